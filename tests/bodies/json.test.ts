// What JSON loses, and what it writes (D9): the encoder json, and the adapters, which write by the same function.
import { describe, expect, test } from "@jest/globals";
import { toFetch } from "../../src/adapters/index.js";
import { json, jsonLines } from "../../src/bodies/index.js";
import { Endpoint } from "../../src/index.js";
import { thrownBy } from "../thrown-by.js";

type Members = Record<string, unknown>;

class Registry extends Map<string, unknown> {
  readonly name = "own property";
}

const FROM_ENTRIES = "write Object.fromEntries(value)";
const MULTIPART = "use multipart of fluent-endpoint/bodies";
const TEXT = "write text or a list, or pass { stringify }";

/** What JSON.stringify loses wherever it is. */
const LOST: [name: string, value: unknown, cure: string][] = [
  ["a Map", new Map([["a", 1]]), FROM_ENTRIES],
  ["a Map with an own property", new Registry(), FROM_ENTRIES],
  ["a Set", new Set([1]), TEXT],
  ["a promise", Promise.resolve(1), TEXT],
  ["a promise with an own property", Object.assign(Promise.resolve(1), { id: 1 }), TEXT],
  ["a File", new File(["secret"], "a.txt"), MULTIPART],
  ["a Blob", new Blob(["a"]), MULTIPART],
  ["FormData", new FormData(), TEXT],
  ["URLSearchParams", new URLSearchParams("a=1"), FROM_ENTRIES],
  ["a typed array", new Uint8Array([1, 2]), TEXT],
  ["an empty typed array", new Float64Array(), TEXT],
  ["a DataView", new DataView(new ArrayBuffer(1)), TEXT],
  ["an ArrayBuffer", new ArrayBuffer(1), TEXT],
  ["Headers", new Headers({ a: "1" }), FROM_ENTRIES],
  ["a regular expression", /a/, TEXT],
  ["a WeakMap", new WeakMap(), TEXT],
  ["an Error", new Error("secret"), TEXT],
  ["an iterator of a Set", new Set(["a"]).values(), TEXT],
  ["an iterator of a text", "a"[Symbol.iterator](), TEXT],
  ["a generator", (function* () {})(), TEXT],
  ["NaN", NaN, TEXT],
  ["-Infinity", -Infinity, TEXT],
  ["an invalid Date", new Date(NaN), TEXT],
  ["a bigint", 1n, TEXT],
  ["a function", () => 1, TEXT],
  ["a class", Registry, TEXT],
  ["a symbol", Symbol("a"), TEXT],
];

const failing = (path: string, thrown: unknown): void => {
  expect(thrown).toMatchObject({ code: "ERR_INVALID_REQUEST" });
  expect(thrown).toMatchObject({ code: "ERR_INVALID_REQUEST", names: [path] });
};

describe("an error of the library names the place", () => {
  test.each(LOST)("of %s at any depth, and the cure", (_name, value, cure) => {
    const places: [path: string, body: Members][] = [
      ["body.x", { a: 1, x: value }],
      ["body.x.0", { x: [value] }],
      ["body.x.b.1.c", { x: { b: [null, { c: value }] } }],
      ["body.x.files.0", { x: { toJSON: () => ({ files: [value] }) } }],
    ];
    for (const [path, body] of places) {
      const error = thrownBy(() => json(body));
      failing(path, error);
      expect((error as Error).message).toContain(`; ${cure}`);
      expect((error as Error).message).not.toContain("secret");
    }
  });

  test.each([NaN, 1n, () => 1, Symbol("a"), new Map(), Promise.resolve(1), { toJSON: () => undefined }])(
    "of the body %p",
    (body) => {
      failing(
        "body",
        thrownBy(() => toFetch({ method: "post", url: "https://a.example/", headers: {}, body })),
      );
    },
  );

  test("whose toJSON() throws, which is no cycle", () => {
    const { message } = thrownBy(() => json({ a: { toJSON: () => (undefined as never as { x: 1 }).x } })) as Error;
    expect(message).toContain("JSON cannot represent this value");
  });

  test("of a cycle, but not of an object that occurs twice (F1)", () => {
    const twice = { c: 1 };
    const cycle: Members = { a: 1, shared: [twice, twice] };
    cycle["self"] = { cycle };
    const error = thrownBy(() => json({ a: { cycle } }));
    failing("body.a.cycle.self.cycle", error);
    expect((error as Error).message).toContain("JSON cannot represent a cycle");
    failing(
      "body.b",
      thrownBy(() => json({ a: [twice, twice], b: 1n })),
    );
  });

  test("of data of any depth", () => {
    let deep: unknown = 1;
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    expect(thrownBy(() => json({ deep }))).toMatchObject({ code: "ERR_INVALID_REQUEST" });
  });

  test("with an error of toJSON as its cause", () => {
    const cause = new Error("mine");
    const toJSON = (): never => {
      throw cause;
    };
    expect(thrownBy(() => json({ a: { toJSON } }))).toMatchObject({ cause });
  });

  // Bun's classes have a toJSON, which loses files.
  test.each([FormData, Headers, URLSearchParams])("although the platform has a toJSON: %p", (Class) => {
    class Own extends Class {
      toJSON(): string {
        return "own";
      }
    }
    Object.defineProperty(Class.prototype, "toJSON", { value: () => ({}), configurable: true });
    try {
      failing(
        "body.x.0",
        thrownBy(() => json({ x: [new Class()] })),
      );
      expect(() => json({ x: [new Own()] })).not.toThrow();
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
    ["plain data", { a: "b", c: [1, -0, true, null, { d: [] }], e: {}, constructor: 5 }],
    ["undefined, in objects and lists", { a: undefined, b: [undefined, 1], c: { d: undefined } }],
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
  });

  test("calls toJSON once", () => {
    let calls = 0;
    const toJSON = (): number => (calls += 1);
    expect(json({ a: { toJSON } }).body).toBe('{"a":1}');
  });
});

test("jsonLines writes a list as a line for each item", () => {
  expect(jsonLines([{ a: 1 }, 2])).toEqual({ body: '{"a":1}\n2\n', contentType: "application/x-ndjson" });
});
