import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { Endpoint, EndpointError, type RequestOptions } from "../../src/index.js";
import { chained, endpoint, headers, options, outcome, route } from "./generators/options.js";
import { check } from "./check.js";
import { functionOf } from "../function-of.js";

type Options = typeof options extends fc.Arbitrary<infer Given> ? Given : never;

function withoutType(given: Options): Options {
  const { headers: fields = {} } = given;
  const names = Object.keys(fields).filter((name) => name.toLowerCase() !== "content-type");
  return { ...given, headers: Object.fromEntries(names.map((name) => [name, fields[name]])) };
}

/**
 * Options without those that mean less as defaults: a content type, which needs a body (D3), and the name in the literal
 * query of a route (A4).
 */
function alikeAnywhere(given: Options): Options {
  return Object.fromEntries(Object.entries(withoutType(given)).filter(([name]) => name !== "a"));
}

describe("all ways to build a request agree (Rules for build 1; A6)", () => {
  test("build() equals parse() after merge()", () => {
    check(
      fc.property(endpoint, route, options, (github, url, given) => {
        expect(outcome(() => github.parse(github.merge(url, given)))).toBe(outcome(() => github.build(url, given)));
      }),
    );
  });

  test("build() equals parse() of a copy of merged options", () => {
    check(
      fc.property(options, route, options, (defaults, url, given) => {
        // In a copy, a content type that equals the default's counts as the default's (D3).
        const github = new Endpoint(withoutType(defaults));
        expect(outcome(() => github.parse({ ...github.merge(url, given) }))).toBe(
          outcome(() => github.build(url, given)),
        );
      }),
    );
  });

  test("(route, options) equals (options) with method and url", () => {
    check(
      fc.property(endpoint, route, options, (github, url, given) => {
        const [last = "", method = "GET"] = url.split(" ").reverse();
        const all = { ...given, method, url: last };
        expect(outcome(() => github.build(all))).toBe(outcome(() => github.build(url, given)));
        expect(outcome(() => github.merge(all))).toBe(outcome(() => github.merge(url, given)));
      }),
    );
  });

  test("function, class and builder agree", () => {
    check(
      fc.property(endpoint, route, options, (github, url, given) => {
        const expected = outcome(() => github.build(url, given));
        expect(outcome(() => functionOf(github)(url, given))).toBe(expected);
        expect(outcome(() => chained(github, url, given).build())).toBe(expected);
        expect(outcome(() => github.parse(chained(github, url, given).merge()))).toBe(expected);
      }),
    );
  });

  test("options as defaults equal options of the call (Rules for defaults 5)", () => {
    check(
      fc.property(route, options.map(alikeAnywhere), (url, given) => {
        // Only defaults lose their place to data quietly (D2).
        fc.pre(given.data === undefined);
        const github = new Endpoint();
        expect(outcome(() => github.withDefaults(given).build(url))).toBe(outcome(() => github.build(url, given)));
      }),
    );
  });

  test("merging defaults is associative (A4)", () => {
    check(
      fc.property(route, options, options, options.map(alikeAnywhere), (url, one, two, three) => {
        // Only defaults lose their place to data quietly (D2).
        fc.pre([one, two, three].every(({ data }) => data === undefined));
        const github = new Endpoint();
        const expected = outcome(() => github.withDefaults(one).withDefaults(two).build(url, three));
        expect(outcome(() => github.withDefaults(one).withDefaults(two).withDefaults(three).build(url))).toBe(expected);
        expect(outcome(() => functionOf(github).defaults(one).defaults(two)(url, three))).toBe(expected);
      }),
    );
  });
});

describe("the result (Result object)", () => {
  test("has the specified keys, case and characters (C6, D7)", () => {
    check(
      fc.property(endpoint, route, options, (github, url, given) => {
        let result: RequestOptions;
        try {
          result = github.build(url, given);
        } catch (error) {
          expect(error).toBeInstanceOf(EndpointError);
          return;
        }
        expect(["method", "url", "headers", "body", "request"]).toStrictEqual(
          expect.arrayContaining(Object.keys(result)),
        );
        expect(result.method).toMatch(/^[a-z]+$/);
        expect(result.url).toMatch(/^https?:\/\/[\x21-\x7e]+$/);
        expect(result.url).not.toContain("\\");
        for (const [key, text] of Object.entries(result.headers)) {
          expect(key).toBe(key.toLowerCase());
          expect(typeof text).toBe("string");
        }
        for (const object of [result, result.headers]) expect(Object.getPrototypeOf(object)).toBe(Object.prototype);
        if (Object.hasOwn(result, "body")) expect(["post", "put", "patch", "delete", "query"]).toContain(result.method);
      }),
    );
  });
});

describe("headers are merged by their name in any case (A4)", () => {
  const recased = (fields: Record<string, unknown>, isUpper: boolean): Record<string, never> =>
    Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [isUpper ? name.toUpperCase() : name.toLowerCase(), text as never]),
    );

  test("the case of a name does not change the result", () => {
    const plain = headers.map((fields) => recased(fields, false));
    check(
      fc.property(plain, plain, (one, two) => {
        const expected = outcome(() => new Endpoint({ headers: one }).build("/x", { headers: two }));
        for (const [first, second] of [
          [true, true],
          [true, false],
          [false, true],
          [false, false],
        ] as const) {
          const github = new Endpoint({ headers: recased(one, first) });
          expect(outcome(() => github.build("/x", { headers: recased(two, second) }))).toBe(expected);
          expect(outcome(() => github.route("/x").headers(recased(two, second)).build())).toBe(expected);
        }
      }),
    );
  });
});
