// Compares explain() with build() for random calls.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { explain, type Explanation } from "../../src/explain/index.js";
import { Endpoint, type EndpointError, type EndpointOptions } from "../../src/index.js";
import { chained, endpoint, options, outcome, route } from "../properties/generators/options.js";
import { check, ENOUGH } from "../properties/check.js";
import { functionOf } from "../function-of.js";

/** Each case explains and formats a whole request. */
const SHARE = 0.25;

/** The width of a line without wide characters. */
const columns = (line: string): number => Array.from(line.replace(/\p{M}/gu, "")).length;

/** The request or the error of an explanation, in the format of `outcome()` of a build. */
function outcomeOf(explanation: Explanation, run: () => unknown): string {
  return outcome(() => {
    if (!explanation.error) return explanation.request;
    try {
      run();
    } catch (error) {
      const { name, code, message, ...fields } = explanation.error;
      expect({ name, code, message }).toStrictEqual(named(error as EndpointError));
      expect(fields).toStrictEqual(withoutCode(error as EndpointError));
      throw error;
    }
    return "no error";
  });
}

const named = ({ name, code, message }: EndpointError) => ({ name, code, message });

function withoutCode(error: EndpointError): Record<string, unknown> {
  return Object.fromEntries(Object.entries(error).filter(([name]) => name !== "code"));
}

describe("explain().request equals the result of build()", () => {
  test("for an endpoint, its function and options as one object, errors included", () => {
    check(
      fc.property(endpoint, route, options, (github, url, given) => {
        const build = (): unknown => github.build(url, given);
        const expected = outcome(build);
        const [last = "", method = "GET"] = url.split(" ").reverse();
        expect(outcomeOf(explain(github, url, given), build)).toBe(expected);
        expect(outcomeOf(explain(functionOf(github), url, given), build)).toBe(expected);
        expect(outcomeOf(explain(github, { ...given, method, url: last }), build)).toBe(expected);
      }),
      SHARE,
    );
  });

  test("for a chain", () => {
    check(
      fc.property(endpoint, route, options, (github, url, given) => {
        const chain = chained(github, url, given);
        const build = (): unknown => chain.build();
        expect(outcomeOf(explain(chain), build)).toBe(outcome(build));
      }),
      SHARE,
    );
  });

  test("for merged options, which count as call options", () => {
    check(
      fc.property(endpoint, route, options, (github, url, given) => {
        let merged: EndpointOptions;
        try {
          merged = github.merge(url, given);
        } catch {
          return;
        }
        const build = (): unknown => github.build(merged);
        expect(outcomeOf(explain(github, merged), build)).toBe(outcome(build));
      }),
      SHARE,
    );
  });
});

const OPTIONS = ["method", "url", "baseUrl", "headers", "mediaType", "data", "request"];

describe("the explanation matches the result of build()", () => {
  /** Checks random calls that can be built, each with its result. */
  function every(
    expectMatch: (explanation: Explanation, built: NonNullable<Explanation["request"]>, given: Given) => void,
  ): void {
    let count = 0;
    check(
      fc.property(endpoint, route, options, (github, url, given) => {
        const explanation = explain(github, url, given, { secrets: "show" });
        if (!explanation.request) return;
        count += 1;
        expectMatch(explanation, explanation.request, { github, given });
      }),
      SHARE,
    );
    expect(count).toBeGreaterThan(ENOUGH);
  }

  interface Given {
    readonly github: Endpoint;
    readonly given: EndpointOptions;
  }

  test("for each parameter and its place", () => {
    every(({ parameters, options: explanation }, { url, body }, { github, given }) => {
      const names = Object.keys(github.merge("/", given)).filter((name) => !OPTIONS.includes(name));
      expect([...new Set(parameters.map(({ name }) => name))]).toStrictEqual(names);
      const inBody = parameters.filter(({ place }) => place === "body").map(({ name }) => name);
      const isData = explanation.some(({ name }) => name === "data");
      expect(inBody).toStrictEqual(isData ? [] : Object.keys(body ?? {}));
      expect(parameters.some(({ rule }) => rule === "D2") && !isData).toBe(false);
      let from = 0;
      for (const { became = "" } of parameters.filter(({ rule }) => rule === "P2")) {
        const at = url.indexOf(became, from);
        expect(at).toBeGreaterThan(-1);
        expect(url[at - 1]).toMatch(/[?&]/);
        from = at + became.length;
      }
      for (const { place, became = "" } of parameters) {
        expect(place).not.toBe("unknown");
        expect(url).toContain(became);
      }
    });
  });

  test("for the query, which consists of the template's own and the listed parameters", () => {
    every(({ parameters, url }, built) => {
      if (/[?#]/.test(url!.replace(/\?[^#]*/, "")) || url!.includes("a=1")) return;
      const inQuery = parameters.filter(({ place }) => place === "query").map(({ became }) => became);
      const query = new URL(built.url).search.slice(1);
      expect(query.split("&").filter(Boolean).sort()).toStrictEqual(
        inQuery.flatMap((became) => became!.split("&")).sort(),
      );
    });
  });

  test("for the headers that are sent, and their values", () => {
    every(({ headers }, built) => {
      const sent = headers.filter(({ state }) => state === "sent").map(({ name, value }) => [name, value]);
      expect(new Map(sent as [string, string][])).toStrictEqual(new Map(Object.entries(built.headers)));
      expect(headers.map(({ name }) => name)).toStrictEqual([...new Set(headers.map(({ name }) => name))]);
    });
  });

  test("for the accept header, which equals the last step", () => {
    every(({ accept }, built) => {
      expect(accept.at(-1)?.accept ?? "").toBe(built.headers["accept"] ?? "");
    });
  });

  test("for method, url, baseUrl and data", () => {
    every(({ method, url, options: explanation }, built, { github, given }) => {
      expect([method!.toLowerCase(), url]).toStrictEqual([built.method, built.url]);
      expect(explanation.find(({ name }) => name === "baseUrl")!.value).toBe(given.baseUrl ?? github.DEFAULTS.baseUrl);
      const isGiven = given.data !== undefined || github.DEFAULTS.data !== undefined;
      expect(explanation.some(({ name }) => name === "data")).toBe(isGiven);
    });
  });

  test("and can be converted to JSON and a table, whatever the values are", () => {
    check(
      fc.property(endpoint, route, options, (github, url, given) => {
        const explanation = explain(github, url, given);
        expect(JSON.parse(JSON.stringify(explanation))).toEqual(explanation);
        expect(structuredClone(explanation)).toEqual(explanation);
        const table = String(explanation);
        const rows = table.split("\n\n").filter((part) => /^(?:PARAMETER|HEADER|OPTION) /.test(part));
        for (const line of rows.join("\n").split("\n")) expect(columns(line)).toBeLessThanOrEqual(100);
      }),
      SHARE,
    );
  });
});

describe("the explanation names the source of each parameter and header", () => {
  /** Two sets of defaults and a call, each with a unique parameter, so that none is empty. */
  const layers = fc
    .tuple(options, options, options)
    .map((all) => all.map((one, index) => ({ ...one, [`l${index}`]: 1 })));
  const NAMES = ["defaults 1", "defaults 2", "call"];

  test("and the sources that it overrides, latest first", () => {
    check(
      fc.property(layers, route, ([one, two, given]: EndpointOptions[], url) => {
        const explanation = explain(new Endpoint(one).withDefaults(two!), url, given, { secrets: "show" });
        const saying = (says: (options: EndpointOptions) => boolean): string[] =>
          NAMES.filter((_, index) => says([one!, two!, given!][index]!)).reverse();
        for (const { name, layer, overrode } of explanation.parameters) {
          const expected = saying((options) => Object.hasOwn(options, name) && options[name] !== undefined);
          expect([layer, ...overrode.map((other) => other.layer)]).toStrictEqual(expected);
        }
        for (const { name, layer, overrode } of explanation.headers) {
          const expected = saying(({ headers = {} }) =>
            Object.entries(headers).some(([field, text]) => field.toLowerCase() === name && text !== undefined),
          );
          const found = [layer, ...overrode.map((other) => other.layer)];
          expect(found.filter((other) => other !== "vendor" && other !== "build")).toStrictEqual(expected);
        }
      }),
      SHARE,
    );
  });
});
