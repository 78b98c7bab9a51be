// H10: the parameters of a route in a url.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { Endpoint } from "../../src/index.js";
import { match, type Matched } from "../../src/match/index.js";
import { operations } from "../conformance/github/catalogue.js";
import { check, ENOUGH } from "../properties/check.js";
import { thrownBy } from "../thrown-by.js";

const find = match as (route: string, url: string | URL, options?: object) => unknown;

test.each<[route: string, url: string, found: object | undefined]>([
  // Paths.
  ["GET /repos/{owner}/{repo}", "https://api.github.com/repos/octokit/rest.js", { owner: "octokit", repo: "rest.js" }],
  ["/repos/:owner/:repo", "/repos/a%20b/c%2Fd?x=1#y", { owner: "a b", repo: "c/d" }],
  ["GET /", "https://a.example", {}],
  ["GET users/{name}", "/users/a", { name: "a" }],
  ["GET /users/{name}", "/users/", undefined],
  ["GET /users/{name}", "/users/a/", undefined],
  ["GET /users/{name}", "/users/a/b", undefined],
  ["GET /users/{name}", "/Users/a", undefined],
  ["GET /compare/{base}...{head}", "/compare/main...feature", { base: "main", head: "feature" }],
  ["POST /v1/{name}:cancel", "/v1/a%3Ab:cancel", { name: "a:b" }],
  ["GET /{name}.json", "/a.json.json", { name: "a.json" }],
  ["GET /ä/{x}", "/%c3%a4/%7Eb", { x: "~b" }],
  ["GET /{a}/x/{a}", "/1/x/1", { a: "1" }],
  ["GET /{a}/x/{a}", "/1/x/2", undefined],
  ["GET /{a,b}", "/1,2", { a: "1", b: "2" }],
  ["GET /{a:3}", "/abc", { a: "abc" }],
  // Several segments, and optional parts.
  ["GET /files/{+path}", "/files/a/b%20c", { path: "a/b c" }],
  ["GET /files/{+path}/raw", "/files/a/b/raw", { path: "a/b" }],
  ["GET /files/{+path}.md", "/files/a/b.md", { path: "a/b" }],
  ["GET /files/{+path}", "/files", undefined],
  ["GET /files{/path*}", "/files/a/b%2Fc", { path: ["a", "b/c"] }],
  ["GET /files{/path*}", "/files", {}],
  ["GET /files{/a,b}", "/files/1", { a: "1" }],
  ["GET /files{/a,b}", "/files/1/2", { a: "1", b: "2" }],
  ["GET /x{.format}", "/x.json", { format: "json" }],
  ["GET /x{.format}", "/x", {}],
  ["GET /x{;a,b}/y", "/x;b=2/y", { b: "2" }],
  ["GET /x/{list*}", "/x/1,2%2C3", { list: ["1", "2,3"] }],
  // Queries.
  ["GET /x{?a,b*}", "/x?b=1&c=2&a=3+4&b=5%2B", { a: "3 4", b: ["1", "5+"] }],
  ["GET /x{?a}", "/x?a", { a: "" }],
  ["GET /x?action=edit{&id}", "/x?id=1&action=edit", { id: "1" }],
  ["GET /x?action=edit{&id}", "/x?id=1", undefined],
  ["GET /x?q={q}", "/x?q=a%20b", { q: "a b" }],
  ["GET /x?q={q}", "/x?q=", { q: "" }],
  ["GET /x?q={q}", "/x", undefined],
  ["GET /x?q={a,b}", "/x?q=1%2C2,3", { a: "1,2", b: "3" }],
  ["GET /x?q=is:{q}", "/x?q=is%3Aopen", { q: "open" }],
  ["GET /x?q={list*}", "/x?q=1,,2", { list: ["1", "", "2"] }],
  ["GET /x?q=1{.a}", "/x?q=1.b", { a: "b" }],
  ["GET /x?q=1{.a}", "/x?q=1", {}],
  ["GET /x?a=:b", "/x?a=1", { b: "1" }],
  ["GET /x?a=:b", "/x?a=%3Ab", { b: ":b" }],
  ["GET /x?a=:b", "/x?a=:b", {}],
  ["GET /x?{b}", "/x?q", { b: "q" }],
  ["GET /x?{b}", "/x?page=2&q", { b: "q" }],
  ["GET /x?{b}", "/x?page=2", { b: "" }],
  ["GET /x?{b}={c}", "/x?1=2=3", { b: "1", c: "2=3" }],
  ["GET /x?a=b?c={d}", "/x?a=b?c=1", { d: "1" }],
  ["GET /x?a=1&a={b}", "/x?a=1&a=2", { b: "2" }],
  ["GET /x?a={b}&a=1", "/x?a=1&a=2", { b: "2" }],
  ["GET /x?a=1{&a}", "/x?a=1&a=2", { a: "2" }],
  // Empty texts.
  ["GET /x/{a}{;b}", "/x/1;b", { a: "1", b: "" }],
  ["GET /x/{+a}{;b}", "/x/1;b;b=2", { a: "1;b", b: "2" }],
  ["GET /x{;b,bc}", "/x;b;bc=1", { b: "", bc: "1" }],
  ["GET /x{;b,bc}", "/x;bc=1", { bc: "1" }],
  ["GET /x{;b,bc}", "/x;bd=1", undefined],
  ["GET /x{;b*}.json", "/x;b;b=1;b.json", { b: ["", "1", ""] }],
  ["GET /x{;%41}", "/x;A=1", { "%41": "1" }],
  ["GET /x{.a,b}", "/x..", { a: "", b: "" }],
  ["GET /x{a}", "/x", { a: "" }],
  ["GET /x/{a,b,c}", "/x/,1,", { a: "", b: "1", c: "" }],
  ["GET /x/{list*}", "/x/,", { list: ["", ""] }],
  ["GET /x{/a}y", "/x/y", { a: "" }],
  ["GET /x{/a}", "/x/", undefined],
  ["GET /files/{+path}", "/files/", undefined],
  ["GET https://{tenant}.example.com/", "https://.example.com/", undefined],
  // A text that is not empty is preferred.
  ["GET /{name}{.extension}", "/.gitignore", { name: ".gitignore" }],
  ["GET /{name}{.extension}", "/a.", { name: "a", extension: "" }],
  // Lists of texts with slashes.
  ["GET /x/{+list*}/y", "/x/a/b,c/y", { list: ["a/b", "c"] }],
  ["GET /x{#top}", "/x#y", {}],
  ["GET /x{?a,b}", "/x?a=%zz&b=1", { b: "1" }],
  // Full urls.
  ["GET https://uploads.example/files/{id}", "HTTPS://UPLOADS.example/files/7", { id: "7" }],
  ["GET https://uploads.example/files/{id}", "https://evil.example/files/7", undefined],
  ["GET https://uploads.example/files/{id}", "/files/7", undefined],
  ["GET https://{tenant}.example.com/{id}", "https://acme.example.com/7", { tenant: "acme", id: "7" }],
  // What no request of the route is (C6).
  ["GET /users/{name}", "/users/..", undefined],
  ["GET /users/{name}", "/users/%2e%2E", undefined],
  ["GET /files/{+path}", "/files/a/../b", undefined],
  ["GET /files/{+path}", "/files/a\\..\\b", undefined],
  ["GET /files/{+path}", "/files/a\\%2e.", undefined],
  ["GET /files/{+path}", "/files/a/.\t./b", undefined],
  ["GET /files/{+path}", "/files/a/.. ", undefined],
  ["GET /{+path}", "../a", undefined],
  ["GET /users/{name}", "/users/a\\b", { name: "a\\b" }],
  ["GET /users/{name}", "/users/%", undefined],
  ["GET /users/{name}", "/users/%ff", undefined],
  ["GET /files{/path*}", "/files/a//b", undefined],
] as [string, string, object | undefined][])("%s in %s (H10)", (route, url, found) => {
  expect(find(route, url)).toStrictEqual(found);
});

test("a name is an ordinary property (D7)", () => {
  const found = match("GET /{__proto__}/{constructor}", "/a/b")!;
  expect(Object.entries(found)).toEqual([
    ["__proto__", "a"],
    ["constructor", "b"],
  ]);
  expect(Object.getPrototypeOf(found)).toBe(Object.prototype);
});

describe("baseUrl", () => {
  const options = { baseUrl: "https://gitlab.com/api/v4/" };

  test.each<[url: string, found: object | undefined]>([
    ["https://gitlab.com/api/v4/projects/7", { id: "7" }],
    ["HTTPS://GITLAB.com/api/v4/projects/7", { id: "7" }],
    ["/api/v4/projects/7", { id: "7" }],
    ["https://gitlab.com/projects/7", undefined],
    ["https://gitlab.com/api/v44/projects/7", undefined],
    ["https://evil.example/api/v4/projects/7", undefined],
  ])("%s", (url, found) => {
    expect(match("GET /projects/{id}", url, options)).toStrictEqual(found);
    expect(match("GET /projects/{id}", new URL(url, "https://gitlab.com"), options)).toStrictEqual(found);
  });

  test("one that is a path, and the root (C14)", () => {
    expect(match("GET /x/{id}", "/api/x/1", { baseUrl: "/api" })).toEqual({ id: "1" });
    expect(match("GET /x/{id}", "https://any.example/api/x/1", { baseUrl: "/api" })).toEqual({ id: "1" });
    expect(match("GET /x/{id}", "/x/1", { baseUrl: "/" })).toEqual({ id: "1" });
    expect(match("GET /x/{id}", "https://a.example/x/1", { baseUrl: "https://a.example" })).toEqual({ id: "1" });
    expect(match("GET /", "https://a.example/v1", { baseUrl: "https://a.example/v1" })).toEqual({});
  });
});

test.each<[name: string, run: () => unknown, code: string]>([
  ["no route", () => find("GET /a b", "/a"), "ERR_INVALID_ROUTE"],
  ["no template", () => find("GET /{a", "/a"), "ERR_INVALID_TEMPLATE"],
  ["no url", () => find("GET /a", 5 as never), "ERR_INVALID_OPTION"],
  ["no base url", () => find("GET /a", "/a", { baseUrl: "a" }), "ERR_INVALID_BASE_URL"],
  ["two variables for several segments", () => find("GET /{+a}/{+b}", "/a"), "ERR_INVALID_OPTION"],
  ["very many forms", () => find(`GET /${"{.a,b}".repeat(9)}`, "/a"), "ERR_INVALID_OPTION"],
])("%s is an error", (_, run, code) => {
  expect(thrownBy(run)).toMatchObject({ code });
});

describe("the law: it finds what build() has put into a url (H10)", () => {
  const api = new Endpoint();
  const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 8 }).filter((value) => !/^\.{1,2}$/.test(value));

  test("of each operation of GitHub", () => {
    const all = operations();
    expect(all).toHaveLength(1223);
    check(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (values) => {
        for (const { route, path } of all) {
          // Of two variables with text between them, the value must not have that text.
          if (/\}[^/{}]+\{/.test(path)) continue;
          const names = Array.from(path.matchAll(/\{([^}]+)\}/g), ([, name]) => name!);
          const given = Object.fromEntries(names.map((name, index) => [name, values[index % values.length]!]));
          const { url } = api.build(route, { ...given, page: 2 });
          expect({ route, ...(find(route, url) as object) }).toEqual({ route, ...given });
        }
      }),
      0.01,
    );
  });

  test("of paths with lists and optional parts, and of queries", () => {
    const list = fc.array(text, { minLength: 1, maxLength: 4 });
    const maybe = fc.option(text, { nil: undefined });
    const route = "GET /a/{b}/{c}:d{/e*}{?f,g*}";
    check(
      fc.property(
        text,
        text,
        fc.option(list, { nil: undefined }),
        maybe,
        fc.option(list, { nil: undefined }),
        (b, c, e, f, g) => {
          const given = { b, c, ...(e && { e }), ...(f !== undefined && { f }), ...(g && { g }) };
          expect(match(route, api.build(route, given).url)).toEqual(given);
        },
      ),
    );
  });

  test("of each operator, with empty texts", () => {
    // Letters of the names and the literals, and delimiters of each operator. In dots and in `{+a}`, values are not told from text.
    const all = fc.string({ unit: fc.constantFrom(...Array.from("abcxy;=,&?#/:+% é")), maxLength: 3 });
    const reserved = fc.string({ unit: fc.constantFrom(...Array.from("abc/é")), maxLength: 3 });
    const routes: readonly (readonly [route: string, texts: fc.Arbitrary<string>])[] = [
      ...["/x/{a}{;b}", "/x{;a,b,ab}", "/x{;a}{;b}.y", "/x{;l*,b}", "/x/{a}{;l*}/y"].map((one) => [one, all] as const),
      ...["/x{.a,b}", "/x{.l*}", "/x/{a}{.b}", "/{a}.y"].map((one) => [one, all] as const),
      ...["/x{a}", "/x{a}y/{b}", "/x/{a,b,c}", "/x/{l*}", "/x{l*}", "/{a}", "/{a:9}"].map((one) => [one, all] as const),
      ...["/x{/a,b}", "/x{/a}.y", "/x{/l*}", "/x/{+a}", "/x{+a}/y"].map((one) => [one, reserved] as const),
      ...["/x?a={b}", "/x?{b}", "/x?a=:b", "/x?a=:b&c=:a", "/x?{a}={b}", "/x?a=1&{a}"].map(
        (one) => [one, all] as const,
      ),
      ...["/x?a={a,b,c}", "/x?a={l*}", "/x?a=1{;a,l*}", "/x?a=1{.a}", "/x?a=1{/a}"].map((one) => [one, all] as const),
      ...["/x{?a,b,l*}", "/x?a=1{&a,b,l*}", "/{a}{?b}", "/x?a={b}{&l*}"].map((one) => [one, all] as const),
    ];
    const namesOf = (route: string): string[] =>
      Array.from(route.matchAll(/\{[+./;?&]?([^}]+)\}|=:(\w+)/g)).flatMap(([, list = "", colon]) =>
        colon ? [colon] : list.split(",").map((name) => name.replace(/\*|:\d/, "")),
      );
    const build = (route: string, values: object): string =>
      (api.build as unknown as (route: string, values: object) => { url: string })(route, values).url;
    let built = 0;
    check(
      fc.property(
        fc.constantFrom(...routes).chain(([route, texts]) => {
          const names = namesOf(route);
          const one = (name: string): fc.Arbitrary<unknown> =>
            fc.option<unknown, undefined>(name === "l" ? fc.array(texts, { minLength: 1, maxLength: 3 }) : texts, {
              nil: undefined,
            });
          return fc.tuple(fc.constant(route), fc.record(Object.fromEntries(names.map((name) => [name, one(name)]))));
        }),
        ([route, values]) => {
          const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
          let url: string;
          try {
            url = build(route, given);
          } catch (error) {
            expect((error as { code: string }).code).toMatch(/^ERR_(?:MISSING_PARAMETER|UNSAFE_PATH)$/);
            return;
          }
          built += 1;
          const found = find(route, url);
          expect({ route, url, found }).toEqual({ route, url, found: expect.anything() as unknown });
          expect(build(route, found!)).toBe(url);
          // Which of several variables are absent is not always told, nor an empty text before a dot.
          const isComplete = namesOf(route).every((name) => name in given);
          if (isComplete && !(route.endsWith("}{.b}") && given["a"] === "")) expect(found).toEqual(given);
        },
      ),
    );
    expect(built).toBeGreaterThan(ENOUGH);
  });

  test("no url is an error, and what is found builds an equivalent url", () => {
    const piece = fc.constantFrom(
      "/",
      "a",
      "..",
      ".",
      "%2e",
      "%2F",
      "%",
      "?",
      "&",
      "x=",
      "#",
      ",",
      ";",
      "://",
      "https:",
      "é",
    );
    const url = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.array(piece, { maxLength: 9 }).map((pieces) => `/${pieces.join("")}`),
    );
    check(
      fc.property(url, (given) => {
        const found = match("GET /{a}/{b}{?x}", given);
        if (!found) return;
        expect(match("GET /{a}/{b}{?x}", api.build("GET /{a}/{b}{?x}", found).url)).toEqual(found);
      }),
    );
  });
});

test("no url matches of which the platform removes a segment (C6)", () => {
  const piece = fc.constantFrom(
    "/",
    "\\",
    ".",
    "..",
    "%2e",
    "%2E",
    "a",
    " ",
    "\t",
    "\n",
    "\r",
    "\0",
    "%5c",
    "%2f",
    "?",
    "#",
  );
  const countOf = (url: string): number => new URL(url, "https://a.example").pathname.split("/").length;
  let found = 0;
  check(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const url = `/x/${pieces.join("")}`;
      if (!match("GET /x/{+path}", url)) return;
      found += 1;
      expect([url, countOf(url)]).toEqual([url, countOf(url.replace(/\.|%2e/gi, "x"))]);
    }),
  );
  expect(found).toBeGreaterThan(ENOUGH);
});

test("long urls take linear time, and no url is too long (F5)", () => {
  const many = "a.".repeat(500_000);
  const started = performance.now();
  for (const [route, url] of [
    ["GET /{a}.{b}.{c}.{d}x", `/${many}`],
    ["GET /{+a}.x", `/${many}`],
    ["GET /{a*}", `/${many.replaceAll(".", ",")}`],
    ["GET /{a}{?b*}", `/a?${"b=1&".repeat(250_000)}`],
    ["GET /{a}{;b}", `/a${";bc".repeat(300_000)}`],
    ["GET /{a}{;b*}", `/a${";b".repeat(500_000)}`],
    ["GET /x?b={a}c&b={d}", `/x?${"b=1&".repeat(250_000)}`],
    ["GET /x?{a}={d}&{b}", `/x?${"b=1&".repeat(250_000)}`],
    ["GET /{a}", `/${"a".repeat(2_000_000)}`],
  ] as const)
    find(route, url);
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(find("GET /{a}", `/${"a".repeat(2_000_000)}`)).toBeUndefined();
});

test("the types", () => {
  const found: Matched<"GET /repos/{owner}/:repo{/path*}{?page,tags*}"> = { owner: "a", repo: "b" };
  found.path satisfies string[] | undefined;
  found.tags satisfies string[] | undefined;
  found.page satisfies string | undefined;
  found.owner satisfies string;
  // @ts-expect-error -- the route has no such name
  expect(found.other).toBeUndefined();
  const any: Matched<string> = { anything: "a", list: ["b"] };
  expect(any["anything"]).toBe("a");
});
