// An object is one where a document declares one, and adds no name of something else (C9); `.query()` keeps the style.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { Endpoint, type AnyRoute, type EndpointError } from "../../src/index.js";
import { toolsOf, vendorOf } from "../../src/openapi/index.js";
import { coded } from "../coded.js";
import { check } from "../properties/check.js";
import { thrownBy } from "../thrown-by.js";
import { BASE, body, JSON_TYPE, list, meaning, object, parameter, text } from "./meant.js";

const parameters = [
  parameter("ids", "query", { schema: list }),
  parameter("tags", "query", { explode: false, schema: list }),
  parameter("pipes", "query", { explode: false, style: "pipeDelimited", schema: list }),
  parameter("name", "query"),
  parameter("filter", "query", { schema: object({ a: text }) }),
  parameter("deep", "query", { style: "deepObject", schema: object({ a: text }) }),
  parameter("any", "query", { content: { "application/json": { schema: {} } } }),
  parameter("X-List", "header", { schema: list }),
  parameter("X-Object", "header", { explode: true, schema: object({ a: text }) }),
  parameter("id", "path"),
];
const document = meaning(
  { "/x/{id}": { get: { parameters }, post: { parameters, ...body(JSON_TYPE, object({ own: object({}) }), false) } } },
  { components: { securitySchemes: { key: { type: "apiKey", in: "query", name: "api_key" } } } },
);
const api = Endpoint.for<AnyRoute>(vendorOf(document).vendor);
const routes = ["GET /x/{id}", "POST /x/{id}"] as const;

describe.each(routes)("%s", (route) => {
  test.each(["ids", "tags", "pipes", "name", "X-List", "id"])("refuses an object for %s, which is none", (name) => {
    const given = { id: "1", [name]: { admin: "1" } };
    const refused = coded("ERR_INVALID_PARAMETER", [name]);
    expect(() => api.build(route, given)).toThrow(refused);
    expect(() => api.build(route, given, {})).toThrow(refused);
    expect(() => api.route(route).params(given).build()).toThrow(refused);
    expect(() => api.withDefaults(given).build(route)).toThrow(refused);
    const { issues } = thrownBy(() => api.build(route, given)) as EndpointError;
    const detail = 'must not be an object: the document declares none; a rule names others in "objects"';
    expect(issues).toStrictEqual([{ name, reason: "undeclaredObject", detail }]);
  });

  test("takes any object where a chain says how objects are written", () => {
    const chain = api
      .route(route)
      .policy({ objects: "brackets" })
      .params({ id: "1", name: { admin: "1" } });
    expect(decodeURIComponent(chain.build().url)).toBe(`${BASE}/x/1?name[admin]=1`);
  });

  test.each([
    [{ filter: { a: "1" } }, "?a=1"],
    [{ deep: { a: "1" } }, "?deep[a]=1"],
    [{ any: { a: 1 } }, '?any={"a":1}'],
    [{ ids: "1" }, "?ids=1"],
    [{ tags: "1" }, "?tags=1"],
  ])("takes %j", (given, query) => {
    expect(decodeURIComponent(api.build(route, { id: "1", ...given }).url)).toBe(`${BASE}/x/1${query}`);
  });

  test.each([
    [{ filter: { name: "2" }, name: "1" }, {}, "name"],
    [{ filter: { name: "2" } }, { name: "1" }, "name"],
    [{ filter: { api_key: "2" } }, {}, "api_key"],
    [{ filter: { id: "2" } }, {}, "id"],
  ])("refuses names of something else: %j beside %j", (given, defaults, name) => {
    const build = (): unknown => api.withDefaults(defaults as object).build(route, { id: "1", ...given });
    expect(build).toThrow(coded("ERR_INVALID_PARAMETER", ["filter"]));
    const detail = `must not add "${name}" to the query, which is the name of something else`;
    expect((thrownBy(build) as EndpointError).issues).toStrictEqual([{ name: "filter", reason: "exploded", detail }]);
  });

  test("has the styles of the document in .query(), unless the chain chooses others (I2)", () => {
    const values = { ids: ["1", "2"], tags: ["1", "2"], pipes: ["1", "2"], any: { a: 1 } };
    const chain = api.route(route).param("id", "1").query(values);
    expect([...new URL(chain.build().url).searchParams].sort()).toEqual([
      ["any", '{"a":1}'],
      ["ids", "1"],
      ["ids", "2"],
      ["pipes", "1|2"],
      ["tags", "1,2"],
    ]);
    const chosen = chain.policy({ arrays: "brackets" }).build();
    expect(new URL(chosen.url).searchParams.getAll("tags[]")).toEqual(["1", "2"]);
    expect(new URL(chosen.url).searchParams.get("any")).toBe('{"a":1}');
    expect(() =>
      api
        .route(route)
        .param("id", "1")
        .query({ tags: { a: "1" } })
        .build(),
    ).toThrow(coded("ERR_INVALID_PARAMETER", ["tags"]));
  });
});

describe("an exploded object adds no name of something else (C9), in each face", () => {
  const required = { required: true, schema: { ...text, default: "5" } };
  const own = [
    parameter("f", "query", { schema: { type: "object", additionalProperties: text } }),
    parameter("q", "query", required),
    parameter("X-Version", "header", required),
    parameter("id", "path", { schema: { ...text, default: "1" } }),
    parameter("given", "query"),
    parameter("default", "query"),
  ];
  const paths = {
    "/s/{id}?literal=1": { get: { parameters: own }, post: { parameters: own, ...body(JSON_TYPE, object({}), false) } },
  };
  const document = meaning(paths, {
    components: { securitySchemes: { key: { type: "apiKey", in: "query", name: "credential" } } },
  });
  const { vendor } = vendorOf(document);
  const endpoint = Endpoint.for<AnyRoute>({ ...vendor, query: { ...vendor.query, vendors: "1" } }).withDefaults({
    default: "1",
  } as object);
  const tools = toolsOf(document, endpoint);

  test.each(["GET", "POST"])("%s", (method) => {
    const route = `${method} /s/{id}?literal=1`;
    const tool = tools.find((one) => one.route === route)!;
    const taken = fc.constantFrom("q", "X-Version", "id", "given", "default", "credential", "vendors", "literal");
    const free = fc.stringMatching(/^free[a-z]{0,4}$/);
    check(
      fc.property(fc.oneof(taken, free), (name) => {
        const f = { [name]: "9" };
        const faces = [
          () => endpoint.build(route, { given: "1", f }),
          () => endpoint.route(route).params({ given: "1", f }).build(),
          () => endpoint.route(route).param("given", "1").query({ f }).build(),
          () => endpoint.withDefaults({ f } as object).build(route, { given: "1" }),
          () => tool.build({ given: "1", f }),
        ];
        for (const face of faces)
          if (name.startsWith("free"))
            expect(new URL((face() as { url: string }).url).searchParams.getAll(name)).toEqual(["9"]);
          else expect(face).toThrow(coded("ERR_INVALID_PARAMETER", ["f"]));
      }),
    );
  });
});

test("a written expression takes objects, and a body has any (C9)", () => {
  expect(api.build("GET /x/{id}{?more*}", { id: "1", more: { a: "1" } }).url).toBe(`${BASE}/x/1?a=1`);
  expect(api.build("GET /y{?more*}&z=1", { more: { a: "1" } }).url).toBe(`${BASE}/y?a=1&z=1`);
  expect(api.build("POST /x/{id}", { id: "1", own: { a: "1" } }).body).toEqual({ own: { a: "1" } });
  const headers = api.build("GET /x/{id}", { id: "1", "X-Object": { a: "1" } }).headers;
  expect(headers).toHaveProperty("x-object", "a=1");
});

test.each(["Authorization", "accept", "Content-Type"])("the header %s is an option (D10)", (name) => {
  const declared = ["Authorization", "Accept", "Content-Type"].map((header) => parameter(header, "header"));
  const paths = { "/x": { get: { parameters: declared }, post: { parameters: declared } } };
  const { vendor } = vendorOf(meaning(paths));
  const own = Endpoint.for<AnyRoute>(vendor);
  for (const route of ["GET /x", "POST /x"]) {
    const refused = coded("ERR_INVALID_PARAMETER", [name]);
    expect(() => own.build(route, { [name]: "a" }, {})).toThrow(refused);
    expect(() => own.build(route, { [name]: "a" })).toThrow("headers");
    expect(own.build(route, {}, { headers: { [name]: "a/b" } }).headers).toHaveProperty(name.toLowerCase(), "a/b");
  }
});

test("a header that a rule requires may be removed, but not be null (I11)", () => {
  const version = parameter("X-Version", "header", { required: true, schema: { ...text, default: "1" } });
  const { vendor } = vendorOf(meaning({ "/x": { get: { parameters: [version] } } }));
  const own = Endpoint.for<AnyRoute>(vendor);
  expect(own.build("GET /x", {}, { headers: { "x-version": null } }).headers).not.toHaveProperty("x-version");
  for (const given of [{}, { "x-version": undefined }, { other: "2" }])
    expect(own.build("GET /x", given).headers).toHaveProperty("x-version", "1");
  expect(own.build("GET /x", { "x-version": "2" }).headers).toHaveProperty("x-version", "2");
  expect(own.withDefaults({ "x-version": "3" } as object).build("GET /x").headers).toHaveProperty("x-version", "3");
  for (const name of ["X-Version", "x-version"])
    expect(() => own.build("GET /x", { [name]: null })).toThrow(coded("ERR_MISSING_PARAMETER", ["X-Version"]));
  expect(() => own.merge("GET /x", {}, { headers: { "x-version": null } })).toThrow(
    coded("ERR_INVALID_OPTION", ["headers.X-Version"]),
  );
});

test("merge() throws where a credential and a parameter have one name (I9, A6)", () => {
  const paths = { "/x/{key}": { get: { parameters: [parameter("key", "path")] } } };
  const components = { securitySchemes: { key: { type: "apiKey", in: "query", name: "key" } } };
  const own = Endpoint.for<AnyRoute>(vendorOf(meaning(paths, { components })).vendor);
  expect(own.parse(own.merge("GET /x/{key}", { key: "1" })).url).toBe(`${BASE}/x/1`);
  expect(() => own.withDefaults({ key: "secret" } as object).merge("GET /x/{key}", { key: "1" })).toThrow(
    coded("ERR_INVALID_OPTION", ["key"]),
  );
});

test("a base URL of the defaults overrides the servers of operations, also where it is the vendor's (I6)", () => {
  const { vendor } = vendorOf(meaning({ "/x": { get: { servers: [{ url: "https://own.example" }] } } }));
  const own = Endpoint.for<AnyRoute>(vendor);
  expect(own.build("GET /x").url).toBe("https://own.example/x");
  expect(own.withDefaults({ baseUrl: BASE }).build("GET /x").url).toBe(`${BASE}/x`);
});
