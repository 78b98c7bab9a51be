import { InvalidRequestError } from "../errors/invalid-request.js";
import { isScalar } from "../kernel/values.js";

/**
 * Encodes a plain object as `application/x-www-form-urlencoded`: lists repeat their name, absent values are skipped.
 *
 * @throws {InvalidRequestError} When a value is neither a scalar nor a list of scalars.
 */
export function encodeForm(fields: object): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of Array.isArray(value) ? itemsOf(value) : [value as Item]) {
      // Objects with `toJSON`, such as Date and URL, are encoded as in JSON.
      const scalar: unknown = typeof item?.toJSON === "function" ? item.toJSON() : item;
      if (isScalar(scalar)) form.append(name, String(scalar));
      else if ((scalar ?? null) !== null)
        throw new InvalidRequestError(
          `body.${name}`,
          "must be a scalar or a list of scalars; use the encoder form of fluent-endpoint/bodies",
        );
    }
  }
  return String(form);
}

type Item = { readonly toJSON?: () => unknown } | null | undefined;

/** Returns the own items of a list. A sparse list may have a length of four billion. */
function itemsOf(list: readonly Item[]): Item[] {
  return Object.values(list);
}
