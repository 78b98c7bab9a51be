import type { RequestOptions } from "../types/options.js";
import type { CarriesResponse, CarriesResponsesOf, ResponseOf } from "../types/response.js";
import type { NotAChain } from "../types/mistakes.js";
import { NO_CLIENT_OPTIONS, pickDefined, type ClientOption } from "./client-options.js";
import { addFraming } from "./framing.js";
import { toBuffer } from "./client-body.js";
import { readMessage, type AdapterOptions, type Message } from "./message.js";
import { markSent, toWebStream } from "./source.js";

/** The request config of `axios`. */
export interface AxiosConfig<Response = unknown, Built = unknown>
  extends CarriesResponse<Response>, CarriesResponsesOf<Built> {
  /** The method in upper case. */
  method: string;
  url: string;
  /** The headers with lower-case names. `content-type: false` stops axios from adding its default. */
  headers: Record<string, string | false>;
  data?: ClientOption;
  /**
   * Replaces the functions of axios, which would stringify JSON text again and send the whole buffer of a view. It
   * contains a function only if it must set headers that axios would lose, such as `post` or `common`.
   */
  transformRequest: ClientOption[];
  /** Set for web streams, which no other adapter of axios supports. */
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
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when the request is invalid or its body cannot be encoded.
 */
export function toAxios<Built>(
  this: NotAChain<Built, "toAxios">,
  request: Built & RequestOptions,
  options?: AdapterOptions,
): AxiosConfig<ResponseOf<Built>, Built> {
  const message = readMessage(request, options, "axios");
  const { method, url, kind, content, contentType, clientOptions } = message;
  const { agent, redirect, signal, timeout } = clientOptions ?? NO_CLIENT_OPTIONS;
  const headers: Record<string, string | false> = message.headers;
  const isWebStream = kind === "stream" && !("pipe" in content);
  const isNodeStream = kind === "stream" && !isWebStream;
  if (!contentType && kind !== "form-data") headers["content-type"] ??= false;
  // The fetch of the platform counts the bytes of a web stream itself.
  if (kind === "blob" || isNodeStream) addFraming(message);
  return {
    method,
    url,
    transformRequest: [
      ...(restoreLostHeaders(headers) as readonly unknown[]),
      // axios would wait for an ended stream of Node without end.
      ...(isNodeStream ? [startStream] : []),
    ],
    headers,
    ...(kind !== "none" && { data: isWebStream ? toWebStream(content) : toAxiosData(message) }),
    ...(isWebStream && { adapter: "fetch" }),
    ...(clientOptions &&
      pickDefined({
        [/^https/i.test(url) ? "httpsAgent" : "httpAgent"]: agent,
        maxRedirects: redirect === "manual" || redirect === "error" ? 0 : undefined,
        signal,
        timeout,
      })),
    // After an early redirect, axios would send what it has kept of the stream, and then the rest of it (G11).
    ...(isNodeStream && { maxRedirects: 0 }),
  };
}

/** Headers that axios treats as its own: defaults by method, methods of its class, and names that it drops. */
const LOST: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "common",
  "delete",
  "get",
  "head",
  "link",
  "options",
  "patch",
  "post",
  "purge",
  "put",
  "query",
  "unlink",
  "clear",
  "concat",
  "has",
  "normalize",
  "set",
  "constructor",
  "prototype",
  "__proto__",
]);

/**
 * Moves headers that axios would lose to a function that it calls later. There, a capital letter distinguishes them
 * from the members of its class.
 */
function restoreLostHeaders(headers: Record<string, string | false>): ClientOption[] {
  let lost: string[] | undefined;
  for (const name in headers) if (LOST.has(name) && Object.hasOwn(headers, name)) (lost ??= []).push(name);
  if (!lost) return [];
  const entries = lost.map((name) => [name.replace(/[a-z]/, (letter) => letter.toUpperCase()), headers[name]] as const);
  for (const name of lost) Reflect.deleteProperty(headers, name);
  return [
    (data: unknown, axiosHeaders: { set: (name: string, value: unknown) => void }) => {
      for (const [name, value] of entries) axiosHeaders.set(name, value);
      return data;
    },
  ];
}

/** Of views, axios takes those of Node alone, of which it makes no copy. */
function withoutView(bytes: Uint8Array): unknown {
  const { Buffer } = globalThis as {
    readonly Buffer?: { from: (...view: [ArrayBufferLike, number, number]) => unknown };
  };
  return Buffer ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : toBuffer(bytes);
}

/** axios calls it each time it sends the config. */
function startStream<Data>(data: Data): Data {
  markSent(data as object);
  return data;
}

function toAxiosData({ kind, content, contentType }: Message): unknown {
  if (kind === "bytes") return withoutView(content);
  // axios always sends the type of a Blob.
  return kind === "blob" ? content.slice(0, content.size, contentType ?? "") : content;
}
