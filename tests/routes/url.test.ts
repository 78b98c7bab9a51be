import { describe, expect, test } from "@jest/globals";

import { withRoutes } from "./vendor.js";
import { functionOf } from "../function-of.js";

const BASE = "https://api.acme.example/v1";

describe("the url of a rule (I1)", () => {
  test("names the query parameters of a method with a body", () => {
    const api = withRoutes({ "DELETE /caches": "{?key,ref}" });
    expect(api.build("DELETE /caches", { key: "a b" })).toMatchObject({ url: `${BASE}/caches?key=a%20b` });
    expect(api.build("DELETE /caches", { key: "k", force: true })).toMatchObject({
      url: `${BASE}/caches?key=k`,
      body: { force: true },
    });
  });

  test("replaces the path", () => {
    const api = withRoutes({ "GET /reports/{id}{format}": "/reports/{id}{.format}{?tags*}" });
    expect(api.build("GET /reports/{id}{format}", { id: 1, format: "csv", tags: ["a", "b"], page: 2 }).url).toBe(
      `${BASE}/reports/1.csv?tags=a&tags=b&page=2`,
    );
  });

  test("has a path, which query() does not fill (A4)", () => {
    const chain = withRoutes({ "GET /reports": "/reports/{id}{?dry}" }).route("GET /reports" as string);
    const { url } = chain.params({ id: 1, dry: 2 }).query({ id: 3, dry: 4 }).build();
    expect(url).toBe(`${BASE}/reports/1?dry=4&id=3`);
  });

  test.each([
    ["in a chain", (api: ReturnType<typeof withRoutes>) => api.route("DELETE /caches").param("key", "k").build()],
    ["from options", (api) => functionOf(api)({ method: "delete", url: "/caches", key: "k" })],
    ["from merged options", (api) => api.parse(api.merge("DELETE /caches", { key: "k" }))],
    ["for a function", (api) => functionOf(api)("DELETE /caches", { key: "k" })],
    [
      "of the defaults",
      (api) => functionOf(api.withDefaults({ method: "DELETE", url: "/caches" }))({ key: "k" } as never),
    ],
  ] satisfies [string, (api: ReturnType<typeof withRoutes>) => object][])("counts %s", (_, build) => {
    expect(build(withRoutes({ "DELETE /caches": "{?key}" }))).toMatchObject({ url: `${BASE}/caches?key=k` });
  });

  test.each([
    ["DELETE /x{?page}", "{?key}", { key: "k", page: 2 }, "/x?key=k&page=2"],
    ["DELETE /x{?page}", "{?key}", { page: 2 }, "/x?page=2"],
    ["DELETE /x{?key}", "{?key*}", { key: ["a", "b"] }, "/x?key=a,b"],
    ["DELETE /x?v=1{&page}", "{?key}", { key: "k", page: 2 }, "/x?v=1&key=k&page=2"],
    ["DELETE /x?v=1", "?w=2{&key}", { key: "k" }, "/x?w=2&v=1&key=k"],
    ["DELETE /x{#part}", "{?key}", { key: "k", part: "p" }, "/x?key=k#p"],
    ["DELETE /x#part", "{?key}", { key: "k" }, "/x?key=k#part"],
  ])("holds for %s with %s", (route, rule, values, url) => {
    expect(withRoutes({ "DELETE /x": rule }).build(route, values).url).toBe(BASE + url);
  });

  test.each(["DELETE /a/:id", "DELETE /a/{+id}", "delete /a/{id}", "DELETE   /a/{id}"])("is found for %s", (route) => {
    expect(withRoutes({ "DELETE /a/{id}": "{?key}" }).build(route, { id: 1, key: "k" }).url).toBe(`${BASE}/a/1?key=k`);
  });

  test("keeps the {+path} of the caller, if the rule has no path of its own", () => {
    const api = withRoutes({ "DELETE /a/{path}": "{?key}" });
    expect(api.build("DELETE /a/{+path}", { path: "b/c", key: "k" }).url).toBe(`${BASE}/a/b/c?key=k`);
  });

  test.each([
    ["DELETE /x?part=all", { key: "k" }, "/x?part=all&key=k"],
    ["DELETE /x?part=one", { ref: "r" }, "/x?part=one&ref=r"],
    ["DELETE /x?id={id}", { id: 7, page: 2 }, "/x?id=7&page=2"],
    ["DELETE /x?id={id}{&key}", { id: 7, page: 2, key: "k" }, "/x?id=7&page=2&key=k"],
    ["DELETE /y/{a}?id={id}", { a: 1, id: 7, page: 2 }, "/y/.1?id=7&page=2"],
    ["DELETE /x?v=1", { other: "o" }, "/x?v=1&other=o"],
  ])("of a documented path with a query is found for %s", (route, values, url) => {
    const api = withRoutes({
      "DELETE /x": "{?other}",
      "DELETE /x?part=all": "{&key}",
      "DELETE /x?part=one": "{&ref}",
      "DELETE /x?id={id}": "{&page}",
      "DELETE /y/{a}?id={id}": "/y/{.a}?id={id}{&page}",
    });
    expect(api.build(route, values).url).toBe(BASE + url);
  });

  test.each([
    ["PUT /files/{id}", { fields: "a" }, "/files/1", { fields: "a" }],
    ["PUT /files/{id}#share", { fields: "a", url: "u" }, "/files/1?fields=a#share", { url: "u" }],
    ["PUT /files/:id#share", { fields: "a" }, "/files/1?fields=a#share", undefined],
    ["PUT /files/{id}{?page}#share", { fields: "a", page: 2 }, "/files/1?fields=a&page=2#share", undefined],
    ["PUT /files/{id}#move", { fields: "a" }, "/files/.1?fields=a#move", undefined],
    ["PUT /files/{id}#rename", { other: "a" }, "/files/1#rename", { other: "a" }],
    ["PUT /folders/{id}#share", { other: "a" }, "/folders/1?other=a#share", undefined],
    ["PUT /folders/{id}{#part}", { part: "a", key: "k" }, "/folders/1?key=k#a", undefined],
  ])("of a variant of an operation is found for %s (I5)", (route, values, url, body) => {
    const api = withRoutes({
      "PUT /files/{id}#share": "{?fields}",
      "PUT /files/{id}#move": "/files/{.id}{?fields}",
      "PUT /folders/{id}": "{?other,key}",
    });
    const { id, ...rest } = { id: 1, ...values };
    const given = Object.entries(rest).map(([name, value]) => [name, value] as const);
    const request = given
      .reduce((chain, [name, value]) => chain.param(name, value), api.route(route).param("id", id))
      .build();
    expect(request).toMatchObject({ url: BASE + url });
    expect(request.body).toEqual(body);
  });

  test.each(["DELETE /b/{id}", "POST /a/{id}", "DELETE /a/{other}", "DELETE https://api.acme.example/v1/a/{id}"])(
    "is not for %s",
    (route) => {
      const api = withRoutes({ "DELETE /a/{id}": "{?key}" });
      expect(api.build(route, { id: 1, other: 1, key: "k" }).body).toMatchObject({ key: "k" });
    },
  );

  test("two vendors in turns on one route keep their rules apart", () => {
    const one = withRoutes({ "DELETE /x": "{?key}" });
    const other = withRoutes({ "DELETE /x": "{?ref}" });
    for (let turn = 0; turn < 3; turn += 1) {
      expect(one.build("DELETE /x", { key: 1, ref: 2 })).toMatchObject({ url: `${BASE}/x?key=1`, body: { ref: 2 } });
      expect(other.build("DELETE /x", { key: 1, ref: 2 })).toMatchObject({ url: `${BASE}/x?ref=2`, body: { key: 1 } });
    }
  });
});

test("a rule applies before a fragment, and not to a route with more than a query after its path (I1)", () => {
  const api = withRoutes({ "DELETE /x": "{?key}" });
  expect(api.build("DELETE /x{#part}" as string, { key: 1, part: "p" }).url).toBe(`${BASE}/x?key=1#p`);
  expect(api.build("DELETE /x{?a}&b={c}" as string, { a: 1, c: 2, key: 3 })).toMatchObject({
    url: `${BASE}/x?a=1&b=2`,
    body: { key: 3 },
  });
});
