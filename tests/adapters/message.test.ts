// What every adapter rejects of a request that somebody wrote by hand, and what it never changes.
import { describe, expect, test } from "@jest/globals";

import * as adapters from "../../src/adapters/index.js";
import type { RequestOptions } from "../../src/index.js";
import { thrownBy } from "../thrown-by.js";
import { ADAPTERS as EVERY_ADAPTER } from "./every-adapter.js";

const { toAngular, toAxios, toFetch, toGot, toNodeHttp, toRequest, toUndici } = adapters;
type Adapter = (request: RequestOptions, options?: adapters.AdapterOptions) => unknown;
const ADAPTERS: readonly (readonly [name: string, adapter: Adapter])[] = Object.entries({
  toAngular,
  toAxios,
  toFetch,
  toGot,
  toNodeHttp,
  toRequest,
  toUndici,
});
const POST: RequestOptions = { method: "post", url: "https://a.example/", headers: {} };
const invalid = (path: string) => ({ code: "ERR_INVALID_REQUEST", names: [path] });

describe.each(ADAPTERS)("%s", (_, adapt) => {
  test.each<[path: string, fields: object]>([
    ["method", { method: undefined }],
    ["method", { method: "" }],
    ["method", { method: "GET /\r\n" }],
    ["method", { method: "optıons" }],
    ["method", { method: 5 }],
    ["url", { url: undefined }],
    ["url", { url: "//a.example/" }],
    ["url", { url: "file:///etc/passwd" }],
    ["url", { url: "https://" }],
    ["url", { url: "https://user:secret@a.example/" }],
    ["url", { url: "view-source:https://a.example/" }],
    ["url", { url: "https://a.example\\@evil.example/" }],
    ["url", { url: "https://a.example:x/" }],
    ["url", { url: "https://[::1/" }],
    ["url", { url: "https://a.example/a b" }],
    ["url", { url: "https://a.example/\r\nx: y" }],
    ["url", { url: "https://ü.example/" }],
    ["url", { url: "https://a\x1b.example/" }],
    ["url", { url: new URL("https://a.example/") }],
    ["headers", { headers: { "a b": "1" } }],
    ["headers", { headers: { "": "1" } }],
    ["headers", { headers: new Headers({ a: "1" }) }],
    ["headers", { headers: [["a", "1"]] }],
    ["headers", { headers: "a: 1" }],
    ["headers.x-a", { headers: { "x-a": "1\r\nx-b: secret" } }],
    ["headers.x-a", { headers: { "x-a": "secret\0" } }],
    ["headers.x-a", { headers: { "x-a": "✓ secret" } }],
    ["headers.x-a", { headers: { "x-a": undefined } }],
    ["headers.x-a", { headers: { "x-a": ["secret"] } }],
  ])("rejects an invalid property: %s (G1)", (path, fields) => {
    const error = thrownBy(() => adapt({ ...POST, ...fields }));
    expect(error).toMatchObject({ name: "InvalidRequestError", ...invalid(path) });
    expect((error as Error).message).not.toMatch(/secret|[\r\n\0]/);
  });

  test.each([undefined, null, 5, "text"])("rejects %p instead of a request (G1)", (request) => {
    expect(thrownBy(() => adapt(request as never))).toMatchObject(invalid("request"));
  });
});

describe.each(ADAPTERS)("%s", (_, adapt) => {
  test("names what JSON and a form cannot represent (D9)", () => {
    const type = { "content-type": "Application/X-WWW-Form-URLencoded ; charset=utf-8" };
    for (const headers of [{}, type])
      expect(thrownBy(() => adapt({ ...POST, headers, body: { a: new Map() } }))).toMatchObject(invalid("body.a"));
  });

  test("does not change its input, and returns new objects (A3, G1)", () => {
    const request = Object.freeze({
      ...POST,
      headers: Object.freeze({ "X-A": "1" }),
      body: Object.freeze({ a: Object.freeze([1]) }),
      request: Object.freeze({ timeout: 5 }),
    });
    const [first, second] = [adapt(request), adapt(request)];
    expect(headersOf(first)).not.toBe(headersOf(second));
    expect(headersOf(first)).not.toBe(request.headers);
  });
});

test.each(ADAPTERS)("%s rejects bytes that were transferred (F1)", (_, adapt) => {
  const { buffer: body } = new Uint8Array(4);
  structuredClone(body, { transfer: [body] });
  expect(thrownBy(() => adapt({ ...POST, body }))).toMatchObject(invalid("body"));
});

test.each(Object.entries(EVERY_ADAPTER))("%s treats empty client options as absent (F1, G1)", (_, adapt) => {
  for (const request of [null, 0, "", false])
    expect(adapt({ ...POST, request: request as never })).toEqual(adapt({ ...POST }));
});

// Without toRequest, because the platform's Request drops `__proto__`; axios would lose names of its own.
test.each(ADAPTERS.filter(([name]) => name !== "toRequest"))(
  "%s: accepts headers named like inherited properties (D7)",
  (name, adapt) => {
    const headers = JSON.parse('{"__proto__":"1","constructor":"2"}') as Record<string, string>;
    const result = adapt({ ...POST, headers });
    const fields: Record<string, unknown> = { __proto__: null, ...headersOf(result) };
    const set = (field: string, value: unknown): unknown =>
      Object.defineProperty(fields, field.toLowerCase(), { value });
    if (name === "toAxios") for (const restore of (result as any).transformRequest) restore("", { set });
    expect([fields["__proto__"], fields["constructor"]]).toEqual(["1", "2"]);
  },
);

function headersOf(result: any): object {
  return (result[2] ?? result[1] ?? result.options ?? result).headers as object;
}

describe("stringify", () => {
  const stringify = (value: unknown): string =>
    JSON.stringify(value, (_, member: unknown) => (typeof member === "bigint" ? `${member}n` : member));

  test.each(ADAPTERS)("%s: stringify is called once with the body (G1)", async (name, adapt) => {
    const seen: unknown[] = [];
    const body = { id: 12345678901234567890n };
    const result: any = adapt({ ...POST, body }, { stringify: (value) => (seen.push(value), stringify(value)) });
    expect(seen).toEqual([body]);
    const text = new TextDecoder();
    const sent: Readonly<Record<string, () => unknown>> = {
      toAngular: () => result[2].body as unknown,
      toFetch: () => result[1].body as unknown,
      toRequest: () => (result as Request).text(),
      toAxios: () => result.data as unknown,
      toGot: () => text.decode(result.body),
      toUndici: () => result[1].body as unknown,
      toNodeHttp: () => text.decode(result.body[0]),
    };
    expect(await sent[name]!()).toBe('{"id":"12345678901234567890n"}');
  });

  const fail = (): never => {
    throw new Error("from the caller");
  };
  test.each<[failure: string, stringify: any]>([
    ["throws", fail],
    ["returns no string", () => undefined],
    ["is not a function", 5],
  ])("rejects a stringify that %s (D9)", (_, wrong) => {
    expect(thrownBy(() => toFetch({ ...POST, body: { a: 1n } }, { stringify: wrong }))).toMatchObject(invalid("body"));
  });

  test("is trusted, and called for JSON alone (D9)", () => {
    for (const body of [{ a: new Map() }, new Map(), NaN])
      expect(toFetch({ ...POST, body }, { stringify: () => "{}" })[1].body).toBe("{}");
    for (const body of [undefined, "", "text", new Uint8Array(1), new URLSearchParams(), new Blob([])])
      expect(() => toFetch({ ...POST, body }, { stringify: fail })).not.toThrow();
  });
});

test("lower-cases header names, and the last of two spellings overrides the first (G1)", () => {
  const headers = { "Content-Type": "text/a", "content-TYPE": "text/b" };
  expect(toFetch({ ...POST, headers, body: "a" })[1].headers).toEqual({ "content-type": "text/b" });
});

test.each<[path: string, fields: object]>([
  ["body", { method: "get", body: "x" }],
  ["method", { method: "trace" }],
  ["request.redirect", { request: { keepalive: true, redirect: "nowhere" } }],
])("toRequest names what the Request constructor rejects: %s (G1)", (path, fields) => {
  const error = thrownBy(() => toRequest({ ...POST, ...fields }));
  expect(error).toMatchObject(invalid(path));
  expect(error).not.toHaveProperty("cause");
});

test.each([
  ["http://a.example", "http:", "a.example", "", "/"],
  ["HTTPS://a.example:8443/b?c#d", "https:", "a.example", "8443", "/b?c"],
  ["http://[::1]:80?q", "http:", "::1", "80", "/?q"],
  ["http://a/b/../c//@me:1", "http:", "a", "", "/b/../c//@me:1"],
])("toNodeHttp splits %s", (url, protocol, hostname, port, path) => {
  expect(toNodeHttp({ ...POST, url }).options).toMatchObject({ protocol, hostname, port, path });
});

test("fetch, Request and undici get no framing header of the library, node:http and got that of no body (G3)", () => {
  const ofNode = [toNodeHttp(POST).options.headers, toGot(POST).headers];
  for (const headers of ofNode) expect(headers).toMatchObject({ "content-length": "0" });
  for (const body of [undefined, "text", { a: 1 }, new Uint8Array(3), new Blob(["a"])]) {
    const request = { ...POST, ...(body !== undefined && { body }) };
    const ofRequest = Object.fromEntries(toRequest(request).headers);
    for (const headers of [toFetch(request)[1].headers, ofRequest, toUndici(request)[1].headers])
      for (const name of ["content-length", "transfer-encoding"]) expect(headers).not.toHaveProperty(name);
  }
});

describe("an object under a content-type that is neither JSON nor a form (D8)", () => {
  const typed = (type: string, body: unknown): RequestOptions => ({ ...POST, headers: { "content-type": type }, body });

  test.each(["application/xml", "text/csv", "image/png", "application/x-www-form-urlencode", "text/plain", "*/*"])(
    "%s is refused by every adapter",
    (type) => {
      for (const body of [{ a: 1 }, [1], Object.create(null) as object]) {
        for (const [name, adapt] of ADAPTERS)
          expect([name, thrownBy(() => adapt(typed(type, body)))]).toMatchObject([name, invalid("body")]);
      }
    },
  );

  test.each([
    "application/json",
    "text/json",
    "application/vnd.a+json; v=1",
    "application/x-amz-json-1.1",
    "application/apply-patch+yaml",
    "Application/JSON",
  ])("%s is sent as JSON", (type) => {
    expect(toFetch(typed(type, { a: 1 }))[1].body).toBe('{"a":1}');
  });

  test("text and bytes are sent under any type", () => {
    expect(toFetch(typed("application/xml", "<a/>"))[1].body).toBe("<a/>");
    expect(toFetch(typed("application/xml", new Uint8Array(1)))[1].body).toBeInstanceOf(Uint8Array);
  });
});
