import type { RequestOptions } from "../types/options.js";
import type { CarriesResponse } from "../types/response.js";
import { pickDefined, type ClientOption } from "./client-options.js";
import { framingHeader } from "./framing.js";
import { readMessage, type AdapterOptions, type Message } from "./message.js";
import { ownProperties } from "./own-properties.js";

/** The request config of `axios`. */
export interface AxiosConfig<Response = unknown> extends CarriesResponse<Response> {
  /** The method in upper case. */
  method: string;
  url: string;
  /** The headers with lower-case names. `content-type: false` stops axios from adding its default. */
  headers: Record<string, string | false>;
  data?: ClientOption;
  /** Empty, because axios would stringify JSON text again and send the whole buffer behind a view. */
  transformRequest: [];
  /** Set for a web stream, which no other adapter of axios supports. */
  adapter?: "fetch";
  httpAgent?: ClientOption;
  httpsAgent?: ClientOption;
  maxRedirects?: number;
  signal?: ClientOption;
  timeout?: ClientOption;
}

/**
 * Converts request options to the request config of `axios`.
 *
 * ```ts
 * const config = toAxios(endpoint("PATCH /user", { name: "Mona", request: { timeout: 500 } }));
 * config.method; // => "PATCH"
 * config.data; // => '{"name":"Mona"}'
 * config.timeout; // => 500
 * ```
 *
 * @param request - The result of `build()`, or a plain object with `method`, `url` and `headers`.
 * @param options - `stringify` replaces `JSON.stringify` for a JSON body.
 * @throws {InvalidRequestError} When the request is invalid or its body cannot be encoded.
 */
export function toAxios<Response>(request: RequestOptions<Response>, options?: AdapterOptions): AxiosConfig<Response> {
  const message = readMessage(request, options);
  const { method, url, headers, kind, contentType, clientOptions } = message;
  const { agent, redirect, signal, timeout } = ownProperties(clientOptions);
  const isWebStream = kind === "stream" && !("pipe" in message.content);
  const framing = isWebStream ? undefined : framingHeader(message);
  const axiosHeaders = contentType || kind === "form-data" ? headers : { "content-type": false as const, ...headers };
  return {
    method,
    url,
    headers: framing ? { ...framing, ...axiosHeaders } : axiosHeaders,
    transformRequest: [],
    ...(kind !== "none" && { data: toAxiosData(message) }),
    ...(isWebStream && { adapter: "fetch" }),
    ...(clientOptions &&
      pickDefined({
        [/^https/i.test(url) ? "httpsAgent" : "httpAgent"]: agent,
        maxRedirects: redirect === "manual" || redirect === "error" ? 0 : undefined,
        signal,
        timeout,
      })),
  };
}

function toAxiosData({ kind, content, contentType }: Message): unknown {
  // Axios does not support views, and always sends the Blob's own type.
  if (kind === "bytes") return content.slice().buffer;
  return kind === "blob" ? content.slice(0, content.size, contentType ?? "") : content;
}
