import { describe, expect, test } from "@jest/globals";
import {
  Endpoint,
  InvalidOptionError,
  VERSION,
  type EndpointOptions,
  type RequestParameters,
} from "../../src/index.js";

const HEADERS = { accept: "application/vnd.github.v3+json", "user-agent": `github-endpoint.js/${VERSION}` };
const FRAME = { baseUrl: "https://api.github.com", headers: HEADERS, mediaType: { format: "", previews: [] } };

describe("specification, Merged options object; decision A6: merge() gives one flat object", () => {
  test.each<[string, RequestParameters, object]>([
    ["/x", {}, { ...FRAME, method: "GET", url: "/x" }],
    ["get /x", {}, { ...FRAME, method: "GET", url: "/x" }],
    [
      "Post /orgs/:org/repos{?a}",
      { org: "octokit", a: 1, b: [2] },
      { ...FRAME, method: "POST", url: "/orgs/:org/repos{?a}", org: "octokit", a: 1, b: [2] },
    ],
    [
      "PUT https://uploads.github.com/{x}",
      { data: "text", request: { timeout: 1 }, x: null, gone: undefined },
      {
        ...FRAME,
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

  test("specification, Endpoints: (options) is the same as (route, options)", () => {
    const github = new Endpoint({ org: "octokit" });
    expect(github.merge({ method: "delete", url: "/orgs/{org}", a: 1 })).toStrictEqual(
      github.merge("DELETE /orgs/{org}", { a: 1 }),
    );
  });

  test("specification, Options object: the method is GET where none is given", () => {
    expect(new Endpoint().merge({ url: "/x" }).method).toBe("GET");
  });

  test("values are the caller's own, kept by identity", () => {
    const [list, date] = [[{ id: 1 }], new Date(0)];
    const merged = new Endpoint({ list }).merge("POST /x", { date, data: list });
    expect(merged["list"]).toBe(list);
    expect(merged["date"]).toBe(date);
    expect(merged.data).toBe(list);
  });

  test("decisions A3, D7: a fresh ordinary object each time", () => {
    const github = new Endpoint({ a: 1 });
    const [first, second] = [github.merge("/x"), github.merge("/x")];
    expect(Object.getPrototypeOf(first)).toBe(Object.prototype);
    expect(Object.isFrozen(first)).toBe(false);
    (first as Record<string, unknown>)["a"] = "changed";
    expect(second["a"]).toBe(1);
    expect(github.DEFAULTS["a"]).toBe(1);
  });

  test.each(["method", "url", "baseUrl", "headers", "mediaType", "data", "request"])(
    "a parameter named %p has no place in it: an error, where build() is none",
    (name) => {
      const builder = new Endpoint().route("POST /x").param(name, "v");
      expect(builder.build().body).toStrictEqual({ [name]: "v" });
      expect(() => builder.merge()).toThrow(
        expect.objectContaining({ code: "ERR_INVALID_OPTION", option: name, names: [name] }),
      );
    },
  );
});

describe("decision B5: where the url comes from", () => {
  test.each<[what: string, run: () => unknown]>([
    ["options without one", () => new Endpoint().build({})],
    ["a method alone", () => new Endpoint().build({ method: "POST" })],
    ["a chain without one", () => new Endpoint().builder().param("a", 1).build()],
    ["merge", () => new Endpoint().merge({ a: 1 })],
    ["parse", () => new Endpoint().parse({ method: "GET" })],
    ["parse, where the defaults have one", () => new Endpoint({ url: "/x" }).parse({ method: "GET" })],
  ])("none at all is an error: %s", (_, run) => {
    expect(run).toThrow(expect.objectContaining({ code: "ERR_INVALID_ROUTE" }));
  });

  test("the defaults may have it", () => {
    expect(new Endpoint({ url: "/x" }).build({ a: 1 }).url).toBe("https://api.github.com/x?a=1");
  });

  test("a route in the call lies over those of the defaults", () => {
    const { method, url } = new Endpoint({ method: "PUT", url: "/x" }).build("POST /y");
    expect([method, url]).toStrictEqual(["post", "https://api.github.com/y"]);
  });

  test.each<[object, string[]]>([
    [{ url: "/y" }, ["url"]],
    [{ url: "https://evil.example/" }, ["url"]],
    [{ method: "PUT" }, ["method"]],
    [{ method: "GET" }, ["method"]],
    [{ method: "PUT", url: "/y" }, ["method", "url"]],
  ])("a route and %j in one call is an error", (options, names) => {
    // Decision F1: several faults of one kind are told together.
    expect(() => new Endpoint().build("GET /x", { ...options })).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_OPTION", names: expect.arrayContaining(names) }),
    );
  });

  test("… and with undefined it is none", () => {
    expect(new Endpoint().build("GET /x", { url: undefined, method: undefined }).url).toBe("https://api.github.com/x");
  });

  test.each(["baseUrl", "url", "method"])("a parameter named %p never aims the call elsewhere", (name) => {
    const { method, url, body } = new Endpoint().route("POST /x").param(name, "https://evil.example").build();
    expect([method, url, body]).toStrictEqual(["post", "https://api.github.com/x", { [name]: "https://evil.example" }]);
  });
});

describe("decision F2: baseUrl is an http(s) URL", () => {
  test.each(["", "x", "example.com", "//example.com", "/api", "ftp://example.com", "javascript:alert(1)", "https://"])(
    "not %p",
    (baseUrl) => {
      expect(() => new Endpoint({ baseUrl })).toThrow(expect.objectContaining({ code: "ERR_INVALID_BASE_URL" }));
      expect(() => new Endpoint().build("/x", { baseUrl })).toThrow(
        expect.objectContaining({ code: "ERR_INVALID_BASE_URL" }),
      );
    },
  );

  test.each<unknown>([null, 5, {}, [], true, Symbol("x"), new URL("https://example.com")])("not %p", (baseUrl) => {
    expect(() => new Endpoint({ baseUrl: baseUrl as never })).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_BASE_URL" }),
    );
  });
});

test("decision F2: any other key is a parameter, misspelt ones and `route` too", () => {
  const options: EndpointOptions = { header: "a", baseURL: "b", preview: "c", route: "d", Method: "e" };
  expect(new Endpoint().build({ url: "/x", ...options }).url).toBe(
    "https://api.github.com/x?header=a&baseURL=b&preview=c&route=d&Method=e",
  );
});

describe("specification, Endpoints: the call shapes", () => {
  test.each<[what: string, call: unknown[]]>([
    ["nothing", []],
    ["null", [null]],
    ["a number", [5]],
    ["a symbol", [Symbol("x")]],
    ["a function", [() => "/x"]],
  ])("%s is no route", (_, call) => {
    const github = new Endpoint();
    for (const run of ["build", "merge"] as const) {
      expect(() => github[run](...(call as [never, never, never, never]))).toThrow(
        expect.objectContaining({ code: "ERR_INVALID_ROUTE" }),
      );
    }
  });

  test.each<[what: string, call: unknown[]]>([
    ["a list", [["/x"]]],
    ["a Map", [new Map([["url", "/x"]])]],
    ["two objects", [{ url: "/x" }, { a: 1 }]],
    ["null behind a route", ["/x", null]],
    ["a string behind a route", ["/x", "a=1"]],
    ["a number behind a route", ["/x", 5]],
    ["a list behind a route", ["/x", [1]]],
    ["query parameters behind a route", ["/x", new URLSearchParams("a=1")]],
    ["a function behind a route", ["/x", () => {}]],
  ])("%s is not options", (_, call) => {
    const github = new Endpoint();
    for (const run of ["build", "merge"] as const) {
      expect(() => github[run](...(call as [never, never, never, never]))).toThrow(InvalidOptionError);
    }
  });
});
