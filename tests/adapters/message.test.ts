// What every adapter rejects, and what it never changes.
import { describe, expect, test } from "@jest/globals";

import * as adapters from "../../src/adapters/index.js";
import { EndpointError, type RequestOptions } from "../../src/index.js";
import { toFetch as toMiniFetch } from "../../src/mini/index.js";
import { ADAPTERS as EVERY_ADAPTER } from "./every-adapter.js";

type Adapter = (request: RequestOptions, options?: adapters.AdapterOptions) => unknown;

const { toAngular, toAxios, toFetch, toGot, toNodeHttp, toRequest, toUndici, InvalidRequestError } = adapters;
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

function errorOf(run: () => unknown): EndpointError & { path?: string } {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(EndpointError);
    return error as EndpointError;
  }
  throw new Error("nothing was thrown");
}

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
    ["url", { url: "data:,x" }],
    ["url", { url: "https://" }],
    ["url", { url: "https://user:secret@a.example/" }],
    ["url", { url: "https://a.example\\@evil.example/" }],
    ["url", { url: "https://a.example:x/" }],
    ["url", { url: "https://[::1/" }],
    ["url", { url: "https://a.example/a b" }],
    ["url", { url: "https://a.example/\r\nx: y" }],
    ["url", { url: "https://a.example/ü" }],
    ["url", { url: "https://ü.example/" }],
    ["url", { url: "https://a\x1b.example/" }],
    ["url", { url: new URL("https://a.example/") }],
    ["url", { url: Symbol("url") }],
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
    const error = errorOf(() => adapt({ ...POST, ...fields }));

    expect(error).toMatchObject({ name: "InvalidRequestError", code: "ERR_INVALID_REQUEST", path });
    expect(error.message).not.toMatch(/secret|[\r\n\0]/);
  });

  test.each([undefined, null, 5, "text"])("rejects %p instead of a request (G1)", (request) => {
    expect(errorOf(() => adapt(request as any))).toMatchObject({ code: "ERR_INVALID_REQUEST", path: "request" });
  });

  const cyclic = { a: [{ b: {} as object }] };
  cyclic.a[0]!.b = cyclic.a;

  test.each<[path: string, kind: string, body: unknown]>([
    ["body", "a bigint", 1n],
    ["body.a.1.b", "a bigint inside", { a: [1, { b: 1n }], c: 1n }],
    ["body.a.0.b", "a cycle", { z: { same: 1 }, ...cyclic }],
    ["body.b", "a bigint next to an object that occurs twice", ((twice) => ({ a: [twice, twice], b: 1n }))({ c: 1 })],
    ["body", "a function", () => 1],
    ["body", "a symbol", Symbol("s")],
    ["body", "NaN", NaN],
    ["body", "a Map", new Map([["a", 1]])],
    ["body", "a promise", Promise.resolve(1)],
    ["body", "Headers", new Headers({ a: "1" })],
    ["body", "an invalid Date", new Date(NaN)],
    ["body", "an object whose toJSON returns undefined", { toJSON: () => undefined }],
  ])("rejects %s: JSON does not support %s (D9)", (path, _, body) => {
    expect(errorOf(() => adapt({ ...POST, body }))).toMatchObject({ code: "ERR_INVALID_REQUEST", path });
  });

  test("rejects a body that is nested too deeply for JSON (D9)", () => {
    let body: unknown = 1;
    for (let depth = 0; depth < 100_000; depth += 1) body = [body];

    expect(errorOf(() => adapt({ ...POST, body }))).toMatchObject({ code: "ERR_INVALID_REQUEST" });
  });

  test("an error that the caller's code throws is the cause (D9)", () => {
    const cause = new Error("from the caller");
    const body = {
      toJSON: () => {
        throw cause;
      },
    };

    expect(errorOf(() => adapt({ ...POST, body })).cause).toBe(cause);
  });

  test.each<[path: string, body: unknown]>([
    ["body.a", { a: { b: 1 } }],
    ["body.a", { a: [[1]] }],
    ["body.a", { a: [{ b: 1 }] }],
    ["body.a", { a: () => 1 }],
    ["body.a", { a: NaN }],
    ["body.a", { a: new Map() }],
    ["body", [1]],
    ["body", 1],
    ["body", null],
    ["body", new Map([["a", 1]])],
  ])("rejects %s in a form: %p (D9)", (path, body) => {
    const headers = { "Content-Type": "Application/X-WWW-Form-URLencoded ; charset=utf-8" };

    expect(errorOf(() => adapt({ ...POST, headers, body }))).toMatchObject({ code: "ERR_INVALID_REQUEST", path });
  });

  test("does not change its input, and returns new objects (A3, G1)", () => {
    const request = {
      ...POST,
      headers: Object.freeze({ "X-A": "1" }),
      body: Object.freeze({ a: Object.freeze([1]) }),
      request: Object.freeze({ timeout: 5 }),
    };
    Object.freeze(request);
    const [first, second] = [adapt(request), adapt(request)];

    expect(headersOf(first)).not.toBe(headersOf(second));
    expect(headersOf(first)).not.toBe(request.headers);
  });

  test("does not read inherited properties (T1)", () => {
    const request = { ...POST, method: "patch" };
    const expected = adapt(request);
    const polluted = {
      body: "evil",
      request: { signal: 1 },
      stringify: () => "evil",
      signal: 1,
      timeout: 1,
      agent: 1,
      dispatcher: 1,
      redirect: "error",
      "content-type": "text/evil",
      "content-length": "5",
    };
    Object.assign(Object.prototype, polluted);
    try {
      const ownText = (value: unknown): string => JSON.stringify(value);
      expect(ownText(adapt(request))).toBe(ownText(expected));
      expect(ownText(adapt(request, {}))).toBe(ownText(expected));
    } finally {
      for (const name of Object.keys(polluted)) Reflect.deleteProperty(Object.prototype, name);
    }
  });
});

test.each(Object.entries(EVERY_ADAPTER))("%s treats empty client options as absent (F1, G1)", (_, adapt) => {
  for (const request of [null, 0, "", false]) {
    expect(adapt({ ...POST, request: request as never })).toEqual(adapt({ ...POST }));
  }
});

test("inherited headers do not affect framing or the content type (T1)", () => {
  const polluted = { "content-length": "5", "content-type": "text/evil", "transfer-encoding": "evil" };
  const body = new Blob(["1"]).stream();
  Object.assign(Object.prototype, polluted);
  try {
    expect(Object.entries(toGot({ ...POST, body }).headers)).toEqual([["transfer-encoding", "chunked"]]);
    const { data } = toAxios({ ...POST, body: new Blob(["1"]) }) as { data: Blob };
    expect(data.type).toBe("");
  } finally {
    for (const name of Object.keys(polluted)) Reflect.deleteProperty(Object.prototype, name);
  }
});

// Without toRequest, because the platform's Request drops `__proto__`; toAxios has a test with all such names.
test.each(ADAPTERS.filter(([name]) => !/^to(?:Request|Axios)$/.test(name)))(
  "%s: accepts headers named like inherited properties (D7)",
  (_, adapt) => {
    const headers = JSON.parse('{"__proto__":"1","constructor":"2"}') as Record<string, string>;
    const fields = headersOf(adapt({ ...POST, headers }));

    expect(Object.entries(fields)).toEqual(
      expect.arrayContaining([
        ["__proto__", "1"],
        ["constructor", "2"],
      ]),
    );
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

  test.each<[failure: string, stringify: any]>([
    [
      "throws",
      () => {
        throw new Error("from the caller");
      },
    ],
    ["returns no string", () => undefined],
    ["is not a function", 5],
  ])("rejects a stringify that %s (D9)", (_, stringify) => {
    const error = errorOf(() => toFetch({ ...POST, body: { a: 1n } }, { stringify }));
    expect(error).toMatchObject({ code: "ERR_INVALID_REQUEST", path: "body" });
  });

  test("stringify is not called for other kinds of bodies (D9)", () => {
    const stringify = (): string => {
      throw new Error("called");
    };
    for (const body of [undefined, "", "text", new Uint8Array(1), new URLSearchParams(), new Blob([])])
      expect(() => toFetch({ ...POST, body }, { stringify })).not.toThrow();
  });
});

test("a form has the texts of values, and skips absent ones (D9)", () => {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const body = {
    day: new Date(0),
    url: new URL("https://a.example/?b"),
    big: 5n,
    none: null,
    gone: undefined,
    list: [1, null, undefined, new Date(0)],
    "a b": "&=",
  };
  expect(toFetch({ ...POST, headers, body })[1].body).toBe(
    "day=1970-01-01T00%3A00%3A00.000Z&url=https%3A%2F%2Fa.example%2F%3Fb&big=5&list=1&list=1970-01-01T00%3A00%3A00.000Z&a+b=%26%3D",
  );
});

test("encodes an empty object as JSON, and a Map if stringify supports it (D9)", () => {
  expect(toFetch({ ...POST, body: {} })[1].body).toBe("{}");
  expect(toFetch({ ...POST, body: Object.create(null) as object })[1].body).toBe("{}");
  const stringify = (value: unknown): string => JSON.stringify([...(value as Map<string, number>)]);
  expect(toFetch({ ...POST, body: new Map([["a", 1]]) }, { stringify })[1].body).toBe('[["a",1]]');
});

test("lower-cases any number of header names, again and again (G1)", () => {
  const names = Array.from({ length: 250 }, (_, index) => `X-${index.toString(36)}A`);
  names.push("X-".repeat(100), "GET", "Constructor");
  for (const name of [...names, ...names].flatMap((each) => [each, each])) {
    const [, { headers }] = toFetch({ ...POST, headers: { [name]: "1" } });
    expect(headers).toMatchObject({ [name.toLowerCase()]: "1" });
    expect(() => toFetch({ ...POST, headers: { [`${name} `]: "1" } })).toThrow(InvalidRequestError);
  }
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
  const error = errorOf(() => toRequest({ ...POST, ...fields }));
  expect(error).toMatchObject({ code: "ERR_INVALID_REQUEST", path });
  expect(error).not.toHaveProperty("cause");
});

describe("toNodeHttp splits the url", () => {
  test.each([
    ["http://a.example", "http:", "a.example", "", "/"],
    ["HTTPS://a.example:8443/b?c#d", "https:", "a.example", "8443", "/b?c"],
    ["http://[::1]:80?q", "http:", "::1", "80", "/?q"],
    ["http://a/b/../c//@me:1", "http:", "a", "", "/b/../c//@me:1"],
  ])("%s", (url, protocol, hostname, port, path) => {
    expect(toNodeHttp({ ...POST, url }).options).toMatchObject({ protocol, hostname, port, path });
  });
});

test("accepts any async iterable as a stream (D9)", () => {
  async function* chunks() {
    yield await Promise.resolve(new Uint8Array([1]));
  }
  expect(toFetch({ ...POST, body: chunks() })[1]).toMatchObject({ body: expect.any(ReadableStream), duplex: "half" });
  expect(InvalidRequestError.prototype).toBeInstanceOf(EndpointError);
});

test("fetch, Request and undici get no framing header of the library (G3)", () => {
  for (const body of [undefined, "text", { a: 1 }, new Uint8Array(3), new Blob(["a"])]) {
    const request = { ...POST, ...(body !== undefined && { body }) };
    const all = [
      toFetch(request)[1].headers,
      Object.fromEntries(toRequest(request).headers),
      toUndici(request)[1].headers,
    ];
    for (const headers of all) {
      expect(headers).not.toHaveProperty("content-length");
      expect(headers).not.toHaveProperty("transfer-encoding");
    }
  }
  expect(toNodeHttp(POST).options.headers).toMatchObject({ "content-length": "0" });
  expect(toGot(POST).headers).toMatchObject({ "content-length": "0" });
});

describe("an object under a content-type that is neither JSON nor a form (D8)", () => {
  const bodies = [{ a: 1 }, [1], Object.create(null) as object];

  test.each(["application/xml", "text/csv", "image/png", "application/x-www-form-urlencode", "text/plain", "*/*"])(
    "%s is refused by every adapter, and by mini",
    (type) => {
      for (const body of bodies) {
        const request = { ...POST, headers: { "content-type": type }, body };
        for (const [name, adapt] of ADAPTERS)
          expect([name, errorOf(() => adapt(request))]).toEqual([name, expect.objectContaining({ path: "body" })]);
        expect(() => toMiniFetch(request)).toThrow(expect.objectContaining({ code: "ERR_INVALID_REQUEST" }));
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
    const request = { ...POST, headers: { "content-type": type }, body: { a: 1 } };
    expect([toFetch(request)[1].body, toMiniFetch(request)[1].body]).toEqual(['{"a":1}', '{"a":1}']);
  });

  test("text and bytes are sent under any type", () => {
    const headers = { "content-type": "application/xml" };
    expect(toFetch({ ...POST, headers, body: "<a/>" })[1].body).toBe("<a/>");
    expect(toFetch({ ...POST, headers, body: new Uint8Array(1) })[1].body).toBeInstanceOf(Uint8Array);
  });
});
