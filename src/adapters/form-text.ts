import { InvalidRequestError } from "../errors/invalid-request-error.js";

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
      const single: unknown = item?.toJSON?.() ?? item;
      if (single === undefined || single === null) continue;
      if (!isSingle(single)) throw new InvalidRequestError(`body.${name}`, "a form has no place for it");
      form.append(name, String(single));
    }
  }
  return String(form);
}

function isSingle(value: unknown): value is string | number | bigint | boolean {
  return /^(?:string|number|bigint|boolean)$/.test(typeof value);
}
