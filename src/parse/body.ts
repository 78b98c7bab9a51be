import { isList, isPlainObject } from "../value-kind.js";

/** Announces what clients write as JSON, a plain object or a list, where nothing else is announced (decision D3). */
export function announceJson(headers: Record<string, string>, body: unknown): Record<string, string> {
  return (isPlainObject(body) || isList(body)) && !Object.hasOwn(headers, "content-type")
    ? { ...headers, "content-type": "application/json; charset=utf-8" }
    : headers;
}
