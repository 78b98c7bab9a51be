import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { explain } from "../../src/explain/index.js";
import { Endpoint, EndpointError, type RequestOptions } from "../../src/index.js";
import { check } from "./check.js";
import { VENDORS } from "./generators/endpoints.js";
import { apart, chained, endpoint, faultOf, options, outcome, policy, route } from "./generators/options.js";
import { route as randomRoute } from "./generators/templates.js";
import { routeValues } from "./generators/values.js";
import { functionOf } from "../function-of.js";

type Options = typeof options extends fc.Arbitrary<infer Given> ? Given : never;

function withoutType(given: Options): Options {
  const { headers: fields = {} } = given;
  const names = Object.keys(fields).filter((name) => name.toLowerCase() !== "content-type");
  return { ...given, headers: Object.fromEntries(names.map((name) => [name, fields[name]])) };
}

/**
 * Options without those that mean less as defaults: a content type, which needs a body (D3), and the name in the literal
 * query of a route (A4), and names that are whole numbers, which come first in every object.
 */
function alikeAnywhere(given: Options): Options {
  return Object.fromEntries(Object.entries(withoutType(given)).filter(([name]) => !/^(?:a|\d+)$/.test(name)));
}

/** Whether merge() returns; it refuses a call whose values its result could not tell from the defaults. */
function isMerged(merge: () => unknown): boolean {
  try {
    return merge() !== undefined;
  } catch (error) {
    return !(error as EndpointError).issues.some(({ reason }) => reason === "owner");
  }
}

/** An endpoint of its own, or one that other cases have used: its routes are compiled. */
const anyEndpoint = fc.oneof(
  endpoint,
  fc.tuple(fc.constantFrom(...VENDORS), policy).map(([one, choices]) => one.withPolicy(choices)),
);
const anyRoute = fc.oneof(
  route,
  fc.tuple(fc.constantFrom("GET ", "POST ", ""), randomRoute).map(([method, { url }]) => method + url),
);
const anyOptions = fc
  .tuple(options, routeValues)
  .map((both): Options => Object.fromEntries(both.flatMap((one) => Object.entries(one))));

/** GitHub's own merge() refuses no value that equals a default, so its result does not tell whose it is (A6). */
const isOfNobody = ({ vendor, DEFAULTS }: Endpoint, { headers = {}, ...given }: Options): boolean => {
  const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const isEqual = (values: object, defaults: object): boolean =>
    Object.entries(values).some(([name, value]) =>
      Object.entries(defaults).some(([other, own]) => other === name && Object.is(own, value)),
    );
  return vendor.name === "github" && (isEqual(given, DEFAULTS) || isEqual(lower, DEFAULTS.headers));
};

describe("all ways to build a request agree (Rules for build 1; A6, H1)", () => {
  test("call, function, chain, merged options and explain()", () => {
    check(
      fc.property(anyEndpoint, anyRoute, anyOptions, (one, url, given) => {
        const expected = outcome(() => functionOf(one)(url, given));
        const [last = "", method = "GET"] = url.split(" ").reverse();
        const all = { ...given, method, url: last };
        expect(outcome(() => functionOf(one)(all))).toBe(expected);
        expect(outcome(() => one.build(url, ...apart(given)))).toBe(expected);
        expect(outcome(() => chained(one, url, given).build())).toBe(expected);
        // Wherever merge() returns: it refuses what its result cannot tell.
        for (const merged of [() => functionOf(one).merge(url, given), () => chained(one, url, given).merge()])
          if (!isOfNobody(one, given) && isMerged(merged)) expect(outcome(() => one.parse(merged()))).toBe(expected);
        expect(outcome(() => functionOf(one).merge(all))).toBe(outcome(() => functionOf(one).merge(url, given)));
        // It expands each template by url-template, of which build() settles what it can itself (C2).
        const { request, error } = explain(functionOf(one), url, given);
        expect(error ? faultOf(error) : outcome(() => request)).toBe(expected);
      }),
    );
  });

  test("merging defaults is associative (A4)", () => {
    check(
      fc.property(route, options, options, options.map(alikeAnywhere), (url, one, two, three) => {
        // Only defaults lose their place to data quietly (D2).
        fc.pre([one, two, three].every(({ data }) => data === undefined));
        const github = new Endpoint();
        const expected = outcome(() =>
          github
            .withDefaults(one)
            .withDefaults(two)
            .build(url, ...apart(three)),
        );
        expect(outcome(() => github.withDefaults(one).withDefaults(two).withDefaults(three).build(url))).toBe(expected);
        expect(outcome(() => functionOf(github).defaults(one).defaults(two)(url, three))).toBe(expected);
      }),
    );
  });
});

describe("the result (Result object)", () => {
  test("has the specified keys, case and characters (C6, D7)", () => {
    check(
      fc.property(anyEndpoint, anyRoute, anyOptions, (one, url, given) => {
        let result: RequestOptions;
        try {
          result = one.build(url, ...apart(given));
        } catch (error) {
          expect(error).toBeInstanceOf(EndpointError);
          return;
        }
        expect(["method", "url", "headers", "body", "request"]).toStrictEqual(
          expect.arrayContaining(Object.keys(result)),
        );
        expect(result.method).toMatch(/^[a-z]+$/);
        expect(result.url).toMatch(/^https?:\/\/[\x21-\x7e]+$/i);
        expect(result.url).not.toContain("\\");
        for (const [key, text] of Object.entries(result.headers)) {
          expect(key).toBe(key.toLowerCase());
          expect(typeof text).toBe("string");
        }
        for (const object of [result, result.headers]) expect(Object.getPrototypeOf(object)).toBe(Object.prototype);
        if (Object.hasOwn(result, "body") && one.vendor.name === "github")
          expect(["post", "put", "patch", "delete", "query"]).toContain(result.method);
      }),
    );
  });
});
