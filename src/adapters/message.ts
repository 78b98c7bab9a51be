import { InvalidRequestError } from "./invalid-request-error.js";
import { FIELD_VALUE, TOKEN } from "../shared/header-syntax.js";
import { setOwn } from "../shared/own-properties.js";
import type { RequestOptions } from "../types/options.js";
import { readBody, type Body } from "./body.js";
import type { Stringify } from "./json-body.js";
import { ownProperties } from "./own-properties.js";

/** The options of every adapter. */
export interface AdapterOptions {
  /** Replaces `JSON.stringify` for a JSON body, for example to support bigint; called once. */
  readonly stringify?: Stringify | undefined;
}

/** Validated request options in HTTP terms, the input of every adapter. */
export type Message = Body & {
  /** The method in upper case. */
  readonly method: string;
  readonly url: string;
  /** The content type of the body: the caller's if set, otherwise the default for this kind of body. */
  readonly contentType: string | undefined;
  /** A new object with lower-case names, including the final `content-type` and `content-length`. */
  readonly headers: Record<string, string>;
  /** The `request` option. Each adapter selects the options that its client supports. */
  readonly clientOptions: Readonly<Record<string, unknown>> | undefined;
};

// Decisions C6 and C7: http or https, no userinfo, printable ASCII.
const URL_SYNTAX = /^https?:\/\/(?:[!"$-.0-9;<=>A-Z^-~]+|\[[\da-f:.]+\])(?::\d+)?(?:[/?#][!-[\]-~]*)?$/i;

/**
 * Validates request options, whether this library built them or the caller wrote them by hand (decision G1).
 *
 * @throws {InvalidRequestError} When they cannot be sent.
 */
export function readMessage(request: RequestOptions, options?: AdapterOptions): Message {
  const { method: name, url, headers: fields, body, request: clientOptions } = ownProperties(request);
  check(name, TOKEN, "must be an HTTP method", "method");
  check(url, URL_SYNTAX, "must be an absolute http(s) URL in ASCII, without userinfo", "url");
  const method = name.toUpperCase();
  const source = Object(fields) as Readonly<Record<string, unknown>>;
  // Object.keys() does not list the entries of a Headers or a Map.
  if (Symbol.iterator in source) throw new InvalidRequestError("headers", "must be a plain object");
  const headers: Record<string, string> = {};
  let contentType: string | undefined;
  let contentLength: string | undefined;
  for (const name of Object.keys(source)) {
    const value = source[name];
    check(name, TOKEN, "must have HTTP tokens as names", "headers");
    check(value, FIELD_VALUE, "must be a string of printable Latin-1 characters", "headers.", name);
    const lower = name.toLowerCase();
    if (lower === "content-length") contentLength = value;
    else setOwn(headers, lower, value);
    if (lower === "content-type") contentType = value;
  }
  const stringify = options ? ownProperties(options).stringify : undefined;
  const { kind, content, contentType: defaultType } = readBody(body, contentType, stringify);
  if (kind === "form-data") delete headers["content-type"];
  else if (defaultType && contentType === undefined) setOwn(headers, "content-type", defaultType);
  // The client counts the bytes itself, except for streams: after a wrong length, the server would read the rest of the
  // body as another request (decision G3). RFC 9110, section 8.6: POST, PUT and PATCH send the length of an empty body.
  if (kind !== "stream") contentLength = !content && /^P(?:OST|UT|ATCH)$/.test(method) ? "0" : undefined;
  if (contentLength !== undefined) setOwn(headers, "content-length", contentLength);
  return { kind, content, contentType: contentType ?? defaultType, method, url, headers, clientOptions } as Message;
}

function check(value: unknown, syntax: RegExp, problem: string, path: string, name = ""): asserts value is string {
  if (typeof value !== "string" || !syntax.test(value)) throw new InvalidRequestError(path + name, problem);
}
