import { EndpointError } from "../errors/endpoint-error.js";
import { invalidRequest } from "../errors/invalid-request.js";
import type { RequestOptions } from "../types/options.js";
import type { CarriesResponse, CarriesResponsesOf, ResponseOf } from "../types/response.js";
import type { NotAChain } from "../types/mistakes.js";
import { holdFor } from "./abort-signal.js";
import { refuse, type AdapterOptions } from "./message.js";
import { withoutPrototype } from "./request.js";
import { toFetch, type FetchInit } from "./to-fetch.js";

/** The platform's `Request`, from the types of the DOM or of Node. */
type PlatformRequest = typeof globalThis extends { Request: { prototype: infer Instance } } ? Instance : object;

/** A `Request` with the response type. */
export type TypedRequest<Response = unknown, Built = unknown> = PlatformRequest &
  CarriesResponse<Response> &
  CarriesResponsesOf<Built>;

/**
 * Converts request options to a `Request` of the Fetch Standard.
 *
 * ```ts
 * const request = toRequest(endpoint("PATCH /user", { name: "Mona" }));
 * request.method; // => "PATCH"
 * request.headers.get("content-type"); // => "application/json; charset=utf-8"
 * ```
 *
 * Next.js reads its option `next` from the arguments of `fetch` only: use `toFetch` there.
 *
 * @param request - The result of `build()`, or a plain object with `method`, `url` and `headers`.
 * @param options - `stringify` replaces `JSON.stringify` for a JSON body.
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when the request is invalid, or the `Request` constructor rejects it, for example because
 * of a body with GET.
 */
export function toRequest<Built>(
  this: NotAChain<Built, "toRequest">,
  request: Built & RequestOptions,
  options?: AdapterOptions,
): TypedRequest<ResponseOf<Built>, Built> {
  const [url, init] = toFetch<RequestOptions>(request, options);
  try {
    // Without a prototype, because the constructor also reads inherited options.
    const made = new Request(url, withoutPrototype(init));
    // A Request follows its signal only as long as somebody holds it, and fetch() holds the signal of the Request alone.
    holdFor(made.signal, made);
    return made;
  } catch (error) {
    // Of a body that it would send as its name.
    if (error instanceof EndpointError) throw error;
    // The error is not the cause, because it may quote the url.
    const [path, problem] = explainRejection(url, init);
    throw invalidRequest(path, problem);
  }
}

/** The requests that `Request` does not support (Fetch Standard, "new Request(input, init)"). */
function explainRejection(url: string, init: FetchInit): [path: string, problem: string] {
  const { method, body } = init as { method: string; body?: unknown };
  if (/^(?:CONNECT|TRACE|TRACK)$/.test(method)) return ["method", "is rejected by the Request constructor"];
  if (/^(?:GET|HEAD)$/.test(method) && body !== undefined)
    return ["body", "is rejected by the Request constructor; GET and HEAD have no body"];
  // Outside of a page, it has no origin to complete a path.
  if (url.startsWith("/") && !isAccepted(url, {})) refuse("url", "origin");
  const options = Object.entries<unknown>({ ...init }).filter(([name]) => !/^(?:method|headers|body)$/.test(name));
  const wrong = options.find(([name, value]) => !isAccepted(url, { [name]: value }));
  return [wrong ? `request.${wrong[0]}` : "request", "is rejected by the Request constructor"];
}

function isAccepted(url: string, init: object): boolean {
  try {
    return Boolean(new Request(url, withoutPrototype(init)));
  } catch {
    return false;
  }
}
