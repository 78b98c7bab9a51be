import type { EncodedBody } from "../types/policy.js";
import { writeJson } from "./json-text.js";
import { isList, ownItems } from "../kernel/values.js";

/** The result of `json`. */
export interface EncodedJson extends EncodedBody {
  readonly body: string;
}

/** The result of `jsonLines`. */
export interface EncodedJsonLines extends EncodedBody {
  readonly body: string;
  readonly contentType: "application/x-ndjson";
}

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
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when JSON cannot represent a value, such as a Map, a File or NaN. It contains the path
 * of the value.
 */
export function json(members: Readonly<Record<string, unknown>>): EncodedJson {
  return { body: writeJson(members), contentType: "application/json; charset=utf-8" };
}

/**
 * Encodes a list as JSON, one line for each item (NDJSON). Holes of a list are left out. Anything else is one line.
 *
 * ```ts
 * const api = new Endpoint().withPolicy({ body: jsonLines });
 * const request = api.build("POST /bulk", {}, { data: [{ index: 1 }, { name: "a" }] });
 * request.body; // => '{"index":1}\n{"name":"a"}\n'
 * request.headers["content-type"]; // => "application/x-ndjson"
 * ```
 *
 * @param members - the list, or the members of an object
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when JSON cannot represent a value. It contains the path of the value.
 */
export function jsonLines(members: Readonly<Record<string, unknown>> | readonly unknown[]): EncodedJsonLines {
  const items: readonly unknown[] = isList(members) ? ownItems(members) : [members];
  return { body: items.map((item) => `${writeJson(item)}\n`).join(""), contentType: "application/x-ndjson" };
}
