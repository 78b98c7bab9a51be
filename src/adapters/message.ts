import { writeFormData } from "../bodies/form-data.js";
import { invalidRequest, toInvalidRequest } from "../errors/invalid-request.js";
import { FIELD_VALUE, TOKEN } from "../shared/headers.js";
import { readName } from "../kernel/headers.js";
import { setOwn } from "../kernel/values.js";
import { isHttpUrl, isUrlPath } from "../kernel/url.js";
import type { RequestOptions } from "../types/options.js";
import { readBody, type Body, type Stringify } from "./body.js";
import { givenLength } from "./framing.js";

/** The options of every adapter. */
export interface AdapterOptions {
  /** Replaces `JSON.stringify` for a JSON body, for example to support bigint; called once. */
  readonly stringify?: Stringify | undefined;
}

/** Whether the url may be a path, which the page that sends it completes: clients outside of pages have no origin. */
type Urls = "absolute" | "any";

/** Validated request options in HTTP terms, the input of every adapter. */
export type Message = Body & {
  /** The method in upper case. */
  readonly method: string;
  readonly url: string;
  /** The content type of the body: the caller's if set, otherwise the default for this kind of body. */
  readonly contentType: string | undefined;
  /** A new object with lower-case names, including `content-type` and `content-length`. */
  readonly headers: Record<string, string>;
  /** The own properties of the `request` option. Each adapter selects the options that its client supports. */
  readonly clientOptions: Readonly<Record<string, unknown>> | undefined;
};

/**
 * Validates request options, whether this library built them or the caller wrote them by hand.
 *
 * @param urls - `"any"` for clients that run in pages
 * @throws {EndpointError} `ERR_INVALID_REQUEST` when they cannot be sent, or when reading them throws an error.
 */
export function readMessage(request: RequestOptions, options?: AdapterOptions, urls: Urls = "absolute"): Message {
  let path = "method";
  try {
    const { method: name, url, headers: fields, body: value, request: client } = withoutPrototype(request);
    if ((name ?? url) === undefined)
      throw invalidRequest("request", "must have a method and a url; call .build() first");
    check(name, TOKEN, "must be an HTTP method", path);
    checkUrl(url, urls);
    const method = name.toUpperCase();
    path = "headers";
    const fieldsRead = readHeaders(fields);
    const { headers, contentType } = fieldsRead;
    path = "body";
    const stringify = options ? withoutPrototype(options).stringify : undefined;
    const body = readBody(value, contentType, stringify);
    const { kind, content, contentType: defaultType } = body;
    if (kind === "form-data") delete headers["content-type"];
    else if (defaultType && contentType === undefined) setOwn(headers, "content-type", defaultType);
    const length = givenLength(body, fieldsRead);
    if (length !== undefined) setOwn(headers, "content-length", length);
    path = "request";
    const clientOptions = client ? withoutPrototype(client) : undefined;
    const type = contentType ?? defaultType;
    return { kind, content, contentType: type, method, url, headers, clientOptions } as Message;
  } catch (error) {
    throw toInvalidRequest(error, path);
  }
}

/** Reads request options for a client that would write a FormData each time it sends it, or never finish it. */
export function readWithForm(request: RequestOptions, options?: AdapterOptions): Message {
  const message = readMessage(request, options);
  if (message.kind !== "form-data") return message;
  const form = writeFormData(message.content);
  setOwn(message.headers, "content-type", form.contentType);
  return { ...message, ...form };
}

function readHeaders(fields: unknown) {
  const source = Object(fields) as Readonly<Record<string, unknown>>;
  // Object.keys() does not list the entries of a Headers or a Map.
  if (Symbol.iterator in source) throw invalidRequest("headers", "must be a plain object");
  const headers: Record<string, string> = {};
  let contentType: string | undefined;
  let contentLength: string | undefined;
  let transferEncoding: string | undefined;
  // V8 lists names fastest with a for-in loop and this test for own properties.
  for (const name in source) {
    if (!Object.prototype.hasOwnProperty.call(source, name)) continue;
    const value = source[name];
    const lower = readName(name);
    if (lower === undefined) throw invalidRequest("headers", "must have valid names (HTTP tokens)");
    check(value, FIELD_VALUE, "must be a string of printable Latin-1 characters", "headers.", name);
    if (lower === "content-length") contentLength = value;
    else if (lower === "transfer-encoding") transferEncoding = value;
    else setOwn(headers, lower, value);
    if (lower === "content-type") contentType = value;
  }
  return { headers, contentType, contentLength, transferEncoding };
}

/** The problem of a path without a page around it. */
export const NO_ORIGIN = 'is a path, which only a page can send; set an absolute baseUrl, such as "https://host/path"';

/** Clients quote urls that they reject, including secrets. */
function checkUrl(url: unknown, urls: Urls): asserts url is string {
  const isPath = typeof url === "string" && isUrlPath(url);
  if (typeof url === "string" && (isPath ? urls === "any" : isHttpUrl(url))) return;
  const problem = isPath
    ? NO_ORIGIN
    : "must be an absolute http(s) URL in ASCII, with a valid host and port, without userinfo";
  throw invalidRequest("url", problem);
}

function check(value: unknown, syntax: RegExp, problem: string, path: string, name = ""): asserts value is string {
  if (typeof value !== "string" || !syntax.test(value)) throw invalidRequest(path + name, problem);
}

/**
 * Copies the own properties to an object without a prototype, so that inherited properties are not read.
 */
export function withoutPrototype<Source extends object>(object: Source | undefined): Partial<Source> {
  // `__proto__` comes last: if it came first, V8 would create a dictionary object, which is five times slower.
  return { ...object, __proto__: null } as unknown as Partial<Source>;
}
