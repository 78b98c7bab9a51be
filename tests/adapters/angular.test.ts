// The arguments of Angular's HttpClient. examples/frameworks sends them with Angular itself.
import { Readable } from "node:stream";

import { describe, expect, test } from "@jest/globals";

import { toAngular } from "../../src/adapters/index.js";
import { Endpoint, type RequestOptions } from "../../src/index.js";
import { coded } from "../coded.js";

const POST: RequestOptions = { method: "post", url: "https://a.example/", headers: {} };

test("method, url, headers and body are plain", () => {
  const request = new Endpoint().build("PATCH /user{?q}", { q: "a b", name: "Mona" }, { headers: { "X-Trace": 1 } });
  expect(toAngular(request)).toStrictEqual([
    "PATCH",
    "https://api.github.com/user?q=a%20b",
    {
      headers: { ...request.headers, "content-type": "application/json; charset=utf-8" },
      body: '{"name":"Mona"}',
    },
  ]);
});

test("a request without a body has none, and no length, which browsers set (G3)", () => {
  expect(toAngular(POST)).toStrictEqual(["POST", "https://a.example/", { headers: {} }]);
});

describe("bodies in the forms that Angular sends unchanged (D9)", () => {
  const bodyOf = (body: unknown): unknown => toAngular({ ...POST, body })[2].body;

  test("text, and JSON as text", () => {
    expect(bodyOf("a")).toBe("a");
    expect(bodyOf(null)).toBe("null");
    expect(bodyOf([1])).toBe("[1]");
    expect(bodyOf(new URLSearchParams({ a: "1 2" }))).toBe("a=1+2");
  });

  test("a Blob and a FormData as they are", () => {
    const [blob, form] = [new Blob(["a"], { type: "a/b" }), new FormData()];
    expect(bodyOf(blob)).toBe(blob);
    expect(bodyOf(form)).toBe(form);
    expect(toAngular({ ...POST, headers: { "content-type": "multipart/form-data" }, body: form })[2].headers).toEqual(
      {},
    );
  });

  test("bytes as an ArrayBuffer of exactly these", () => {
    const body = bodyOf(new Uint8Array([1, 2, 3, 4]).subarray(1, 3));
    expect(body).toBeInstanceOf(ArrayBuffer);
    expect([...new Uint8Array(body as ArrayBuffer)]).toEqual([2, 3]);
  });

  test("a stream is an error: Angular has no form for it", () => {
    for (const body of [new ReadableStream(), Readable.from(["a"])]) {
      expect(() => bodyOf(body)).toThrow(coded("ERR_INVALID_REQUEST", ["body"]));
    }
  });
});

describe("client options (G4)", () => {
  test("those that HttpClient has are passed", () => {
    const request = { timeout: 500, withCredentials: true, transferCache: false, keepalive: true };
    expect(toAngular({ ...POST, request })[2]).toStrictEqual({ headers: {}, ...request });
  });

  test("others cannot change the request or the type of its result", () => {
    const request = { observe: "response", responseType: "text", headers: {}, body: 1, params: {}, agent: {} };
    expect(toAngular({ ...POST, request })[2]).toStrictEqual({ headers: {} });
  });

  test("a signal is an error, because it would have no effect", () => {
    const request = { signal: new AbortController().signal };
    expect(() => toAngular({ ...POST, request })).toThrow(coded("ERR_INVALID_REQUEST", ["request.signal"]));
    expect(toAngular({ ...POST, request: { signal: undefined } })[2]).toStrictEqual({ headers: {} });
  });
});
