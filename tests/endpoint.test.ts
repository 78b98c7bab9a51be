import { describe, expect, test } from "@jest/globals";
import { Endpoint, GITHUB, RequestBuilder, VERSION } from "../src/index.js";

const HEADERS = { accept: "application/vnd.github.v3+json", "user-agent": `github-endpoint.js/${VERSION}` };

describe("builds the routes shown in the specification (Rules for build)", () => {
  const github = new Endpoint();

  test("GET /orgs/:org/repos with a query parameter", () => {
    expect(github.build("GET /orgs/:org/repos", { org: "octokit", type: "private" })).toStrictEqual({
      method: "get",
      url: "https://api.github.com/orgs/octokit/repos?type=private",
      headers: HEADERS,
    });
  });

  test("POST /markdown/raw with a raw text body", () => {
    const headers = { accept: "text/html;charset=utf-8", "Content-Type": "text/plain" };
    expect(github.build("POST /markdown/raw", { data: "Hello **world**", headers })).toStrictEqual({
      method: "post",
      url: "https://api.github.com/markdown/raw",
      headers: { ...HEADERS, accept: "text/html;charset=utf-8", "content-type": "text/plain" },
      body: "Hello **world**",
    });
  });

  test("POST on an upload host with query templates and a raw body", () => {
    const route = "POST https://uploads.github.com/repos/octocat/hello/releases/1/assets{?name,label}";
    expect(
      github.build(route, { name: "example.zip", label: "short description", data: "bytes", request: { a: 1 } }),
    ).toStrictEqual({
      method: "post",
      url: "https://uploads.github.com/repos/octocat/hello/releases/1/assets?name=example.zip&label=short%20description",
      headers: HEADERS,
      body: "bytes",
      request: { a: 1 },
    });
  });

  test.each(["get /x", "GET /x", "gEt /x", "/x"])("sends %p as a GET (rules 2 and 5)", (route) => {
    expect(github.build(route)).toStrictEqual({ method: "get", url: "https://api.github.com/x", headers: HEADERS });
  });

  test.each([
    ["/x", "https://github.example/api/v3/x"],
    ["x", "https://github.example/api/v3/x"],
    ["https://uploads.github.com/x", "https://uploads.github.com/x"],
  ])("joins %p with a baseUrl (rule 3)", (route, url) => {
    expect(github.build(route, { baseUrl: "https://github.example/api/v3" }).url).toBe(url);
    expect(github.build(route, { baseUrl: "https://github.example/api/v3/" }).url).toBe(url);
  });
});

describe("build() equals parse() after merge() (Rules for build 1; A6)", () => {
  const github = new Endpoint({ headers: { "x-a": "1" }, mediaType: { previews: ["mercy"] }, org: "octokit" });

  test.each<[string, object]>([
    ["GET /orgs/{org}/repos", { type: "all" }],
    ["POST /orgs/{org}/repos", { name: "x", request: { a: 1 } }],
    ["PUT /x", { data: null, headers: { "x-b": 2 } }],
    ["DELETE /x", { mediaType: { format: "raw" }, baseUrl: "https://github.example" }],
  ])("%s %j", (route, options) => {
    const result = github.build(route, { ...options });
    expect(github.parse(github.merge(route, { ...options }))).toStrictEqual(result);
    expect(github.parse({ ...github.merge(route, { ...options }) })).toStrictEqual(result);
    const [method = "", url = ""] = route.split(" ");
    expect(github.build({ method, url, ...options })).toStrictEqual(result);
  });

  test.each(["/x{", "/x%", "/a/../b", "{?a}{?b}", "ftp://a.example", "https://bücher.example/{a}"])(
    "merge() does not read %p as a template (B5)",
    (url) => {
      expect(github.merge(`POST ${url}`, { a: 1 })).toStrictEqual(github.merge({ method: "POST", url, a: 1 }));
      expect(github.merge(url).url).toBe(url);
    },
  );

  test("merge() refuses parameters with the names of options: its result is flat (A10)", () => {
    expect(() => github.merge("/x", { data: 1, a: 2, baseUrl: 3, url: undefined }, {})).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_OPTION", names: ["data", "baseUrl"] }),
    );
  });

  test("parse() does not apply the defaults again", () => {
    const merged = new Endpoint().merge("/x", { a: 1 });
    expect(github.parse(merged)).toStrictEqual(new Endpoint().build("/x", { a: 1 }));
    const { accept, ...headers } = github.merge("/x").headers;
    expect(github.parse({ ...github.merge("/x"), headers, org: undefined })).toStrictEqual({
      method: "get",
      url: "https://api.github.com/x",
      headers: { ...headers, accept: "application/vnd.github.mercy-preview+json" },
    });
    expect(accept).toBe("application/vnd.github.v3+json");
  });

  test("a call does not change the endpoint", () => {
    const before = github.build("/x");
    github.build("POST /y", { baseUrl: "https://x.example", headers: { "x-a": null }, org: "other" });
    github.merge("POST /y", { mediaType: { previews: ["symmetra"] } });
    expect(github.build("/x")).toStrictEqual(before);
  });
});

describe("the Endpoint class", () => {
  test("accepts no defaults, empty defaults and undefined", () => {
    expect(new Endpoint({}).DEFAULTS).toStrictEqual(new Endpoint().DEFAULTS);
    expect(new Endpoint(undefined).DEFAULTS).toStrictEqual(new Endpoint().DEFAULTS);
  });

  test("uses GitHub as its vendor (A1)", () => {
    expect(new Endpoint().vendor).toStrictEqual(GITHUB);
    expect(Endpoint.vendor).toBe(GITHUB);
    expect(Object.isFrozen(GITHUB)).toBe(true);
  });

  test("exposes its current defaults, always as the same object (Endpoints)", () => {
    const github = new Endpoint({ org: "octokit" });
    expect(github.DEFAULTS).toBe(github.DEFAULTS);
    expect(github.DEFAULTS["org"]).toBe("octokit");
    expect(github.withDefaults({ org: "other" }).DEFAULTS["org"]).toBe("other");
    expect(github.DEFAULTS["org"]).toBe("octokit");
  });

  test("accepts the DEFAULTS of another endpoint as defaults", () => {
    const github = new Endpoint({
      method: "PUT",
      url: "/x",
      headers: { accept: null, "x-a": "1" },
      mediaType: { previews: ["mercy"] },
      data: [1],
      org: "octokit",
    });
    const again = new Endpoint(github.DEFAULTS);
    // DEFAULTS cannot express a removed header, so the vendor's default applies again.
    expect(again.DEFAULTS).toStrictEqual({
      ...github.DEFAULTS,
      headers: { ...HEADERS, "x-a": "1" },
    });
  });

  test("starts request builders", () => {
    const github = new Endpoint({ org: "octokit" });
    expect(github.builder()).toBeInstanceOf(RequestBuilder);
    expect(github.route("/orgs/{org}")).toBeInstanceOf(RequestBuilder);
    expect(github.route("/orgs/{org}").build()).toStrictEqual(github.build("/orgs/{org}"));
    expect(github.builder()).not.toBe(github.builder());
  });

  test.each([
    ["", "ERR_INVALID_ROUTE"],
    ["a b c", "ERR_INVALID_ROUTE"],
    ["FOO /x", "ERR_INVALID_METHOD"],
    ["GET /{", "ERR_INVALID_TEMPLATE"],
  ])("route(%p) throws immediately", (route, code) => {
    expect(() => new Endpoint().route(route)).toThrow(expect.objectContaining({ code }));
  });

  test("builds synchronously (What the service does, rule 1)", () => {
    expect(new Endpoint().build("/x")).not.toHaveProperty("then");
  });
});

describe("the result is an ordinary object (D7)", () => {
  test("has only own enumerable keys, in the order of the specification", () => {
    const result = new Endpoint().build("POST /x", { a: 1, request: { b: 2 } });
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
    expect(Reflect.ownKeys(result)).toStrictEqual(["method", "url", "headers", "body", "request"]);
    expect(JSON.parse(JSON.stringify(result))).toStrictEqual(result);
  });

  test("can be changed by the caller without effect on later results", () => {
    const github = new Endpoint();
    const first = github.build("POST /x", { a: 1 });
    first.method = "changed";
    first.headers["accept"] = "changed";
    Object.assign(first.body as object, { a: "changed" });
    expect(github.build("POST /x", { a: 1 })).toStrictEqual({
      method: "post",
      url: "https://api.github.com/x",
      headers: { ...HEADERS, "content-type": "application/json; charset=utf-8" },
      body: { a: 1 },
    });
  });
});
