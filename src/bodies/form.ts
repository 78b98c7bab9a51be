import { raise } from "../errors/raise.js";
import type { EncoderContext } from "../types/policy.js";
import type { EncodedForm } from "./encoded.js";
import { writeForm } from "./write-form.js";

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
 * @throws {InvalidOptionError} When the members are not the properties of an object, or there is no policy.
 * @throws {InvalidParameterError} When a value cannot be written in a query, or when the policy does not allow objects.
 * It lists all names.
 */
export function form(members: Readonly<Record<string, unknown>>, context: EncoderContext): EncodedForm {
  return writeForm(members, context, raise);
}
