import { InvalidRequestError } from "./invalid-request-error.js";

/** A function that writes a value as JSON text, like `JSON.stringify`. */
export type Stringify = (value: unknown) => string;

/**
 * Encodes a body as JSON.
 *
 * @throws {InvalidRequestError} When `stringify` throws or returns no string, such as for a cycle, a bigint or a function.
 */
export function encodeJson(body: unknown, stringify?: Stringify): string {
  let text: unknown;
  let thrown: unknown;
  try {
    text = (stringify ?? JSON.stringify)(body);
  } catch (error) {
    thrown = error;
  }
  if (typeof text === "string") return text;
  const path = stringify ? "body" : findUnsupportedValue(body);
  throw new InvalidRequestError(path, "must be representable in JSON; for bigint, pass { stringify }", thrown);
}

/** Returns the path of the last value that `JSON.stringify` visits before it throws. */
function findUnsupportedValue(body: unknown): string {
  const paths = new Map<unknown, string>();
  let path = "body";
  try {
    JSON.stringify(body, function (this: unknown, name: string, value: unknown) {
      const parent = paths.get(this);
      path = parent === undefined ? path : `${parent}.${name}`;
      paths.set(value, path);
      return value;
    });
    return "body";
  } catch {
    return path;
  }
}
