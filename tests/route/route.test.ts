import { describe, expect, test } from "@jest/globals";
import {
  Endpoint,
  endpoint,
  EndpointError,
  GITHUB,
  InvalidMethodError,
  InvalidRouteError,
  InvalidTemplateError,
  UrlTemplate,
} from "../../src/index.js";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "QUERY"];
const BASE = "https://api.github.com";

/** The url of a route with these values, without the base url. */
const path = (url: string, values: Readonly<Record<string, unknown>> = {}): string =>
  endpoint({ ...values, url }).url.replace(BASE, "");

describe("a route consists of a method and a url (Rules for build 2; B1)", () => {
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
    ["get", "get", "/get"],
  ])("reads %j", (route, method, url) => {
    for (const built of [endpoint(route), new Endpoint().build(route), new Endpoint().route(route).build()]) {
      expect([built.method, built.url]).toEqual([method, BASE + url]);
    }
  });

  test.each(["", " ", "\t", "GET /users /teams", "GET /users HTTP/1.1", "a b c d"])(
    "rejects %j and says what is expected",
    (route) => {
      for (const call of [() => endpoint(route), () => endpoint.merge(route), () => new Endpoint().route(route)]) {
        expect(call).toThrow(InvalidRouteError);
        expect(call).toThrow('"<METHOD> <url>" or "<url>"');
        expect(call).toThrow(expect.objectContaining({ code: "ERR_INVALID_ROUTE", route }));
      }
    },
  );

  test.each([...METHODS.map((method) => `${method}/orgs/{org}`), " GET/", "POST/x\t"])(
    "rejects %j: a method, but no space after it",
    (route) => {
      const calls = [
        () => endpoint(route, { org: "octokit" }),
        () => endpoint.merge(route),
        () => new Endpoint().route(route),
        () => new Endpoint().builder().method("POST").route(route),
      ];
      for (const call of calls) expect(call).toThrow(expect.objectContaining({ code: "ERR_INVALID_ROUTE", route }));
    },
  );

  test("rejects a method of the vendor without a space after it; for other vendors it is a path", () => {
    class Cache extends Endpoint {
      static override readonly vendor = { ...GITHUB, methods: { PURGE: { body: false } } };
    }
    for (const call of [() => new Cache().build("PURGE/x"), () => new Cache().merge("PURGE/x")]) {
      expect(call).toThrow(expect.objectContaining({ code: "ERR_INVALID_ROUTE", route: "PURGE/x" }));
    }
    expect(new Cache().build("PURGE /x").method).toBe("purge");
    expect(endpoint("PURGE/x").url).toBe(`${BASE}/PURGE/x`);
  });

  test.each(["get/x", "Get/x", "GETS/x", "GET-/x", "/GET/x", "GET.x/y", "GET GET/x"])("accepts %j", (route) => {
    expect(endpoint(route).method).toBe("get");
    expect(endpoint({ url: "GET/x" }).url).toBe(`${BASE}/GET/x`);
  });

  test.each([undefined, null, 5, true, Symbol("GET /"), 1n, () => "/"])("rejects %p", (route) => {
    for (const call of [() => endpoint(route as never), () => new Endpoint().route(route as never)]) {
      expect(call).toThrow(InvalidRouteError);
      expect(call).toThrow(expect.objectContaining({ code: "ERR_INVALID_ROUTE" }));
    }
  });

  test.each(["GET\n/users", "GET /users\n", "GET\r/users", "GET /a\u0000", "GET /a\v"])(
    "accepts only spaces and tabs as separators: rejects %j",
    (route) => {
      expect(() => endpoint(route)).toThrow(EndpointError);
      expect(() => new Endpoint().route(route)).toThrow(EndpointError);
    },
  );
});

describe("supported methods (B2)", () => {
  test.each(METHODS)("accepts %s in any case and returns it in lower case (B3)", (name) => {
    for (const method of [name, name.toLowerCase(), name[0]! + name.slice(1).toLowerCase()]) {
      expect(endpoint(`${method} /users`).method).toBe(name.toLowerCase());
      expect(endpoint({ method, url: "/users" }).method).toBe(name.toLowerCase());
      expect(new Endpoint().builder().method(method).url("/users").build().method).toBe(name.toLowerCase());
      expect(endpoint.merge({ method, url: "/users" }).method).toBe(name);
    }
  });

  test.each(["optıons", "poſt", "TRACE", "CONNECT", "PURGE", "GETS", "ＧＥＴ", "GET,POST", "toString", "__proto__"])(
    "rejects %j and lists the supported methods",
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
        const supported: unknown = expect.arrayContaining(METHODS);
        expect(call).toThrow(expect.objectContaining({ code: "ERR_INVALID_METHOD", method, supported }));
      }
    },
  );

  test("accepts the methods that a vendor adds", () => {
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
    const supported: unknown = expect.arrayContaining([...METHODS, "PURGE", "M-SEARCH"]);
    expect(() => cache.build("TRACE /a")).toThrow(expect.objectContaining({ supported }));
    expect(() => endpoint("PURGE /a")).toThrow(InvalidMethodError);
  });
});

describe("`:name` is the same as `{name}` (C3)", () => {
  const values = { a: "1", b: "2", x: "3", owner: "o", repo: "r", base: "main", head: "dev", _y1: "4" };
  const rest = "&b=2&x=3&owner=o&repo=r&base=main&head=dev&_y1=4";

  test.each([
    ["/repos/:owner/:repo/compare/:base...:head", "/repos/o/r/compare/main...dev?a=1&b=2&x=3&_y1=4"],
    ["/:a", `/1?${rest.slice(1)}`],
    [":a", `/1?${rest.slice(1)}`],
    ["/v/:a.json", `/v/1.json?${rest.slice(1)}`],
    ["/v/:a-x", `/v/1-x?${rest.slice(1)}`],
    ["/v.:a", `/v.1?${rest.slice(1)}`],
    ["/v-:a", `/v-1?${rest.slice(1)}`],
    ["/v~:a", `/v~1?${rest.slice(1)}`],
    ["/v(:a)", `/v(1)?${rest.slice(1)}`],
    ["/v,:a", `/v,1?${rest.slice(1)}`],
    ["/v;k=:a", `/v;k=1?${rest.slice(1)}`],
    ["/v@:a", `/v@1?${rest.slice(1)}`],
    ["/::a", `/:1?${rest.slice(1)}`],
    ["/:_y1", `/4?a=1${rest.replace("&_y1=4", "")}`],
    ["/v?k=:a", `/v?k=1${rest}`],
    ["/v#:a", `/v?${rest.slice(1)}#1`],
  ])("expands %s", (url, expected) => {
    expect(path(url, values)).toBe(expected);
  });

  test.each([
    ["https://host:8443/x", { host: "h", "8443": "p" }, "https://host:8443/x?8443=p&host=h"],
    ["https://host:8443/:x", { x: 1 }, "https://host:8443/1"],
    ["http://host:80/a", { "80": "p" }, "http://host:80/a?80=p"],
    ["https://[2001:db8::ab]:8443/:x", { ab: "a", x: 1 }, "https://[2001:db8::ab]:8443/1?ab=a"],
    ["/v1/{p}:cancel", { p: "1", cancel: "c" }, "/v1/1:cancel?cancel=c"],
    ["/v1/{p}:cancel/:x", { p: "1", x: 2 }, "/v1/1:cancel/2"],
    ["/v1{/p}:x", { p: "1", x: 2 }, "/v1/1:x?x=2"],
    ["/time/12:30", { "30": "m" }, "/time/12:30?30=m"],
    ["/time/12:a", { a: 1 }, "/time/12:a?a=1"],
    ["/urn:isbn:1", { isbn: "i", urn: "u" }, "/urn:isbn:1?isbn=i&urn=u"],
    ["?q=is:open", { open: "o", is: "i" }, "/?q=is:open&open=o&is=i"],
    ["/search?q=is:open", { open: "o" }, "/search?q=is:open&open=o"],
    ["/a_:x", { x: 1 }, "/a_:x?x=1"],
    ["/:a:x", { a: 1, x: 2 }, "/1:x?x=2"],
    ["/:1x", { x: 1 }, "/:1x?x=1"],
    ["/a/:", { a: 1 }, "/a/:?a=1"],
    ["/:-x", { x: 1 }, "/:-x?x=1"],
  ])("keeps a colon that starts no variable: %s", (url, given, expected) => {
    expect(path(url, given)).toBe(expected);
  });

  test("accepts hyphens in {name}, as in OpenAPI documents; UrlTemplate does not", () => {
    expect(path("/pulls/{pull-number}{?per-page,x*}", { "pull-number": 1, "per-page": 2 })).toBe("/pulls/1?per-page=2");
    expect(() => new UrlTemplate("/pulls/{pull-number}")).toThrow(InvalidTemplateError);
  });
});

describe("a `$` before an expression is a template literal without its backticks (F1)", () => {
  test.each<[url: string, position: number]>([
    ["/users/${id}", 7],
    ["${id}", 0],
    ["https://${host}/x", 8],
    ["/a{?b}/${+c}", 7],
    ["/a?b=${c}", 5],
  ])("rejects %s", (url, position) => {
    const error = expect.objectContaining({ code: "ERR_INVALID_TEMPLATE", position });
    for (const run of [() => new Endpoint().route(url), () => new Endpoint().build({ url, id: 1, host: "a", c: 1 })]) {
      expect(run).toThrow(error);
      expect(run).toThrow(/write \{name\}, or use backticks/);
    }
  });

  test("any other `$` is a literal, as in RFC 6570", () => {
    const endpoint = new Endpoint();
    const parameters = { id: 1, filter: "x" };
    for (const [url, path] of [
      ["/users/%24{id}", "/users/%241"],
      ["/users/$metadata", "/users/$metadata"],
      ["/users('{id}')/$value", "/users('1')/$value"],
      ["/users/$:id", "/users/$1"],
      ["/users/{id}$", "/users/1$"],
      ["/users?$filter={filter}", "/users?$filter=x"],
    ]) {
      expect(endpoint.route("POST /x").url(url).params(parameters).build().url).toBe(`https://api.github.com${path!}`);
    }
    expect(new UrlTemplate("/users/${id}").expand({ id: 1 })).toBe("/users/$1");
  });
});

describe("a route with forbidden parts throws InvalidTemplateError with the position (C6)", () => {
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
  ])("rejects %j", (url, from, to) => {
    for (const call of [() => endpoint({ url, x: 1 }), () => new Endpoint().builder().url(url)]) {
      expect(call).toThrow(InvalidTemplateError);
      const error = expect.objectContaining({ code: "ERR_INVALID_TEMPLATE", position: expect.any(Number) as unknown });
      expect(call).toThrow(error);
      expect(positionOf(call)).toBeGreaterThanOrEqual(from);
      expect(positionOf(call)).toBeLessThanOrEqual(to);
    }
  });

  test.each(["/..json", "/...", "/.hidden", "/a..", "/a/..%2F..", "/a?x=../..", "/a#/../", "/a//b"])(
    "accepts %s",
    (url) => {
      expect(path(url)).toBe(url);
    },
  );

  test.each<[url: string, values: Readonly<Record<string, unknown>>, expected: string]>([
    ["{/x}", { x: "a" }, "/a"],
    ["{/x}", {}, "/"],
    ["{/x*}", { x: ["a", "b"] }, "/a/b"],
    ["{/x}/foo", { x: "a" }, "/a/foo"],
    ["{/x}/foo", {}, "/foo"],
    ["{/x}{?q}", { q: 1 }, "/?q=1"],
  ])("starts a path with %s and %j, with a single slash (C7)", (url, values, expected) => {
    expect(path(url, values)).toBe(expected);
    expect(endpoint({ ...values, url, baseUrl: "https://a.example/api/" }).url).toBe(
      `https://a.example/api${expected}`,
    );
  });

  test("writes a non-ASCII host as xn--, also after many other routes (C14 new)", () => {
    const urls = Array.from({ length: 20_000 }, (_, index) => `https://bücher${String(index)}.example`);
    expect(urls.filter((url) => !endpoint({ url }).url.startsWith("https://xn--bcher"))).toStrictEqual([]);
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
