import { describe, expect, test } from "@jest/globals";
import { Endpoint } from "../../src/index.js";

const BODY_METHODS = ["POST", "PUT", "PATCH", "DELETE", "QUERY"];
const BODILESS_METHODS = ["GET", "HEAD", "OPTIONS"];
const JSON_TYPE = "application/json; charset=utf-8";

class Instance {
  readonly a = 1;
}

describe("remaining parameters form a JSON body or the query (P2, P3; B4, D1)", () => {
  test.each(BODY_METHODS)("%s sends them in the body", (method) => {
    const request = new Endpoint({ org: "octokit" }).build(`${method} /x`, { a: 1, gone: undefined, none: null });
    expect(request.url).toBe("https://api.github.com/x");
    expect(request.body).toStrictEqual({ org: "octokit", a: 1, none: null });
  });

  test.each(BODILESS_METHODS)("%s sends them in the query", (method) => {
    const request = new Endpoint({ org: "octokit" }).build(`${method} /x`, { a: 1, none: null });
    expect(request.url).toBe("https://api.github.com/x?org=octokit&a=1");
    expect(request).not.toHaveProperty("body");
    expect(request.headers).not.toHaveProperty("content-type");
  });

  test.each(BODY_METHODS)("%s has neither a body nor a content-type without remaining parameters", (method) => {
    for (const request of [
      new Endpoint().build(`${method} /x`),
      new Endpoint().build(`${method} /x`, { a: undefined }),
      new Endpoint().build(`${method} /x/{a}`, { a: 1 }),
      new Endpoint().build(`${method} /x{?a}`, { a: 1 }),
    ]) {
      expect(request).not.toHaveProperty("body");
      expect(request.headers).not.toHaveProperty("content-type");
    }
  });

  test("a parameter with a placeholder is not sent again (P1, P5)", () => {
    const request = new Endpoint().build("POST /x/{a}{?b,c}", { a: 1, b: 2, c: undefined, d: 3 });
    expect(request.url).toBe("https://api.github.com/x/1?b=2");
    expect(request.body).toStrictEqual({ d: 3 });
  });

  test("the body contains the caller's values, whatever their type", () => {
    const values = {
      list: [{ id: 1 }],
      map: new Map(),
      instance: new Instance(),
      date: new Date(NaN),
      call: () => {},
      symbol: Symbol("s"),
      big: 1n,
      nan: NaN,
      cyclic: {} as Record<string, unknown>,
    };
    values.cyclic["self"] = values.cyclic;
    const body = new Endpoint().build("POST /x", values).body as Record<string, unknown>;
    expect(Object.keys(body)).toStrictEqual(Object.keys(values));
    for (const [name, value] of Object.entries(values)) expect(body[name]).toBe(value);
  });

  test("the body is a new ordinary object (A3, D7)", () => {
    const options = Object.assign(Object.create(null) as object, { a: 1 });
    const github = new Endpoint(options);
    const [first, second] = [github.build("POST /x").body, github.build("POST /x").body];
    expect(Object.getPrototypeOf(first)).toBe(Object.prototype);
    expect(first).toStrictEqual({ a: 1 });
    expect(first).not.toBe(second);
    expect(first).not.toBe(options);
    (first as Record<string, unknown>)["a"] = "changed";
    expect(github.build("POST /x").body).toStrictEqual({ a: 1 });
  });
});

describe("data is the body, unchanged (P4; D2)", () => {
  test.each<[name: string, data: unknown]>([
    ["a string", "Hello"],
    ["an empty string", ""],
    ["null", null],
    ["0", 0],
    ["false", false],
    ["NaN", NaN],
    ["0n", 0n],
    ["a list", [1]],
    ["an object", { a: 1 }],
    ["a frozen object", Object.freeze({ a: 1 })],
    ["an instance", new Instance()],
    ["bytes", new Uint8Array([1])],
    ["a Blob", new Blob(["a"])],
    ["FormData", new FormData()],
    ["a function", () => 1],
    ["a symbol", Symbol("s")],
  ])("sends %s", (_, data) => {
    for (const method of BODY_METHODS) {
      expect(new Endpoint().build(`${method} /x`, { data }).body).toBe(data);
      expect(new Endpoint({ data }).build(`${method} /x`, { data: undefined }).body).toBe(data);
      expect(new Endpoint().route(`${method} /x`).data(data).build().body).toBe(data);
    }
  });

  test("ignores undefined: the parameters form the body", () => {
    expect(new Endpoint().build("POST /x", { data: undefined, a: 1 }).body).toStrictEqual({ a: 1 });
    expect(new Endpoint().build("POST /x", { data: undefined })).not.toHaveProperty("body");
  });

  test("takes the place of other remaining parameters, but not of those of the template (D2)", () => {
    const lax = new Endpoint({ org: "octokit", other: 1 });
    const request = lax.build("POST https://uploads.github.com/x{?name,label}", {
      name: "a.zip",
      label: "A",
      data: "bytes",
      headers: { "content-type": "application/zip", "content-length": 5 },
    });
    expect(request.url).toBe("https://uploads.github.com/x?name=a.zip&label=A");
    expect(request.body).toBe("bytes");
    expect(request.headers).toMatchObject({ "content-type": "application/zip", "content-length": "5" });
  });

  test("the data of a call replaces the default data as a whole", () => {
    expect(new Endpoint({ data: { a: 1 } }).build("POST /x", { data: { b: 2 } }).body).toStrictEqual({ b: 2 });
    expect(new Endpoint({ data: { a: 1 } }).build("POST /x", { data: null }).body).toBeNull();
  });

  test.each(BODILESS_METHODS)("rejects data for %s (B4)", (method) => {
    const error = expect.objectContaining({ code: "ERR_INVALID_OPTION", option: "data", names: ["data"] });
    for (const data of ["text", null, 0, "", false, { a: 1 }]) {
      expect(() => new Endpoint().build(`${method} /x`, { data })).toThrow(error);
      expect(() => new Endpoint({ data }).build(`${method} /x`)).toThrow(error);
      expect(() => new Endpoint().route(`${method} /x`).data(data).build()).toThrow(error);
      expect(() => new Endpoint().parse(new Endpoint().merge(`${method} /x`, { data }))).toThrow(error);
    }
    expect(new Endpoint().build(`${method} /x`, { data: undefined }).url).toBe("https://api.github.com/x");
  });

  test("param() sends a parameter named data", () => {
    expect(new Endpoint().route("/x").param("data", "a").build().url).toBe("https://api.github.com/x?data=a");
  });
});

describe("the content-type header (D3)", () => {
  const typeOf = (options: object, defaults: object = {}): unknown =>
    new Endpoint({ ...defaults }).build("POST /x", { ...options }).headers["content-type"];

  test.each<[name: string, options: object]>([
    ["parameters", { a: 1 }],
    ["data: a plain object", { data: { a: 1 } }],
    ["data: an empty object", { data: {} }],
    ["data: an object without a prototype", { data: Object.create(null) as object }],
    ["data: a list", { data: [] }],
  ])("is JSON for %s", (_, options) => {
    expect(typeOf(options)).toBe(JSON_TYPE);
    expect(typeOf({}, options)).toBe(JSON_TYPE);
  });

  test.each<[name: string, data: unknown]>([
    ["a string", "{}"],
    ["an empty string", ""],
    ["null", null],
    ["a number", 0],
    ["a boolean", true],
    ["an instance", new Instance()],
    ["a Map", new Map()],
    ["a Date", new Date(0)],
    ["bytes", new Uint8Array(1)],
    ["URLSearchParams", new URLSearchParams("a=1")],
    ["FormData", new FormData()],
    ["a function", () => {}],
  ])("is not set for other data: %s", (_, data) => {
    expect(new Endpoint().build("POST /x", { data }).headers).not.toHaveProperty("content-type");
  });

  test.each<[name: string, options: object, defaults: object]>([
    ["in the call", { headers: { "Content-Type": "application/merge-patch+json" } }, {}],
    ["in the defaults", {}, { headers: { "CONTENT-TYPE": "application/merge-patch+json" } }],
  ])("is kept if it is set %s", (_, options, defaults) => {
    expect(typeOf({ a: 1, ...options }, defaults)).toBe("application/merge-patch+json");
    expect(typeOf({ data: [1], ...options }, defaults)).toBe("application/merge-patch+json");
  });

  test("can be empty", () => {
    expect(typeOf({ a: 1, headers: { "content-type": "" } })).toBe("");
  });

  test("is not part of merged options yet", () => {
    expect(new Endpoint().merge("POST /x", { a: 1 }).headers).not.toHaveProperty("content-type");
  });
});
