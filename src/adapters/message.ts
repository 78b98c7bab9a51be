import { writeFormData } from "../bodies/form-data.js";
import { invalidRequest, readSafely } from "../errors/invalid-request.js";
import type { RequestOptions } from "../types/options.js";
import { readClientBody, type Body, type Client, type Stringify } from "./client-body.js";
import { isBrowser } from "./client-options.js";
import { readHead, withoutPrototype, type Head, type Problem, type Refuse } from "./request.js";

/** The options of every adapter. */
export interface AdapterOptions {
  /** Replaces `JSON.stringify` for a JSON body, for example to support bigint; called once. */
  readonly stringify?: Stringify | undefined;
}

/** Request options in HTTP terms, the input of every adapter. */
export type Message = Pick<Head, "method" | "url" | "headers" | "clientOptions"> &
  Body & {
    /** The content type of the body: the caller's if set, otherwise the default for this kind of body. */
    readonly contentType: string | undefined;
  };

const PROBLEMS: Readonly<Record<Problem, string>> = {
  request: "must have a method and a url; call .build() first",
  method: "must be an HTTP method",
  // Clients quote urls that they reject, including secrets.
  url: "must be an absolute http(s) URL in ASCII, with a valid host and port, without userinfo",
  origin: 'is a path, which only a page can send; set an absolute baseUrl, such as "https://host/path"',
  headers: "must be a plain object",
  headerName: "must have valid names (HTTP tokens)",
  headerValue: "must be a string of printable Latin-1 characters",
};

export const refuse: Refuse = (path, problem) => {
  throw invalidRequest(path, PROBLEMS[problem]);
};

/**
 * Reads request options, whether this library built them or the caller wrote them by hand. `headers` include `content-type`, and the
 * `content-length` of a stream.
 *
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when they cannot be sent.
 */
export function readMessage(request: RequestOptions, options?: AdapterOptions, client: Client = "server"): Message {
  const { method, url, headers, contentLength, clientOptions, body } = readHead(request, client !== "server", refuse);
  const { "content-type": given } = headers;
  const stringify = options && withoutPrototype(options).stringify;
  // Such as bytes that were transferred to a worker.
  const read = readSafely("body", () => readClientBody(body, given, client, stringify));
  const { kind, content, contentType: ofBody } = read;
  // The client chooses the boundary.
  if (kind === "form-data") delete headers["content-type"];
  else if (ofBody && given === undefined) headers["content-type"] = ofBody;
  if (kind === "stream" && contentLength !== undefined) {
    if (!/^\d+$/.test(contentLength)) throw invalidRequest("headers.content-length", "must be a number of bytes");
    headers["content-length"] = contentLength;
  }
  // Browsers have a user-agent of their own: they ignore another one, or ask the server for permission first.
  if ("user-agent" in headers && (client === "page" || client === "axios") && isBrowser()) delete headers["user-agent"];
  return { kind, content, contentType: given ?? ofBody, method, url, headers, clientOptions } as Message;
}

/** Reads request options for a client that would write a FormData each time it sends it, or never finish it. */
export function readWithForm(request: RequestOptions, options?: AdapterOptions): Message {
  const message = readMessage(request, options);
  if (message.kind !== "form-data") return message;
  const form = writeFormData(message.content);
  message.headers["content-type"] = form.contentType;
  return { ...message, ...form };
}
