// What the suites of call shapes add to the benchmarks: headers of a call, endpoints as results, groups of suites.
import { describe, expect, test } from "@jest/globals";

import { ACCEPT, isJson, optionsOf, type Call, type Case } from "../../benchmarks/contenders/call.js";
import type { Contender, Outcome, Ready } from "../../benchmarks/contenders/contender.js";
import { ready, readyToMake } from "../../benchmarks/contenders/contender.js";
import { checkEquivalence } from "../../benchmarks/contenders/equivalence.js";
import { sourceOf } from "../../benchmarks/contenders/hand-written-source.js";
import type { Comparison } from "../../benchmarks/report/result.js";
import { isOurs, losses, overviewTable } from "../../benchmarks/report/table.js";
import { chooseSuites } from "../../benchmarks/suites/choose.js";

const call: Call = {
  method: "GET",
  origin: "https://api.github.com",
  path: "/repos/{owner}",
  pathValues: { owner: "octokit" },
  queryValues: {},
  headers: { "x-request-id": "request-1", "time-zone": "UTC" },
};
const given: Case = {
  name: "shapes-headers",
  title: "Headers",
  calls: [call],
  defaults: [{ headers: { "time-zone": "Europe/Amsterdam", authorization: "token not-a-secret" } }],
  accept: ACCEPT,
};
const outcome = {
  method: "GET",
  url: "https://api.github.com/repos/octokit",
  headers: {
    accept: ACCEPT,
    authorization: "token not-a-secret",
    "time-zone": "UTC",
    "x-request-id": "request-1",
  },
} satisfies Outcome;

describe("checkEquivalence", () => {
  const contender = (gives: Contender["gives"]): Contender => ({
    name: "one",
    omits: "",
    gives,
    lists: "comma",
    prepare: () => undefined,
  });
  const check = (headers: Outcome["headers"], gives: Contender["gives"] = ["method", "accept", "headers"]): void => {
    const built = ready([call], () => () => ({ ...outcome, ...(headers && { headers }) }));
    checkEquivalence(contender(gives), built, given);
  };

  test("headers of the call override those of the defaults", () => {
    check(outcome.headers);
    expect(() => {
      check({ ...outcome.headers, "time-zone": "Europe/Amsterdam" });
    }).toThrow("one: GET /repos/{owner} of the case shapes-headers");
  });

  test("a missing header of the call is found", () => {
    expect(() => {
      check({ accept: ACCEPT, authorization: "token not-a-secret", "time-zone": "UTC" });
    }).toThrow("one: GET");
  });

  test("another accept counts only against a contender that gives it", () => {
    const headers = { ...outcome.headers, accept: "application/json" };
    check(headers, ["method", "headers"]);
    expect(() => {
      check(headers);
    }).toThrow("one: GET");
  });

  test("an endpoint is checked by a request that is built with it", () => {
    const made = (headers: Outcome["headers"]): Ready =>
      readyToMake(
        [call],
        () => () => "an endpoint",
        (endpoint, { path }) => {
          expect([endpoint, path]).toEqual(["an endpoint", call.path]);
          return { ...outcome, ...(headers && { headers }) };
        },
      );
    checkEquivalence(contender(["accept", "headers"]), made(outcome.headers), given);
    expect(() => {
      checkEquivalence(contender(["accept", "headers"]), made({}), given);
    }).toThrow("one: GET");
  });
});

test("options hold the headers of a call", () => {
  expect(optionsOf(call)).toEqual({ owner: "octokit", headers: call.headers });
});

test("bytes are not announced as JSON", () => {
  expect(isJson({ ...call, data: new Uint8Array(2) })).toBe(false);
  expect(isJson({ ...call, data: ["an", "array"] })).toBe(true);
});

test("hand-written code takes the headers of a call from its parameters, and writes out all others", () => {
  const { source } = sourceOf(given);
  expect(source).toContain('"x-request-id": p.headers["x-request-id"]');
  expect(source).toContain('"time-zone": p.headers["time-zone"]');
  expect(source).toContain('"authorization": "token not-a-secret"');
  expect(source).not.toContain("Europe/Amsterdam");
});

describe("chooseSuites", () => {
  const suites = ["hot-query", "hot-body", "hotter", "size"].map((name) => ({ name }));
  const chosen = (...names: string[]): string[] => chooseSuites(suites, names).map(({ name }) => name);

  test("by name, or by what several names begin with; in the order of the suites", () => {
    expect(chosen("size", "hot")).toEqual(["hot-query", "hot-body", "size"]);
    expect(chosen("hot-body")).toEqual(["hot-body"]);
  });

  test("without a name, all", () => {
    expect(chosen()).toEqual(["hot-query", "hot-body", "hotter", "size"]);
  });

  test("an unknown name is an error", () => {
    expect(() => chosen("size", "ho")).toThrow("No suite is called ho");
  });
});

describe("the overview", () => {
  const result: Comparison = {
    kind: "comparison",
    name: "shapes-new-endpoint",
    title: "`new Endpoint()`",
    unit: "ns",
    rows: [
      { name: "new Endpoint()", value: 5000, ratio: 1 },
      { name: "@octokit/endpoint", value: 300, ratio: 0.06, omits: "checks" },
      { name: "hand-written", value: 20, ratio: 0.004 },
    ],
  };

  test("every other contender beside ours", () => {
    expect(overviewTable([result])).toEqual([
      ["measured", "fluent-endpoint", "other", "takes", "of ours", "does not do"],
      ["`new Endpoint()`", "5.00 µs", "@octokit/endpoint", "300 ns", "0.06 ×", "checks"],
      ["", "", "hand-written", "20.0 ns", "0.00 ×", ""],
    ]);
  });

  test("what makes an endpoint of ours is no loss", () => {
    expect(["new Endpoint()", "new Endpoint(options)", "withDefaults().build()"].map(isOurs)).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      losses([result])
        .slice(1)
        .map(([, name]) => name),
    ).toEqual(["@octokit/endpoint", "hand-written"]);
  });
});
