import type { RequestOptions } from "../types/options.js";
import type { CarriesResponse } from "../types/response.js";
import { given, type ClientOption } from "./client-option.js";
import { framing } from "./framing.js";
import { readMessage, type AdapterOptions, type Message } from "./message.js";
import { own } from "./own.js";
import { multipart } from "./multipart.js";

/** What `request` of `node:http` and `node:https` takes, and what is to be written to it. */
export interface NodeHttpRequest<Response = unknown> extends CarriesResponse<Response> {
  options: NodeHttpOptions;
  /** The chunks of the body, none where there is none: `pipeline(body, http.request(options))` sends it. */
  body: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** What `request` of `node:http` and `node:https` takes. */
export interface NodeHttpOptions {
  /** `http:` or `https:`: which of the two modules sends it. */
  protocol: string;
  hostname: string;
  port: string;
  /** Path and query, as they were built. */
  path: string;
  /** In upper case. */
  method: string;
  /** By their names in lower case. */
  headers: Record<string, string>;
  agent?: ClientOption;
  signal?: ClientOption;
  timeout?: ClientOption;
}

/**
 * The options of `request` of `node:http` and `node:https`, and the body.
 *
 * ```ts
 * const { options, body } = toNodeHttp(endpoint("PATCH /user", { name: "Mona" }));
 * options.protocol; // => "https:"
 * options.path; // => "/user"
 * options.headers["content-length"]; // => "15"
 * body; // => [new TextEncoder().encode('{"name":"Mona"}')]
 * ```
 *
 * @param request - what `build()` gives, or the same written by hand
 * @param options - `stringify` writes a JSON body instead of `JSON.stringify`
 * @throws InvalidRequestError where the request cannot be sent; it names the place
 */
export function toNodeHttp<Response>(
  request: RequestOptions<Response>,
  options?: AdapterOptions,
): NodeHttpRequest<Response> {
  const message = readMessage(request, options);
  const { method, url, headers, passed } = message;
  const { agent, signal, timeout } = own(passed);
  const [fields, body] = written(message);
  // Cut, not parsed: a parser would write the path anew.
  const [, protocol, hostname, port, path] = /^(https?:)\/\/([^:/?#[]+|\[[^\]]*\])(?::(\d+))?([^#]*)/i.exec(url)!;
  return {
    options: {
      protocol: protocol!.toLowerCase(),
      // Brackets set an address of IPv6 apart from a port: here there is nothing to set apart.
      hostname: hostname!.startsWith("[") ? hostname!.slice(1, -1) : hostname!,
      port: port ?? "",
      path: path!.startsWith("/") ? path! : `/${path!}`,
      method,
      headers: { ...headers, ...fields },
      ...(passed && given({ agent, signal, timeout })),
    },
    body,
  };
}

/** The header fields that go with a body, and its chunks. */
function written(message: Message): [fields: Record<string, string> | undefined, body: NodeHttpRequest["body"]] {
  const { kind, content } = message;
  switch (kind) {
    case "none":
      return [undefined, []];
    case "text":
      return inOnePiece(new TextEncoder().encode(content));
    case "bytes":
      return inOnePiece(content);
    case "form-data": {
      const [fields, bytes] = multipart(content);
      return [{ ...fields, "transfer-encoding": "chunked" }, bytes];
    }
    default:
      return [framing(message), kind === "blob" ? content.stream() : content];
  }
}

function inOnePiece(bytes: Uint8Array): ReturnType<typeof written> {
  return [{ "content-length": String(bytes.byteLength) }, [bytes]];
}
