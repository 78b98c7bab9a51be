import fc from "fast-check";

import type { RequestOptions } from "../../../src/index.js";

/** A request that somebody means harm with, and what has to arrive of it. */
export interface HostileRequest {
  /** The address of the server is put before it. */
  readonly target: string;
  readonly request: Omit<RequestOptions, "url">;
  /** Header fields as they arrive, but for what frames the message. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | readonly (readonly [string, string])[];
}

const OWN = new Set(
  "connection content-length content-type expect host keep-alive te trailer transfer-encoding upgrade".split(" "),
);
const fieldName = fc
  .oneof(
    fc.constantFrom("accept", "user-agent", "cookie", "authorization", "x-a", "X-Api-Key", "accept-encoding", "range"),
    fc.string({ unit: fc.constantFrom(...Array.from("!#$%&'*+-.^_`|~09azAZ")), minLength: 1, maxLength: 8 }),
  )
  .filter((name) => !OWN.has(name.toLowerCase()) && name !== "__proto__");

const encoder = new TextEncoder();
const JSON_TYPE = "application/json; charset=utf-8";

/** Each kind of body that a command can hold: the body, its type, its bytes. */
type Content = readonly [body: unknown, type: string | undefined, bytes: HostileRequest["body"]];

function crlf(value: string): string {
  return value.replace(/\r\n?|\n/g, "\r\n");
}

const NONE: Content = [undefined, undefined, new Uint8Array()];
const BODIED = ["post", "put", "patch", "delete", "get", "PURGE"];

/** Requests made of such texts. */
export function hostileRequests(text: fc.Arbitrary<string>): fc.Arbitrary<HostileRequest> {
  const fieldValue = text.map((value) => value.replace(/[^\t\x20-\x7e\x80-\xff]/g, ""));
  const fields = fc.uniqueArray(fc.tuple(fieldName, fieldValue), {
    maxLength: 5,
    selector: ([name]) => name.toLowerCase(),
  });
  /** Of the path and the query: printable ASCII without the backslash. */
  const target = fc
    .tuple(
      fc.array(fc.oneof(text, fc.constantFrom("..", ".", "%2e", "", "a"))),
      fc.option(fc.array(fc.tuple(fc.constantFrom("a", "access_token", "b[c]", "sig"), text))),
    )
    .map(([path, query]) => {
      const visible = (value: string): string => value.replace(/[^!-[\]-~]|[?#]/gu, encodeURIComponent);
      const pairs = query?.map(([name, value]) => `${name}=${visible(value)}`).join("&");
      return `/${path.map(visible).join("/")}${pairs === undefined ? "" : `?${pairs}`}`;
    });
  const content: fc.Arbitrary<Content> = fc.oneof(
    text.map((value): Content => [value, "text/plain;charset=UTF-8", encoder.encode(value)]),
    fc
      .oneof(
        fc.dictionary(
          fc.oneof(text, fc.constantFrom("password", "token")),
          fc.oneof(text, fc.integer(), fc.constant(null)),
        ),
        fc.array(text),
      )
      .map((value): Content => [value, JSON_TYPE, encoder.encode(JSON.stringify(value))]),
    fc.array(fc.tuple(fc.oneof(text, fc.constant("client_secret")), text)).map((pairs): Content => {
      const form = new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value]));
      return [form, "application/x-www-form-urlencoded;charset=UTF-8", encoder.encode(String(form))];
    }),
    fc.uint8Array().map((bytes): Content => [bytes, undefined, bytes]),
    text.map((value): Content => [encoder.encode(`\0${value}`), undefined, encoder.encode(`\0${value}`)]),
    fc
      .array(fc.tuple(fc.oneof(text, fc.constant("password")), text), { minLength: 1, maxLength: 4 })
      .map((pairs): Content => {
        // A name that curl cannot send is refused; NUL cannot be in an argument.
        const sent = pairs.map(([name, value]) => [`n${name.replace(/=/g, "")}`, value] as const);
        const form = new FormData();
        for (const [name, value] of sent) form.append(name, value);
        return [form, undefined, sent.map(([name, value]) => [crlf(name), crlf(value)])];
      }),
  );
  return fc
    .tuple(
      fc.oneof(
        fc.tuple(fc.constantFrom("head", "get", "post", "put", "delete", "options"), fc.constant(NONE)),
        fc.tuple(fc.constantFrom(...BODIED), content),
      ),
      target,
      fields,
    )
    .map(([[method, [body, type, bytes]], path, pairs]) => {
      const headers = Object.fromEntries(pairs);
      const arriving = pairs.map(([name, value]) => [name.toLowerCase(), value.replace(/^[\t ]+|[\t ]+$/g, "")]);
      return {
        target: path,
        request: { method, headers, ...(body !== undefined && { body }) },
        headers: { ...(type && { "content-type": type }), ...Object.fromEntries(arriving) },
        body: bytes,
      };
    });
}
