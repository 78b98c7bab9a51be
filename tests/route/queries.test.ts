// C12 (new): in routes, an expression that would not make a query is a template error that says what to write.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { explain } from "../../src/explain/index.js";
import { endpoint, Endpoint, InvalidTemplateError, UrlTemplate } from "../../src/index.js";
import { Endpoint as Mini } from "../../src/mini/index.js";
import { defineRoutes } from "../../src/routes/index.js";
import { check } from "../properties/check.js";
import { thrownBy } from "../thrown-by.js";
import { untyped } from "../untyped.js";

const BASE = "https://api.github.com";
const github = new Endpoint();

/** Each way to build a url. */
const WAYS: [name: string, build: (url: string, values: object) => { url: string }][] = [
  ["build(route, options)", (url, values) => github.build(untyped(`GET ${url}`), values)],
  ["build(options)", (url, values) => github.build(Object.assign({}, values, { url }))],
  ["the function", (url, values) => endpoint(untyped(`GET ${url}`), values)],
  ["defaults", (url, values) => endpoint.defaults({ url })(values)],
  [
    "a chain",
    (url, values) =>
      github
        .route(untyped(`POST ${url}`))
        .params(values)
        .build(),
  ],
  ["parse(merge())", (url, values) => github.parse(github.merge(untyped(`GET ${url}`), values))],
];

const MISTAKES: [url: string, position: number, write: string][] = [
  ["/s{?q}{&page}", 6, "{?q,page}"],
  ["/s{?q}{?page}", 6, "{?q,page}"],
  ["/s{?q}{&page*}{&sort}", 6, "{?q,page*,sort}"],
  ["/{id}{?q:3,r}{?page,size}{#top}", 13, "{?q:3,r,page,size}"],
  ["/s{&page}", 2, "{?page}"],
  ["/s{&page}{&size}", 2, "{?page,size}"],
  ["{&page}", 0, "{?page}"],
  ["/s?a=1{?q}", 6, "{&q}"],
  ["/s?{?q}", 3, "{&q}"],
  ["/s?a=1{&b}{?q}", 10, "{&b,q}"],
  ["/s?a={a}{?q}", 8, "{&q}"],
  ["https://other.example/s?a=1{?q}", 27, "{&q}"],
  ["https://other.example{?q}{&page}", 25, "{?q,page}"],
  ["/s#top{?q}", 6, 'it before the "#"'],
  ["/s#top{&q}", 6, 'it before the "#"'],
  ["/s{#top}{?q}", 8, 'it before the "#"'],
  ["/s?a=1#top{&q}", 10, 'it before the "#"'],
];

describe.each(WAYS)("%s", (_, build) => {
  test.each(MISTAKES)("%s: position %d, write %s", (url, position, write) => {
    const error = thrownBy(() => build(url, { id: 1, a: 1, r: 1 })) as InvalidTemplateError;
    expect(error).toBeInstanceOf(InvalidTemplateError);
    expect(error).toMatchObject({ code: "ERR_INVALID_TEMPLATE", reason: "query", position });
    expect(error.message).toContain(`position ${position} must be part of one query; write ${write}\n`);
  });

  test.each([
    ["/s{?q,page}", "/s?q=1&page=2"],
    ["/s?a=1{&q,page}", "/s?a=1&q=1&page=2"],
    ["/s?a=1{&q}{&page}", "/s?a=1&q=1&page=2"],
    ["/s?a={q}&b=c{&page}", "/s?a=1&b=c&page=2"],
    ["/s{?q,page}#top", "/s?q=1&page=2#top"],
    ["/s?{q}={page}", "/s?1=2"],
    ["/s&{q}{?page}", "/s&1?page=2"],
    ["/s#a&b?{q}{page}", "/s#a&b?12"],
    ["/s#a?{+q}{+page}", "/s#a?12"],
    ["https://api.github.com?a{&q,page}", "?a&q=1&page=2"],
  ])("but %s is one", (url, expected) => {
    expect(build(url, { q: 1, page: 2 }).url).toBe(BASE + expected);
  });
});

test("the message names no text of the query (D6)", () => {
  expect(() => github.build(untyped("GET /s?token=s3cret{?q}"))).toThrow("write {&q}");
  expect(() => github.build(untyped("GET /s?token=s3cret{?q}"))).not.toThrow("s3cret");
});

test("explain() reports it, and so does a rule of a route", () => {
  expect(explain(github, "GET /s{?q}{&page}", {}).error).toMatchObject({ code: "ERR_INVALID_TEMPLATE" });
  const api = Endpoint.for({ name: "a", baseUrl: BASE, routes: defineRoutes({ "GET /s": "/t?a=1{?q}{r}" }) });
  expect(() => api.build("GET /s", { r: 1 })).toThrow("write {&q}");
});

test("a rule and a route with queries make one", () => {
  const api = Endpoint.for({
    name: "a",
    baseUrl: BASE,
    routes: defineRoutes({ "GET /s": "{?q}", "GET /t?a=1": "{?q}" }),
  });
  expect(api.build(untyped("GET /s{?page}"), { q: 1, page: 2 } as object).url).toBe(`${BASE}/s?q=1&page=2`);
  expect(api.build(untyped("GET /t?a=1{&page}"), { q: 1, page: 2 } as object).url).toBe(`${BASE}/t?a=1&q=1&page=2`);
});

test("mini has {?a,b} at the end only", () => {
  for (const [url] of MISTAKES) {
    const error = thrownBy(() => new Mini({ baseUrl: BASE }).build(`GET ${url}`, { id: 1, a: 1, r: 1 }));
    expect((error as { code: string }).code).toMatch(/^ERR_INVALID_(?:TEMPLATE|ROUTE)$/);
  }
});

test("UrlTemplate is RFC 6570", () => {
  for (const [url] of MISTAKES) {
    const template = new UrlTemplate(url);
    expect(template.expand({})).not.toContain("{");
  }
  expect(new UrlTemplate("/s{?q}{&page}").expand({ page: 2 })).toBe("/s&page=2");
});

test("after a url that is a value, {&x} continues its query, or begins it", () => {
  const of = (url: string, page?: number): string =>
    github.route(untyped("GET {+next}{&page}")).params({ next: url, page }).build().url;
  expect(of(`${BASE}/x?a=1`, 2)).toBe(`${BASE}/x?a=1&page=2`);
  expect(of(`${BASE}/x`, 2)).toBe(`${BASE}/x?page=2`);
  expect(of(`${BASE}/x`)).toBe(`${BASE}/x`);
  expect(of(`${BASE}/x?`, 2)).toBe(`${BASE}/x?page=2`);
  expect(of(`${BASE}/x#top`, 2)).toBe(`${BASE}/x?page=2#top`);
  expect(of("/x", 2)).toBe(`${BASE}/x?page=2`);
});

test("each value of {?x} and {&x} is in the query, and the path does not depend on it", () => {
  const names = ["a", "b", "c", "d"];
  const list = fc.subarray(names, { minLength: 1 });
  const part = fc.oneof(
    list.map((some) => `{?${some.join(",")}}`),
    list.map((some) => `{&${some.join(",")}}`),
    fc.constantFrom("/x", "/{p}", "?k=v", "#f", "{#f}", "{/p}", "{.p}", "-"),
  );
  const values = fc.record(Object.fromEntries(names.map((name) => [name, fc.constantFrom("1", "2", "a b&c")])), {
    requiredKeys: [],
  });
  let built = 0;
  check(
    fc.property(fc.array(part, { maxLength: 5 }), values, ([...parts], given) => {
      const url = `/s${parts.join("")}`;
      const build = (some: object): URL | undefined => {
        try {
          return new URL(
            github
              .route(untyped(`POST ${url}`))
              .params({ p: "p", f: "f", ...some })
              .build().url,
          );
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidTemplateError);
          return undefined;
        }
      };
      const [some, none] = [build(given), build({})];
      expect(some === undefined).toBe(none === undefined);
      if (!some || !none) return;
      built += 1;
      const used = Object.entries(given).filter(([name]) => new RegExp(`\\{[?&][^}]*\\b${name}\\b`).test(url));
      const found = [...some.searchParams].map(([name, value]) => `${name}=${value}`);
      for (const [name, value] of used) expect(found.some((pair) => pair.startsWith(`${name}=${value}`))).toBe(true);
      if (!/\}[^{#?&]/.test(url.replace(/\{[./#][^}]*\}/g, ""))) expect(some.pathname).toBe(none.pathname);
    }),
  );
  expect(built).toBeGreaterThan(5);
});
