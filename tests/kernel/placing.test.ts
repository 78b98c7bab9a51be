// `.query()` of chains overrides (A4): each name goes out once.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { Endpoint, GITHUB } from "../../src/index.js";
import { vendorOf } from "../../src/openapi/index.js";
import type { AnyRoute, EndpointError } from "../../src/index.js";
import { check } from "../properties/check.js";
import { thrownBy } from "../thrown-by.js";

const BASE = "https://api.github.com";
const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "QUERY"];

const FACES = [["the library", (defaults: object) => new Endpoint({ baseUrl: BASE, ...defaults })]] as const;

const PAGE = { per_page: 100 };

describe.each(FACES)(".query() of %s overrides (A4)", (_, create) => {
  type Row = readonly [
    name: string,
    route: string,
    defaults: object,
    parameters: object,
    query: object,
    expected: readonly unknown[],
  ];
  test.each<Row>([
    ["a default", "GET /x", { ...PAGE, a: 1 }, {}, { per_page: 5 }, ["/x?a=1&per_page=5"]],
    [
      "a default of a method with a body",
      "POST /x",
      { ...PAGE, a: 1 },
      {},
      { per_page: 5 },
      ["/x?per_page=5", { a: 1 }],
    ],
    ["the only default", "DELETE /x", PAGE, {}, { per_page: 5 }, ["/x?per_page=5"]],
    ["a parameter", "GET /x", {}, PAGE, { per_page: 5 }, ["/x?per_page=5"]],
    ["a default, which null removes (A5)", "GET /x", PAGE, {}, { per_page: null }, ["/x"]],
    ["both, which null removes", "GET /x{?per_page}", PAGE, PAGE, { per_page: null }, ["/x"]],
    ["nothing, if it is undefined", "GET /x", PAGE, {}, { per_page: undefined }, ["/x?per_page=100"]],
    ["an expression", "GET /x{?per_page,q}", PAGE, { q: "a" }, { per_page: 5 }, ["/x?q=a&per_page=5"]],
    [
      "an expression behind another",
      "GET /o/{org}{?per_page,q}",
      PAGE,
      { org: "o", q: "a" },
      { per_page: 5 },
      ["/o/o?q=a&per_page=5"],
    ],
    ["an expression of a method with a body", "POST /x{?q}", {}, { q: "a" }, { q: "b" }, ["/x?q=b"]],
    ["no placeholder of the path", "GET /o/{org}/x", { org: "o" }, {}, { org: "p" }, ["/o/o/x?org=p"]],
    ["no placeholder with null", "GET /o/{org}/x", {}, { org: "a" }, { org: null }, ["/o/a/x"]],
    ["no member of the call's body", "POST /x", { n: 1 }, { n: 2 }, { n: 3 }, ["/x?n=3", { n: 2 }]],
  ])("%s", (_name, route, defaults, parameters, query, [path, body]) => {
    const chain = create(defaults).route(route as "GET /x");
    const built = chain.params(parameters).query(query).build();
    expect([built.url, built.body]).toEqual([`${BASE}${String(path)}`, body]);
    expect(chain.query(query).params(parameters).build()).toEqual(built);
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
          const { url, body } = create(defaults)
            .route(`${method} ${path}` as "GET /x")
            .params(given)
            .query(one)
            .query(two)
            .build();
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

test(".query() overrides the query of a vendor, and credentials of defaults (A2, A4, D5)", () => {
  const azure = Endpoint.for({ ...GITHUB, query: { "api-version": "7.1" } });
  for (const route of ["GET /x", "POST /x"]) {
    const chain = azure.route(route as "GET /x");
    expect(chain.build().url).toBe(`${BASE}/x?api-version=7.1`);
    expect(chain.query({ "api-version": "6.0" }).build().url).toBe(`${BASE}/x?api-version=6.0`);
    expect(chain.query({ "api-version": null }).build().url).toBe(`${BASE}/x`);
  }
  const api = Endpoint.for({ ...GITHUB, credentials: ["api_key"] }).withDefaults({ api_key: "default" });
  const listed = api.withPolicy({ trustedOrigins: ["https://other.example"] });
  for (const one of [api, listed])
    expect(one.route("GET /x").query({ api_key: "call" }).build().url).toBe(`${BASE}/x?api_key=call`);
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

const ACME = {
  openapi: "3.1.0",
  info: { title: "Acme", version: "1" },
  servers: [{ url: "https://api.acme.example" }],
};

test.each([
  ["GET", "/x?kind=a", "/x?kind=a", "/x?kind=a&z=1"],
  ["POST", "/x?kind=a", "/x?kind=a", "/x?kind=a&z=1"],
  ["GET", "/x", "/x?kind=a", "/x?kind=a&z=1"],
  ["POST", "/x", "/x?kind=a", "/x?kind=a&z=1"],
  ["GET", "/x", "/x{?z}&kind=a", "/x?z=1&kind=a"],
])("%s %s: a parameter that the literal query of %s has is refused (A4)", (method, path, written, url) => {
  const parameters = [
    { name: "kind", in: "query" },
    { name: "z", in: "query" },
  ];
  const document = { ...ACME, paths: { [path]: { [method.toLowerCase()]: { parameters, responses: {} } } } };
  const own = { kind: "b", z: "1" };
  const api = Endpoint.for<AnyRoute>(vendorOf(document).vendor);
  const route = `${method} ${written}`;
  const chain = api.route(route).param("z", "1");
  for (const build of [
    () => api.build(route, own),
    () => api.build(route, own, {}),
    () => chain.param("kind", "b").build(),
    () => chain.query({ kind: "b" }).build(),
  ])
    expect((thrownBy(build) as EndpointError).issues).toStrictEqual([
      { name: "kind", reason: "literal", detail: "is already in the query of the route" },
    ]);
  expect(api.withDefaults(own).build(route).url).toBe(`https://api.acme.example${url}`);
});

test("a member of the body is none of the query, also of its name (A4)", () => {
  const schema = { type: "object", properties: { kind: {} } };
  const operation = { requestBody: { content: { "application/json": { schema } } }, responses: {} };
  const api = Endpoint.for<AnyRoute>(vendorOf({ ...ACME, paths: { "/x": { post: operation } } }).vendor);
  const { url, body } = api.build("POST /x?kind=a", { kind: "b" });
  expect([url, body]).toEqual(["https://api.acme.example/x?kind=a", { kind: "b" }]);
});

test.each(["GET", "POST"])("query() takes no object where a document declares none, by %s (C9)", (method) => {
  const operation = { parameters: [{ name: "f", in: "query", schema: { type: "string" } }], responses: {} };
  const document = { ...ACME, paths: { "/x": { [method.toLowerCase()]: operation } } };
  const api = Endpoint.for<AnyRoute>({ ...vendorOf(document).vendor, policy: { objects: "brackets" } });
  for (const name of ["f", "g"]) {
    const chain = api.route(`${method} /x`).query({ [name]: { a: 1 } });
    expect(thrownBy(() => chain.build())).toMatchObject({ issues: [{ name, reason: "undeclaredObject" }] });
  }
});
