import { InvalidRequestError } from "../errors/invalid-request-error.js";

/** Writes a value as JSON text, as `JSON.stringify` does. */
export type Stringify = (value: unknown) => string;

/**
 * Writes a body as JSON text, once.
 *
 * @throws InvalidRequestError where that fails
 */
export function jsonText(body: unknown, stringify: Stringify = JSON.stringify): string {
  let text: unknown, cause: unknown;
  try {
    text = stringify(body);
  } catch (error) {
    cause = error;
  }
  if (typeof text === "string") return text;
  throw new InvalidRequestError(placeOfMisfit(body), "no JSON can be made of it; pass { stringify }", { cause });
}

/** The path to the last value that `JSON.stringify` comes to before it gives up. */
function placeOfMisfit(body: unknown): string {
  const names: string[] = [];
  const values: unknown[] = [];
  try {
    JSON.stringify(body, function (this: unknown, name: string, value: unknown) {
      while (names.length > 0 && values.at(-1) !== this) {
        names.pop();
        values.pop();
      }
      names.push(name);
      values.push(value);
      return value;
    });
  } catch {
    // As expected.
  }
  return `body${names.join(".")}`;
}
