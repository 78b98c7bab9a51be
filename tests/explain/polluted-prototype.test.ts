// What only Object.prototype has is no part of an explanation (T1).
import { describe, expect, test } from "@jest/globals";

import { explain } from "../../src/explain/index.js";
import { Endpoint } from "../../src/index.js";

const api = new Endpoint({
  per_page: 5,
  headers: { authorization: "token a", "x-a": "1" },
  mediaType: { previews: ["b"] },
});

const EXPLAIN: Readonly<Record<string, () => unknown>> = {
  "a request": () => explain(api, "GET /a/{b}{?c}", { b: 1, d: [2], mediaType: { format: "raw" }, request: { e: 1 } }),
  "a body": () => explain(api, "POST /a", { b: { c: 1 }, headers: { "x-a": null } }),
  "an error": () => explain(api, "GET /a/{b}", { c: 1 }),
  "a chain": () => explain(api.route("GET https://c.example/a").param("d", 1).query({ e: 2 })),
};

/** The names of all properties that explanations have, and some that only their parts have. */
const NAMES = [
  ..."method url error parameters unfilled headers options accept warnings name value place rule reason layer became".split(
    " ",
  ),
  ..."overrode state step layers code message names contributions placements text plan query secrets origin".split(" "),
  ..."baseUrl mediaType format previews route data request start end depth isNumber cause".split(" "),
];

describe.each(Object.entries(EXPLAIN))("%s", (_, run) => {
  test.each(NAMES)("does not read an inherited %s", (name) => {
    const shown = (): string => {
      const explanation = run();
      return JSON.stringify(explanation) + String(explanation);
    };
    const expected = shown();
    for (const value of ["EVIL", { rule: "EVIL" }]) {
      let actual: string;
      Object.defineProperty(Object.prototype, name, { value, configurable: true, writable: true, enumerable: false });
      try {
        actual = shown();
      } finally {
        Reflect.deleteProperty(Object.prototype, name);
      }
      expect(actual).toBe(expected);
    }
  });
});
