// Getters and proxies run the caller's code while a call reads its options. That code may build requests, too: the outer call
// must have the same result as without it.
import { inspect } from "node:util";
import { describe, expect, test } from "@jest/globals";
import { Endpoint, type EndpointOptions, type InvalidParameterError } from "../../src/index.js";
import { outcome } from "./generators/options.js";

class Reversed extends Endpoint {
  static override readonly vendor = {
    name: "reversed",
    baseUrl: "https://reversed.example",
    mediaTypeVersion: "v1",
    methods: { GET: { body: true }, POST: { body: false } },
  };
}

class Extended extends Endpoint {
  static override readonly vendor = {
    name: "extended",
    baseUrl: "https://extended.example",
    mediaTypeVersion: "v1",
    methods: { PURGE: { body: false } },
  };
}

const [github, reversed, extended] = [new Endpoint(), new Reversed(), new Extended()];
const withDefaults = new Endpoint({ z: "default", a: "default", headers: { "x-default": "1" } });

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

/** The caller's code: builds requests of the same route. */
const ACTIONS: [name: string, act: (route: string) => unknown][] = [
  ["the same names", (route) => github.build(route, { a: "inner", b: "inner", c: "inner" })],
  ["other names", (route) => github.build(route, { z: "inner", a: "inner" })],
  ["fewer names", (route) => github.build(route, { a: "inner" })],
  ["the name of an option", (route) => github.build(route, { a: "inner", baseUrl: "https://inner.example" })],
  ["other defaults", (route) => withDefaults.build(route, { b: "inner" })],
  ["other methods", (route) => reversed.build(route, { a: "inner", b: "inner", c: "inner" })],
  ["more methods", (route) => extended.build(route, { a: "inner", b: "inner" })],
  ["other methods in a function", (route) => reversed.toFunction()(route, { a: "inner", c: "inner" })],
  ["other methods in a builder", (route) => reversed.route(route).params({ a: "inner", b: "inner" }).build()],
  ["other methods in merge() and parse()", (route) => reversed.parse(reversed.merge(route, { a: "inner" }))],
  ["a missing name", (route) => outcome(() => github.build(route, { b: "inner" }))],
  ["many lists of names", (route) => range(30).map((n) => github.build(route, { a: "inner", [`n${n}`]: n }))],
  ["many other routes", (route) => range(600).map((n) => github.build(`${route}&n=${n}`, { a: "inner", b: "inner" }))],
];

const PLAIN = { a: "1", b: "2", c: "3", headers: { "x-a": "1", "x-b": "2" }, mediaType: { previews: ["mercy"] } };

/** A copy of `object` in which reading `key` calls `act` first. */
function withGetter(object: object, key: string, act: () => unknown): EndpointOptions {
  const { value } = Object.getOwnPropertyDescriptor(object, key)!;
  const get = (): unknown => {
    act();
    return value;
  };
  return Object.defineProperty({ ...object }, key, { get, enumerable: true });
}

/** Options equal to PLAIN that call `act` while they are read. */
const OPTIONS: [name: string, make: (act: () => unknown) => EndpointOptions][] = [
  ["a getter of the first parameter", (act) => withGetter(PLAIN, "a", act)],
  ["a getter of a later parameter", (act) => withGetter(PLAIN, "c", act)],
  ["a getter of headers", (act) => withGetter(PLAIN, "headers", act)],
  ["a getter in headers", (act) => ({ ...PLAIN, headers: withGetter(PLAIN.headers, "x-a", act) as never })],
  ["a getter of mediaType", (act) => withGetter(PLAIN, "mediaType", act)],
  ["a getter in mediaType", (act) => ({ ...PLAIN, mediaType: withGetter(PLAIN.mediaType, "previews", act) as never })],
  [
    "a Proxy",
    (act) =>
      new Proxy<EndpointOptions>(PLAIN, {
        ownKeys: (target) => {
          act();
          return Reflect.ownKeys(target);
        },
        get: (target, key) => {
          act();
          return Reflect.get(target, key) as unknown;
        },
      }),
  ],
];

/** All ways to build a request with options. */
const CALLS: [name: string, call: (endpoint: Endpoint, route: string, options: EndpointOptions) => unknown][] = [
  ["build()", (endpoint, route, options) => endpoint.build(route, options)],
  ["a function", (endpoint, route, options) => endpoint.toFunction()(route, options)],
  ["merge() and parse()", (endpoint, route, options) => endpoint.parse(endpoint.merge(route, options))],
  ["withDefaults()", (endpoint, route, options) => endpoint.withDefaults(options).build(route)],
  [
    "a builder",
    (endpoint, route, { headers, mediaType, ...parameters }) =>
      endpoint.route(route).headers(headers).previews(mediaType?.previews).params(parameters).build(),
  ],
];

let routes = 0;

describe.each(ACTIONS)("a call does not depend on caller code that builds the route with %s", (_, act) => {
  test.each(OPTIONS)("in %s", (__, make) => {
    for (const [name, call] of CALLS) {
      for (const method of ["GET", "POST"]) {
        for (const endpoint of [github, withDefaults, reversed]) {
          for (const isWarm of [false, true]) {
            routes += 1;
            const [route, twin] = [`${method} /inner-${routes}/{a}{?c}`, `${method} /twin-${routes}/{a}{?c}`];
            const expected = outcome(() => call(endpoint, twin, PLAIN)).replaceAll("/twin-", "/inner-");
            for (let round = 0; isWarm && round < 3; round += 1) call(endpoint, route, PLAIN);
            const run = (options: EndpointOptions): unknown => outcome(() => call(endpoint, route, options));
            const context = [name, method, endpoint.vendor.name, isWarm];
            expect([...context, run(make(() => act(route)))]).toStrictEqual([...context, expected]);
            expect([...context, run(PLAIN)]).toStrictEqual([...context, expected]);
          }
        }
      }
    }
  });
});

describe("a property of Object.prototype with an index does not affect a call (D7)", () => {
  const NAMES = ["a", "b", "c", "d", "x"];

  /** Calls `run` while `Object.prototype` has the name of a parameter at an index. */
  function withIndex<Result>(index: number, name: string, run: () => Result): Result {
    const prototype = Object.prototype as Record<number, unknown>;
    prototype[index] = name;
    try {
      return run();
    } finally {
      Reflect.deleteProperty(prototype, index);
    }
  }

  const objectOf = (names: readonly string[]): Record<string, string> =>
    Object.fromEntries(names.map((name) => [name, `value of ${name}`]));

  const faces: [name: string, build: (endpoint: Endpoint, route: string, names: readonly string[]) => unknown][] = [
    ["build()", (endpoint, route, names) => endpoint.build(route, objectOf(names))],
    ["build(options)", (endpoint, url, names) => endpoint.build({ url: url.replace(/.* /, ""), ...objectOf(names) })],
    ["merge() and parse()", (endpoint, route, names) => endpoint.parse(endpoint.merge(route, objectOf(names)))],
    ["a builder", (endpoint, route, names) => endpoint.route(route).params(objectOf(names)).build()],
    ["query()", (endpoint, route, names) => endpoint.route(route).param("a", 1).query(objectOf(names)).build()],
    ["a header", (endpoint, route, names) => endpoint.build(route, { headers: objectOf(names), a: 1 })],
    ["defaults", (endpoint, route, names) => endpoint.withDefaults(objectOf(names)).build(route)],
  ];

  const endpoints = [github, new Endpoint({ a: "default", x: "default" })];

  /** The result of `run`; of an error, the code and the names. */
  function resultOf(run: () => unknown): unknown {
    try {
      return run();
    } catch (error) {
      const { code, names } = error as InvalidParameterError;
      return [code, names];
    }
  }

  const describeResult = (result: unknown): string =>
    inspect(result, { depth: Infinity }).replaceAll(/(?:first|other)-\d+/g, "…");

  /** The names of an earlier call, which a cache may expect again. */
  const EARLIER: [name: string, calls: (readonly string[] | undefined)[]][] = [
    ["the first call", [undefined]],
    ["a later call", NAMES.map((_, end) => NAMES.slice(0, end))],
  ];

  describe.each(EARLIER)("in %s of a route", (_, earlier) => {
    describe.each(faces)("by %s", (__, build) => {
      test.each(["GET /{a}", "POST /{a}{?b}", "GET /{a}/:x"])("%s", (template) => {
        for (const endpoint of endpoints) {
          for (const index of NAMES.keys()) {
            for (const name of ["a", "c", "x"]) {
              for (const start of NAMES.keys()) {
                for (const before of earlier) {
                  routes += 1;
                  const [route, twin] = ["first", "other"].map((path) => template.replace("/", `/${path}-${routes}/`));
                  const names = NAMES.slice(start);
                  const expected = describeResult(resultOf(() => build(endpoint, twin!, names)));
                  if (before) resultOf(() => build(endpoint, route!, before));
                  const call = (): unknown => resultOf(() => build(endpoint, route!, names));
                  const context = { index, name, names, before };
                  const polluted = describeResult(withIndex(index, name, call));
                  expect({ ...context, result: polluted }).toStrictEqual({ ...context, result: expected });
                  const after = describeResult(call());
                  expect({ ...context, result: after }).toStrictEqual({ ...context, result: expected });
                }
              }
            }
          }
        }
      });
    });
  });
});
