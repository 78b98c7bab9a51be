import { describe, expect, test } from "@jest/globals";
import * as adapters from "../../src/adapters/index.js";
import { form, InvalidRequestError, json, jsonLines } from "../../src/bodies/index.js";
import { Endpoint, type RequestOptions } from "../../src/index.js";
import { thrownBy } from "../thrown-by.js";

const POST: RequestOptions = { method: "post", url: "https://api.example.com/x", headers: {} };

type Members = Record<string, unknown>;

/** Everything that writes JSON by JSON.stringify. */
const WRITERS: [name: string, write: (body: Members) => unknown][] = [
  ["json", (members) => new Endpoint().withPolicy({ body: json }).build("POST /x", { ...members })],
  ...(["toAxios", "toCurl", "toFetch", "toGot", "toNodeHttp", "toRequest", "toUndici"] as const).map(
    (name): (typeof WRITERS)[number] => [name, (body) => adapters[name]({ ...POST, body })],
  ),
];

class Registry extends Map<string, unknown> {
  readonly name = "own property";
}

const cycle: Members = { a: 1 };
cycle["self"] = { cycle };

/** What JSON.stringify loses wherever it is. */
const LOST: [name: string, value: unknown, cure: string][] = [
  ["a Map", new Map([["a", 1]]), "write Object.fromEntries(value)"],
  ["an empty Map", new Map(), "write Object.fromEntries(value)"],
  ["a Map with an own property", new Registry(), "write Object.fromEntries(value)"],
  ["a Set", new Set([1]), "write text or a list, or pass { stringify }"],
  ["a promise", Promise.resolve(1), "write text or a list, or pass { stringify }"],
  [
    "a promise with an own property",
    Object.assign(Promise.resolve(1), { id: 1 }),
    "write text or a list, or pass { stringify }",
  ],
  ["a File", new File(["a"], "a.txt"), "use multipart of fluent-endpoint/bodies"],
  ["a Blob", new Blob(["a"]), "use multipart of fluent-endpoint/bodies"],
  ["FormData", new FormData(), "write text or a list, or pass { stringify }"],
  ["URLSearchParams", new URLSearchParams("a=1"), "write Object.fromEntries(value)"],
  ["a typed array", new Uint8Array([1, 2]), "write text or a list, or pass { stringify }"],
  ["an empty typed array", new Float64Array(), "write text or a list, or pass { stringify }"],
  ["a DataView", new DataView(new ArrayBuffer(1)), "write text or a list, or pass { stringify }"],
  ["an ArrayBuffer", new ArrayBuffer(1), "write text or a list, or pass { stringify }"],
  ["Headers", new Headers({ a: "1" }), "write Object.fromEntries(value)"],
  ["a regular expression", /a/, "write text or a list, or pass { stringify }"],
  ["a WeakMap", new WeakMap(), "write text or a list, or pass { stringify }"],
  ["an Error", new Error("a"), "write text or a list, or pass { stringify }"],
  ["NaN", NaN, "write text or a list, or pass { stringify }"],
  ["Infinity", Infinity, "write text or a list, or pass { stringify }"],
  ["-Infinity", -Infinity, "write text or a list, or pass { stringify }"],
  ["an invalid Date", new Date(NaN), "write text or a list, or pass { stringify }"],
  ["a bigint", 1n, "write text or a list, or pass { stringify }"],
];

describe.each(WRITERS)("%s", (_, write) => {
  test.each(LOST)("rejects %s at any depth, and names the place and the cure (D9)", (_name, value, cure) => {
    const places: [path: string, body: Members][] = [
      ["body.x", { a: 1, x: value }],
      ["body.x.0", { x: [value] }],
      ["body.x.b.1.c", { x: { b: [null, { c: value }] } }],
      ["body.x.files.0", { x: { toJSON: () => ({ files: [value] }) } }],
    ];
    for (const [path, body] of places) {
      const error = thrownBy(() => write(body));
      expect(error).toBeInstanceOf(InvalidRequestError);
      expect(error).toMatchObject({ code: "ERR_INVALID_REQUEST", path });
      expect((error as Error).message).toContain(`; ${cure}`);
    }
  });

  test.each<[string, unknown]>([
    ["a function", () => 1],
    ["a class", Registry],
    ["a symbol", Symbol("a")],
  ])("rejects %s as a parameter (D9)", (_name, x) => {
    expect(thrownBy(() => write({ a: 1, x }))).toMatchObject({ code: "ERR_INVALID_REQUEST", path: "body.x" });
  });

  test("names a cycle (F1)", () => {
    const error = thrownBy(() => write({ a: { shared: cycle } }));
    expect(error).toMatchObject({ code: "ERR_INVALID_REQUEST", path: "body.a.shared.self.cycle" });
    expect((error as Error).message).toContain("JSON cannot represent a cycle");
    expect((error as Error).message).not.toContain("bigint");
  });

  test("names the kind, not the value (D6)", () => {
    const error = thrownBy(() => write({ x: new File(["secret"], "secret.txt") }));
    expect((error as Error).message).toMatch(/^Invalid request, "body\.x": JSON cannot represent a file; use /);
  });

  // Bun's classes have a toJSON, which loses files.
  test.each([FormData, Headers, URLSearchParams])("ignores a toJSON of the platform: %p (D9)", (Class) => {
    class Own extends Class {
      toJSON(): string {
        return "own";
      }
    }
    Object.defineProperty(Class.prototype, "toJSON", { value: () => ({}), configurable: true });
    try {
      expect(thrownBy(() => write({ x: [new Class()] }))).toMatchObject({
        code: "ERR_INVALID_REQUEST",
        path: "body.x.0",
      });
      expect(() => write({ x: [new Own()] })).not.toThrow();
    } finally {
      Reflect.deleteProperty(Class.prototype, "toJSON");
    }
  });
});

describe("json writes what JSON.stringify writes (D8)", () => {
  class Entity {
    readonly id = 1;
    readonly #secret = 2;

    get double(): number {
      return 2 * this.#secret;
    }
  }
  const shared = { a: 1 };

  test.each<[string, Members]>([
    ["plain data", { a: "b", c: [1, -0, true, null, { d: [] }], e: {} }],
    ["undefined, in objects and lists", { a: undefined, b: [undefined, 1], c: { d: undefined } }],
    ["functions and symbols deeper within", { a: { call: () => 1, s: Symbol("s") }, b: [() => 1] }],
    ["toJSON", { day: new Date(0), link: new URL("https://a.example/?b"), own: { toJSON: () => [1] } }],
    ["toJSON that returns null", { a: { toJSON: () => null } }],
    ["a Map with toJSON", { a: Object.assign(new Map(), { toJSON: () => "map" }) }],
    ["a Buffer, which has toJSON", { a: Buffer.from("a") }],
    ["class instances", { a: new Entity(), b: [new Entity()] }],
    ["an object without a prototype", { a: Object.assign(Object.create(null) as object, { b: 1 }) }],
    ["boxed values", { a: Object(1), b: Object("b"), c: Object(""), d: Object(false) }],
    ["an Error with properties", { a: Object.assign(new Error("a"), { status: 404 }) }],
    ["sparse lists", { a: Object.assign([], { 2: "b" }) }],
    ["a shared object", { a: shared, b: [shared, { shared }] }],
    ["text of any kind", { "\ud800": "\u2028", 'a"b': "\n" }],
  ])("%s", (_, members) => {
    const { body, headers } = new Endpoint().withPolicy({ body: json }).build("POST /x", members);
    expect(body).toBe(JSON.stringify(members));
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(adapters.toFetch({ ...POST, body: members })[1].body).toBe(body);
  });

  test("calls toJSON once", () => {
    let calls = 0;
    const toJSON = (): number => (calls += 1);
    expect(json({ a: { toJSON } }).body).toBe('{"a":1}');
    expect(adapters.toFetch({ ...POST, body: { a: { toJSON } } })[1].body).toBe('{"a":2}');
  });

  test("an error of toJSON is the cause", () => {
    const cause = new Error("mine");
    const toJSON = (): never => {
      throw cause;
    };
    for (const [, write] of WRITERS) expect(thrownBy(() => write({ a: { toJSON } }))).toMatchObject({ cause });
  });

  test("fails with an error of the library for any depth", () => {
    let deep: unknown = 1;
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    for (const [, write] of WRITERS) expect(thrownBy(() => write({ deep }))).toBeInstanceOf(InvalidRequestError);
  });
});

describe("an adapter", () => {
  test("trusts the caller's own stringify (D9)", () => {
    const stringify = (): string => "{}";
    for (const body of [{ a: new Map() }, { a: NaN }, new Map(), NaN]) {
      expect(adapters.toFetch({ ...POST, body }, { stringify })[1].body).toBe("{}");
    }
  });

  const asBody = LOST.slice(0, 6).map(([name, value]): [string, unknown] => [name, value]);
  test.each<[string, unknown]>([...asBody, ["NaN", NaN], ["a list", [new Map()]]])(
    "rejects %s as the body (D9)",
    (_, body) => {
      expect(thrownBy(() => adapters.toFetch({ ...POST, body }))).toBeInstanceOf(InvalidRequestError);
    },
  );
});

test("a list that is longer than any JSON text is an error (D9)", () => {
  const list: unknown[] = [];
  list.length = 2 ** 28 + 1;
  expect(() => json({ list })).toThrow(
    expect.objectContaining({ message: expect.stringContaining("JSON cannot represent a list of this length") }),
  );
});

test("jsonLines writes a list as a line for each item", () => {
  expect(jsonLines([{ a: 1 }, 2])).toEqual({ body: '{"a":1}\n2\n', contentType: "application/x-ndjson" });
});

test("a content type that is no media type is not quoted (D6)", () => {
  const api = new Endpoint().withPolicy({ body: form });
  expect(() => api.build("POST /x", { a: 1, headers: { "content-type": "secret" } })).toThrow(
    "another type, but the encoder of the body writes application/x-www-form-urlencoded",
  );
});
