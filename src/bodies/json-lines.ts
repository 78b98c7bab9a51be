import { isList, ownItems } from "../kernel/values.js";
import type { EncodedJsonLines } from "./encoded.js";
import { writeJson } from "./json-text.js";

/**
 * Encodes a list as JSON, one line for each item (NDJSON). Holes of a list are left out. Anything else is one line.
 *
 * ```ts
 * const api = new Endpoint().withPolicy({ body: jsonLines });
 * const request = api.build("POST /bulk", { data: [{ index: 1 }, { name: "a" }] });
 * request.body; // => '{"index":1}\n{"name":"a"}\n'
 * request.headers["content-type"]; // => "application/x-ndjson"
 * ```
 *
 * @param members - the list, or the members of an object
 * @throws {InvalidRequestError} When JSON cannot represent a value. It contains the path of the value.
 */
export function jsonLines(members: Readonly<Record<string, unknown>> | readonly unknown[]): EncodedJsonLines {
  const items: readonly unknown[] = isList(members) ? ownItems(members) : [members];
  return { body: items.map((item) => `${writeJson(item)}\n`).join(""), contentType: "application/x-ndjson" };
}
