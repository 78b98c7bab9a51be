import type { RequestOptions } from "../types/options.js";
import type { CarriesResponse } from "../types/response.js";
import { given, type ClientOption } from "./client-option.js";
import { framing } from "./framing.js";
import { readMessage, type AdapterOptions, type Message } from "./message.js";
import { own } from "./own.js";

/** What `got` takes. */
export interface GotOptions<Response = unknown> extends CarriesResponse<Response> {
  /** In upper case; a verb of a vendor's own goes through as well. */
  method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";
  url: string;
  /** By their names in lower case. */
  headers: Record<string, string>;
  body?: ClientOption;
  allowGetBody?: boolean;
  agent?: ClientOption;
  followRedirect?: boolean;
  signal?: ClientOption;
  timeout?: ClientOption;
}

/**
 * The options of `got`.
 *
 * ```ts
 * const options = toGot(endpoint("PATCH /user", { name: "Mona", request: { timeout: 500 } }));
 * options.method; // => "PATCH"
 * options.body; // => new TextEncoder().encode('{"name":"Mona"}')
 * options.timeout; // => { request: 500 }
 * ```
 *
 * @param request - what `build()` gives, or the same written by hand
 * @param options - `stringify` writes a JSON body instead of `JSON.stringify`
 * @throws InvalidRequestError where the request cannot be sent; it names the place
 */
export function toGot<Response>(request: RequestOptions<Response>, options?: AdapterOptions): GotOptions<Response> {
  const message = readMessage(request, options);
  const { method, url, headers, kind, passed } = message;
  const { agent, redirect, signal, timeout } = own(passed);
  return {
    method: method as GotOptions["method"],
    url,
    headers: { ...headers, ...framing(message) },
    ...(kind !== "none" && { body: bodyOf(message), allowGetBody: true }),
    ...(passed &&
      given({
        agent: agent && { [/^https/i.test(url) ? "https" : "http"]: agent },
        followRedirect: redirect === "manual" || redirect === "error" ? false : undefined,
        signal,
        timeout: timeout && { request: timeout },
      })),
  };
}

function bodyOf({ kind, content }: Message): unknown {
  // With text, Node would write the header fields in UTF-8 as well, and they are Latin-1.
  if (kind === "text") return new TextEncoder().encode(content);
  return kind === "blob" ? content.stream() : content;
}
