import type { EncodedBody } from "../types/policy.js";
import { writeJson } from "./json-text.js";

/**
 * Encodes parameters as JSON text, for example to sign it. By default they are an object, which adapters and clients write
 * as JSON.
 *
 * ```ts
 * const request = new Endpoint().withPolicy({ body: json }).build("POST /x", { a: [1, null] });
 * request.body; // => '{"a":[1,null]}'
 * request.headers["content-type"]; // => "application/json; charset=utf-8"
 * ```
 *
 * @param members - any values of JSON; `toJSON` is used
 * @throws {InvalidRequestError} When a value has no form in JSON, such as a Map, a File or NaN. It names the place.
 */
export function json(members: Readonly<Record<string, unknown>>): EncodedBody & { readonly body: string } {
  return { body: writeJson(members), contentType: "application/json; charset=utf-8" };
}
