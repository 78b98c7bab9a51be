// What every adapter refuses, and what it leaves alone.
import { describe, expect, test } from "@jest/globals";

import * as adapters from "../../src/adapters/index.js";
import { EndpointError, type RequestOptions } from "../../src/index.js";

type Adapter = (request: RequestOptions, options?: adapters.AdapterOptions) => unknown;

const { toAxios, toFetch, toGot, toNodeHttp, toRequest, toUndici, InvalidRequestError } = adapters;
const ADAPTERS: readonly (readonly [name: string, adapter: Adapter])[] = Object.entries({
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
    ["url", { url: "/user" }],
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
  ])("refuses a request by hand: %s", (path, fields) => {
    const error = errorOf(() => adapt({ ...POST, ...fields }));

    expect(error).toMatchObject({ name: "InvalidRequestError", code: "ERR_INVALID_REQUEST", path });
    expect(error.message).not.toMatch(/secret|[\r\n\0]/);
  });

  test.each([undefined, null, 5, "text"])("… and what is none at all: %p", (request) => {
    expect(errorOf(() => adapt(request as any))).toMatchObject({ code: "ERR_INVALID_REQUEST", path: "method" });
  });

  const cyclic = { a: [{ b: {} as object }] };
  cyclic.a[0]!.b = cyclic.a;

  test.each<[path: string, what: string, body: unknown]>([
    ["body", "a bigint", 1n],
    ["body.a.1.b", "a bigint inside", { a: [1, { b: 1n }], c: 1n }],
    ["body.a.0.b", "a cycle", { z: { same: 1 }, ...cyclic }],
    ["body.b", "a bigint beside what is there twice", ((twice) => ({ a: [twice, twice], b: 1n }))({ c: 1 })],
    ["body", "a function", () => 1],
    ["body", "a symbol", Symbol("s")],
    ["body", "NaN", NaN],
    ["body", "a Map", new Map([["a", 1]])],
    ["body", "a promise", Promise.resolve(1)],
    ["body", "Headers", new Headers({ a: "1" })],
    ["body", "an invalid Date", new Date(NaN)],
    ["body", "an object whose toJSON gives nothing", { toJSON: () => undefined }],
  ])("JSON cannot say: %s: %s", (path, _, body) => {
    expect(errorOf(() => adapt({ ...POST, body }))).toMatchObject({ code: "ERR_INVALID_REQUEST", path });
  });

  test("too deep for JSON", () => {
    let body: unknown = 1;
    for (let depth = 0; depth < 100_000; depth += 1) body = [body];

    expect(errorOf(() => adapt({ ...POST, body })).cause).toBeInstanceOf(RangeError);
  });

  test("what the caller's own code throws is the cause", () => {
    const cause = new Error("mine");
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
  ])("a form cannot say: %s: %p", (path, body) => {
    const headers = { "Content-Type": "Application/X-WWW-Form-URLencoded ; charset=utf-8" };

    expect(errorOf(() => adapt({ ...POST, headers, body }))).toMatchObject({ code: "ERR_INVALID_REQUEST", path });
  });

  test("decision A3: what is given stays as it is, what is returned is fresh", () => {
    const request = {
      ...POST,
      headers: Object.freeze({ "X-A": "1" }),
      body: Object.freeze({ a: Object.freeze([1]) }),
      request: Object.freeze({ timeout: 5 }),
    };
    Object.freeze(request);
    const [one, other] = [adapt(request), adapt(request)];

    expect(headersOf(one)).not.toBe(headersOf(other));
    expect(headersOf(one)).not.toBe(request.headers);
  });

  test("decision B6: nothing is read from a prototype", () => {
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
      const own = (value: unknown): string => JSON.stringify(value);
      expect(own(adapt(request))).toBe(own(expected));
      expect(own(adapt(request, {}))).toBe(own(expected));
    } finally {
      for (const name of Object.keys(polluted)) Reflect.deleteProperty(Object.prototype, name);
    }
  });
});

test("decision B6: a length or a type in a prototype frames and announces nothing", () => {
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

// Not toRequest: the platform's Request drops `__proto__`.
test.each(ADAPTERS.filter(([name]) => name !== "toRequest"))(
  "decision D7: %s: a header of the name of what every object has is one like others",
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
  return (result[1] ?? result.options ?? result).headers as object;
}

describe("stringify", () => {
  const stringify = (value: unknown): string =>
    JSON.stringify(value, (_, member: unknown) => (typeof member === "bigint" ? `${member}n` : member));

  test.each(ADAPTERS)("%s: is called once, with the body", async (name, adapt) => {
    const seen: unknown[] = [];
    const body = { id: 12345678901234567890n };
    const result: any = adapt({ ...POST, body }, { stringify: (value) => (seen.push(value), stringify(value)) });

    expect(seen).toEqual([body]);
    const text = new TextDecoder();
    const sent: Readonly<Record<string, () => unknown>> = {
      toFetch: () => result[1].body as unknown,
      toRequest: () => (result as Request).text(),
      toAxios: () => result.data as unknown,
      toGot: () => text.decode(result.body),
      toUndici: () => result[1].body as unknown,
      toNodeHttp: () => text.decode(result.body[0]),
    };
    expect(await sent[name]!()).toBe('{"id":"12345678901234567890n"}');
  });

  test.each<[what: string, stringify: any]>([
    [
      "throws",
      () => {
        throw new Error("mine");
      },
    ],
    ["gives no text", () => undefined],
    ["is no function", 5],
  ])("one that %s is told", (_, stringify) => {
    const error = errorOf(() => toFetch({ ...POST, body: { a: 1n } }, { stringify }));
    expect(error).toMatchObject({ code: "ERR_INVALID_REQUEST", path: "body" });
  });

  test("is not asked for what is no JSON", () => {
    const refuse = (): string => {
      throw new Error("asked");
    };
    for (const body of [undefined, "", "text", new Uint8Array(1), new URLSearchParams(), new Blob([])])
      expect(() => toFetch({ ...POST, body }, { stringify: refuse })).not.toThrow();
  });
});

test("a form has members as JSON has them, and nothing that is absent", () => {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const body = {
    day: new Date(0),
    url: new URL("https://a.example/?b"),
    big: 5n,
    none: null,
    gone: undefined,
    list: [1, null, undefined, new Date(0)],
    odd: { toJSON: () => "text" },
    "a b": "&=",
  };
  expect(toFetch({ ...POST, headers, body })[1].body).toBe(
    "day=1970-01-01T00%3A00%3A00.000Z&url=https%3A%2F%2Fa.example%2F%3Fb&big=5&list=1&list=1970-01-01T00%3A00%3A00.000Z&odd=text&a+b=%26%3D",
  );
});

test("an object without members is JSON all the same, and so is a Map that stringify knows", () => {
  expect(toFetch({ ...POST, body: {} })[1].body).toBe("{}");
  expect(toFetch({ ...POST, body: Object.create(null) as object })[1].body).toBe("{}");
  const stringify = (value: unknown): string => JSON.stringify([...(value as Map<string, number>)]);
  expect(toFetch({ ...POST, body: new Map([["a", 1]]) }, { stringify })[1].body).toBe('[["a",1]]');
});

test("names of header fields in any case, the later of two spellings", () => {
  const headers = { "Content-Type": "text/a", "content-TYPE": "text/b" };
  expect(toFetch({ ...POST, headers, body: { a: 1 } })[1].headers).toEqual({ "content-type": "text/b" });
});

test("toRequest: what the platform's Request refuses", () => {
  for (const fields of [{ method: "get", body: "x" }, { method: "trace" }, { request: { redirect: "nowhere" } }]) {
    const error = errorOf(() => toRequest({ ...POST, ...fields }));
    expect(error).toMatchObject({ code: "ERR_INVALID_REQUEST", path: "request" });
    expect(error.cause).toMatchObject({ name: "TypeError" });
  }
});

describe("toNodeHttp takes the url apart", () => {
  test.each([
    ["http://a.example", "http:", "a.example", "", "/"],
    ["HTTPS://a.example:8443/b?c#d", "https:", "a.example", "8443", "/b?c"],
    ["http://[::1]:80?q", "http:", "::1", "80", "/?q"],
    ["http://a/b/../c//@me:1", "http:", "a", "", "/b/../c//@me:1"],
  ])("%s", (url, protocol, hostname, port, path) => {
    expect(toNodeHttp({ ...POST, url }).options).toMatchObject({ protocol, hostname, port, path });
  });
});

test("a stream of another library than the platform's is one", () => {
  async function* chunks() {
    yield await Promise.resolve(new Uint8Array([1]));
  }
  const body = chunks();
  expect(toFetch({ ...POST, body })[1]).toMatchObject({ body, duplex: "half" });
  expect(InvalidRequestError.prototype).toBeInstanceOf(EndpointError);
});
