import { describe, expect, test } from "@jest/globals";
import { Endpoint, endpoint, InvalidOptionError, type RequestOptions } from "../../src/index.js";

const BASE = "https://api.github.com";

type Options = Readonly<Record<string, unknown>>;

/** The same call through the function, the class and the builder. */
function built(route: string, { data, ...parameters }: Options): RequestOptions[] {
  const options = data === undefined ? parameters : { ...parameters, data };
  return [
    endpoint(route, options),
    endpoint.parse(endpoint.merge(route, options)),
    new Endpoint().build(route, options),
    new Endpoint().route(route).params(parameters).data(data).build(),
    new Endpoint().builder().data(data).params(parameters).route(route).build(),
  ];
}

function expectPlaced(route: string, options: Options, url: string, body?: unknown): void {
  for (const result of built(route, options)) {
    expect(result.url).toBe(BASE + url);
    expect(result.body).toEqual(body);
    expect("body" in result).toBe(body !== undefined);
  }
}

describe("a parameter with a placeholder is not sent again (P1)", () => {
  test.each(["GET", "HEAD", "OPTIONS", "DELETE", "POST", "PUT", "PATCH", "QUERY"])("%s", (method) => {
    expectPlaced(`${method} /orgs/{org}/repos/:repo`, { org: "octokit", repo: "x" }, "/orgs/octokit/repos/x");
  });

  test("fills several placeholders of one name", () => {
    expectPlaced("GET /{a}/:a{?a}", { a: 1 }, "/1/1?a=1");
  });

  test("distinguishes names by case", () => {
    expectPlaced("GET /{Org}", { Org: "a", org: "b" }, "/a?org=b");
  });

  test.each(["constructor", "toString", "__proto__", "hasOwnProperty"])("treats {%s} as an ordinary name", (name) => {
    const own = Object.fromEntries([[name, "own"]]);
    expectPlaced(`GET /a/{${name}}`, own, "/a/own");
    expectPlaced(`GET /a{?${name}}`, {}, "/a");
    expectPlaced("GET /a", own, `/a?${name}=own`);
  });
});

describe("placeholders work in every part of the url and with every modifier (C10)", () => {
  test.each([
    ["/a/{x}", "abcdef", "/a/abcdef"],
    ["/a/:x", "abcdef", "/a/abcdef"],
    ["/a/{x:3}", "abcdef", "/a/abc"],
    ["/a/{x*}", "abcdef", "/a/abcdef"],
    ["/a/{x*}", ["b", "c"], "/a/b,c"],
    ["/a/{+x}", "b/c", "/a/b/c"],
    ["/a/{+x:3}", "b/cdef", "/a/b/c"],
    ["/a{/x*}", ["b", "c"], "/a/b/c"],
    ["/a{/x:1}", "bcd", "/a/b"],
    ["/a{.x}", "json", "/a.json"],
    ["/a{;x}", 1, "/a;x=1"],
    ["/a{;x*}", { b: 1, c: 2 }, "/a;b=1;c=2"],
    ["/a{?x}", "b", "/a?x=b"],
    ["/a{?x:2}", "bcd", "/a?x=bc"],
    ["/a{?x*}", ["b", "c"], "/a?x=b&x=c"],
    ["/a{?x*}", { b: 1, c: 2 }, "/a?b=1&c=2"],
    ["/a?k=1{&x}", "b", "/a?k=1&x=b"],
    ["/a?k={x}", "b", "/a?k=b"],
    ["/a{#x}", "b", "/a#b"],
    ["/a#{x}", "b", "/a#b"],
    ["/a#:x", "b", "/a#b"],
    ["/a{?y,x}", "b", "/a?x=b"],
  ])("expands %s with %j", (url, x, expected) => {
    expectPlaced(`GET ${url}`, { x }, expected);
    expectPlaced(`POST ${url}`, { x }, expected);
    expectPlaced(`POST ${url}`, { x, z: 1 }, expected, { z: 1 });
  });

  test.each(["/a{?x}", "/a{/x}", "/a{#x}", "/a{;x*}", "/a{.x}"])(
    "%s with a missing value: the parameter is not sent",
    (url) => {
      expectPlaced(`POST ${url}`, { x: null, z: 1 }, "/a", { z: 1 });
      expectPlaced(`GET ${url}`, { x: null, z: 1 }, "/a?z=1");
    },
  );

  test("matches a percent-encoded name literally", () => {
    expectPlaced("POST /a{?b%20c}", { "b%20c": 1, "b c": 2 }, "/a?b%20c=1", { "b c": 2 });
  });
});

describe("other parameters are sent in the query (P2)", () => {
  test.each(["GET", "HEAD"])("%s", (method) => {
    expectPlaced(`${method} /orgs/{org}/repos`, { org: "o", type: "private" }, "/orgs/o/repos?type=private");
  });

  test("OPTIONS (B4)", () => {
    expectPlaced("OPTIONS /users", { a: 1 }, "/users?a=1");
  });
});

describe("other parameters form a JSON body if the method has one (P3; B4)", () => {
  test.each(["POST", "PUT", "PATCH", "DELETE", "QUERY"])("%s", (method) => {
    const labels = ["a", "b"];
    const options = { repo: "r", title: "t", n: 0, none: null, no: false, empty: "", labels, nested: { labels } };
    const { repo, ...body } = options;
    expectPlaced(`${method} /repos/{repo}`, options, `/repos/${repo}`, body);
    expectPlaced(`${method} /repos/{repo}`, { repo }, "/repos/r");
  });

  test("keeps values without a text form by identity (D1)", () => {
    const map = new Map();
    for (const { body } of built("POST /a", { map, nan: NaN })) {
      expect((body as Options)["map"]).toBe(map);
      expect((body as Options)["nan"]).toBeNaN();
    }
  });
});

describe("data is the body, unchanged (P4)", () => {
  test.each(["POST", "PUT", "PATCH", "DELETE", "QUERY"])("%s", (method) => {
    for (const data of ["Hello **world**", "", null, 0, false, ["a"], { a: 1 }, new Uint8Array(2)]) {
      for (const { body } of built(`${method} /markdown/raw`, { data })) expect(body).toBe(data);
    }
  });

  test("leaves no place for other parameters (D2)", () => {
    expectPlaced("POST /a/{b}", { b: 1, data: "raw" }, "/a/1", "raw");
    for (const run of [
      () => endpoint("POST /a/{b}", { b: 1, c: 2, data: "raw" }),
      () => new Endpoint().route("POST /a/{b}").params({ b: 1, c: 2 }).data("raw").build(),
    ]) {
      expect(run).toThrow(expect.objectContaining({ code: "ERR_INVALID_PARAMETER", names: ["c"] }));
    }
  });

  test.each(["GET", "HEAD", "OPTIONS"])("rejects data for %s, which has no body (B4)", (method) => {
    const calls = [
      () => endpoint(`${method} /a`, { data: "x" }),
      () => new Endpoint({ data: "x" }).build(`${method} /a`),
      () => new Endpoint().route(`${method} /a`).data(null).build(),
    ];
    for (const call of calls) {
      expect(call).toThrow(InvalidOptionError);
      expect(call).toThrow(expect.objectContaining({ code: "ERR_INVALID_OPTION", option: "data", names: ["data"] }));
    }
  });
});

describe("a request can have query parameters and a body (P5)", () => {
  const route = "POST https://uploads.github.com/repos/octokit/x/releases/1/assets{?name,label}";
  const url = "https://uploads.github.com/repos/octokit/x/releases/1/assets?name=a.zip&label=short%20text";

  test("uploads a release asset", () => {
    const headers = { "content-type": "application/zip", "content-length": 4 };
    const options = { name: "a.zip", label: "short text", headers, data: new Uint8Array(4) };
    const result = endpoint(route, options);
    expect(result).toMatchObject({ method: "post", url });
    expect(result.body).toBe(options.data);
    expect(result.headers).toMatchObject({ "content-type": "application/zip", "content-length": "4" });
  });

  test("sends the other parameters as the body if there is no data", () => {
    expect(endpoint(route, { name: "a.zip", label: "short text", state: "open" })).toMatchObject({
      url,
      body: { state: "open" },
    });
  });
});

describe("default parameters are placed like call parameters (Rules for defaults 1 and 5)", () => {
  const octokit = endpoint.defaults({ org: "octokit", per_page: 100 });

  test.each([
    ["GET /orgs/{org}/repos", {}, "/orgs/octokit/repos?per_page=100", undefined],
    ["GET /orgs/{org}/repos", { org: "x", per_page: 1 }, "/orgs/x/repos?per_page=1", undefined],
    ["POST /orgs/{org}/repos", { name: "r" }, "/orgs/octokit/repos", { per_page: 100, name: "r" }],
    ["GET /users", { per_page: null }, "/users?org=octokit", undefined],
  ])("%s with %j", (route, options, url, body) => {
    const result = octokit(route, options);
    expect(result.url).toBe(BASE + url);
    expect(result.body).toEqual(body);
  });
});
