import { InvalidRequestError } from "../errors/invalid-request-error.js";
import { FIELD_VALUE, TOKEN } from "../header-field.js";
import type { RequestOptions } from "../types/options.js";
import { readBody, type Body } from "./body.js";
import type { Stringify } from "./json-text.js";

/** What an adapter may be told beside the request. */
export interface AdapterOptions {
  /** Writes a JSON body instead of `JSON.stringify`, for bigint and the like; it is called once. */
  readonly stringify?: Stringify | undefined;
}

/** Request options that are checked, in the terms of HTTP: every adapter starts from here. */
export type Message = Body & {
  /** As on the wire: in upper case. */
  readonly method: string;
  readonly url: string;
  /** A fresh object; names in lower case, with `content-type` and `content-length` settled. */
  readonly headers: Record<string, string>;
  /** The own members of the `request` option. */
  readonly passed: Readonly<Record<string, unknown>>;
};

/**
 * Reads request options: those of this library, or an object that somebody wrote by hand.
 *
 * @throws InvalidRequestError where they cannot be sent
 */
export function readMessage(request: RequestOptions, options?: AdapterOptions): Message {
  const given = own(request);
  check(given.method, TOKEN, "method");
  // Decisions C6, C7: http or https, no userinfo, printable ASCII.
  check(given.url, /^(?=[!-~]*$)https?:\/\/(?:[^@/?#\\:[\]\s]+|\[[\da-f:.]+\])(?::\d+)?(?:[/?#][!-[\]-~]*)?$/i, "url");
  // The entries of a Headers or a Map are no properties of it.
  if (Symbol.iterator in Object(given.headers)) throw new InvalidRequestError("headers", "it takes a plain object");
  const headers: Record<string, string> = own({});
  for (const [name, value] of Object.entries(own(given.headers))) {
    check(name, TOKEN, "headers");
    check(value, FIELD_VALUE, `headers.${name}`);
    headers[name.toLowerCase()] = value;
  }
  const method = given.method.toUpperCase();
  const body = readBody(given.body, headers["content-type"], own(options).stringify);
  if (body.kind === "form-data") delete headers["content-type"];
  else if (body.type) headers["content-type"] ??= body.type;
  // Counted by who sends: what does not agree with the body would be the begin of the next request.
  if (body.kind !== "stream") delete headers["content-length"];
  // RFC 9110, section 8.6: a method that has a meaning for content says so when there is none.
  if (!body.content && /^P(?:OST|UT|ATCH)$/.test(method)) headers["content-length"] = "0";
  return { ...body, method, url: given.url, headers: { ...headers }, passed: own(given.request as Message["passed"]) };
}

/** A copy of the own properties: nothing is read from a prototype, whatever somebody has put there (decision B6). */
function own<T extends object>(object: T | undefined): T {
  return { __proto__: null, ...object } as unknown as T;
}

function check(value: unknown, shape: RegExp, path: string): void {
  if (typeof value !== "string" || !shape.test(value)) throw new InvalidRequestError(path, `it must match ${shape}`);
}
