import { InvalidRequestError } from "../errors/invalid-request-error.js";
import { isScalar } from "../shared/value-kind.js";

/**
 * Writes a plain object as `application/x-www-form-urlencoded`: a list repeats its name, what is absent is left out.
 *
 * @throws InvalidRequestError where a member is no single value and no list of these
 */
export function formText(members: object): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(members)) {
    for (const item of [value].flat() as ({ toJSON?: () => unknown } | null | undefined)[]) {
      // As JSON has it: a Date, a URL and the like say what text they are.
      const single: unknown = typeof item?.toJSON === "function" ? item.toJSON() : item;
      if (isScalar(single)) form.append(name, String(single));
      else if ((single ?? null) !== null) throw new InvalidRequestError(`body.${name}`, "a form has no place for it");
    }
  }
  return String(form);
}
