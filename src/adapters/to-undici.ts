import type { RequestOptions } from "../types/options.js";
import type { CarriesResponse } from "../types/response.js";
import { given, type ClientOption } from "./client-option.js";
import { readMessage, type AdapterOptions } from "./message.js";
import { own } from "./own.js";
import { multipart } from "./multipart.js";

/** What `request` of undici takes beside the url. */
export interface UndiciOptions<Response = unknown> extends CarriesResponse<Response> {
  /** In upper case. */
  method: string;
  /** By their names in lower case. */
  headers: Record<string, string>;
  body?: ClientOption;
  dispatcher?: ClientOption;
  signal?: ClientOption;
  headersTimeout?: ClientOption;
  bodyTimeout?: ClientOption;
}

/** The arguments of `request` and `stream` of undici; the second one carries the type of the answer. */
export type UndiciArguments<Response = unknown> = [url: string, options: UndiciOptions<Response>];

/**
 * The arguments of `request` and `stream` of undici.
 *
 * ```ts
 * const [url, options] = toUndici(endpoint("PATCH /user", { name: "Mona", request: { timeout: 500 } }));
 * url; // => "https://api.github.com/user"
 * options.method; // => "PATCH"
 * options.body; // => '{"name":"Mona"}'
 * options.headersTimeout; // => 500
 * ```
 *
 * @param request - what `build()` gives, or the same written by hand
 * @param options - `stringify` writes a JSON body instead of `JSON.stringify`
 * @throws InvalidRequestError where the request cannot be sent; it names the place
 */
export function toUndici<Response>(
  request: RequestOptions<Response>,
  options?: AdapterOptions,
): UndiciArguments<Response> {
  const { method, url, headers, kind, content, passed } = readMessage(request, options);
  const { dispatcher, signal, timeout } = own(passed);
  // Undici waits for ever for a FormData of another class than its own, such as that of the platform.
  const [fields, body] =
    kind === "form-data" && content instanceof FormData ? multipart(content) : [undefined, content];
  const init = {
    method,
    headers: fields ? { ...headers, ...fields } : headers,
    ...(body !== undefined && { body }),
    ...(passed && given({ dispatcher, signal, headersTimeout: timeout, bodyTimeout: timeout })),
  };
  return [url, init];
}
