// What mini builds, the library builds, and what mini refuses in its subset, the library refuses with the same code and names. The
// table of calls (tests/calls/) says what that is.
import { expect, test } from "@jest/globals";
import fc from "fast-check";

import { Endpoint } from "../../src/index.js";
import { Endpoint as Mini } from "../../src/mini/index.js";
import { check, ENOUGH } from "../properties/check.js";
import { headers, options, route as anyRoute } from "../properties/generators/options.js";
import { routeValues } from "../properties/generators/values.js";

/** The library with the vendor of mini: `accept` is that of JSON, and there is no user agent. */
class Neutral extends Endpoint {
  static override readonly vendor = {
    baseUrl: "https://api.example.com",
    headers: { "user-agent": null },
  };
}

interface Call {
  readonly defaults: object;
  readonly route: string;
  readonly options: object;
}
/** Either class, without the types that refuse wrong calls. */
type AnyClass = new (defaults: object) => {
  withDefaults(defaults: object): {
    build(route: string, options: object): object;
    route(route: string): Chain;
  };
};
type Chain = Record<"params" | "headers" | "data" | "request", (value: unknown) => Chain> & { build(): object };

/** What the call and a chain give: a request, or the code and the names of an error. */
function outcomesOf(Class: unknown, { defaults, route, options: given }: Call): unknown[] {
  const api = () => new (Class as AnyClass)({ baseUrl: "https://api.example.com" }).withDefaults(defaults);
  const { headers: fields, data, request, ...parameters } = given as Record<string, unknown>;
  return [
    () => api().build(route, given),
    () => api().route(route).params(parameters).headers(fields).data(data).request(request).build(),
  ].map((build) => {
    try {
      return { request: build() };
    } catch (error) {
      const { code, names = [] } = error as { code?: string; names?: readonly string[] };
      if (!code?.startsWith("ERR_")) throw error;
      return { code, names };
    }
  });
}

const isBuilt = (outcome: unknown): boolean => Object.hasOwn(outcome as object, "request");

const piece = fc.constantFrom(
  ...["{x}", "{y}", ":x", "{x,y}", "{z*}", "{__proto__}", "a", "v1.0", "..", ".", "%2e", "a:b", "{x}.json", "-"],
);
const segment = fc.array(piece, { minLength: 1, maxLength: 2 }).map((parts) => parts.join(""));
const inSubset = fc
  .tuple(
    fc.constantFrom("", "GET ", "HEAD ", "POST ", "PATCH ", "DELETE ", "get ", " QUERY  "),
    fc.array(segment, { minLength: 1, maxLength: 4 }),
    fc.constantFrom("", "{?x}", "{?q,z*}", "{?page}"),
  )
  .map(([method, segments, query]) => `${method}/${segments.join("/")}${query}`);
const body = fc.constantFrom<unknown>(undefined, undefined, undefined, null, 0, "text", [1], { a: 1 });
const request = fc.constantFrom<unknown>(undefined, {}, { cache: "no-store" }, null, 5);
/** Values for the variables and other parameters; no objects, which mini has no style for in a template. */
const given = fc.record({ values: routeValues, headers, data: body, request }).map(({ values, ...others }): object => {
  const isObject = (value: unknown): boolean => Object.prototype.toString.call(value) === "[object Object]";
  return { ...Object.fromEntries(Object.entries(values).filter(([, value]) => !isObject(value))), ...others };
});

test("a call of the subset has the outcome of the library", () => {
  let built = 0;
  const defaults = given.map((all) => ({ ...all, data: undefined }));
  check(
    fc.property(fc.record({ defaults, route: inSubset, options: given }), (call) => {
      const outcomes = outcomesOf(Mini, call);
      expect(outcomes).toStrictEqual(outcomesOf(Neutral, call));
      built += outcomes.filter(isBuilt).length;
    }),
  );
  expect(built).toBeGreaterThan(ENOUGH);
});

test("any call that mini builds is that of the library", () => {
  check(
    fc.property(fc.record({ defaults: options, route: anyRoute, options }), (call) => {
      const outcomes = outcomesOf(Mini, call);
      const expected = outcomesOf(Neutral, call);
      expect(outcomes.map((one, index) => (isBuilt(one) ? one : expected[index]))).toStrictEqual(expected);
    }),
  );
});
