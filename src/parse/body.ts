import type { Parameters } from "../parameters.js";
import { isList, isPlainObject, setOwn } from "../value-kind.js";

/** Parameters as the members of a JSON object, values by identity; `undefined` without any (specification P3; D1). */
export function jsonBody({ names, values }: Parameters): Record<string, unknown> | undefined {
  if (names.length === 0) return undefined;
  const body: Record<string, unknown> = {};
  for (let index = 0; index < names.length; index += 1) setOwn(body, names[index]!, values[index]);
  return body;
}

/** Announces what clients write as JSON, a plain object or a list, where nothing else is announced (decision D3). */
export function announceJson(headers: Record<string, string>, body: unknown): void {
  if ((isPlainObject(body) || isList(body)) && !Object.hasOwn(headers, "content-type")) {
    setOwn(headers, "content-type", "application/json; charset=utf-8");
  }
}
