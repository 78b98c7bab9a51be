import { describe, expect, test } from "@jest/globals";
import { explain } from "../../src/explain/index.js";
import {
  Endpoint,
  endpoint,
  InvalidOptionError,
  VERSION,
  type EndpointOptions,
  type RequestParameters,
} from "../../src/index.js";
import { functionOf } from "../function-of.js";

const HEADERS = { accept: "application/vnd.github.v3+json", "user-agent": `github-endpoint.js/${VERSION}` };
const BASE = { baseUrl: "https://api.github.com", headers: HEADERS, mediaType: { format: "" } };

describe("merge() returns one flat object (Merged options object; A6)", () => {
  test.each<[string, RequestParameters, object]>([
    ["/x", {}, { ...BASE, method: "GET", url: "/x" }],
    ["get /x", {}, { ...BASE, method: "GET", url: "/x" }],
    [
      "Post /orgs/:org/repos{?a}",
      { org: "octokit", a: 1, b: [2] },
      { ...BASE, method: "POST", url: "/orgs/:org/repos{?a}", org: "octokit", a: 1, b: [2] },
    ],
    [
      "PUT https://uploads.github.com/{x}",
      { data: "text", request: { timeout: 1 }, x: null, gone: undefined },
      {
        ...BASE,
        method: "PUT",
        url: "https://uploads.github.com/{x}",
        data: "text",
        request: { timeout: 1 },
        x: null,
      },
    ],
  ])("%s %j", (route, options, merged) => {
    expect(new Endpoint().merge(route, options)).toStrictEqual(merged);
  });

  test("treats (options) like (route, options) (Endpoints)", () => {
    const github = new Endpoint({ org: "octokit" });
    expect(github.merge({ method: "delete", url: "/orgs/{org}", a: 1 })).toStrictEqual(
      github.merge("DELETE /orgs/{org}", { a: 1 }),
    );
  });

  test("defaults the method to GET (Options object)", () => {
    expect(new Endpoint().merge({ url: "/x" }).method).toBe("GET");
  });

  test("keeps the caller's values by identity", () => {
    const [list, date] = [[{ id: 1 }], new Date(0)];
    const merged = new Endpoint({ list }).merge("POST /x", { date, data: list });
    expect(merged["list"]).toBe(list);
    expect(merged["date"]).toBe(date);
    expect(merged.data).toBe(list);
  });

  test("an empty query() adds nothing", () => {
    expect(new Endpoint().route("/x").query({}).merge()).toStrictEqual({ ...BASE, method: "GET", url: "/x" });
  });

  test("returns a new ordinary object each time (A3, D7)", () => {
    const github = new Endpoint({ a: 1 });
    const [first, second] = [github.merge("/x"), github.merge("/x")];
    expect(Object.getPrototypeOf(first)).toBe(Object.prototype);
    expect(Object.isFrozen(first)).toBe(false);
    (first as Record<string, unknown>)["a"] = "changed";
    expect(second["a"]).toBe(1);
    expect(github.DEFAULTS["a"]).toBe(1);
  });

  test.each(["method", "url", "baseUrl", "headers", "mediaType", "data", "request"])(
    "rejects a parameter named %p, which build() accepts",
    (name) => {
      const builder = new Endpoint().route("POST /x").param(name, "v");
      expect(builder.build().body).toStrictEqual({ [name]: "v" });
      expect(() => builder.merge()).toThrow(
        expect.objectContaining({ code: "ERR_INVALID_OPTION", option: name, names: [name] }),
      );
    },
  );
});

describe("a url is required (B5)", () => {
  test.each<[name: string, run: () => unknown]>([
    ["options without a url", () => new Endpoint().build({})],
    ["only a method", () => new Endpoint().build({ method: "POST" })],
    ["a chain without a url", () => new Endpoint().builder().param("a", 1).build()],
    ["no arguments", () => (new Endpoint() as { build(): unknown }).build()],
    ["a route of undefined", () => new Endpoint().build(undefined, { a: 1 })],
    ["parse", () => new Endpoint().parse({ method: "GET" })],
    ["parse, even if the defaults have a url", () => new Endpoint({ url: "/x" }).parse({ method: "GET" })],
  ])("rejects a call without a url: %s", (_, run) => {
    expect(run).toThrow(expect.objectContaining({ code: "ERR_INVALID_ROUTE" }));
  });

  test("the defaults can set it", () => {
    expect(new Endpoint({ url: "/x" }).build({ a: 1 }).url).toBe("https://api.github.com/x?a=1");
  });

  test("a call without arguments takes it from the defaults", () => {
    const api = new Endpoint({ method: "POST", url: "/x/{a}", a: 1, b: 2 });
    const expected = api.build({});
    expect(expected).toMatchObject({ method: "post", url: "https://api.github.com/x/1", body: { b: 2 } });
    const call = functionOf(api);
    for (const built of [api.build(), api.build(undefined), api.build(undefined, {}), call(undefined, {})]) {
      expect(built).toStrictEqual(expected);
    }
    expect(api.build(undefined, { a: 3, method: "PUT" })).toStrictEqual(api.build({ a: 3, method: "PUT" }));
    expect(api.build(undefined, { url: "/y" })).toStrictEqual(api.build({ url: "/y" }));
    for (const merged of [api.merge(), api.merge(undefined, {}), call.merge(), call.merge(undefined)]) {
      expect(merged).toStrictEqual(api.merge({}));
      expect(api.parse(merged)).toStrictEqual(expected);
    }
    expect(explain(api).request).toStrictEqual(expected);
    expect(explain(api, undefined, { a: 3 }).request).toStrictEqual(api.build({ a: 3 }));
  });

  test.each([null, 0, false, ""])("%p is not an absent route", (route) => {
    const api = new Endpoint({ url: "/x" });
    expect(() => api.build(route as never)).toThrow(expect.objectContaining({ code: "ERR_INVALID_ROUTE" }));
    expect(() => api.merge(route as never)).toThrow(expect.objectContaining({ code: "ERR_INVALID_ROUTE" }));
  });

  test("merging needs no url, because it parses nothing", () => {
    const expected = { ...new Endpoint().DEFAULTS, a: 1 };
    expect(new Endpoint().merge({ a: 1 })).toStrictEqual(expected);
    expect(new Endpoint().merge(undefined, { a: 1 })).toStrictEqual(expected);
    expect(new Endpoint().builder().param("a", 1).merge()).toStrictEqual(expected);
    expect(endpoint.merge()).toStrictEqual(endpoint.DEFAULTS);
    expect("url" in endpoint.merge()).toBe(false);
    expect(() => endpoint.parse(endpoint.merge())).toThrow(expect.objectContaining({ code: "ERR_INVALID_ROUTE" }));
  });

  test("the route of a call overrides the default method and url", () => {
    const { method, url } = new Endpoint({ method: "PUT", url: "/x" }).build("POST /y");
    expect([method, url]).toStrictEqual(["post", "https://api.github.com/y"]);
  });

  test.each<[object, string[]]>([
    [{ url: "/y" }, ["url"]],
    [{ url: "https://evil.example/" }, ["url"]],
    [{ method: "PUT" }, ["method"]],
    [{ method: "GET" }, ["method"]],
    [{ method: "PUT", url: "/y" }, ["method", "url"]],
  ])("rejects a call with a route and %j", (options, names) => {
    // Decision F1: several issues of one kind are reported together.
    expect(() => new Endpoint().build("GET /x", { ...options })).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_OPTION", names: expect.arrayContaining(names) }),
    );
  });

  test("accepts a call with a route and undefined for method and url", () => {
    expect(new Endpoint().build("GET /x", { url: undefined, method: undefined }).url).toBe("https://api.github.com/x");
  });

  test.each(["baseUrl", "url", "method"])("a parameter named %p does not change the target of the request", (name) => {
    const { method, url, body } = new Endpoint().route("POST /x").param(name, "https://evil.example").build();
    expect([method, url, body]).toStrictEqual(["post", "https://api.github.com/x", { [name]: "https://evil.example" }]);
  });
});

describe("baseUrl must be an http(s) url (F1)", () => {
  test.each(["", "x", "example.com", "//example.com", "ftp://example.com", "javascript:alert(1)", "https://"])(
    "rejects %p",
    (baseUrl) => {
      expect(() => new Endpoint({ baseUrl })).toThrow(expect.objectContaining({ code: "ERR_INVALID_BASE_URL" }));
      expect(() => new Endpoint().build("/x", { baseUrl })).toThrow(
        expect.objectContaining({ code: "ERR_INVALID_BASE_URL" }),
      );
    },
  );

  test.each<unknown>([null, 5, {}, [], true, Symbol("x"), new URL("https://example.com")])("rejects %p", (baseUrl) => {
    expect(() => new Endpoint({ baseUrl: baseUrl as never })).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_BASE_URL" }),
    );
  });
});

test("reports all invalid options together (F1)", () => {
  const invalid = { method: 5, request: 6, url: "" };
  const names = Object.keys(invalid);
  const error = expect.objectContaining({ code: "ERR_INVALID_OPTION", names });
  expect(() => new Endpoint().build(invalid as never)).toThrow(error);
  expect(() => new Endpoint(invalid as never)).toThrow(error);
});

test("treats any other key as a parameter, including misspelt options and `route` (F1)", () => {
  const options: EndpointOptions = { header: "a", base_url: "b", preview: "c", route: "d", Method: "e" };
  expect(new Endpoint().build({ url: "/x", ...options }).url).toBe(
    "https://api.github.com/x?header=a&base_url=b&preview=c&route=d&Method=e",
  );
});

describe("build() and merge() accept (route, options) and (options) (Endpoints)", () => {
  test.each<[name: string, call: unknown[]]>([
    ["null", [null]],
    ["a number", [5]],
    ["a symbol", [Symbol("x")]],
    ["a function", [() => "/x"]],
  ])("reject %s as a route", (_, call) => {
    const github = new Endpoint() as unknown as Record<"build" | "merge", (...call: unknown[]) => unknown>;
    for (const run of ["build", "merge"] as const) {
      expect(() => github[run](...call)).toThrow(expect.objectContaining({ code: "ERR_INVALID_ROUTE" }));
    }
  });

  test.each<[name: string, call: unknown[]]>([
    ["a list", [["/x"]]],
    ["a Map", [new Map([["url", "/x"]])]],
    ["two objects", [{ url: "/x" }, { a: 1 }]],
    ["null after a route", ["/x", null]],
    ["a string after a route", ["/x", "a=1"]],
    ["a number after a route", ["/x", 5]],
    ["a list after a route", ["/x", [1]]],
    ["URLSearchParams after a route", ["/x", new URLSearchParams("a=1")]],
    ["a function after a route", ["/x", () => {}]],
  ])("reject %s as options", (_, call) => {
    const github = new Endpoint() as unknown as Record<"build" | "merge", (...call: unknown[]) => unknown>;
    for (const run of ["build", "merge"] as const) {
      expect(() => github[run](...call)).toThrow(InvalidOptionError);
    }
  });
});
