import { inspect } from "node:util";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { Endpoint, EndpointError } from "../../src/index.js";
import { chained, endpoint, options, outcome, policy, route } from "./generators/options.js";
import { check } from "./check.js";

describe("arguments are never changed (A3)", () => {
  /** Freezes an object and everything in it. */
  function deepFreeze<Kind>(object: Kind): Kind {
    if (typeof object === "object" && object !== null && !Object.isFrozen(object)) {
      Object.freeze(object);
      for (const part of Object.values(object)) deepFreeze(part);
    }
    return object;
  }

  test("deeply frozen arguments give the same result", () => {
    check(
      fc.property(route, options, options, policy, (url, one, two, choices) => {
        const run = (): string =>
          outcome(() => {
            const github = new Endpoint(one).withPolicy(choices);
            const results = [
              outcome(() => github.build(url, two)),
              outcome(() => github.merge(url, two)),
              outcome(() => chained(github, url, two).build()),
              outcome(() => github.withDefaults(two).DEFAULTS),
            ];
            return results.join("\n");
          });
        const before = inspect([one, two, choices], { depth: Infinity });
        const expected = run();
        expect(inspect([one, two, choices], { depth: Infinity })).toBe(before);
        deepFreeze([one, two, choices]);
        expect(run()).toBe(expected);
      }),
    );
  });

  test("changing a result does not affect later results", () => {
    check(
      fc.property(endpoint, route, options, (github, url, given) => {
        const build = (): string => outcome(() => github.build(url, given));
        const expected = build();
        try {
          const result = github.build(url, given);
          Object.assign(result.headers, { accept: "changed", "x-new": "changed" });
          if (given.data === undefined && github.DEFAULTS.data === undefined) {
            Object.assign(result.body ?? {}, { a: "changed", z: "changed" });
          }
          const merged = github.merge(url, given);
          Object.assign(merged.headers, { accept: "changed" });
          (merged.mediaType.previews as string[] | undefined)?.push("changed");
        } catch (error) {
          expect(error).toBeInstanceOf(EndpointError);
        }
        expect(build()).toBe(expected);
      }),
    );
  });
});
