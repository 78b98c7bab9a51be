import { InvalidRequestError } from "../errors/invalid-request-error.js";
import type { RequestOptions } from "../types/options.js";
import type { CarriesResponse } from "../types/response.js";
import type { AdapterOptions } from "./message.js";
import { toFetch } from "./to-fetch.js";

/** The `Request` of the program's own platform. */
type PlatformRequest = typeof globalThis extends { Request: { prototype: infer Instance } } ? Instance : object;

/** A WHATWG `Request` that carries the type of the answer. */
export type CarryingRequest<Response = unknown> = PlatformRequest & CarriesResponse<Response>;

/**
 * A WHATWG `Request`.
 *
 * ```ts
 * const request = toRequest(endpoint("PATCH /user", { name: "Mona" }));
 * request.method; // => "PATCH"
 * request.headers.get("content-type"); // => "application/json; charset=utf-8"
 * ```
 *
 * @param request - what `build()` gives, or the same written by hand
 * @param options - `stringify` writes a JSON body instead of `JSON.stringify`
 * @throws InvalidRequestError where the request cannot be sent, or the platform's `Request` refuses it: a body with GET
 */
export function toRequest<Response>(
  request: RequestOptions<Response>,
  options?: AdapterOptions,
): CarryingRequest<Response> {
  const [url, init] = toFetch(request, options);
  try {
    // Without a prototype: a platform looks for what is not given there too (decision B6).
    return new Request(url, { __proto__: null, ...init } as RequestInit);
  } catch (cause) {
    throw new InvalidRequestError("request", "the platform's Request refuses it, see cause", { cause });
  }
}
