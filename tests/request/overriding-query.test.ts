// `.query()` and a literal query override (A4): each name goes out once, by chain and in mini.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { Endpoint, GITHUB } from "../../src/index.js";
import { Endpoint as Mini } from "../../src/mini/index.js";
import { check } from "../properties/check.js";
import { withRoutes } from "../routes/vendor.js";
import { untyped } from "../untyped.js";
import { functionOf } from "../function-of.js";

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

  test("a value that no url can contain, which then is no error", () => {
    expect(create({ q: new Map() }).route("GET /x").query({ q: 1 }).build().url).toBe(`${BASE}/x?q=1`);
    expect(create().route("GET /x{?q}").param("q", NaN).query({ q: 1 }).build().url).toBe(`${BASE}/x?q=1`);
  });

  test("names such as __proto__", () => {
    const own = JSON.parse('{ "__proto__": 1 }') as object;
    expect(create().route("GET /x").params(own).query(own).build().url).toBe(`${BASE}/x?__proto__=1`);
    expect(create({ toString: 1 }).route("GET /x").query({ a: 1 }).build().url).toBe(`${BASE}/x?toString=1&a=1`);
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

  test("also what a rule writes into the query, or what is a default header of a rule", () => {
    const api = withRoutes(
      {
        "GET /a": { query: { ids: "pipeDelimited" } },
        "POST /b": "{?key}",
        "GET /c": { headers: ["x-key"] },
      },
      {},
      { ids: [1, 2], "x-key": "k", e: 1 },
    );
    expect(
      api
        .route("GET /a")
        .query({ ids: [3] })
        .build().url,
    ).toBe("https://api.acme.example/v1/a?x-key=k&e=1&ids=3");
    expect(api.route("POST /b").param("key", "a").query({ key: "b" }).build().url).toBe(
      "https://api.acme.example/v1/b?key=b",
    );
    expect(api.route("GET /c").query({ "x-key": "q", ids: null, e: null }).build()).toMatchObject({
      url: "https://api.acme.example/v1/c?x-key=q",
      headers: expect.not.objectContaining({ "x-key": "k" }) as unknown,
    });
    expect(api.route("POST /d").query({ ids: null, "x-key": null, e: 2 }).build()).not.toHaveProperty("body");
  });

  test("a variable of the base URL stays (A2)", () => {
    const jira = Endpoint.for({ name: "jira", baseUrl: "https://{tenant}.example.com" });
    expect(jira.route("GET /x").param("tenant", "acme").query({ tenant: "b" }).build().url).toBe(
      "https://acme.example.com/x?tenant=b",
    );
  });

  test("of credentials of defaults, too (D5)", () => {
    const api = Endpoint.for({ ...GITHUB, credentials: ["api_key"] }).withDefaults({ api_key: "default" });
    expect(api.route("GET /x").query({ api_key: "call" }).build().url).toBe(`${BASE}/x?api_key=call`);
    const listed = api.withPolicy({ trustedOrigins: ["https://other.example"] });
    expect(listed.route("GET /x").query({ api_key: "call" }).build().url).toBe(`${BASE}/x?api_key=call`);
  });
});

describe("a name in the literal query of a route overrides defaults of that name (A4)", () => {
  const api = new Endpoint({ per_page: 100, org: "octokit" });
  const ways = (endpoint: Endpoint, method: string, url: string, given: object = {}) => [
    endpoint.build(`${method} ${url}`, { ...given }),
    endpoint.build({ method, url, ...given }),
    endpoint
      .route(untyped(`${method} ${url}`))
      .params(given)
      .build(),
    endpoint.builder().method(method).url(url).params(given).build(),
    functionOf(endpoint)(`${method} ${url}`, { ...given }),
    endpoint.parse(endpoint.merge(`${method} ${url}`, { ...given })),
    endpoint.parse({ ...endpoint.merge(`${method} ${url}`, { ...given }) }),
  ];

  test.each(METHODS)("%s", (method) => {
    for (const request of ways(api, method, "/orgs/{org}?per_page=5")) {
      expect(request.url).toBe(`${BASE}/orgs/octokit?per_page=5`);
      expect(request).not.toHaveProperty("body");
    }
  });

  test.each([
    ["?per_page=5", "?per_page=5"],
    ["?per%5Fpage=5", "?per%5Fpage=5"],
    ["?per_page", "?per_page"],
    ["?a=1&per_page=5#top", "?a=1&per_page=5#top"],
    ["?per_page={size}", "?per_page=7"],
    ["?per_page{&a}", "?per_page&a=2"],
    ["?a=per_page", "?a=per_page&per_page=100"],
    ["?a=1#per_page=2", "?a=1&per_page=100#per_page=2"],
    ["?x-per_page=5", "?x-per_page=5&per_page=100"],
    ["?per_page2=5", "?per_page2=5&per_page=100"],
    ["?per_page{n}=5", "?per_page3=5&per_page=100"],
    ["?per_page=5{&per_page}", "?per_page=5"],
    ["?%=5".replace("%", "%25"), "?%25=5&per_page=100"],
    ["?%FF=5", "?%FF=5&per_page=100"],
  ])("%s becomes %s", (query, expected) => {
    const given = Object.fromEntries(
      [["size", 7] as const, ["a", 2] as const, ["n", 3] as const].filter(([name]) =>
        new RegExp(`[{&]${name}}`).test(query),
      ),
    );
    for (const request of ways(new Endpoint({ per_page: 100 }), "GET", `/x${query}`, given))
      expect(request.url).toBe(`${BASE}/x${expected}`);
  });

  test("a parameter of the call beside it is sent, too", () => {
    for (const { url } of ways(api, "GET", "/x?per_page=5", { per_page: 6, org: null }))
      expect(url).toBe(`${BASE}/x?per_page=5&per_page=6`);
    expect(api.build("POST /x?per_page=5", { per_page: 6 }).body).toStrictEqual({ org: "octokit", per_page: 6 });
  });

  test("the query of a vendor is a default", () => {
    const azure = Endpoint.for({ ...GITHUB, query: { "api-version": "7.1" } });
    for (const { url } of ways(azure, "POST", "/x?api-version=6.0")) expect(url).toBe(`${BASE}/x?api-version=6.0`);
  });

  test("a list in brackets has the name before them", () => {
    const lists = new Endpoint({ ids: [1, 2], map: { k: 1 } }).withPolicy({ arrays: "brackets", objects: "brackets" });
    expect(lists.build("GET /x?ids%5B%5D=3&map%5Ba%5D=4").url).toBe(`${BASE}/x?ids%5B%5D=3&map%5Ba%5D=4`);
  });

  test("not the url of the defaults themselves, nor that of a rule", () => {
    const own = new Endpoint({ url: "/x?per_page=5", per_page: 100 });
    expect(own.build().url).toBe(`${BASE}/x?per_page=5&per_page=100`);
    expect(own.parse(own.merge()).url).toBe(`${BASE}/x?per_page=5&per_page=100`);
    const ruled = withRoutes({ "GET /x": "/x?beta=1" }, {}, { beta: 2 });
    expect(ruled.build("GET /x").url).toBe("https://api.acme.example/v1/x?beta=1&beta=2");
  });

  test("a placeholder of the path keeps its default", () => {
    expect(api.build("GET /orgs/{org}?org=a", { per_page: null }).url).toBe(`${BASE}/orgs/octokit?org=a`);
  });

  test("beside data, it is no parameter that would be lost (D2)", () => {
    expect(api.build("POST /x?per_page=5", { data: "a" })).toMatchObject({ url: `${BASE}/x?per_page=5`, body: "a" });
  });
});
