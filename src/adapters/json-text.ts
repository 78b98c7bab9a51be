import { InvalidRequestError } from "../errors/invalid-request-error.js";

/** Writes a value as JSON text, as `JSON.stringify` does. */
export type Stringify = (value: unknown) => string;

/**
 * Writes a body as JSON text, once.
 *
 * @throws InvalidRequestError where there is none: for a cycle, a bigint, a function; it names the place
 */
export function jsonText(body: unknown, stringify?: Stringify): string {
  let text: unknown;
  let cause: unknown;
  try {
    text = (stringify ?? JSON.stringify)(body);
  } catch (error) {
    cause = error;
  }
  if (typeof text === "string") return text;
  const path = stringify ? "body" : pathOfMisfit(body);
  throw new InvalidRequestError(path, "no JSON can be made of it; pass { stringify } for bigint", { cause });
}

/** The path to the last value that `JSON.stringify` comes to before it gives up. */
function pathOfMisfit(body: unknown): string {
  const paths = new Map<unknown, string>();
  let path = "body";
  try {
    JSON.stringify(body, function (this: unknown, name: string, value: unknown) {
      const holder = paths.get(this);
      path = holder === undefined ? path : `${holder}.${name}`;
      paths.set(value, path);
      return value;
    });
    return "body";
  } catch {
    return path;
  }
}
