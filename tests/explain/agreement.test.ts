// Issue: explain() is build(), told. What it says is held against what comes out, for random calls.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { explain, type Explanation } from "../../src/explain/index.js";
import { Endpoint, type EndpointError, type EndpointOptions } from "../../src/index.js";
import { chained, endpoint, options, outcome, route } from "../properties/random-options.js";

/** How many columns a line takes, where no letter takes two. */
const columns = (line: string): number => Array.from(line.replace(/\p{M}/gu, "")).length;

/** What comes out of an explanation, in the same words as `outcome()` of a build. */
function outcomeOf(told: Explanation, run: () => unknown): string {
  return outcome(() => {
    if (!told.error) return told.request;
    try {
      run();
    } catch (error) {
      const { name, code, message, ...fields } = told.error;
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

describe("explain().request is build()", () => {
  test("for an endpoint, its function, and options as one object; errors too", () => {
    fc.assert(
      fc.property(endpoint, route, options, (github, url, given) => {
        const build = (): unknown => github.build(url, given);
        const expected = outcome(build);
        const [last = "", method = "GET"] = url.split(" ").reverse();
        expect(outcomeOf(explain(github, url, given), build)).toBe(expected);
        expect(outcomeOf(explain(github.toFunction(), url, given), build)).toBe(expected);
        expect(outcomeOf(explain(github, { ...given, method, url: last }), build)).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });

  test("for a chain", () => {
    fc.assert(
      fc.property(endpoint, route, options, (github, url, given) => {
        const chain = chained(github, url, given);
        const build = (): unknown => chain.build();
        expect(outcomeOf(explain(chain), build)).toBe(outcome(build));
      }),
      { numRuns: 1_000 },
    );
  });

  test("for what merge() gave, whose options are the call's", () => {
    fc.assert(
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
      { numRuns: 500 },
    );
  });
});

const OPTIONS = ["method", "url", "baseUrl", "headers", "mediaType", "data", "request"];

describe("what is told is what came out", () => {
  /** Random calls with what was built, as far as they can be built. */
  function every(check: (told: Explanation, built: NonNullable<Explanation["request"]>, given: Given) => void): void {
    let count = 0;
    fc.assert(
      fc.property(endpoint, route, options, (github, url, given) => {
        const told = explain(github, url, given, { secrets: "show" });
        if (!told.request) return;
        count += 1;
        check(told, told.request, { github, given });
      }),
      { numRuns: 600 },
    );
    expect(count).toBeGreaterThan(100);
  }

  interface Given {
    readonly github: Endpoint;
    readonly given: EndpointOptions;
  }

  test("each parameter is told, and its place is where it is", () => {
    every(({ parameters, options: told }, { url, body }, { github, given }) => {
      const names = Object.keys(github.merge("/", given)).filter((name) => !OPTIONS.includes(name));
      expect([...new Set(parameters.map(({ name }) => name))]).toStrictEqual(names);
      const inBody = parameters.filter(({ place }) => place === "body").map(({ name }) => name);
      const isData = told.some(({ name }) => name === "data");
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

  test("the query is what the template and its parameters became, and nothing else", () => {
    every(({ parameters, url }, built) => {
      if (/[?#]/.test(url!.replace(/\?[^#]*/, "")) || url!.includes("a=1")) return;
      const inQuery = parameters.filter(({ place }) => place === "query").map(({ became }) => became);
      const query = new URL(built.url).search.slice(1);
      expect(query.split("&").filter(Boolean).sort()).toStrictEqual(
        inQuery.flatMap((became) => became!.split("&")).sort(),
      );
    });
  });

  test("each header that is sent is told with its value, and no other", () => {
    every(({ headers }, built) => {
      const sent = headers.filter(({ state }) => state === "sent").map(({ name, value }) => [name, value]);
      expect(new Map(sent as [string, string][])).toStrictEqual(new Map(Object.entries(built.headers)));
      expect(headers.map(({ name }) => name)).toStrictEqual([...new Set(headers.map(({ name }) => name))]);
    });
  });

  test("the last step of accept is the header", () => {
    every(({ accept }, built) => {
      expect(accept.at(-1)?.accept ?? "").toBe(built.headers["accept"] ?? "");
    });
  });

  test("method, url, baseUrl and data are those in force", () => {
    every(({ method, url, options: told }, built, { github, given }) => {
      expect([method!.toLowerCase(), url]).toStrictEqual([built.method, built.url]);
      expect(told.find(({ name }) => name === "baseUrl")!.value).toBe(given.baseUrl ?? github.DEFAULTS.baseUrl);
      const isGiven = given.data !== undefined || github.DEFAULTS.data !== undefined;
      expect(told.some(({ name }) => name === "data")).toBe(isGiven);
    });
  });

  test("JSON and a table can be made of it, whatever the values are", () => {
    fc.assert(
      fc.property(endpoint, route, options, (github, url, given) => {
        const told = explain(github, url, given);
        expect(JSON.parse(JSON.stringify(told))).toEqual(told);
        expect(structuredClone(told)).toEqual(told);
        const table = String(told);
        const rows = table.split("\n\n").filter((part) => /^(?:PARAMETER|HEADER|OPTION) /.test(part));
        for (const line of rows.join("\n").split("\n")) expect(columns(line)).toBeLessThanOrEqual(100);
      }),
      { numRuns: 200 },
    );
  });
});

describe("who is told to have given something", () => {
  /** The layers of defaults and the call, each with a parameter of its own, so that none is empty. */
  const layers = fc
    .tuple(options, options, options)
    .map((all) => all.map((one, index) => ({ ...one, [`l${index}`]: 1 })));
  const NAMES = ["defaults 1", "defaults 2", "call"];

  test("has given it last, and who is told to be overridden before", () => {
    fc.assert(
      fc.property(layers, route, ([one, two, given]: EndpointOptions[], url) => {
        const told = explain(new Endpoint(one).withDefaults(two!), url, given, { secrets: "show" });
        const saying = (says: (options: EndpointOptions) => boolean): string[] =>
          NAMES.filter((_, index) => says([one!, two!, given!][index]!)).reverse();
        for (const { name, layer, overrode } of told.parameters) {
          const expected = saying((options) => Object.hasOwn(options, name) && options[name] !== undefined);
          expect([layer, ...overrode.map((other) => other.layer)]).toStrictEqual(expected);
        }
        for (const { name, layer, overrode } of told.headers) {
          const expected = saying(({ headers = {} }) =>
            Object.entries(headers).some(([field, text]) => field.toLowerCase() === name && text !== undefined),
          );
          const found = [layer, ...overrode.map((other) => other.layer)];
          expect(found.filter((other) => other !== "vendor" && other !== "build")).toStrictEqual(expected);
        }
      }),
      { numRuns: 500 },
    );
  });
});
