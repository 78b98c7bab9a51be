import { InvalidRequestError } from "../errors/invalid-request-error.js";
import type { RequestOptions } from "../types/options.js";
import { readBody, type Body } from "./body.js";
import type { Stringify } from "./json-text.js";

/** What an adapter may be told beside the request. */
export interface AdapterOptions {
  /** Writes a JSON body instead of `JSON.stringify`, for bigint and the like; it is called once. */
  readonly stringify?: Stringify | undefined;
}

/** Request options that are checked, in the terms of HTTP: every adapter starts from here. */
export interface Message {
  /** As on the wire: in upper case. */
  readonly method: string;
  readonly url: string;
  /** A fresh object; names in lower case, with `content-type` and `content-length` settled. */
  readonly headers: Record<string, string>;
  readonly body: Body;
  /** The own members of the `request` option. */
  readonly passed: Readonly<Record<string, unknown>>;
}

/** RFC 9110, section 5.6.2. */
const TOKEN = /^[!#$%&'*+\-.^_`|~\w]+$/;

/**
 * Reads request options: those of this library, or an object that somebody wrote by hand.
 *
 * @throws InvalidRequestError where they cannot be sent
 */
export function readMessage(request: RequestOptions, options?: AdapterOptions): Message {
  const given: Partial<Record<keyof RequestOptions, unknown>> = own(request);
  const { url } = given;
  if (!isText(given.method, TOKEN)) throw new InvalidRequestError("method", "use a token such as GET");
  // Decision C7: no userinfo.
  if (!isText(url, /^https?:\/\/[^@/?#\\]+(?:[/?#][!-[\]-~]*)?$/i) || !URL.canParse(url)) {
    throw new InvalidRequestError("url", "use an http or https URL without userinfo");
  }
  const method = given.method.toUpperCase();
  const headers: Record<string, string> = own({});
  for (const [name, value] of Object.entries(own(given.headers as object))) {
    // RFC 9110, section 5.5.
    if (!isText(name, TOKEN) || !isText(value, /^[\t -~\x80-\xff]*$/)) {
      throw new InvalidRequestError(`headers.${name}`, "use a token and Latin-1 text");
    }
    headers[name.toLowerCase()] = value;
  }
  const body = readBody(given.body, headers["content-type"], own(options).stringify);
  if (body.kind === "form-data") delete headers["content-type"];
  else if (body.type) headers["content-type"] ??= body.type;
  // RFC 9110, section 8.6: a method that has a meaning for content says so when there is none.
  if (!body.content && /^P(?:OST|UT|ATCH)$/.test(method)) headers["content-length"] = "0";
  return { method, url, headers: { ...headers }, body, passed: own(given.request as Record<string, unknown>) };
}

/** A copy of the own properties: nothing is read from a prototype, whatever somebody has put there (decision B6). */
function own<T extends object>(object: T | undefined): T {
  return { __proto__: null, ...object } as unknown as T;
}

function isText(value: unknown, shape: RegExp): value is string {
  return typeof value === "string" && shape.test(value);
}
