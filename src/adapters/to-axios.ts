import type { RequestOptions } from "../types/options.js";
import type { CarriesResponse } from "../types/response.js";
import { given, type ClientOption } from "./client-option.js";
import { framing } from "./framing.js";
import { readMessage, type AdapterOptions, type Message } from "./message.js";
import { own } from "./own.js";

/** What `axios` takes. */
export interface AxiosConfig<Response = unknown> extends CarriesResponse<Response> {
  /** In upper case. */
  method: string;
  url: string;
  /** By their names in lower case; `false` keeps axios from announcing a form where nothing is announced. */
  headers: Record<string, string | false>;
  data?: ClientOption;
  /** None: axios would write text that is announced as JSON anew, and all of the buffer behind a view. */
  transformRequest: [];
  /** Where the body is a web stream, which axios sends in no other way. */
  adapter?: "fetch";
  httpAgent?: ClientOption;
  httpsAgent?: ClientOption;
  maxRedirects?: number;
  signal?: ClientOption;
  timeout?: ClientOption;
}

/**
 * The config of `axios`.
 *
 * ```ts
 * const config = toAxios(endpoint("PATCH /user", { name: "Mona", request: { timeout: 500 } }));
 * config.method; // => "PATCH"
 * config.data; // => '{"name":"Mona"}'
 * config.timeout; // => 500
 * ```
 *
 * @param request - what `build()` gives, or the same written by hand
 * @param options - `stringify` writes a JSON body instead of `JSON.stringify`
 * @throws InvalidRequestError where the request cannot be sent; it names the place
 */
export function toAxios<Response>(request: RequestOptions<Response>, options?: AdapterOptions): AxiosConfig<Response> {
  const message = readMessage(request, options);
  const { method, url, headers, kind, type, passed } = message;
  const { agent, redirect, signal, timeout } = own(passed);
  const isWebStream = kind === "stream" && !("pipe" in message.content);
  const fields = isWebStream ? undefined : framing(message);
  const announced = type || kind === "form-data" ? headers : { "content-type": false as const, ...headers };
  return {
    method,
    url,
    headers: fields ? { ...fields, ...announced } : announced,
    transformRequest: [],
    ...(kind !== "none" && { data: dataOf(message) }),
    ...(isWebStream && { adapter: "fetch" }),
    ...(passed &&
      given({
        [/^https/i.test(url) ? "httpsAgent" : "httpAgent"]: agent,
        maxRedirects: redirect === "manual" || redirect === "error" ? 0 : undefined,
        signal,
        timeout,
      })),
  };
}

function dataOf({ kind, content, type }: Message): unknown {
  // Axios takes no view, and announces a Blob by its own type.
  if (kind === "bytes") return content.slice().buffer;
  return kind === "blob" ? content.slice(0, content.size, type ?? "") : content;
}
