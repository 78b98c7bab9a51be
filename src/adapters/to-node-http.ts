import type { RequestOptions } from "../types/options.js";
import type { CarriesResponse, CarriesResponsesOf, ResponseOf } from "../types/response.js";
import type { NotAChain } from "../types/mistakes.js";
import { joinSignal, NO_CLIENT_OPTIONS, pickDefined, type ClientOption } from "./client-options.js";
import { frame } from "./framing.js";
import { readWithForm, type AdapterOptions } from "./message.js";

/** The options of `http.request` and `https.request`, and the body to write to the request. */
export interface NodeHttpRequest<Response = unknown, Built = unknown>
  extends CarriesResponse<Response>, CarriesResponsesOf<Built> {
  options: NodeHttpOptions;
  /** The chunks of the body, possibly none. Send them with `pipeline(body, http.request(options))`. */
  body: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** The options of `http.request` and `https.request`. */
export interface NodeHttpOptions {
  /** `http:` or `https:`: the module that sends the request. */
  protocol: string;
  hostname: string;
  port: string;
  /** The path and the query, unchanged. */
  path: string;
  /** The method in upper case. */
  method: string;
  /** The headers with lower-case names. */
  headers: Record<string, string>;
  agent?: ClientOption;
  signal?: ClientOption;
  timeout?: ClientOption;
}

/**
 * Converts request options to the options of `http.request` and `https.request`, and the chunks of the body.
 *
 * ```ts
 * const { options, body } = toNodeHttp(endpoint("PATCH /user", { name: "Mona" }));
 * options.protocol; // => "https:"
 * options.path; // => "/user"
 * options.headers["content-length"]; // => "15"
 * body; // => [new TextEncoder().encode('{"name":"Mona"}')]
 * ```
 *
 * @param request - The result of `build()`, or a plain object with `method`, `url` and `headers`.
 * @param options - `stringify` replaces `JSON.stringify` for a JSON body.
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when the request is invalid or its body cannot be encoded.
 */
export function toNodeHttp<Built>(
  this: NotAChain<Built, "toNodeHttp">,
  request: Built & RequestOptions,
  options?: AdapterOptions,
): NodeHttpRequest<ResponseOf<Built>, Built> {
  const message = readWithForm(request, options);
  const { method, url, headers, clientOptions } = message;
  const { agent, timeout } = clientOptions ?? NO_CLIENT_OPTIONS;
  const bytes = frame(message) ?? [];
  // A regular expression, because the URL parser would normalize the path.
  const [, protocol, hostname, port, path] = /^(https?:)\/\/([^:/?#[]+|\[[^\]]*\])(?::(\d+))?([^#]*)/i.exec(url)!;
  return {
    options: {
      protocol: protocol!.toLowerCase(),
      // Node expects an IPv6 address without its brackets.
      hostname: hostname!.startsWith("[") ? hostname!.slice(1, -1) : hostname!,
      port: port ?? "",
      path: path!.startsWith("/") ? path! : `/${path!}`,
      method,
      headers,
      ...(clientOptions && pickDefined({ agent, signal: joinSignal(clientOptions), timeout })),
    },
    body: bytes instanceof Uint8Array ? [bytes] : bytes,
  };
}
