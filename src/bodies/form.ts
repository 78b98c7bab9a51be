import type { Raise } from "../errors/fault.js";
import { raise } from "../errors/raise.js";
import type { EncoderContext } from "../types/policy.js";
import type { EncodedForm } from "./encoded.js";
import { eachFormPair } from "./form-pairs.js";

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

/** The same, for `form` of mini, which has errors of its own. */
export function writeForm(
  members: Readonly<Record<string, unknown>>,
  context: EncoderContext,
  ownRaise: Raise,
): EncodedForm {
  let body = "";
  const add = (name: string, text: string): void => {
    const field = ENCODED.test(name) ? toFormText(name) : name;
    body += `${body && "&"}${field}=${ENCODED.test(text) ? toFormText(text) : text}`;
  };
  eachFormPair(members, context, { add, isFile: undefined, raise: ownRaise });
  return { body, contentType: "application/x-www-form-urlencoded" };
}

/** The characters that a form encodes (URL Standard, section 5.2). A body may be too long for an expression that repeats. */
const ENCODED = /[^\w*.-]/;

/** Encodes a text as "application/x-www-form-urlencoded": the platform does that, but takes long for each. */
function toFormText(text: string): string {
  return new URLSearchParams([["", text]]).toString().slice(1);
}
