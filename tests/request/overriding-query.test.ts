// `.query()` of chains overrides (A4): each name goes out once.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { Endpoint, GITHUB } from "../../src/index.js";
import { Endpoint as Mini } from "../../src/mini/index.js";
import { check } from "../properties/check.js";

const BASE = "https://api.github.com";
const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "QUERY"];
const BODY_METHODS = METHODS.slice(3);

/** The calls of either face. */
interface Face {
  route(route: string): Chain;
}
interface Chain {
  params(values: object): Chain;
  param(name: string, value: unknown): Chain;
  query(values: object): Chain;
  build(): { readonly url: string; readonly body?: unknown };
}
type Create = (defaults?: object) => Face;
const FACES: readonly (readonly [string, Create])[] = [
  ["the library", (defaults) => new Endpoint({ baseUrl: BASE, ...defaults })],
  ["mini", (defaults) => new Mini({ baseUrl: BASE, ...defaults })],
];

describe.each(FACES)(".query() of %s overrides (A4)", (_, create) => {
  test.each(METHODS)("a default: %s", (method) => {
    const chain = create({ per_page: 100, a: 1 }).route(`${method} /x`).query({ per_page: 5 });
    const request = chain.build();
    if (BODY_METHODS.includes(method)) expect(request).toMatchObject({ url: `${BASE}/x?per_page=5`, body: { a: 1 } });
    else expect(request.url).toBe(`${BASE}/x?a=1&per_page=5`);
  });

  test("the only default of a method with a body, which then has none", () => {
    expect(create({ per_page: 100 }).route("DELETE /b").query({ per_page: 5 }).build()).not.toHaveProperty("body");
  });

  test("a parameter, before and after it", () => {
    const chain = create().route("GET /x");
    expect(chain.param("per_page", 100).query({ per_page: 5 }).build().url).toBe(`${BASE}/x?per_page=5`);
    expect(chain.query({ per_page: 5 }).param("per_page", 100).build().url).toBe(`${BASE}/x?per_page=5`);
  });

  test.each([
    ["a default", { per_page: 100 }, {}],
    ["a parameter", {}, { per_page: 100 }],
    ["both", { per_page: 100 }, { per_page: 50 }],
  ])("null removes %s, and undefined leaves it (A5)", (_kind, defaults, parameters) => {
    for (const route of ["GET /x", "GET /x{?per_page}"]) {
      const chain = create(defaults).route(route).params(parameters);
      expect(chain.query({ per_page: null }).build().url).toBe(`${BASE}/x`);
      expect(chain.query({ per_page: undefined }).build()).toStrictEqual(chain.build());
      expect(chain.query({ per_page: null }).query({ per_page: 5 }).build().url).toBe(`${BASE}/x?per_page=5`);
      expect(chain.query({ per_page: 5 }).query({ per_page: undefined }).build().url).toBe(`${BASE}/x?per_page=5`);
    }
  });

  test("the value of a query expression", () => {
    const chain = create({ per_page: 100 }).route("GET /x{?per_page,q}").param("q", "a");
    expect(chain.query({ per_page: 5 }).build().url).toBe(`${BASE}/x?q=a&per_page=5`);
    expect(create().route("POST /x{?q}").param("q", "a").query({ q: "b" }).build().url).toBe(`${BASE}/x?q=b`);
  });

  test("not a placeholder of the path, also of a default", () => {
    const chain = create({ org: "octokit" }).route("GET /orgs/{org}/x");
    expect(chain.query({ org: "other" }).build().url).toBe(`${BASE}/orgs/octokit/x?org=other`);
    expect(chain.param("org", "a").query({ org: null }).build().url).toBe(`${BASE}/orgs/a/x`);
  });

  test("not a member of the body that the call itself gives", () => {
    const request = create({ name: "default" }).route("POST /x").param("name", "body").query({ name: "query" }).build();
    expect(request).toMatchObject({ url: `${BASE}/x?name=query`, body: { name: "body" } });
  });

  test("by a model: each name of the query goes out once", () => {
    const names = fc.constantFrom("a", "b", "c", "2");
    const values = fc.dictionary(names, fc.constantFrom(1, "x", null, undefined), { maxKeys: 4 });
    const route = fc.constantFrom("/x", "/x/{a}", "/x{?b,c}", "/x/{a}{?b}");
    check(
      fc.property(
        values,
        values,
        values,
        values,
        route,
        fc.constantFrom(...METHODS),
        (defaults, own, one, two, path, method) => {
          const isGiven = (object: object, name: string): boolean =>
            (object as Record<string, unknown>)[name] !== undefined;
          const given = { a: "z", ...own, ...(own["a"] === undefined || own["a"] === null ? { a: "z" } : {}) };
          const { url, body } = create(defaults).route(`${method} ${path}`).params(given).query(one).query(two).build();
          const found = [...new URL(url).searchParams];
          const counts = new Map(found.map(([name]) => [name, found.filter(([other]) => other === name).length]));
          expect([...counts.values()].filter((count) => count !== 1)).toStrictEqual([]);
          for (const name of ["a", "b", "c", "2"]) {
            const last = isGiven(two, name) ? two[name] : one[name];
            if (last === undefined) continue;
            expect([name, new URL(url).searchParams.get(name)]).toStrictEqual([
              name,
              last === null ? null : String(last),
            ]);
            // A default is overridden in the body, too.
            if (!isGiven(own, name) && name !== "a") expect(Object.hasOwn(Object(body) as object, name)).toBe(false);
          }
        },
      ),
    );
  });
});

describe(".query() overrides the query of a vendor (A2, A4)", () => {
  const azure = Endpoint.for({ ...GITHUB, query: { "api-version": "7.1" } });

  test.each(METHODS)("%s", (method) => {
    const chain = azure.route(`${method} /x`);
    expect(chain.build().url).toBe(`${BASE}/x?api-version=7.1`);
    expect(chain.query({ "api-version": "6.0" }).build().url).toBe(`${BASE}/x?api-version=6.0`);
    expect(chain.query({ "api-version": null }).build().url).toBe(`${BASE}/x`);
  });

  test("of credentials of defaults, too (D5)", () => {
    const api = Endpoint.for({ ...GITHUB, credentials: ["api_key"] }).withDefaults({ api_key: "default" });
    expect(api.route("GET /x").query({ api_key: "call" }).build().url).toBe(`${BASE}/x?api_key=call`);
    const listed = api.withPolicy({ trustedOrigins: ["https://other.example"] });
    expect(listed.route("GET /x").query({ api_key: "call" }).build().url).toBe(`${BASE}/x?api_key=call`);
  });
});

test("merge() rejects a query, because merged options cannot express it (A6)", () => {
  const chain = new Endpoint().route("DELETE /caches").query({ key: "npm" });
  expect(() => chain.merge()).toThrow(expect.objectContaining({ code: "ERR_INVALID_OPTION" }));
});

test("a query is encoded like the parameters of a GET (C8)", () => {
  const parameters = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.array(fc.string())));
  check(
    fc.property(parameters, (given) => {
      const { url } = new Endpoint().route("GET /x?a=1#top").params(given).build();
      for (const method of ["GET", "POST"])
        expect(new Endpoint().route(`${method} /x?a=1#top`).query(given).build().url).toBe(url);
    }),
  );
});
