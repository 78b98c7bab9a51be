import type { EncodedBody, Policy } from "../types/policy.js";
import { toFormPairs } from "./form-pairs.js";

/**
 * Encodes parameters as `application/x-www-form-urlencoded`. Lists and objects follow the policies `arrays` and `objects`,
 * where `comma` means `repeat`; `null` is absent.
 *
 * ```ts
 * const api = new Endpoint().withPolicy({ body: form, arrays: "brackets", objects: "brackets" });
 * const request = api.build("POST /x", { a: "b c", list: [1, 2], map: { k: true } });
 * request.body; // => "a=b+c&list%5B%5D=1&list%5B%5D=2&map%5Bk%5D=true"
 * request.headers["content-type"]; // => "application/x-www-form-urlencoded"
 * ```
 *
 * @param members - values as in a query
 * @param context - the policy of the endpoint
 * @throws {InvalidParameterError} When a value cannot be written in a query, or when the policy does not allow objects.
 * It lists all names.
 */
export function form(
  members: Readonly<Record<string, unknown>>,
  { policy }: { readonly policy: Policy },
): EncodedBody & { readonly body: string } {
  let body = "";
  for (const [name, text] of toFormPairs(members, policy) as [string, string][])
    body += `${body && "&"}${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
  return { body: toFormText(body), contentType: "application/x-www-form-urlencoded" };
}

/** URL Standard, section 5.2: "application/x-www-form-urlencoded" differs from encodeURIComponent in these characters. */
function toFormText(encoded: string): string {
  const text = encoded.replaceAll("%20", "+");
  return text.replace(/[!'()~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
