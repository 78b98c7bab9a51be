import { optionError } from "../own-names.js";
import { isPlainObject, kindOf, setOwn } from "../value-kind.js";

/** Reads the `request` option: any object, kept by identity (decision A3). */
export function readRequest(request: unknown): object {
  if (isPlainObject(request) || kindOf(request) === "a class instance") return request as object;
  throw optionError("request", `it takes an object, not ${kindOf(request)}`);
}

/** Given once, it is that very object; given more often, a fresh one with later keys over earlier (decision A4). */
export function mergeRequest(layers: readonly object[]): object | undefined {
  if (layers.length < 2) return layers[0];
  const merged = {};
  for (const request of layers) {
    // The copy is what reads each key once.
    const own: Record<PropertyKey, unknown> = { ...request };
    for (const key of Reflect.ownKeys(own)) setOwn(merged, key, own[key]);
  }
  return merged;
}
