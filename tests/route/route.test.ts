import { describe, expect, test } from "@jest/globals";
import {
  Endpoint,
  endpoint,
  EndpointError,
  InvalidMethodError,
  InvalidRouteError,
  InvalidTemplateError,
  UrlTemplate,
} from "../../src/index.js";

const VERBS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const BASE = "https://api.github.com";

/** Where a route points at, with these values. */
const path = (url: string, values: Readonly<Record<string, unknown>> = {}): string =>
  endpoint({ ...values, url }).url.replace(BASE, "");

describe("Specification, Rules for build 2; decision B1: a route is a method and a url", () => {
  test.each([
    ["GET /users", "get", "/users"],
    ["/users", "get", "/users"],
    ["POST /users", "post", "/users"],
    ["post /users", "post", "/users"],
    ["pAtCh /users", "patch", "/users"],
    ["GET   /users", "get", "/users"],
    ["GET\t/users", "get", "/users"],
    ["GET \t \t/users", "get", "/users"],
    ["  DELETE /users\t ", "delete", "/users"],
    [" /users ", "get", "/users"],
    ["GET", "get", "/GET"],
  ])("%j", (route, method, url) => {
    for (const built of [endpoint(route), new Endpoint().build(route), new Endpoint().route(route).build()]) {
      expect([built.method, built.url]).toEqual([method, BASE + url]);
    }
  });

  test.each(["", " ", "\t", "GET /users /teams", "GET /users HTTP/1.1", "a b c d"])("%j is none", (route) => {
    for (const call of [() => endpoint(route), () => endpoint.merge(route), () => new Endpoint().route(route)]) {
      expect(call).toThrow(InvalidRouteError);
      expect(call).toThrow(expect.objectContaining({ code: "ERR_INVALID_ROUTE", route }));
    }
  });

  test.each([undefined, null, 5, true, Symbol("GET /"), 1n, () => "/"])("%p is none", (route) => {
    for (const call of [() => endpoint(route as never), () => new Endpoint().route(route as never)]) {
      expect(call).toThrow(InvalidRouteError);
      expect(call).toThrow(expect.objectContaining({ code: "ERR_INVALID_ROUTE" }));
    }
  });

  test.each(["GET\n/users", "GET /users\n", "GET\r/users", "GET /a\u0000", "GET /a\v"])(
    "%j: only spaces and tabs are blanks",
    (route) => {
      expect(() => endpoint(route)).toThrow(EndpointError);
      expect(() => new Endpoint().route(route)).toThrow(EndpointError);
    },
  );
});

describe("Decision B2: supported verbs", () => {
  test.each(VERBS)("%s, in any case; B3: lower-case in the result", (verb) => {
    for (const method of [verb, verb.toLowerCase(), verb[0]! + verb.slice(1).toLowerCase()]) {
      expect(endpoint(`${method} /users`).method).toBe(verb.toLowerCase());
      expect(endpoint({ method, url: "/users" }).method).toBe(verb.toLowerCase());
      expect(new Endpoint().builder().method(method).url("/users").build().method).toBe(verb.toLowerCase());
      expect(endpoint.merge({ method, url: "/users" }).method).toBe(verb);
    }
  });

  test.each(["optıons", "poſt", "TRACE", "CONNECT", "PURGE", "GETS", "ＧＥＴ", "GET,POST", "toString", "__proto__"])(
    "%j is not supported, and the error lists what is",
    (method) => {
      const calls = [
        () => endpoint(`${method} /users`),
        () => endpoint({ method, url: "/users" }),
        () => endpoint.defaults({ method }),
        () => new Endpoint().route(`${method} /users`),
        () => new Endpoint().builder().method(method),
      ];
      for (const call of calls) {
        expect(call).toThrow(InvalidMethodError);
        const supported: unknown = expect.arrayContaining(VERBS);
        expect(call).toThrow(expect.objectContaining({ code: "ERR_INVALID_METHOD", method, supported }));
      }
    },
  );

  test("a vendor can add verbs", () => {
    class Cache extends Endpoint {
      static override readonly vendor = {
        name: "cache",
        baseUrl: "https://cache.example",
        methods: { PURGE: { body: false }, "M-SEARCH": { body: true } },
      };
    }
    const cache = new Cache();
    expect(cache.build("purge /a", { x: 1 })).toMatchObject({ method: "purge", url: "https://cache.example/a?x=1" });
    expect(cache.build("M-Search /a", { x: 1 })).toMatchObject({ method: "m-search", body: { x: 1 } });
    const supported: unknown = expect.arrayContaining([...VERBS, "PURGE", "M-SEARCH"]);
    expect(() => cache.build("TRACE /a")).toThrow(expect.objectContaining({ supported }));
    expect(() => endpoint("PURGE /a")).toThrow(InvalidMethodError);
  });
});

describe("Decision C3: `:name` means `{name}`", () => {
  const values = { a: "1", b: "2", x: "3", owner: "o", repo: "r", base: "main", head: "dev", _y1: "4" };
  const left = "&b=2&x=3&owner=o&repo=r&base=main&head=dev&_y1=4";

  test.each([
    ["/repos/:owner/:repo/compare/:base...:head", "/repos/o/r/compare/main...dev?a=1&b=2&x=3&_y1=4"],
    ["/:a", `/1?${left.slice(1)}`],
    [":a", `/1?${left.slice(1)}`],
    ["/v/:a.json", `/v/1.json?${left.slice(1)}`],
    ["/v/:a-x", `/v/1-x?${left.slice(1)}`],
    ["/v.:a", `/v.1?${left.slice(1)}`],
    ["/v-:a", `/v-1?${left.slice(1)}`],
    ["/v~:a", `/v~1?${left.slice(1)}`],
    ["/v(:a)", `/v(1)?${left.slice(1)}`],
    ["/v,:a", `/v,1?${left.slice(1)}`],
    ["/v;k=:a", `/v;k=1?${left.slice(1)}`],
    ["/v@:a", `/v@1?${left.slice(1)}`],
    ["/::a", `/:1?${left.slice(1)}`],
    ["/:_y1", `/4?a=1${left.replace("&_y1=4", "")}`],
    ["/v?k=:a", `/v?k=1${left}`],
    ["/v#:a", `/v?${left.slice(1)}#1`],
  ])("%s", (url, expected) => {
    expect(path(url, values)).toBe(expected);
  });

  test.each([
    ["https://host:8443/x", { host: "h", "8443": "p" }, "https://host:8443/x?8443=p&host=h"],
    ["https://host:8443/:x", { x: 1 }, "https://host:8443/1"],
    ["http://host:80/a", { "80": "p" }, "http://host:80/a?80=p"],
    ["/v1/{p}:cancel", { p: "1", cancel: "c" }, "/v1/1:cancel?cancel=c"],
    ["/v1/{p}:cancel/:x", { p: "1", x: 2 }, "/v1/1:cancel/2"],
    ["/v1{/p}:x", { p: "1", x: 2 }, "/v1/1:x?x=2"],
    ["/time/12:30", { "30": "m" }, "/time/12:30?30=m"],
    ["/time/12:a", { a: 1 }, "/time/12:a?a=1"],
    ["/urn:isbn:1", { isbn: "i", urn: "u" }, "/urn:isbn:1?isbn=i&urn=u"],
    ["?q=is:open", { open: "o", is: "i" }, "/?q=is:open&open=o&is=i"],
    ["/search?q=is:open", { open: "o" }, "/search?q=is:open&open=o"],
    ["/a_:x", { x: 1 }, "/a_:x?x=1"],
    ["/a%20:x", { x: 1 }, "/a%20:x?x=1"],
    ["/:a:x", { a: 1, x: 2 }, "/1:x?x=2"],
    ["/:1x", { x: 1 }, "/:1x?x=1"],
    ["/a/:", { a: 1 }, "/a/:?a=1"],
    ["/:-x", { x: 1 }, "/:-x?x=1"],
  ])("%s has none there", (url, given, expected) => {
    expect(path(url, given)).toBe(expected);
  });

  test("in a route a {name} may hold hyphens, as OpenAPI documents have it; UrlTemplate is strict", () => {
    expect(path("/pulls/{pull-number}{?per-page,x*}", { "pull-number": 1, "per-page": 2 })).toBe("/pulls/1?per-page=2");
    expect(() => new UrlTemplate("/pulls/{pull-number}")).toThrow(InvalidTemplateError);
  });
});

describe("Decision C6: what no route may hold is a template error with its position", () => {
  test.each([
    ["/a/../b", 3, 4],
    ["/a/./b", 3, 3],
    ["/a/..", 3, 4],
    ["/.", 1, 1],
    ["..", 0, 1],
    ["/a/%2e%2E/b", 3, 8],
    ["/a/.%2e", 3, 6],
    ["/a/%2E", 3, 5],
    ["/{x}/../a", 5, 6],
    ["/:x/..?y", 4, 5],
    ["https://example.com/a/../b", 22, 23],
    ["https://example.com/.", 20, 20],
    ["/a\\b", 2, 2],
    ["\\\\evil.example", 0, 1],
    ["/a b", 2, 2],
    ["/a\tb", 2, 2],
    ["/a\nb", 2, 2],
    ["/a\u0000", 2, 2],
    ["/a\u007f", 2, 2],
    ["/a/{x}\u0085", 6, 6],
    ["//evil.example/a", 0, 1],
    ["//{x}", 0, 1],
    ["/{x", 1, 3],
    ["/{x}}", 4, 4],
    ["/50%", 3, 3],
  ])("%j", (url, from, to) => {
    for (const call of [() => endpoint({ url, x: 1 }), () => new Endpoint().builder().url(url)]) {
      expect(call).toThrow(InvalidTemplateError);
      const error = expect.objectContaining({ code: "ERR_INVALID_TEMPLATE", position: expect.any(Number) as unknown });
      expect(call).toThrow(error);
      expect(positionOf(call)).toBeGreaterThanOrEqual(from);
      expect(positionOf(call)).toBeLessThanOrEqual(to);
    }
  });

  test.each(["/..json", "/...", "/.hidden", "/a..", "/a/..%2F..", "/a?x=../..", "/a#/../", "/a//b"])(
    "%s is fine",
    (url) => {
      expect(path(url)).toBe(url);
    },
  );

  test("a host beyond ASCII is fine, however many routes were compiled before", () => {
    for (let index = 0; index < 20_000; index += 1) {
      const url = ["https://bücher", index, ".example"].join("");
      expect(endpoint({ url }).url).toBe(url.replace("ü", "%C3%BC"));
    }
  });
});

function positionOf(call: () => unknown): number {
  try {
    call();
  } catch (error) {
    return (error as InvalidTemplateError).position;
  }
  return -1;
}
