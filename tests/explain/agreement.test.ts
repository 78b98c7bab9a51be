// H1: the rows of an explanation agree with its request. That this is the request of build(): tests/properties/build.test.ts.
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { explain } from "../../src/explain/index.js";
import { check, ENOUGH } from "../properties/check.js";
import { endpoint, options, route } from "../properties/generators/options.js";
import { functionOf } from "../function-of.js";

/** Each case explains and formats a whole request. */
const SHARE = 0.25;

test("its rows agree with the request", () => {
  let count = 0;
  check(
    fc.property(endpoint, route, options, (github, url, given) => {
      const explained = explain(functionOf(github), url, given, undefined, { secrets: "show" });
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
