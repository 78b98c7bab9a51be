import { InvalidRequestError } from "../errors/invalid-request.js";
import { isScalar } from "../kernel/values.js";
import { wellFormed } from "./json-body.js";

/**
 * Encodes a plain object as `application/x-www-form-urlencoded`: lists repeat their name, absent values are skipped.
 *
 * @throws {InvalidRequestError} When a value is neither a scalar nor a list of scalars, as the encoder `form` does.
 */
export function encodeForm(fields: object): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of Array.isArray(value) ? itemsOf(value) : [value as Item]) {
      const text = textOf(item, `body.${name}`);
      if (text !== undefined) form.append(wellFormed(name), text);
    }
  }
  return String(form);
}

type Item = { readonly toJSON?: () => unknown } | null | undefined;

/** Returns the text of a scalar, or of an object with `toJSON`, such as a Date or a URL; `undefined` if it is absent. */
function textOf(item: Item, path: string): string | undefined {
  if (item === undefined || item === null) return undefined;
  const scalar: unknown = typeof item.toJSON === "function" ? item.toJSON() : item;
  // That of an invalid Date is null.
  if (isScalar(scalar)) return wellFormed(String(scalar), path);
  throw new InvalidRequestError(
    path,
    "must be a scalar or a list of scalars; use the encoder form of fluent-endpoint/bodies",
  );
}

/** Returns the own items of a list. A sparse list may have a length of four billion. */
function itemsOf(list: readonly Item[]): Item[] {
  return Object.values(list);
}
