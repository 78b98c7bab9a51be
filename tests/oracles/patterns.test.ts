// The patterns of routes, in the libraries that read them: each finds the requests of its route, and the parameters in them.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { matchRequestUrl } from "msw";
import { match } from "path-to-regexp";
import { URLPattern } from "urlpattern-polyfill";
import { Endpoint } from "../../src/index.js";
import { toPattern } from "../../src/adapters/index.js";
import { operations } from "../conformance/github/catalogue.js";
import { check } from "../properties/check.js";

type Found = Readonly<Record<string, unknown>> | undefined;

/** What each library finds in the path of a url; `undefined` if the pattern does not match it. */
const LIBRARIES: Readonly<Record<string, (pattern: string, url: URL) => Found>> = {
  "path-to-regexp": (pattern, { pathname }) => {
    const found = match(pattern)(pathname);
    return found ? { ...found.params } : undefined;
  },
  URLPattern: (pattern, { href }) => {
    const groups = new URLPattern({ pathname: pattern }).exec(href)?.pathname.groups;
    return groups && decode(groups);
  },
  MSW: (pattern, { href, origin }) => {
    const { matches, params } = matchRequestUrl(new URL(href), `${origin}${pattern}`);
    return matches ? params : undefined;
  },
};

function decode(groups: Readonly<Record<string, string | undefined>>): Found {
  return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, text && decodeURIComponent(text)]));
}

const github = new Endpoint();
const ALL = operations();

/** Builds an operation with these values in its path, and compares them with those that the library finds. */
function expectFound(find: (pattern: string, url: URL) => Found, values: readonly string[]): void {
  for (const { route, path } of ALL) {
    const names = Array.from(path.matchAll(/\{([^}]+)\}/g), ([, name]) => name!);
    const parameters = Object.fromEntries(names.map((name, index) => [name, values[index % values.length]!]));
    const url = new URL(github.build(route, { ...parameters, page: 2 }).url);
    const expected = Object.entries(parameters).map(([name, value]) => [name.replace(/\W/g, "_"), value]);
    expect({ route, ...find(toPattern(route), url) }).toEqual({ route, ...Object.fromEntries(expected) });
  }
}

describe.each(Object.entries(LIBRARIES))("%s", (_, find) => {
  test("finds the parameters of all operations of GitHub (H8)", () => {
    expect(ALL).toHaveLength(1223);
    expectFound(find, ["octokit", "a b", "a/b", "ä", "100%", "a:b", "~!*'()", "x.y", "?#&=", "[a]{b}"]);
  });

  test("finds any values (H8)", () => {
    // Between two values, "..." is where one of them begins or ends with a dot, too.
    const value = fc.string({ minLength: 1, maxLength: 8, unit: "grapheme" }).filter((text) => !/^\.|\.$/.test(text));
    check(
      fc.property(fc.array(value, { minLength: 1, maxLength: 5 }), (values) => {
        expectFound(find, values);
      }),
      0.01,
    );
  });

  test.each([
    ["POST /v1/{name}:cancel", { name: "projects" }],
    ["GET /a(b)+!/{c}", { c: "d" }],
    ["GET /{a}b/{c}_d/{e}$f/{g}%20h", { a: "1", c: "2", e: "3", g: "4" }],
    ["GET /ä/{b}", { b: "ö" }],
    ["GET /{a,b}", { a: "1", b: "2" }],
    ["GET /x{/a,b}", { a: "1", b: "2" }],
    ["GET /x{.a}", { a: "1" }],
    ["GET /x{;a,b}", { a: "1", b: "2" }],
    ["GET /compare/{base}...{head}", { base: "main", head: "feature" }],
  ])("finds the parameters of %s (H8)", (route, parameters) => {
    const { url } = github.build(route as string, parameters);
    expect({ ...find(toPattern(route), new URL(url)) }).toEqual(parameters);
    expect(find(toPattern(route), new URL("https://api.github.com/another/path/of/six/segments"))).toBe(undefined);
  });
});

test.each([["GET /contents/{+path}"], ["GET /contents{/path*}"]])(
  "URLPattern and MSW find several segments of %s (H8)",
  (route) => {
    const path = route.includes("*") ? ["docs", "a b"] : "docs/a%20b";
    const url = new URL(github.build(route as string, { path }).url);

    expect(LIBRARIES["URLPattern"]!(toPattern(route), url)).toEqual({ path: "docs/a b" });
    expect(LIBRARIES["MSW"]!(toPattern(route), url)).toEqual({ path: ["docs", "a b"] });
  },
);
