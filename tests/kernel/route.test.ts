import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { createState } from "../../src/endpoint/state.js";
import { Endpoint, endpoint, UrlTemplate, type AnyRoute } from "../../src/index.js";
import { findRoute, routeOf } from "../../src/kernel/route.js";
import { defineRoutes } from "../../src/routes/index.js";
import { check } from "../properties/check.js";
import { thrownBy } from "../thrown-by.js";
import { untyped } from "../untyped.js";
import { coded } from "../coded.js";

const github = new Endpoint();
const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "QUERY"];

test.each<[url: string, reason: string, position: number]>([
  ["ftp://a.example/x", "address", 0],
  ["https:/a", "address", 0],
  ["https://user:pass@a.example", "userinfo", 17],
  ["/a/../b", "segments", 3],
  ["https://a.example/..?x", "segments", 18],
  ["//{x}", "segments", 0],
  ["/s{?q}{&page}", "oneQuery", 6],
  ["https://other.example/s?a=1{?q}", "oneQuery", 27],
])("a faulty route is an error at once, with the reason and the position: %s", (url, reason, position) => {
  for (const call of [() => endpoint({ url, x: 1 }), () => github.route(untyped(url))]) {
    expect(thrownBy(call)).toMatchObject({ code: "ERR_INVALID_TEMPLATE", issues: [{ name: "url", reason, position }] });
  }
});

test.each([
  ["/{id}{?q:3,r}{?page,size}{#top}", "write {?q:3,r,page,size}\n"],
  ["/s?a=1{&b}{?q}", "write {&b,q}\n"],
  ["/s{#top}{?q}", 'write it before the "#"\n'],
  ["/s?token=s3cret{?q}", "write {&q}\n"],
])("it says how to write one query: %s (C12)", (url, text) => {
  const { message } = thrownBy(() => github.route(untyped(url))) as Error;
  expect(message).toContain(text);
  expect(message).not.toContain("s3cret");
});

test.each(["optıons", "TRACE", "GETS", "GET,POST", "toString", "__proto__"])("no method is %j (B2)", (method) => {
  for (const call of [() => endpoint({ method, url: "/x" }), () => github.builder().method(method)]) {
    expect(thrownBy(call)).toMatchObject({
      code: "ERR_INVALID_METHOD",
      issues: [{ name: "method", detail: expect.stringContaining(METHODS.join(", ")) }],
    });
  }
});

test("each method in any case, in lower case (B3)", () => {
  for (const name of METHODS) {
    const mixed = name[0]! + name.slice(1).toLowerCase();
    expect(github.build(`${mixed} /x`).method).toBe(name.toLowerCase());
    expect(endpoint.merge({ method: mixed, url: "/x" }).method).toBe(name);
  }
});

test("UrlTemplate is RFC 6570: it has no hyphens in names, and any queries (C1)", () => {
  expect(() => new UrlTemplate("/pulls/{pull-number}")).toThrow(coded("ERR_INVALID_TEMPLATE"));
  expect(new UrlTemplate("/s{?q}{&page}").expand({ page: 2 })).toBe("/s&page=2");
  expect(new UrlTemplate("/users/${id}").expand({ id: 1 })).toBe("/users/$1");
});

test("each value of {?x} and {&x} is in the query (C12)", () => {
  const list = fc.subarray(["a", "b", "c"], { minLength: 1 });
  const part = fc.oneof(
    list.map((some) => `{?${some.join(",")}}`),
    list.map((some) => `{&${some.join(",")}}`),
    fc.constantFrom("/x", "/{p}", "?k=v", "#f", "{/p}", "-"),
  );
  let built = 0;
  check(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      const url = `/s${parts.join("")}`;
      let found: URL;
      try {
        found = new URL(
          github
            .route(untyped(`POST ${url}`))
            .params({ p: "p", a: "1 &", b: "2", c: "3" })
            .build().url,
        );
      } catch (error) {
        expect(error).toMatchObject({ code: "ERR_INVALID_TEMPLATE" });
        return;
      }
      built += 1;
      for (const [name, value] of [
        ["a", "1 &"],
        ["b", "2"],
        ["c", "3"],
      ] as const)
        if (new RegExp(`\\{[?&][^}]*\\b${name}\\b`).test(url))
          expect(found.searchParams.get(name)?.startsWith(value)).toBe(true);
    }),
  );
  expect(built).toBeGreaterThan(5);
});

describe("compiled routes are kept", () => {
  const api = { name: "acme", baseUrl: "https://acme.example" };

  test("and found again, but not those that were generated: few, short, with few variables (T2)", () => {
    const { vendor } = createState(api);
    const kept = findRoute(vendor, "GET /x");
    expect(findRoute(vendor, "GET /x")).toBe(kept);
    expect(routeOf(vendor, "GET", "/x")).toBe(kept);
    const variables = Array.from({ length: 99 }, (_, index) => `{x${index}}`).join("-");
    for (const text of [`GET /${"x".repeat(9_999)}`, `GET /${variables}`])
      expect(findRoute(vendor, text)).not.toBe(findRoute(vendor, text));
    const usual = `GET /${"x".repeat(499)}`;
    expect(findRoute(vendor, usual)).toBe(findRoute(vendor, usual));
    expect(findRoute(vendor, "GET /x")).toBe(kept);
    for (let index = 0; index < 9_999; index += 1) findRoute(vendor, `GET /${index}`);
    expect(vendor.routes.size).toBeLessThan(9_999);
  });

  test("by their whole text: a blank in a url is none between two words", () => {
    const routes = defineRoutes({ "GET /x/{a b}": "/x/{a%20b}", "GET /y/{a b}": "/y/{a%20b}" });
    const acme = Endpoint.for<AnyRoute>({ ...api, routes });
    for (const path of ["x", "y"])
      expect(acme.builder().url(`/${path}/{a b}`).params({ "a b": 1 }).build().url).toBe(`${api.baseUrl}/${path}/1`);
  });

  test("with a method that was named: the parameter `method` is no mistake (A10)", () => {
    const acme = Endpoint.for<AnyRoute>(api);
    acme.builder().method("GET").url("/x").build();
    expect(acme.build("GET /x", { method: "PUT" }).url).toBe(`${api.baseUrl}/x?method=PUT`);
    expect(thrownBy(() => acme.build("/x", { method: "PUT" } as never))).toMatchObject({
      code: "ERR_INVALID_PARAMETER",
      issues: [{ name: "method", reason: "option" }],
    });
  });
});
