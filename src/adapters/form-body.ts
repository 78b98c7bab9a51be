import { InvalidRequestError } from "./invalid-request-error.js";
import { ownItems } from "../shared/own-properties.js";
import { isList, isScalar } from "../shared/value-kind.js";

/**
 * Encodes a plain object as `application/x-www-form-urlencoded`: lists repeat their name, absent values are skipped.
 *
 * @throws {InvalidRequestError} When a value is neither a scalar nor a list of scalars.
 */
export function encodeForm(fields: object): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    const items = (isList(value) ? ownItems(value) : [value]) as ({ toJSON?: () => unknown } | null | undefined)[];
    for (const item of items) {
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
