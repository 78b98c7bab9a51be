// H1: explain(x).request equals build(x), and its rows agree with it, for random calls and odd values.
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { explain, type Explanation } from "../../src/explain/index.js";
import { Endpoint } from "../../src/index.js";
import { check, ENOUGH } from "../properties/check.js";
import { ODD_VALUES, SENTINEL } from "../properties/generators/odd-values.js";
import { chained, endpoint, options, outcome, route } from "../properties/generators/options.js";
import { functionOf } from "../function-of.js";
import { thrownBy } from "../thrown-by.js";

/** Each case explains and formats a whole request. */
const SHARE = 0.25;

test("explain().request equals the result of build(), and its error that of build()", () => {
  check(
    fc.property(endpoint, route, options, (github, url, given) => {
      const [last = "", method = "GET"] = url.split(" ").reverse();
      const chain = chained(github, url, given);
      const pairs: readonly (readonly [explained: Explanation, build: () => unknown])[] = [
        [explain(github, url, given), () => github.build(url, given)],
        [explain(functionOf(github), url, given), () => github.build(url, given)],
        [explain(github, { ...given, method, url: last }), () => github.build(url, given)],
        [explain(chain), () => chain.build()],
      ];
      for (const [explained, build] of pairs) {
        const { error } = explained;
        if (!error) expect(outcome(() => explained.request)).toBe(outcome(build));
        else expect(thrownBy(build)).toMatchObject({ name: error.name, code: error.code, message: error.message });
      }
    }),
    SHARE,
  );
});

test("its rows agree with the request", () => {
  let count = 0;
  check(
    fc.property(endpoint, route, options, (github, url, given) => {
      const explained = explain(github, url, given, { secrets: "show" });
      const { request, parameters, headers } = explained;
      expect(JSON.parse(JSON.stringify(explained))).toEqual(explained);
      expect(String(explained)).toMatch(/^\w/);
      if (!request) return;
      count += 1;
      for (const { became = "", name, place } of parameters) {
        expect(request.url).toContain(became);
        if (place === "body") expect(request.body).toHaveProperty([name]);
      }
      const sent = headers.filter(({ state }) => state === "sent").map(({ name, value }) => [name, value]);
      expect(Object.fromEntries(sent)).toEqual(request.headers);
    }),
    SHARE,
  );
  expect(count).toBeGreaterThan(ENOUGH * SHARE);
});

const github = new Endpoint({ a: 1 });

test.each<[name: string, run: (one: never) => Explanation]>([
  ["options", (one) => explain(github, "GET /x/{a}", one)],
  ["options as one object", (one) => explain(github, one)],
  ["a parameter in the path and the query", (one) => explain(github, "GET /x/{a}{?b*}", { a: one, b: one, c: one })],
  ["members of the body, and data", (one) => explain(github, "POST /x", { data: one, b: one, c: [one] })],
  ["headers and media types", (one) => explain(github, "/x", { headers: { b: one }, mediaType: { format: one } })],
  ["a key of request", (one) => explain(github, "/x", { request: { b: one } })],
  ["a step of a chain", (one) => explain(github.route("POST /x").param("b", one))],
])("odd values as %s give an explanation", (_, run) => {
  for (const one of ODD_VALUES) {
    let explained: Explanation;
    try {
      explained = run(one as never);
    } catch (error) {
      expect(error).toBe(SENTINEL);
      continue;
    }
    expect(JSON.parse(JSON.stringify(explained))).toEqual(explained);
    expect(String(explained)).toMatch(/^\w/);
  }
});
