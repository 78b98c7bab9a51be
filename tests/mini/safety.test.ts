import { describe, expect, test } from "@jest/globals";

import {
  Endpoint as Typed,
  EndpointError,
  toFetch as typedToFetch,
  type RequestOptions,
} from "../../src/mini/index.js";
import { thrownBy } from "../thrown-by.js";

// Tests pass what the types forbid.
interface Untyped {
  withDefaults(defaults: object): Untyped;
  build(route: string, options?: object): RequestOptions;
  route(route: string): UntypedChain;
}
type UntypedChain = Record<"param" | "header" | "signal" | "request", (...args: unknown[]) => UntypedChain> & {
  build: () => RequestOptions;
};
const Endpoint = Typed as unknown as new (defaults: object) => Untyped;
const toFetch = typedToFetch as unknown as (request: object) => [string, Record<string, unknown>];
const api = new Endpoint({ baseUrl: "https://api.example.com", headers: { accept: "a/b", "user-agent": null } });

const ITERABLE = { async *[Symbol.asyncIterator]() {} };

class ReactNativeFormData {
  readonly _parts = [["name", "value"]];
}

describe("errors", () => {
  test.each<[string, () => unknown, string, string[]]>([
    ["a base URL that is not given (A5)", () => new Endpoint({ baseUrl: undefined }), "OPTION", ["baseUrl"]],
    [
      "one that withDefaults() does not get (A5)",
      () => api.withDefaults({ baseUrl: undefined }),
      "OPTION",
      ["baseUrl"],
    ],
    ["userinfo in a base URL (C7)", () => new Endpoint({ baseUrl: "https://a:b@c.example" }), "BASE_URL", ["baseUrl"]],
    [
      "dot segments in a base URL (C7)",
      () => new Endpoint({ baseUrl: "https://c.example/a/.." }),
      "BASE_URL",
      ["baseUrl"],
    ],
    [
      "a misspelt default (F3)",
      () => new Endpoint({ baseUrl: "https://c.example", base_URL: "x" }),
      "OPTION",
      ["base_URL"],
    ],
    ["a token as a default (F3)", () => api.withDefaults({ auth: "x", token: "y" }), "OPTION", ["auth", "token"]],
    [
      "a token in another case (F3)",
      () => api.withDefaults({ AUTH: "x", "to-Ken": "y" }),
      "OPTION",
      ["AUTH", "to-Ken"],
    ],
    ...["Basic undefined:undefined", "Token token=undefined", "Bearer function () {}"].map(
      (authorization): [string, () => unknown, string, string[]] => [
        `a missing token, as ${authorization} (D4)`,
        () => api.build("/a", { headers: { authorization } }),
        "HEADER",
        ["authorization"],
      ],
    ),
    [
      "a misspelt option of a call (F3)",
      () => api.build("/a", { baseURL: "https://b.example" }),
      "OPTION",
      ["baseURL"],
    ],
    [
      "a missing token (D4)",
      () => api.build("/a", { headers: { Authorization: "Bearer undefined" } }),
      "HEADER",
      ["Authorization"],
    ],
    [
      "an empty token (D4)",
      () => api.build("/a", { headers: { authorization: "Bearer " } }),
      "HEADER",
      ["authorization"],
    ],
    ["a line break in a header (D4)", () => api.route("/a").header("x-a", "b\r\nc: d"), "HEADER", ["x-a"]],
    ["a Kelvin sign in a header (D4)", () => api.route("/a").header("\u212a", "b"), "HEADER", ["\u212a"]],
    ["a Map of headers (B6)", () => api.build("/a", { headers: new Map([["a", "b"]]) }), "OPTION", ["headers"]],
    ["a text of many megabytes (F5)", () => api.build("/{a}", { a: "a".repeat(2 ** 20 + 1) }), "PARAMETER", ["a"]],
    ["a parameter beside data (D2)", () => api.build("POST /a", { b: 1, data: "c" }), "PARAMETER", ["b"]],
    ["data that has no place (B4)", () => api.build("GET /a", { data: "c" }), "OPTION", ["data"]],
    ["a full url", () => api.build("GET https://b.example/c"), "TEMPLATE", []],
    ["an operator of RFC 6570", () => api.build("GET /{+a}", { a: "b" }), "TEMPLATE", []],
    ["a request with another signal", () => api.route("/a").signal({ aborted: false }), "OPTION", ["signal"]],
    ["a name that is no text", () => api.route("/a").param(5, 5), "OPTION", ["name"]],
    ["a chain instead of a request", () => toFetch(api.route("/a")), "REQUEST", ["url"]],
    [
      "a timeout, which fetch ignores",
      () => toFetch(api.route("/a").request({ timeout: 5 }).build()),
      "REQUEST",
      ["request.timeout"],
    ],
    ["a Map in JSON (D9)", () => toFetch(api.build("POST /a", { b: { c: [new Map()] } })), "REQUEST", ["body"]],
    ["NaN in JSON (D9)", () => toFetch(api.build("POST /a", { b: NaN })), "REQUEST", ["body"]],
    ["a bigint in JSON (D9)", () => toFetch(api.build("POST /a", { b: 1n })), "REQUEST", ["body"]],
    ["an invalid Date in JSON (D9)", () => toFetch(api.build("POST /a", { b: new Date(NaN) })), "REQUEST", ["body"]],
    [
      "a FormData of React Native, which is a class of its own (D9)",
      () => toFetch(api.build("POST /a", { data: new ReactNativeFormData() })),
      "REQUEST",
      ["body"],
    ],
    ["a function in JSON (D9)", () => toFetch(api.build("POST /a", { b: () => 1 })), "REQUEST", ["body"]],
    [
      "JSON as a form (G2)",
      () => toFetch(api.build("POST /a", { b: 1, headers: { "content-type": "application/x-www-form-urlencoded" } })),
      "REQUEST",
      ["body"],
    ],
    [
      "a form without its boundary (D9)",
      () => toFetch(api.build("POST /a", { data: new FormData(), headers: { "content-type": "multipart/form-data" } })),
      "REQUEST",
      ["body"],
    ],
    [
      "a url of many texts (F5)",
      () => api.build("/{a}", { a: "a".repeat(2 ** 19), b: ["b".repeat(2 ** 19), "c"] }),
      "PARAMETER",
      ["b"],
    ],
    [
      "a list of many texts (F5)",
      () => api.build("/", { a: Array<string>(1000).fill("a".repeat(2 ** 20)) }),
      "PARAMETER",
      ["a"],
    ],
    ["an async iterable as data (D9)", () => toFetch(api.build("POST /a", { data: ITERABLE })), "REQUEST", ["body"]],
    [
      "an encoding that cannot be sent (G3)",
      () => toFetch(api.build("POST /a", { data: "a", headers: { "Transfer-Encoding": "gzip, chunked" } })),
      "REQUEST",
      ["headers.transfer-encoding"],
    ],
    ["a Map as data (D9)", () => toFetch(api.build("POST /a", { data: new Map() })), "REQUEST", ["body"]],
  ])("%s", (_, call, kind, names) => {
    const error = thrownBy(call);
    expect(error).toBeInstanceOf(EndpointError);
    expect(error).toMatchObject({ code: `ERR_INVALID_${kind}`, names });
  });

  test("have a message of one line, with the names and the page, and without values (D6)", () => {
    const missing = thrownBy(() => api.build("/{a}/{b}", { c: "secret" })) as Error;
    expect(missing.message).toBe('ERR_MISSING_PARAMETER ["a","b"]: see fluent-endpoint/docs/errors.md');
    const wrong = thrownBy(() => api.build("/a", { headers: { "x\n\u001b": "secret" } })) as Error;
    expect(wrong.message).toBe('ERR_INVALID_HEADER ["x\\n\\u001b"]: see fluent-endpoint/docs/errors.md');
  });
});

describe("ownership (A3, D7)", () => {
  test("nothing that is passed in is changed, and results share no object", () => {
    const options = Object.freeze({
      id: 1,
      headers: Object.freeze({ "X-A": "b" }),
      request: Object.freeze({ cache: "reload" }),
    });
    const [one, other] = [api.build("POST /{id}", { ...options, tags: ["a"] }), api.build("POST /{id}", options)];
    expect(one.headers).not.toBe(other.headers);
    one.headers["x-b"] = "c";
    expect(api.build("POST /{id}", options)).toStrictEqual(other);
    expect(other.request).toBe(options.request);
  });

  test("a step returns a new chain", () => {
    const chain = api.route("GET /{id}").param("id", 1);
    chain.param("page", 2).header("x-a", "b");
    expect(chain.build()).toStrictEqual({
      method: "get",
      url: "https://api.example.com/1",
      headers: { accept: "a/b" },
    });
  });

  test("__proto__ is an ordinary name", () => {
    const values = JSON.parse('{"__proto__": "a", "b": {"__proto__": 1}}') as object;
    expect(Object.keys(api.build("POST /c", values).body as object)).toEqual(["__proto__", "b"]);
    expect(api.build("GET /{__proto__}", JSON.parse('{"__proto__": "a"}') as object).url).toBe(
      "https://api.example.com/a",
    );
  });
});

test("reads nothing from Object.prototype (B6)", () => {
  const names = [
    "baseUrl",
    "headers",
    "data",
    "request",
    "query",
    "parameters",
    "content-type",
    "id",
    "page",
    "body",
    "timeout",
  ];
  const run = (): unknown[] => [
    api.route("POST /a").param("b", 1).build(),
    api.withDefaults({ b: 1 }).build("GET /a"),
    toFetch(api.build("POST /a", { b: 1 })),
    (thrownBy(() => api.build("/{id}")) as EndpointError).names,
    (thrownBy(() => new Endpoint({})) as EndpointError).names,
  ];
  const expected = run();
  const setter = { configurable: true, enumerable: true, get: () => "polluted", set() {} };
  for (const name of names) Object.defineProperty(Object.prototype, name, setter);
  let polluted: unknown[];
  try {
    polluted = run().map((one): unknown => JSON.parse(JSON.stringify(one)));
  } finally {
    for (const name of names) Reflect.deleteProperty(Object.prototype, name);
  }
  expect(polluted).toEqual(expected.map((one): unknown => JSON.parse(JSON.stringify(one))));
});

describe("toFetch", () => {
  test.each<[unknown, unknown]>([
    [{ a: new Date(0), b: undefined, c: [null] }, '{"a":"1970-01-01T00:00:00.000Z","c":[null]}'],
    [[1], "[1]"],
    [null, "null"],
    ["text", "text"],
  ])("writes %j", (data, body) => {
    const [url, init] = toFetch(api.build("PATCH /a", { data, request: { cache: "reload" } }));
    expect([url, init["method"], init["body"], init["cache"]]).toEqual([
      "https://api.example.com/a",
      "PATCH",
      body,
      "reload",
    ]);
  });

  test.each([new Uint8Array(2), new FormData(), new Blob(["a"]), new URLSearchParams("a=b"), new ArrayBuffer(1)])(
    "passes on what fetch sends: %s",
    (data) => {
      expect(toFetch(api.build("POST /a", { data }))[1]["body"]).toBe(data);
    },
  );

  // The server waits for the bytes that they announce, or takes the rest for another request.
  test.each<[string, Record<string, string>]>([
    ["content-length", { "content-length": "1" }],
    ["Content-Length", { "Content-Length": "99" }],
    ["transfer-encoding", { "transfer-encoding": "chunked" }],
    ["both", { "Transfer-Encoding": "Chunked", "CONTENT-LENGTH": "5" }],
  ])("leaves the framing to fetch: %s (G3)", (_, headers) => {
    for (const data of ["12345", { a: 1 }, new Uint8Array(2), new Blob(["a"]), undefined]) {
      const built = api.build("POST /a", { data, headers });
      const byHand = { ...built, headers: { ...built.headers, ...headers } };
      for (const request of [built, byHand]) {
        const before = { ...request.headers };
        const fields = toFetch(request)[1]["headers"] as object;
        expect(Object.keys(fields).filter((name) => /content-length|transfer-encoding/i.test(name))).toEqual([]);
        expect(request.headers).toEqual(before);
      }
    }
  });

  test("has no body where the request has none", () => {
    expect(toFetch(api.build("GET /a"))).toEqual([
      "https://api.example.com/a",
      { method: "GET", headers: { accept: "a/b" } },
    ]);
  });
});

test.each(["TRACE /user", "PURGE /user"])("%s has a method that mini does not send", (route) => {
  const endpoint = new Typed({ baseUrl: "https://api.acme.example" }) as unknown as { build(route: string): object };
  expect(() => endpoint.build(route)).toThrow("ERR_INVALID_METHOD");
});

test("a step without parameters adds none, and a url must be text", () => {
  const { params } = api.route("GET /x") as unknown as { params: () => UntypedChain };
  expect(params().build().url).toBe("https://api.example.com/x");
  expect(() => toFetch({ method: "get", url: 5, headers: {} })).toThrow(EndpointError);
});
