import { callHook, type Finalize } from "../api/finalize.js";
import { encodeBody } from "../bodies/encode-body.js";
import { getOwn, isPlainObject, type Values } from "../kernel/values.js";
import type { Attachment } from "../types/mini-attachment.js";
import type { BodyEncoder, Policy, QueryEncoder } from "../types/policy.js";
import { encodeQuery } from "../vendor/encode-query.js";
import { ARRAYS, OBJECTS, writePairs } from "../vendor/query-pairs.js";
import { Attachment as Class } from "./attachment.js";
import { raise } from "./error.js";

// What a page attaches to mini: the same code that the library attaches to each of its vendors. A page has what it imports.

/**
 * Attaches a policy for lists in the query, and in forms.
 *
 * ```ts
 * const shop = new Endpoint({ baseUrl: "https://api.example.com", attach: [arrays("repeat")] });
 * shop.build("GET /orders", { tag: ["new", "paid"] }).url; // => "https://api.example.com/orders?tag=new&tag=paid"
 * ```
 *
 * @param style - `"comma"`, `"repeat"`, `"brackets"` or `"indices"`, as the policy `arrays` of `fluent-endpoint`
 * @throws {EndpointError} When it is another one.
 */
export function arrays(style: Policy["arrays"]): Attachment {
  check("arrays", ARRAYS.includes(style), '"comma", "repeat", "brackets" or "indices"');
  return attachment({ policy: { arrays: style }, vendor: { writePairs } });
}

/**
 * Attaches a policy for plain objects in the query, and in forms.
 *
 * ```ts
 * const shop = new Endpoint({ baseUrl: "https://api.example.com", attach: [objects("brackets")] });
 * shop.build("GET /orders", { filter: { paid: true } }).url; // => "https://api.example.com/orders?filter%5Bpaid%5D=true"
 * ```
 *
 * @param style - `"brackets"`, as the policy `objects` of `fluent-endpoint`; `"error"` is what mini does without it
 * @throws {EndpointError} When it is another one.
 */
export function objects(style: Policy["objects"]): Attachment {
  check("objects", OBJECTS.includes(style), '"error" or "brackets"');
  return attachment({ policy: { objects: style }, vendor: { writePairs } });
}

/**
 * Attaches an encoder of bodies: `form` or `multipart` of mini, one of `fluent-endpoint/bodies`, or your own.
 *
 * ```ts
 * const shop = new Endpoint({ baseUrl: "https://api.example.com", attach: [body(form)] });
 * const request = shop.build("POST /orders", { note: "Thank you" });
 * request.body; // => "note=Thank+you"
 * request.headers["content-type"]; // => "application/x-www-form-urlencoded"
 * ```
 *
 * @param encoder - as the policy `body` of `fluent-endpoint`
 * @throws {EndpointError} When it is not a function.
 */
export function body(encoder: BodyEncoder): Attachment {
  check("body", typeof encoder === "function");
  return attachment({ policy: { body: encoder }, vendor: { encode: encodeBody } });
}

/**
 * Attaches an encoder of the query parameters that have no placeholder.
 *
 * ```ts
 * const sorted: QueryEncoder = (parameters, { pairs }) =>
 *   Object.keys(parameters).sort().flatMap((name) => pairs(name, parameters[name]));
 * const shop = new Endpoint({ baseUrl: "https://api.example.com", attach: [query(sorted)] });
 * shop.build("GET /orders", { page: 2, from: "May" }).url; // => "https://api.example.com/orders?from=May&page=2"
 * ```
 *
 * @param encoder - as the policy `query` of `fluent-endpoint`
 * @throws {EndpointError} When it is not a function.
 */
export function query(encoder: QueryEncoder): Attachment {
  check("query", typeof encoder === "function");
  return attachment({ policy: { query: encoder }, vendor: { encodeQuery } });
}

/**
 * Attaches a hook that changes each finished request, as `finalize()` of a subclass of `Endpoint` does in `fluent-endpoint`.
 *
 * ```ts
 * const shop = new Endpoint({
 *   baseUrl: "https://api.example.com",
 *   attach: [finalize((request, { route }) => ({ ...request, headers: { ...request.headers, "x-route": route ?? "" } }))],
 * });
 * shop.build("GET /orders/{id}", { id: 7 }).headers["x-route"]; // => "GET /orders/{id}"
 * ```
 *
 * @param hook - synchronous; it returns request options, whose `headers` are a plain object
 * @throws {EndpointError} When it is not a function.
 */
export function finalize(hook: Finalize): Attachment {
  check("finalize", typeof hook === "function");
  return attachment({
    after: (built, call) => {
      const finalized = callHook(hook, built, call);
      const headers = getOwn(finalized as unknown as Values, "headers");
      // `toFetch` sends the entries of a plain object only.
      if (!isPlainObject(headers)) raise("ERR_INVALID_OPTION", [{ name: "finalize", reason: "form" }]);
      return finalized;
    },
  });
}

function check(name: string, isValid: boolean, detail = "a function"): void {
  if (!isValid) raise("ERR_INVALID_OPTION", [{ name: `attach.${name}`, reason: "form", detail }]);
}

function attachment(parts: Class["parts"]): Attachment {
  return new Class(parts) as unknown as Attachment;
}
