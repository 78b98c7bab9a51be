import { describe, expect, test } from "@jest/globals";
import { Endpoint, VERSION, endpoint } from "../../src/index.js";
import { untyped } from "../untyped.js";

const LIST = "GET /orgs/{org}/repos";

describe("an endpoint without defaults of its own (Default headers; A1)", () => {
  test("has the vendor's base url, headers and method", () => {
    expect(new Endpoint().DEFAULTS).toStrictEqual({
      baseUrl: "https://api.github.com",
      method: "GET",
      headers: { accept: "application/vnd.github.v3+json", "user-agent": `github-endpoint.js/${VERSION}` },
      mediaType: { format: "" },
    });
  });

  test("accepts any option and any parameter as a default (Rules for defaults 1)", () => {
    const defaults = {
      baseUrl: "https://github.example/api/v3",
      method: "POST",
      url: "/orgs/{org}/repos",
      headers: { "x-team": "a" },
      mediaType: { format: "raw", previews: ["mercy"] },
      data: "text",
      request: { timeout: 1 },
      org: "octokit",
      per_page: 100,
    };
    expect(new Endpoint(defaults).build({})).toStrictEqual({
      method: "post",
      url: "https://github.example/api/v3/orgs/octokit/repos",
      headers: {
        accept: "application/vnd.github.mercy-preview.raw",
        "user-agent": `github-endpoint.js/${VERSION}`,
        "x-team": "a",
      },
      body: "text",
      request: { timeout: 1 },
    });
  });
});

describe("later defaults override earlier ones; call options override both (Rules for defaults 2 and 5; A4)", () => {
  const github = new Endpoint({
    baseUrl: "https://one.example",
    headers: { "x-one": "1", "x-all": "1" },
    mediaType: { format: "one", previews: ["p1"] },
    one: 1,
    all: 1,
  }).withDefaults({
    baseUrl: "https://two.example",
    headers: { "x-two": "2", "X-All": "2" },
    mediaType: { format: "two", previews: ["p2"] },
    two: 2,
    all: 2,
  });

  test("merges both sets of defaults", () => {
    expect(github.DEFAULTS).toStrictEqual({
      baseUrl: "https://two.example",
      method: "GET",
      headers: {
        accept: "application/vnd.github.v3+json",
        "user-agent": `github-endpoint.js/${VERSION}`,
        "x-one": "1",
        "x-two": "2",
        "x-all": "2",
      },
      mediaType: { format: "two", previews: ["p1", "p2"] },
      one: 1,
      all: 2,
      two: 2,
    });
  });

  test("merges the call options over the defaults", () => {
    const options = {
      baseUrl: "https://three.example",
      headers: { "x-three": "3", "x-ALL": "3" },
      mediaType: { format: "three", previews: ["p3"] },
      three: 3,
      all: 3,
    };
    expect(github.merge("/items", options)).toStrictEqual({
      baseUrl: "https://three.example",
      method: "GET",
      url: "/items",
      headers: {
        accept: "application/vnd.github.v3+json",
        "user-agent": `github-endpoint.js/${VERSION}`,
        "x-one": "1",
        "x-two": "2",
        "x-three": "3",
        "x-all": "3",
      },
      mediaType: { format: "three", previews: ["p1", "p2", "p3"] },
      one: 1,
      two: 2,
      three: 3,
      all: 3,
    });
  });

  test("writes default parameters before call parameters in the query (C8)", () => {
    const { url } = github.build("/items", { three: 3, all: 3 });
    expect(url).toBe("https://two.example/items?one=1&all=3&two=2&three=3");
  });

  test("treats a route without a method as a GET, whatever the default method (Rules for build 2)", () => {
    expect(new Endpoint({ method: "POST" }).build("/items").method).toBe("get");
    expect(new Endpoint({ method: "POST" }).build({ url: "/items" }).method).toBe("post");
  });

  test("replaces a plain object as a whole", () => {
    const { body } = new Endpoint({ filter: { a: 1, b: 2 } }).build("POST /items", { filter: { b: 3 } });
    expect(body).toStrictEqual({ filter: { b: 3 } });
  });
});

describe("undefined is ignored, null is a value (A5)", () => {
  const octokit = new Endpoint({ org: "octokit", type: "all" });

  test.each([
    ["undefined keeps the default", undefined, "https://api.github.com/orgs/octokit/repos?type=all"],
    ["null is omitted from a url", null, "https://api.github.com/orgs/octokit/repos"],
  ])("%s", (_, type, url) => {
    expect(octokit.build(LIST, { type }).url).toBe(url);
  });

  test("null does not fill a placeholder", () => {
    expect(() => octokit.build(untyped(LIST), { org: null })).toThrow(
      expect.objectContaining({ code: "ERR_MISSING_PARAMETER", names: ["org"] }),
    );
  });

  test("a JSON body contains null and omits undefined", () => {
    const { body } = octokit.build("POST /items", { type: null, name: undefined });
    expect(body).toStrictEqual({ org: "octokit", type: null });
  });

  test("null can be a default and can be overridden", () => {
    const withNull = octokit.withDefaults({ type: null });
    expect(withNull.build(LIST).url).toBe("https://api.github.com/orgs/octokit/repos");
    expect(withNull.build(LIST, { type: "private" }).url).toBe(
      "https://api.github.com/orgs/octokit/repos?type=private",
    );
  });

  test("undefined sets no option", () => {
    const nothing = {
      method: undefined,
      url: undefined,
      baseUrl: undefined,
      headers: undefined,
      mediaType: undefined,
      data: undefined,
      request: undefined,
      type: undefined,
    };
    // As a default, baseUrl must not be undefined: see missing-base-url.test.ts.
    const defaults: Partial<typeof nothing> = { ...nothing };
    delete defaults.baseUrl;
    expect(octokit.withDefaults(defaults).DEFAULTS).toStrictEqual(octokit.DEFAULTS);
    expect(octokit.build(LIST, nothing)).toStrictEqual(octokit.build(LIST));
  });
});

describe("an endpoint owns its defaults (A3)", () => {
  test("copies the defaults: later changes have no effect", () => {
    const previews = ["mercy"];
    const defaults = { headers: { "x-team": "a" }, mediaType: { format: "raw", previews }, org: "octokit" };
    const github = new Endpoint(defaults);
    const before = github.build(LIST);
    defaults.headers["x-team"] = "b";
    defaults.mediaType.format = "html";
    previews.push("symmetra");
    defaults.org = "other";
    expect(github.build(LIST)).toStrictEqual(before);
  });

  test("freezes DEFAULTS and the objects that the library creates in it", () => {
    const { DEFAULTS } = new Endpoint({ mediaType: { previews: ["mercy"] }, org: "octokit" });
    for (const part of [DEFAULTS, DEFAULTS.headers, DEFAULTS.mediaType, DEFAULTS.mediaType.previews]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
  });

  test("keeps request, data and parameter values by identity and does not freeze them", () => {
    const [agent, list, data] = [{ keepAlive: { ms: 1 } }, [{ id: 1 }], { text: { a: 1 } }];
    const request = { agent };
    const { DEFAULTS } = new Endpoint({ request, list, data });
    expect(DEFAULTS.request).toBe(request);
    expect(DEFAULTS["list"]).toBe(list);
    expect(DEFAULTS.data).toBe(data);
    for (const own of [request, agent, agent.keepAlive, list, list[0], data, data.text]) {
      expect(Object.isFrozen(own)).toBe(false);
    }
  });

  test("endpoint.defaults() does not change endpoint", () => {
    const before = endpoint("GET /orgs/{org}/repos", { org: "octokit" });
    endpoint.defaults({ baseUrl: "https://x.example", headers: { "x-a": "1" }, type: "all" });
    expect(endpoint("GET /orgs/{org}/repos", { org: "octokit" })).toStrictEqual(before);
  });
});
