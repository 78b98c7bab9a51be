import { InvalidRequestError } from "./invalid-request-error.js";
import type { RequestOptions } from "../types/options.js";
import type { CarriesResponse } from "../types/response.js";
import type { AdapterOptions } from "./message.js";
import { ownProperties } from "./own-properties.js";
import { toFetch } from "./to-fetch.js";

/** The platform's `Request`, from the types of the DOM or of Node. */
type PlatformRequest = typeof globalThis extends { Request: { prototype: infer Instance } } ? Instance : object;

/** A `Request` that carries the response type. */
export type TypedRequest<Response = unknown> = PlatformRequest & CarriesResponse<Response>;

/**
 * Converts request options to a `Request` of the Fetch Standard.
 *
 * ```ts
 * const request = toRequest(endpoint("PATCH /user", { name: "Mona" }));
 * request.method; // => "PATCH"
 * request.headers.get("content-type"); // => "application/json; charset=utf-8"
 * ```
 *
 * @param request - The result of `build()`, or a plain object with `method`, `url` and `headers`.
 * @param options - `stringify` replaces `JSON.stringify` for a JSON body.
 * @throws {InvalidRequestError} When the request is invalid, or the `Request` constructor rejects it, for example because
 * of a body with GET.
 */
export function toRequest<Response>(
  request: RequestOptions<Response>,
  options?: AdapterOptions,
): TypedRequest<Response> {
  const [url, init] = toFetch(request, options);
  try {
    // Without a prototype, because the constructor also reads inherited options (decision B6).
    return new Request(url, ownProperties(init));
  } catch (cause) {
    throw new InvalidRequestError("request", "is rejected by the Request constructor; see cause", { cause });
  }
}
