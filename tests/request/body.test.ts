import { describe, expect, test } from "@jest/globals";
import { Endpoint } from "../../src/index.js";

const BODY_VERBS = ["POST", "PUT", "PATCH", "DELETE"];
const OTHER_VERBS = ["GET", "HEAD", "OPTIONS"];
const JSON_TYPE = "application/json; charset=utf-8";

class Instance {
  readonly a = 1;
}

describe("specification, P2 and P3; decisions B4, D1: remaining parameters form a JSON object, or the query", () => {
  test.each(BODY_VERBS)("%s has a body", (verb) => {
    const request = new Endpoint({ org: "octokit" }).build(`${verb} /x`, { a: 1, gone: undefined, none: null });
    expect(request.url).toBe("https://api.github.com/x");
    expect(request.body).toStrictEqual({ org: "octokit", a: 1, none: null });
  });

  test.each(OTHER_VERBS)("%s has none", (verb) => {
    const request = new Endpoint({ org: "octokit" }).build(`${verb} /x`, { a: 1, none: null });
    expect(request.url).toBe("https://api.github.com/x?org=octokit&a=1");
    expect(request).not.toHaveProperty("body");
    expect(request.headers).not.toHaveProperty("content-type");
  });

  test.each(BODY_VERBS)("without remaining parameters %s has no body key, and announces none", (verb) => {
    for (const request of [
      new Endpoint().build(`${verb} /x`),
      new Endpoint().build(`${verb} /x`, { a: undefined }),
      new Endpoint().build(`${verb} /x/{a}`, { a: 1 }),
      new Endpoint().build(`${verb} /x{?a}`, { a: 1 }),
    ]) {
      expect(request).not.toHaveProperty("body");
      expect(request.headers).not.toHaveProperty("content-type");
    }
  });

  test("specification, P1 and P5: what has a placeholder is not sent again", () => {
    const request = new Endpoint().build("POST /x/{a}{?b,c}", { a: 1, b: 2, c: undefined, d: 3 });
    expect(request.url).toBe("https://api.github.com/x/1?b=2");
    expect(request.body).toStrictEqual({ d: 3 });
  });

  test("values are the caller's own, whatever they are", () => {
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

  test("decisions A3, D7: the object is a fresh, ordinary one", () => {
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

describe("specification, P4; decision D2: data is the body as it is", () => {
  test.each<[what: string, data: unknown]>([
    ["text", "Hello"],
    ["the empty string", ""],
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
    ["a FormData", new FormData()],
    ["a function", () => 1],
    ["a symbol", Symbol("s")],
  ])("%s", (_, data) => {
    for (const verb of BODY_VERBS) {
      expect(new Endpoint().build(`${verb} /x`, { data }).body).toBe(data);
      expect(new Endpoint({ data }).build(`${verb} /x`, { data: undefined }).body).toBe(data);
      expect(new Endpoint().route(`${verb} /x`).data(data).build().body).toBe(data);
    }
  });

  test("undefined is no data: the parameters form the body", () => {
    expect(new Endpoint().build("POST /x", { data: undefined, a: 1 }).body).toStrictEqual({ a: 1 });
    expect(new Endpoint().build("POST /x", { data: undefined })).not.toHaveProperty("body");
  });

  test("other remaining parameters are not sent, those of the template are", () => {
    const request = new Endpoint({ org: "octokit" }).build("POST https://uploads.github.com/x{?name,label}", {
      name: "a.zip",
      label: "A",
      data: "bytes",
      headers: { "content-type": "application/zip", "content-length": 5 },
      other: 1,
    });
    expect(request.url).toBe("https://uploads.github.com/x?name=a.zip&label=A");
    expect(request.body).toBe("bytes");
    expect(request.headers).toMatchObject({ "content-type": "application/zip", "content-length": "5" });
  });

  test("the data of a call replaces that of the defaults whole", () => {
    expect(new Endpoint({ data: { a: 1 } }).build("POST /x", { data: { b: 2 } }).body).toStrictEqual({ b: 2 });
    expect(new Endpoint({ data: { a: 1 } }).build("POST /x", { data: null }).body).toBeNull();
  });

  test.each(OTHER_VERBS)("decision B4: together with %s it is an error", (verb) => {
    const fault = expect.objectContaining({ code: "ERR_INVALID_OPTION", option: "data", names: ["data"] });
    for (const data of ["text", null, 0, "", false, { a: 1 }]) {
      expect(() => new Endpoint().build(`${verb} /x`, { data })).toThrow(fault);
      expect(() => new Endpoint({ data }).build(`${verb} /x`)).toThrow(fault);
      expect(() => new Endpoint().route(`${verb} /x`).data(data).build()).toThrow(fault);
      expect(() => new Endpoint().parse(new Endpoint().merge(`${verb} /x`, { data }))).toThrow(fault);
    }
    expect(new Endpoint().build(`${verb} /x`, { data: undefined }).url).toBe("https://api.github.com/x");
  });

  test("… and a parameter of that name is sent by the builder", () => {
    expect(new Endpoint().route("/x").param("data", "a").build().url).toBe("https://api.github.com/x?data=a");
  });
});

describe("decision D3: content-type", () => {
  const typeOf = (options: object, defaults: object = {}): unknown =>
    new Endpoint({ ...defaults }).build("POST /x", { ...options }).headers["content-type"];

  test.each<[what: string, options: object]>([
    ["parameters", { a: 1 }],
    ["data: a plain object", { data: { a: 1 } }],
    ["data: an empty one", { data: {} }],
    ["data: one without a prototype", { data: Object.create(null) as object }],
    ["data: a list", { data: [] }],
  ])("JSON is announced: %s", (_, options) => {
    expect(typeOf(options)).toBe(JSON_TYPE);
    expect(typeOf({}, options)).toBe(JSON_TYPE);
  });

  test.each<[what: string, data: unknown]>([
    ["text", "{}"],
    ["the empty string", ""],
    ["null", null],
    ["a number", 0],
    ["a boolean", true],
    ["an instance", new Instance()],
    ["a Map", new Map()],
    ["a Date", new Date(0)],
    ["bytes", new Uint8Array(1)],
    ["query parameters", new URLSearchParams("a=1")],
    ["a FormData", new FormData()],
    ["a function", () => {}],
  ])("other data is the caller's or the client's to announce: %s", (_, data) => {
    expect(new Endpoint().build("POST /x", { data }).headers).not.toHaveProperty("content-type");
  });

  test.each<[what: string, options: object, defaults: object]>([
    ["in the call", { headers: { "Content-Type": "application/merge-patch+json" } }, {}],
    ["in the defaults", {}, { headers: { "CONTENT-TYPE": "application/merge-patch+json" } }],
  ])("one that is set stays: %s", (_, options, defaults) => {
    expect(typeOf({ a: 1, ...options }, defaults)).toBe("application/merge-patch+json");
    expect(typeOf({ data: [1], ...options }, defaults)).toBe("application/merge-patch+json");
  });

  test("an empty one is one", () => {
    expect(typeOf({ a: 1, headers: { "content-type": "" } })).toBe("");
  });

  test("merged options do not have it yet", () => {
    expect(new Endpoint().merge("POST /x", { a: 1 }).headers).not.toHaveProperty("content-type");
  });
});
