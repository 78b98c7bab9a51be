import { MOST_ITEMS, writeJson } from "../bodies/json-text.js";
import { isScalar } from "../kernel/values.js";
import { InvalidRequestError } from "../errors/invalid-request.js";
import { isWellFormed } from "../shared/well-formed.js";

/** A function that writes a value as JSON text, like `JSON.stringify`. */
export type Stringify = (value: unknown) => string;

/**
 * Encodes a body as JSON.
 *
 * @throws {InvalidRequestError} When JSON cannot represent a value, or when `stringify` throws or does not return a
 * string.
 */
export function encodeJson(body: unknown, stringify?: Stringify): string {
  // Checking every value would double the time of JSON.stringify.
  if (!stringify) return isPlainData(body) ? JSON.stringify(body) : writeJson(body);
  let text: unknown;
  let thrown: unknown;
  try {
    // The result of the caller's function is trusted (decision D9).
    text = stringify(body);
  } catch (error) {
    thrown = error;
  }
  if (typeof text === "string") return wellFormed(text);
  throw new InvalidRequestError("body", "must be accepted by the option stringify", thrown);
}

/** The maximum depth, so that the stack does not overflow. */
const DEEP = 500;

/**
 * Whether JSON can represent a value without loss: it consists of plain objects, lists, text, finite numbers, booleans,
 * `null` and `undefined`. A deep value may be a cycle.
 */
function isPlainData(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null)
    return value === undefined ? depth > 0 : value === null || (isScalar(value) && typeof value !== "bigint");
  const isList = Array.isArray(value);
  if (depth > DEEP || (isList ? value.length > MOST_ITEMS : !hasPlainPrototype(value))) return false;
  // Most values in bodies are texts, which need no call.
  if (isList) {
    for (const member of value as unknown[])
      if (typeof member !== "string" && !isPlainData(member, depth + 1)) return false;
    return true;
  }
  for (const name in value) {
    const member = (value as Readonly<Record<string, unknown>>)[name];
    if (typeof member !== "string" && !isPlainData(member, depth + 1)) return false;
  }
  return true;
}

/** Not by its `constructor`, which iterators inherit from Object in Node 20. */
function hasPlainPrototype(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * Returns a text that UTF-8 can represent. Clients replace a lone surrogate by U+FFFD (decision D9).
 *
 * @throws {InvalidRequestError} When a text is not well-formed Unicode.
 */
export function wellFormed(text: string, path = "body"): string {
  if (isWellFormed(text)) return text;
  throw new InvalidRequestError(path, "must be well-formed Unicode; it contains a lone surrogate");
}
