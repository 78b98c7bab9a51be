// Decision F1: whatever the values are, an explanation is given; only what is the caller's own comes out.
import { describe, expect, test } from "@jest/globals";
import { explain, type Explanation } from "../../src/explain/index.js";
import { Endpoint } from "../../src/index.js";
import { CURIOSITIES, SENTINEL, revoked, trapped } from "../properties/odd-values.js";

const github = new Endpoint({ a: 1 });

const RUNS: Readonly<Record<string, (one: never) => Explanation>> = {
  options: (one) => explain(github, "GET /x/{a}", one),
  "options as one object": (one) => explain(github, one),
  "a parameter in the path and the query": (one) => explain(github, "GET /x/{a}{?b*}", { a: one, b: one, c: one }),
  "a parameter in the body, which build() never looks into": (one) => explain(github, "POST /x", { b: one, c: [one] }),
  data: (one) => explain(github, "POST /x", { data: one, b: one }),
  headers: (one) => explain(github, "/x", { headers: { b: one } }),
  "the media type": (one) => explain(github, "/x", { mediaType: { format: one, previews: one } }),
  request: (one) => explain(github, "/x", { request: one }),
  "a key of request": (one) => explain(github, "/x", { request: { b: one } }),
  "a step of a chain": (one) => explain(github.route("POST /x").param("b", one)),
};

describe.each(Object.entries(RUNS))("%s", (_, run) => {
  test("every curiosity", () => {
    for (const one of CURIOSITIES) {
      let told: Explanation;
      try {
        told = run(one as never);
      } catch (error) {
        expect(error).toBe(SENTINEL);
        continue;
      }
      expect(JSON.parse(JSON.stringify(told))).toEqual(told);
      expect(String(told)).toMatch(/^\w/);
    }
  });
});

test.each(["a parameter in the body, which build() never looks into", "a key of request", "a step of a chain"])(
  "decision A3: %s may be a proxy that refuses",
  (name) => {
    for (const one of [revoked({}), revoked([]), trapped({}), trapped([])]) {
      expect(String(RUNS[name]!(one as never))).toMatch(/^POST|^GET/);
    }
  },
);

test("what does not answer is called so", () => {
  expect(explain(github, "POST /x", { b: trapped({}) }).parameters[1]!.value).toBe("a proxy that does not answer");
});
