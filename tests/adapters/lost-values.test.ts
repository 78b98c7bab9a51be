// Nothing is lost silently when a body is written (D9).
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { toAngular, toAxios, toFetch, toGot, toNodeHttp, toUndici } from "../../src/adapters/index.js";
import { form, json } from "../../src/bodies/index.js";
import { Endpoint, type RequestOptions } from "../../src/index.js";
import { check } from "../properties/check.js";
import { thrownBy } from "../thrown-by.js";

const ADAPTERS: Readonly<Record<string, (request: RequestOptions) => unknown>> = {
  toAngular,
  toAxios,
  toFetch,
  toGot,
  toNodeHttp,
  toUndici,
};
const requestOf = (body: unknown, type?: string): RequestOptions => ({
  method: "post",
  url: "https://a.example/",
  headers: type === undefined ? {} : { "content-type": type },
  body,
});

const ITERATORS: Readonly<Record<string, () => object>> = {
  "of a Set": () => new Set(["a"]).values(),
  "of a Map": () => new Map([["a", 1]]).keys(),
  "of a list": () => ["a"].values(),
  "of matches": () => "aXb".matchAll(/X/g),
  "of a text": () => "a"[Symbol.iterator](),
  "a generator": () =>
    (function* () {
      yield 1;
    })(),
  "of a FormData": () => new FormData().entries(),
};

describe.each(Object.entries(ITERATORS))("an iterator %s in JSON is an error", (_, create) => {
  test.each(Object.entries(ADAPTERS))("%s", (_, adapter) => {
    expect(thrownBy(() => adapter(requestOf({ a: { b: [create()] } })))).toMatchObject({
      code: "ERR_INVALID_REQUEST",
      path: "body.a.b.0",
    });
  });

  test("the encoder json", () => {
    expect(thrownBy(() => json({ a: create() }))).toMatchObject({ code: "ERR_INVALID_REQUEST", path: "body.a" });
  });
});

test("objects without a prototype, with a member constructor and of a class are data", () => {
  class Point {
    x = 1;
  }
  const body = { a: Object.assign(Object.create(null), { b: 1 }) as object, c: { constructor: 5 }, d: new Point() };
  expect(toFetch(requestOf(body))[1].body).toBe('{"a":{"b":1},"c":{"constructor":5},"d":{"x":1}}');
});

const FORM = "application/x-www-form-urlencoded";

test.each<[kind: string, member: unknown]>([
  ["an invalid Date", new Date(NaN)],
  ["an object whose toJSON gives nothing", { toJSON: () => undefined }],
  ["a lone surrogate", "\ud800"],
  ["a lone surrogate in a list", ["a", "b\udc00"]],
  ["NaN", NaN],
  ["a Set", new Set()],
])("a form with %s is an error, as in the encoder form", (_, a) => {
  const request = requestOf({ a, b: 1 }, FORM);
  expect(thrownBy(() => toFetch(request))).toMatchObject({ code: "ERR_INVALID_REQUEST", path: "body.a" });
});

test("a form has the values that the encoder form writes, or both refuse them", () => {
  const scalar = fc.oneof(
    fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)), maxLength: 3 }),
    fc.double(),
    fc.boolean(),
    fc.bigInt(),
    fc.date({ noInvalidDate: false }),
    fc.constantFrom(null, undefined, new URL("https://a.example/?b"), () => "a", Symbol("a")),
  );
  const fields = fc.dictionary(
    fc.string({ unit: fc.constantFrom("a", "\ud800", "ü") }).filter((name) => name !== ""),
    fc.oneof(scalar, fc.array(scalar, { maxLength: 3 })),
    { maxKeys: 3 },
  );
  const api = new Endpoint().withPolicy({ body: form });
  check(
    fc.property(fields, (body) => {
      const written = (build: () => unknown): unknown => {
        try {
          return build() ?? "";
        } catch {
          return undefined;
        }
      };
      const encoded = written(() => form(body, { policy: { ...api.DEFAULTS, arrays: "repeat" } } as never).body);
      expect(written(() => toFetch(requestOf(body, FORM))[1].body)).toBe(encoded);
    }),
  );
});

describe("a text with a lone surrogate is an error", () => {
  test.each(Object.entries(ADAPTERS))("%s", (_, adapter) => {
    for (const text of ["a\ud800b", "\udc00", "\udc00\ud800"])
      for (const type of [undefined, "application/json", FORM])
        expect(thrownBy(() => adapter(requestOf(text, type)))).toMatchObject({
          message: 'Invalid request, "body": must be well-formed Unicode; it contains a lone surrogate',
        });
    expect(() => adapter(requestOf("a\ud83d\ude00b"))).not.toThrow();
  });

  test("what stringify returns", () => {
    expect(thrownBy(() => toFetch(requestOf({}), { stringify: () => "\ud800" }))).toMatchObject({ path: "body" });
  });

  test("JSON escapes it", () => {
    expect(toFetch(requestOf({ a: "\ud800" }))[1].body).toBe('{"a":"\\ud800"}');
  });

  test("a chunk of a stream", async () => {
    async function* chunks() {
      yield await Promise.resolve("\ud83d");
      yield "\ude00";
    }
    const { body } = toFetch(requestOf(chunks()))[1];
    await expect(new Response(body as ReadableStream).text()).rejects.toThrow("lone surrogate");
  });
});
