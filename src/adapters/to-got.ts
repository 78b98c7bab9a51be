import type { RequestOptions } from "../types/options.js";
import type { CarriesResponse, CarriesResponsesOf, ResponseOf } from "../types/response.js";
import type { NotAChain } from "../types/mistakes.js";
import { NO_CLIENT_OPTIONS, pickDefined, type ClientOption } from "./client-options.js";
import { frame } from "./framing.js";
import { readWithForm, type AdapterOptions } from "./message.js";

/** The options of `got`. */
export interface GotOptions<Response = unknown, Built = unknown>
  extends CarriesResponse<Response>, CarriesResponsesOf<Built> {
  /** The method in upper case. At run time, it may also be QUERY, which the types of got lack, or a custom method of a vendor. */
  method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";
  url: string;
  /** The headers with lower-case names. */
  headers: Record<string, string>;
  body?: ClientOption;
  allowGetBody?: boolean;
  agent?: ClientOption;
  followRedirect?: boolean;
  signal?: ClientOption;
  timeout?: ClientOption;
}

/**
 * Converts request options to the options of `got`.
 *
 * ```ts
 * // With got: await got(url, options);
 * const { url, ...options } = toGot(endpoint("PATCH /user", { name: "Mona", request: { timeout: 500 } }));
 * options.method; // => "PATCH"
 * options.body; // => new TextEncoder().encode('{"name":"Mona"}')
 * options.timeout; // => { request: 500 }
 * ```
 *
 * @param request - The result of `build()`, or a plain object with `method`, `url` and `headers`.
 * @param options - `stringify` replaces `JSON.stringify` for a JSON body.
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when the request is invalid or its body cannot be encoded.
 */
export function toGot<Built>(
  this: NotAChain<Built, "toGot">,
  request: Built & RequestOptions,
  options?: AdapterOptions,
): GotOptions<ResponseOf<Built>, Built> {
  // got writes a FormData as a generator, and would wait for it without end the second time.
  const message = readWithForm(request, options);
  const { method, url, headers, kind, content, clientOptions } = message;
  const { agent, redirect, signal, timeout } = clientOptions ?? NO_CLIENT_OPTIONS;
  const bytes = frame(message);
  // After a redirect, got does not end a request whose source has no chunk.
  const body = kind === "blob" && content.size === 0 ? new Uint8Array() : bytes;
  return {
    method: method as GotOptions["method"],
    url,
    headers,
    ...(body && { body, allowGetBody: true }),
    ...(clientOptions &&
      pickDefined({
        agent: agent && { [/^https/i.test(url) ? "https" : "http"]: agent },
        followRedirect: redirect === "manual" || redirect === "error" ? false : undefined,
        signal,
        timeout: timeout && { request: timeout },
      })),
  };
}
