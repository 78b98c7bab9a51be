import type { RequestOptions } from "../types/options.js";
import type { CarriesResponse, CarriesResponsesOf, ResponseOf } from "../types/response.js";
import type { NotAChain } from "../types/mistakes.js";
import { joinSignal, NO_CLIENT_OPTIONS, pickDefined, type ClientOption } from "./client-options.js";
import { readWithForm, type AdapterOptions } from "./message.js";
import { sendOnce } from "./source.js";

/** The options of `request` and `stream` in undici. */
export interface UndiciOptions<Response = unknown, Built = unknown>
  extends CarriesResponse<Response>, CarriesResponsesOf<Built> {
  /** The method in upper case. */
  method: string;
  /** The headers with lower-case names. */
  headers: Record<string, string>;
  body?: ClientOption;
  dispatcher?: ClientOption;
  signal?: ClientOption;
  headersTimeout?: ClientOption;
  bodyTimeout?: ClientOption;
}

/** The arguments of `request` and `stream` in undici; the options have the response type. */
export type UndiciArguments<Response = unknown, Built = unknown> = [
  url: string,
  options: UndiciOptions<Response, Built>,
];

/**
 * Converts request options to the arguments of `request` and `stream` in undici.
 *
 * ```ts
 * const [url, options] = toUndici(endpoint("PATCH /user", { name: "Mona", request: { timeout: 500 } }));
 * url; // => "https://api.github.com/user"
 * options.method; // => "PATCH"
 * options.body; // => '{"name":"Mona"}'
 * options.headersTimeout; // => 500
 * ```
 *
 * @param request - The result of `build()`, or a plain object with `method`, `url` and `headers`.
 * @param options - `stringify` replaces `JSON.stringify` for a JSON body.
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when the request is invalid or its body cannot be encoded.
 */
export function toUndici<Built>(
  this: NotAChain<Built, "toUndici">,
  request: Built & RequestOptions,
  options?: AdapterOptions,
): UndiciArguments<ResponseOf<Built>, Built> {
  // undici never finishes a request with a FormData of the platform instead of its own class.
  const message = readWithForm(request, options);
  const { method, url, headers, kind, content, clientOptions } = message;
  const { dispatcher, timeout } = clientOptions ?? NO_CLIENT_OPTIONS;
  const undiciOptions = {
    method,
    headers,
    ...(content !== undefined && { body: kind === "stream" ? sendOnce(content) : content }),
    ...(clientOptions &&
      pickDefined({
        dispatcher,
        // undici has no timeout for a whole request, and its default limits may be shorter.
        signal: joinSignal(clientOptions),
        headersTimeout: timeout,
        bodyTimeout: timeout,
      })),
  };
  return [url, undiciOptions];
}
