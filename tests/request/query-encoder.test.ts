// C15: the policy `query`, the twin of `body`.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { explain } from "../../src/explain/index.js";
import { Endpoint, type QueryEncoder, type QueryPair } from "../../src/index.js";
import { check } from "../properties/check.js";
import { thrownBy } from "../thrown-by.js";

const api = Endpoint.for({ baseUrl: "https://a.example" });
const queryOf = (query: QueryEncoder, parameters: object): string =>
  api.withPolicy({ query }).builder().url("/x").params(parameters).build().url.slice("https://a.example/x".length);

const plus: QueryEncoder = (parameters, { pairs }) =>
  Object.entries(parameters).flatMap(([name, value]) => pairs(name, value).map((pair) => pair.replaceAll("%20", "+")));
const sorted: QueryEncoder = (parameters, { pairs }) =>
  Object.keys(parameters)
    .sort()
    .flatMap((name) => pairs(name, parameters[name]));
const flags: QueryEncoder = (parameters, { pairs }) =>
  Object.entries(parameters).flatMap<QueryPair>(([name, value]) => (value === true ? [[name]] : pairs(name, value)));
const dots: QueryEncoder = (parameters, { pairs }) =>
  Object.entries(parameters).flatMap(([name, value]) =>
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, item]) => pairs(`${name}.${key}`, item))
      : pairs(name, value),
  );

describe("what APIs want", () => {
  test.each<[name: string, query: QueryEncoder, parameters: object, expected: string]>([
    ["+ for a space", plus, { q: "a b", c: "1+1" }, "?q=a+b&c=1%2B1"],
    ["sorted names", sorted, { b: 1, a: [2, 3] }, "?a=2&a=3&b=1"],
    ["a bare flag", flags, { all: true, page: 2 }, "?all&page=2"],
    ["a.b=1", dots, { filter: { a: "x y", b: 1 } }, "?filter.a=x%20y&filter.b=1"],
    ["raw characters", () => ["select=id,name(first)"], { select: 1 }, "?select=id,name(first)"],
    ["pairs that are encoded", () => [["a b", "ü&#?"]], { a: 1 }, "?a%20b=%C3%BC%26%23%3F"],
    ["an empty text", () => [["a", ""]], { a: 1 }, "?a="],
    ["nothing", () => [], { a: 1 }, ""],
  ])("%s", (_, query, parameters, expected) => {
    expect(queryOf(query, parameters)).toBe(expected);
  });

  test("it gets what is not absent (A5), and is not called without parameters", () => {
    const seen: unknown[] = [];
    const spy: QueryEncoder = (parameters) => (seen.push(parameters), []);
    queryOf(spy, { a: null, b: undefined, c: [], d: [null, 1], __proto__: null });
    queryOf(spy, { a: null });
    api.withPolicy({ query: spy }).build("POST /x", { a: 1 });
    api.withPolicy({ query: spy }).build("GET /x/{a}{?b}", { a: 1, b: 2 });
    expect(seen).toEqual([{ d: [1] }]);
  });

  test("expressions and text of the route stay as they are (C9)", () => {
    const own = api.withPolicy({ query: plus });
    expect(own.build("GET /x?y=1{&z}", { z: "a b", q: "a b" }).url).toBe("https://a.example/x?y=1&z=a%20b&q=a+b");
    expect(own.build("GET /x#top", { q: "a b" }).url).toBe("https://a.example/x?q=a+b#top");
  });

  test("query() and the query of the vendor go through it, too (A2, A4)", () => {
    const vendor = Endpoint.for({ baseUrl: "https://a.example", query: { v: "1 2" }, policy: { query: plus } });
    const request = vendor.route("POST /x").query({ q: "a b" }).param("c", 1).build();
    expect([request.url, request.body]).toEqual(["https://a.example/x?v=1+2&q=a+b", { c: 1 }]);
  });

  test("a chain chooses it for one request, and it sees the policy", () => {
    const bracketed: QueryEncoder = (parameters, { policy, pairs }) => [policy.arrays, ...pairs("a", parameters["a"])];
    const chain = api.withPolicy({ arrays: "repeat" }).route("GET /x").param("a", [1, 2]);
    expect(chain.policy({ query: bracketed }).build().url).toBe("https://a.example/x?repeat&a=1&a=2");
    expect(chain.build().url).toBe("https://a.example/x?a=1&a=2");
  });
});

describe("what it must not do", () => {
  test.each<[name: string, returned: unknown]>([
    ["no list", "a=1"],
    ["a number", [5]],
    ["a second pair", ["a=1&b=2"]],
    ["a fragment", ["a=1#b"]],
    ["a blank", ["a=1 2"]],
    ["half of a triplet", ["a=%2"]],
    ["a letter beyond ASCII", ["a=ü"]],
    ["raw brackets", ["a[]=1"]],
    ["a text that is none", [["a", 1]]],
    ["a lone surrogate", [["a", "\ud800"]]],
  ])("%s", (_, returned) => {
    const query = (() => returned) as unknown as QueryEncoder;
    expect(thrownBy(() => queryOf(query, { a: 1 }))).toMatchObject({
      code: "ERR_INVALID_OPTION",
      names: ["policy.query"],
    });
  });

  test("a message names the faulty pair, without its text (D6)", () => {
    for (const pair of ["b[]=s3cret", ["b[]", 5]]) {
      const error = thrownBy(() => queryOf((() => ["a=1", pair]) as unknown as QueryEncoder, { a: 1 })) as Error;
      expect(error.message).toContain('the pair "b[]" is not one');
      expect(error.message).not.toContain("s3cret");
    }
  });

  test("values without a text are faults of their parameters (C4)", () => {
    const error = thrownBy(() => queryOf(plus, { a: NaN, b: new Map(), c: 1 }));
    expect(error).toMatchObject({ code: "ERR_INVALID_PARAMETER", names: ["a", "b"] });
  });

  test("errors of its own reach the caller, and anything but a function is refused", () => {
    const own = new Error("own");
    const failing: QueryEncoder = () => {
      throw own;
    };
    expect(() => queryOf(failing, { a: 1 })).toThrow(own);
    expect(thrownBy(() => api.withPolicy({ query: "plus" as never }))).toMatchObject({ names: ["policy.query"] });
  });
});

test("explain() shows what each parameter became", () => {
  const { parameters } = explain(api.withPolicy({ query: plus }), "GET /x", { q: "a b", none: null });
  expect(parameters.map(({ name, place, became }) => [name, place, became])).toEqual([
    ["q", "query", "q=a+b"],
    ["none", "dropped", undefined],
  ]);
});

test("the identity writes what there is without an encoder", () => {
  const identity: QueryEncoder = (parameters, { pairs }) =>
    Object.entries(parameters).flatMap(([name, value]) => pairs(name, value));
  const value = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.array(fc.string({ minLength: 1 })),
    fc.constant(null),
  );
  // Objects list names that are indices first.
  const name = fc
    .string({ minLength: 1 })
    .filter((text) => !/^(?:\d+|url|data|method|headers|request|baseUrl|mediaType)$/i.test(text));
  check(
    fc.property(fc.dictionary(name, value), fc.constantFrom("comma", "repeat", "indices"), (parameters, arrays) => {
      const plain = api.withPolicy({ arrays });
      const build = (endpoint: Endpoint): string => endpoint.builder().url("/x").params(parameters).build().url;
      expect(build(plain.withPolicy({ query: identity }))).toBe(build(plain));
    }),
  );
});
