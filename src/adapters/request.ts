import { readFieldName } from "../kernel/headers.js";
import { isHttpUrl, isUrlPath } from "../kernel/url.js";
import { isOwn, setOwn } from "../kernel/values.js";
import { FIELD_VALUE, TOKEN } from "../shared/field-values.js";
import type { RequestOptions } from "../types/options.js";

// What every adapter reads of a request: the library builds no other, but somebody may have written it by hand.

/** Throws the error of a property of a request. */
export type Refuse = (path: string, problem: Problem) => never;

/** What would be unsafe to send. */
export type Problem = "request" | "method" | "url" | "origin" | "headers" | "headerName" | "headerValue";

/** The parts of a request, but for its body, in HTTP terms. */
export interface Head {
  /** The method in upper case. */
  readonly method: string;
  readonly url: string;
  /** A new object with lower-case names, without `content-length` and `transfer-encoding`. */
  readonly headers: Record<string, string>;
  /** The caller's `content-length`, if it has no other framing. */
  readonly contentLength: string | undefined;
  /** The own properties of the `request` option. Each adapter selects the options that its client supports. */
  readonly clientOptions: Readonly<Record<string, unknown>> | undefined;
  /** The body as it was given. */
  readonly body: unknown;
}

/**
 * Reads request options, and refuses what would be unsafe: a method, a url or a header text that is none (G15).
 *
 * @param isInPage - whether the url may be a path, which the page completes: clients outside of pages have no origin
 */
export function readHead(request: RequestOptions, isInPage: boolean, refuse: Refuse): Head {
  const { method, url, headers: fields, body, request: options } = withoutPrototype(request);
  if ((method ?? url) === undefined) refuse("request", "request");
  if (typeof method !== "string" || !TOKEN.test(method)) return refuse("method", "method");
  if (typeof url !== "string") return refuse("url", "url");
  const isPath = isUrlPath(url);
  if (isPath ? !isInPage : !isHttpUrl(url)) refuse("url", isPath ? "origin" : "url");
  const { headers, contentLength } = readSentHeaders(fields, refuse);
  const clientOptions = options ? (withoutPrototype(options) as Head["clientOptions"]) : undefined;
  return { method: method.toUpperCase(), url, headers, contentLength, clientOptions, body };
}

/** The framing is settled by who sends the body (G3), so that a request never has two. */
function readSentHeaders(fields: unknown, refuse: Refuse): Pick<Head, "headers" | "contentLength"> {
  const source = Object(fields) as Readonly<Record<string, unknown>>;
  // Object.keys() does not list the entries of a Headers or a Map.
  if (Symbol.iterator in source) refuse("headers", "headers");
  const headers: Record<string, string> = {};
  let contentLength: string | undefined;
  let hasCoding = false;
  for (const name in source) {
    if (!isOwn(source, name)) continue;
    const value = source[name];
    const lower = readFieldName(name) ?? refuse("headers", "headerName");
    if (typeof value !== "string" || !FIELD_VALUE.test(value)) return refuse(`headers.${name}`, "headerValue");
    if (lower === "content-length") contentLength = value;
    else if (lower === "transfer-encoding") hasCoding = true;
    else setOwn(headers, lower, value);
  }
  return { headers, contentLength: hasCoding ? undefined : contentLength };
}

/** Copies the own properties to an object without a prototype, so that inherited properties are not read. */
export function withoutPrototype<Source extends object>(object: Source | undefined): Partial<Source> {
  // `__proto__` comes last: if it came first, V8 would create a dictionary object, which is five times slower.
  return { ...object, __proto__: null } as unknown as Partial<Source>;
}
