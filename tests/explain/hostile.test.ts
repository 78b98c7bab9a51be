// Decision F1: explain() accepts any values; only the caller's own exceptions escape.
import { describe, expect, test } from "@jest/globals";
import { explain, type Explanation } from "../../src/explain/index.js";
import { Endpoint } from "../../src/index.js";
import { ODD_VALUES, SENTINEL } from "../properties/generators/odd-values.js";

const github = new Endpoint({ a: 1 });

const RUNS: Readonly<Record<string, (one: never) => Explanation>> = {
  options: (one) => explain(github, "GET /x/{a}", one),
  "options as one object": (one) => explain(github, one),
  "a parameter in the path and the query": (one) => explain(github, "GET /x/{a}{?b*}", { a: one, b: one, c: one }),
  "a parameter in the body, which build() does not inspect": (one) => explain(github, "POST /x", { b: one, c: [one] }),
  data: (one) => explain(github, "POST /x", { data: one, b: one }),
  headers: (one) => explain(github, "/x", { headers: { b: one } }),
  "the media type": (one) => explain(github, "/x", { mediaType: { format: one, previews: one } }),
  request: (one) => explain(github, "/x", { request: one }),
  "a key of request": (one) => explain(github, "/x", { request: { b: one } }),
  "a step of a chain": (one) => explain(github.route("POST /x").param("b", one)),
};

describe.each(Object.entries(RUNS))("explain() with odd values as %s", (_, run) => {
  test("returns an explanation", () => {
    for (const one of ODD_VALUES) {
      let explanation: Explanation;
      try {
        explanation = run(one as never);
      } catch (error) {
        expect(error).toBe(SENTINEL);
        continue;
      }
      expect(JSON.parse(JSON.stringify(explanation))).toEqual(explanation);
      expect(String(explanation)).toMatch(/^\w/);
    }
  });
});
