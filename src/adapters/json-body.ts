import { writeJson } from "../bodies/json-text.js";
import { InvalidRequestError } from "./invalid-request-error.js";

/** A function that writes a value as JSON text, like `JSON.stringify`. */
export type Stringify = (value: unknown) => string;

/**
 * Encodes a body as JSON.
 *
 * @throws {InvalidRequestError} When a value has no form in JSON, or when `stringify` throws or returns no string.
 */
export function encodeJson(body: unknown, stringify?: Stringify): string {
  // The check of every value takes as long as JSON.stringify again.
  if (!stringify) return isPlainData(body) ? JSON.stringify(body) : writeJson(body);
  let text: unknown;
  let thrown: unknown;
  try {
    // What the caller's own function writes is trusted (decision D9).
    text = stringify(body);
  } catch (error) {
    thrown = error;
  }
  if (typeof text === "string") return text;
  throw new InvalidRequestError("body", "must be representable in JSON by the given stringify", thrown);
}

/** Fewer levels than a stack has. */
const DEEP = 500;

/**
 * Whether a value consists of plain objects, lists, text, finite numbers, booleans, `null` and `undefined`: JSON loses
 * nothing of it. A deep value does not count, because it may be a cycle.
 */
function isPlainData(value: unknown, depth = 0): boolean {
  if (typeof value === "string" || typeof value === "boolean" || value === null) return true;
  if (typeof value !== "object") return Number.isFinite(value) || (value === undefined && depth > 0);
  if (depth > DEEP) return false;
  if (Array.isArray(value)) {
    for (const item of value) if (!isPlainData(item, depth + 1)) return false;
    return true;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const name in value) if (!isPlainData((value as Record<string, unknown>)[name], depth + 1)) return false;
  return true;
}
