import { InvalidRequestError } from "../errors/invalid-request-error.js";
import { FIELD_VALUE, TOKEN } from "../shared/header-syntax.js";
import type { RequestOptions } from "../types/options.js";
import { setOwn } from "../shared/value-kind.js";
import { readBody, type Body } from "./body.js";
import type { Stringify } from "./json-text.js";
import { own } from "./own.js";

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
  /** The media type that announces the body, here the caller's where he announces one. */
  readonly type: string | undefined;
  /** A fresh object; names in lower case, with `content-type` and `content-length` settled. */
  readonly headers: Record<string, string>;
  /** The `request` option, as it was given. */
  readonly passed: Readonly<Record<string, unknown>> | undefined;
};

/** Each its own, so that nothing is read from a prototype (decision B6). */
const UNGIVEN = { method: undefined, url: undefined, headers: undefined, body: undefined, request: undefined };

// Decisions C6, C7: http or https, no userinfo, printable ASCII.
const URL_SHAPE = /^https?:\/\/(?:[!"$-.0-9;<=>A-Z^-~]+|\[[\da-f:.]+\])(?::\d+)?(?:[/?#][!-[\]-~]*)?$/i;

/**
 * Reads request options: those of this library, or an object that somebody wrote by hand.
 *
 * @throws InvalidRequestError where they cannot be sent
 */
export function readMessage(request: RequestOptions, options?: AdapterOptions): Message {
  const { method: verb, url, headers: fields, body, request: passed } = { ...UNGIVEN, ...request };
  check(verb, TOKEN, "method");
  check(url, URL_SHAPE, "url");
  const method = verb.toUpperCase();
  const given = Object(fields) as Readonly<Record<string, unknown>>;
  // The entries of a Headers or a Map are no properties of it.
  if (Symbol.iterator in given) throw new InvalidRequestError("headers", "it takes a plain object");
  const headers: Record<string, string> = {};
  let announced: string | undefined;
  let length: string | undefined;
  for (const name of Object.keys(given)) {
    const value = given[name];
    check(name, TOKEN, "headers");
    check(value, FIELD_VALUE, "headers.", name);
    const lower = name.toLowerCase();
    if (lower === "content-length") length = value;
    else setOwn(headers, lower, value);
    if (lower === "content-type") announced = value;
  }
  const { kind, content, type: usual } = readBody(body, announced, options ? own(options).stringify : undefined);
  const type = announced ?? usual;
  if (kind === "form-data") delete headers["content-type"];
  else if (type && announced === undefined) setOwn(headers, "content-type", type);
  // Counted by who sends: what does not agree with the body would be the begin of the next request. RFC 9110, section 8.6:
  // a method that has a meaning for content says so when there is none.
  if (kind !== "stream") length = !content && /^P(?:OST|UT|ATCH)$/.test(method) ? "0" : undefined;
  if (length !== undefined) setOwn(headers, "content-length", length);
  return { kind, content, type, method, url, headers, passed } as Message;
}

function check(value: unknown, shape: RegExp, path: string, name = ""): asserts value is string {
  if (typeof value !== "string" || !shape.test(value))
    throw new InvalidRequestError(path + name, `it must match ${shape}`);
}
