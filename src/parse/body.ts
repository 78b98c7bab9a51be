import type { Parameters } from "../merged-options.js";
import { isList, isPlainObject, setOwn } from "../value-kind.js";

/** Parameters as the members of a JSON object, values by identity; `undefined` without any (specification P3; D1). */
export function jsonBody({ names, values }: Parameters): Record<string, unknown> | undefined {
  if (names.length === 0) return undefined;
  const body: Record<string, unknown> = {};
  names.forEach((name, index) => {
    setOwn(body, name, values[index]);
  });
  return body;
}

/** Announces what clients write as JSON, a plain object or a list, where nothing else is announced (decision D3). */
export function withContentType(headers: Record<string, string>, body: unknown): void {
  if (isPlainObject(body) || isList(body)) headers["content-type"] ??= "application/json; charset=utf-8";
}
