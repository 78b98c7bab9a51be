import type { EncodedJson } from "./encoded.js";
import { writeJson } from "./json-text.js";

/**
 * Encodes parameters as JSON text, for example to sign it. Without an encoder, the body is an object, which adapters
 * and clients send as JSON.
 *
 * ```ts
 * const request = new Endpoint().withPolicy({ body: json }).build("POST /x", { a: [1, null] });
 * request.body; // => '{"a":[1,null]}'
 * request.headers["content-type"]; // => "application/json; charset=utf-8"
 * ```
 *
 * @param members - values that JSON can represent, or with a method `toJSON()`
 * @throws {InvalidRequestError} When JSON cannot represent a value, such as a Map, a File or NaN. It contains the path
 * of the value.
 */
export function json(members: Readonly<Record<string, unknown>>): EncodedJson {
  return { body: writeJson(members), contentType: "application/json; charset=utf-8" };
}
