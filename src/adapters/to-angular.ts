import type { RequestOptions } from "../types/options.js";
import type { CarriesResponse, CarriesResponsesOf, ResponseOf } from "../types/response.js";
import type { NotAChain } from "../types/mistakes.js";
import { NO_CLIENT_OPTIONS, pickDefined, type ClientOption } from "./client-options.js";
import { invalidRequest } from "../errors/invalid-request.js";
import { toBuffer } from "./client-body.js";
import { readMessage, type AdapterOptions, type Message } from "./message.js";

/** The options of `request` in Angular's `HttpClient`. */
export interface AngularOptions<Response = unknown, Built = unknown>
  extends CarriesResponse<Response>, CarriesResponsesOf<Built> {
  /** The headers with lower-case names. */
  headers: Record<string, string>;
  body?: ClientOption;
  context?: ClientOption;
  keepalive?: ClientOption;
  redirect?: ClientOption;
  timeout?: ClientOption;
  transferCache?: ClientOption;
  withCredentials?: ClientOption;
}

/** The arguments of `request` in Angular's `HttpClient`; the options have the response type. */
export type AngularArguments<Response = unknown, Built = unknown> = [
  method: string,
  url: string,
  options: AngularOptions<Response, Built>,
];

/** The client options that `HttpClient` supports, except those that choose the type of its result. */
const ANGULAR_OPTIONS =
  /^(?:cache|context|credentials|integrity|keepalive|mode|priority|redirect|referrer|reportProgress|timeout|transferCache|withCredentials)$/;

/**
 * Converts request options to the arguments of `request` in Angular's `HttpClient`.
 *
 * ```ts
 * const [method, url, options] = toAngular(endpoint("PATCH /user", { name: "Mona", headers: { accept: "a/b", "user-agent": null } }));
 * method; // => "PATCH"
 * url; // => "https://api.github.com/user"
 * options; // => { headers: { accept: "a/b", "content-type": "application/json; charset=utf-8" }, body: '{"name":"Mona"}' }
 * ```
 *
 * The result is plain data. The adapter does not import Angular.
 *
 * @param request - The result of `build()`, or a plain object with `method`, `url` and `headers`.
 * @param options - `stringify` replaces `JSON.stringify` for a JSON body.
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when the request is invalid, when its body cannot be encoded or is a stream, or when it
 * has a signal. To abort a request in Angular, unsubscribe from it.
 */
export function toAngular<Built>(
  this: NotAChain<Built, "toAngular">,
  request: Built & RequestOptions,
  options?: AdapterOptions,
): AngularArguments<ResponseOf<Built>, Built> {
  const message = readMessage(request, options, "page");
  const { method, url, headers, kind, clientOptions = NO_CLIENT_OPTIONS } = message;
  if (clientOptions["signal"] !== undefined)
    throw invalidRequest("request.signal", "is not supported by Angular; unsubscribe instead");
  return [
    method,
    url,
    {
      headers,
      ...(kind !== "none" && { body: toAngularBody(message) }),
      ...pickDefined(clientOptions, ANGULAR_OPTIONS),
    },
  ];
}

function toAngularBody({ kind, content }: Message): unknown {
  if (kind === "stream") throw invalidRequest("body", "must not be a stream; Angular does not support it");
  // Angular writes a view as JSON.
  return kind === "bytes" ? toBuffer(content) : content;
}
