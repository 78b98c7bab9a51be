import fc from "fast-check";

import type { RequestOptions } from "../../../src/index.js";

/** A malicious request, and what the server must receive. */
export interface HostileRequest {
  /** The path and the query. */
  readonly target: string;
  readonly request: Omit<RequestOptions, "url">;
  /** The headers that the server must receive, without those for framing. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | readonly (readonly [string, string])[];
}

const EXCLUDED_NAMES = new Set(
  "connection content-length content-type expect host keep-alive te trailer transfer-encoding upgrade".split(" "),
);
const fieldName = fc
  .oneof(
    fc.constantFrom("accept", "user-agent", "cookie", "authorization", "x-a", "X-Api-Key", "accept-encoding", "range"),
    fc.string({ unit: fc.constantFrom(...Array.from("!#$%&'*+-.^_`|~09azAZ")), minLength: 1, maxLength: 8 }),
  )
  .filter((name) => !EXCLUDED_NAMES.has(name.toLowerCase()) && name !== "__proto__");

const encoder = new TextEncoder();
const JSON_TYPE = "application/json; charset=utf-8";

/** A body that a command can contain, its content type, and its bytes. */
type Content = readonly [body: unknown, type: string | undefined, bytes: HostileRequest["body"]];

function normalizeLineBreaks(value: string): string {
  return value.replace(/\r\n?|\n/g, "\r\n");
}

const NONE: Content = [undefined, undefined, new Uint8Array()];
const METHODS_WITH_BODY = ["post", "put", "patch", "delete", "query", "get", "PURGE"];

/** Generates requests that contain texts of this generator. */
export function hostileRequests(text: fc.Arbitrary<string>): fc.Arbitrary<HostileRequest> {
  const fieldValue = text.map((value) => value.replace(/[^\t\x20-\x7e\x80-\xff]/g, ""));
  const fields = fc.uniqueArray(fc.tuple(fieldName, fieldValue), {
    maxLength: 5,
    selector: ([name]) => name.toLowerCase(),
  });
  /** Printable ASCII without the backslash. */
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
        // curl does not support empty names and names with "=".
        const sent = pairs.map(([name, value]) => [`n${name.replace(/=/g, "")}`, value] as const);
        const form = new FormData();
        for (const [name, value] of sent) form.append(name, value);
        return [form, undefined, sent.map(([name, value]) => [normalizeLineBreaks(name), normalizeLineBreaks(value)])];
      }),
  );
  return fc
    .tuple(
      fc.oneof(
        fc.tuple(fc.constantFrom("head", "get", "post", "put", "delete", "options"), fc.constant(NONE)),
        fc.tuple(fc.constantFrom(...METHODS_WITH_BODY), content),
      ),
      target,
      fields,
    )
    .map(([[method, [body, type, bytes]], path, pairs]) => {
      const headers = Object.fromEntries(pairs);
      const received = pairs.map(([name, value]) => [name.toLowerCase(), value.replace(/^[\t ]+|[\t ]+$/g, "")]);
      return {
        target: path,
        request: { method, headers, ...(body !== undefined && { body }) },
        headers: { ...(type && { "content-type": type }), ...Object.fromEntries(received) },
        body: bytes,
      };
    });
}
