import type { RequestOptions } from "../types/options.js";
import type { CarriesResponse, CarriesResponsesOf, ResponseOf } from "../types/response.js";
import type { NotAChain } from "../types/mistakes.js";
import { joinSignal, pickDefined } from "./client-options.js";
import { readMessage, type AdapterOptions } from "./message.js";
import { isForeign, noticedBody } from "./noticed-body.js";
import { toWebStream } from "./source.js";

/** The options of the platform's `fetch`, from the types of the DOM or of Node. */
type PlatformInit = typeof globalThis extends { fetch: (input: never, init?: infer Init) => unknown }
  ? NonNullable<Init>
  : object;

/** The options of `fetch`. */
export type FetchInit<Response = unknown, Built = unknown> = PlatformInit &
  CarriesResponse<Response> &
  CarriesResponsesOf<Built> & {
    /** The method in upper case. */
    method: string;
    /** The headers with lower-case names. */
    headers: Record<string, string>;
  };

/** The arguments of `fetch`; the options have the response type. */
export type FetchArguments<Response = unknown, Built = unknown> = [url: string, init: FetchInit<Response, Built>];

/** The arguments of `fetch` for a request. The compiler shows this name for `fetch(toFetch(request))`, which lacks `...`. */
export type SpreadIntoFetch<Built> = [url: string, init: InitFor<Built>];

type InitFor<Built> = FetchInit<ResponseOf<Built>, Built>;

/** The client options that `fetch` supports (G4), and what Cloudflare Workers (`cf`) and Next.js (`next`) add to it. */
const FETCH_OPTIONS =
  /^(?:cache|cf|credentials|dispatcher|integrity|keepalive|mode|next|priority|redirect|referrer(?:Policy)?)$/;

/**
 * Converts request options to the arguments of `fetch`; they work with `ky` and `new Request`, too.
 *
 * ```ts
 * const [url, init] = toFetch(endpoint("PATCH /user", { name: "Mona" }));
 * url; // => "https://api.github.com/user"
 * init.method; // => "PATCH"
 * init.body; // => '{"name":"Mona"}'
 * ```
 *
 * @param request - The result of `build()`, or a plain object with `method`, `url` and `headers`.
 * @param options - `stringify` replaces `JSON.stringify` for a JSON body.
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when the request is invalid or its body cannot be encoded.
 */
export function toFetch<Built>(
  this: NotAChain<Built, "toFetch">,
  request: Built & RequestOptions,
  options?: AdapterOptions,
): SpreadIntoFetch<Built> {
  const message = readMessage(request, options, "page");
  const { method, url, headers, kind, content, clientOptions } = message;
  const body = isForeign(message) ? noticedBody(content) : content;
  const init = {
    method,
    headers,
    ...(content !== undefined && { body: kind === "stream" ? toWebStream(content) : body }),
    // The Fetch Standard requires `duplex` for a stream; "half" is the only value.
    ...(kind === "stream" && { duplex: "half" }),
    // It has no timeout: a signal aborts the request.
    ...(clientOptions &&
      pickDefined({ ...pickDefined(clientOptions, FETCH_OPTIONS), signal: joinSignal(clientOptions) })),
  };
  return [url, init as unknown as FetchInit<ResponseOf<Built>, Built>];
}
