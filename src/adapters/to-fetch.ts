import type { RequestOptions } from "../types/options.js";
import type { CarriesResponse } from "../types/response.js";
import { given } from "./client-option.js";
import { readMessage, type AdapterOptions } from "./message.js";

/** What the `fetch` of the program's own platform takes beside the url: that of the DOM's types, or that of Node's. */
type PlatformInit = typeof globalThis extends { fetch: (input: never, init?: infer Init) => unknown }
  ? NonNullable<Init>
  : object;

/** What `fetch` takes beside the url. */
export type FetchInit<Response = unknown> = PlatformInit &
  CarriesResponse<Response> & {
    /** In upper case. */
    method: string;
    /** By their names in lower case. */
    headers: Record<string, string>;
  };

/** The arguments of `fetch`; the second one carries the type of the answer. */
export type FetchArguments<Response = unknown> = [url: string, init: FetchInit<Response>];

/** Has a place in `fetch` under its own name. */
const PASSED =
  /^(?:cache|credentials|dispatcher|integrity|keepalive|mode|priority|redirect|referrer(?:Policy)?|signal)$/;

/**
 * The arguments of `fetch`, and of `ky`, `new Request` and whatever else takes what `fetch` takes.
 *
 * ```ts
 * const [url, init] = toFetch(endpoint("PATCH /user", { name: "Mona" }));
 * url; // => "https://api.github.com/user"
 * init.method; // => "PATCH"
 * init.body; // => '{"name":"Mona"}'
 * ```
 *
 * @param request - what `build()` gives, or the same written by hand
 * @param options - `stringify` writes a JSON body instead of `JSON.stringify`
 * @throws InvalidRequestError where the request cannot be sent; it names the place
 */
export function toFetch<Response>(
  request: RequestOptions<Response>,
  options?: AdapterOptions,
): FetchArguments<Response> {
  const { method, url, headers, kind, content, passed } = readMessage(request, options);
  const init = {
    method,
    headers,
    ...(content !== undefined && { body: content }),
    // Fetch Standard: a body that is read while it is sent; half is all there is.
    ...(kind === "stream" && { duplex: "half" }),
    ...(passed && given(passed, PASSED)),
  };
  return [url, init as unknown as FetchInit<Response>];
}
