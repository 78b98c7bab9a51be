import { describe, expect, test } from "@jest/globals";
import { Endpoint, VERSION, endpoint } from "../../src/index.js";
import { untyped } from "../untyped.js";

const LIST = "GET /orgs/{org}/repos";

describe("specification, Default headers; decision A1: what stands before any default is given", () => {
  test("the address, the headers and the method", () => {
    expect(new Endpoint().DEFAULTS).toStrictEqual({
      baseUrl: "https://api.github.com",
      method: "GET",
      headers: { accept: "application/vnd.github.v3+json", "user-agent": `github-endpoint.js/${VERSION}` },
      mediaType: { format: "", previews: [] },
    });
  });

  test("specification, Rules for defaults 1: any option can be a default, plain parameters among them", () => {
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

describe("specification, Rules for defaults 2 and 5; decision A4: three layers, later ones first", () => {
  const layered = new Endpoint({
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

  test("the defaults of both are in force", () => {
    expect(layered.DEFAULTS).toStrictEqual({
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

  test("the options of a call lie over them", () => {
    const options = {
      baseUrl: "https://three.example",
      headers: { "x-three": "3", "x-ALL": "3" },
      mediaType: { format: "three", previews: ["p3"] },
      three: 3,
      all: 3,
    };
    expect(layered.merge("/items", options)).toStrictEqual({
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

  test("decision C8: in the query the defaults stand first, then what the call added", () => {
    const { url } = layered.build("/items", { three: 3, all: 3 });
    expect(url).toBe("https://two.example/items?one=1&all=3&two=2&three=3");
  });

  test("specification, Rules for build 2: a route that holds only a url is a GET, whatever the defaults say", () => {
    expect(new Endpoint({ method: "POST" }).build("/items").method).toBe("get");
    expect(new Endpoint({ method: "POST" }).build({ url: "/items" }).method).toBe("post");
  });

  test("a plain object as a parameter is replaced whole", () => {
    const { body } = new Endpoint({ filter: { a: 1, b: 2 } }).build("POST /items", { filter: { b: 3 } });
    expect(body).toStrictEqual({ filter: { b: 3 } });
  });
});

describe("decision A5: undefined is not given, null is a value", () => {
  const octokit = new Endpoint({ org: "octokit", type: "all" });

  test.each([
    ["undefined leaves the default", undefined, "https://api.github.com/orgs/octokit/repos?type=all"],
    ["null in a url is absent", null, "https://api.github.com/orgs/octokit/repos"],
  ])("%s", (_, type, url) => {
    expect(octokit.build(LIST, { type }).url).toBe(url);
  });

  test("null fills no placeholder", () => {
    expect(() => octokit.build(untyped(LIST), { org: null })).toThrow(
      expect.objectContaining({ code: "ERR_MISSING_PARAMETER", names: ["org"] }),
    );
  });

  test("in a JSON body null is null, and undefined adds nothing", () => {
    const { body } = octokit.build("POST /items", { type: null, name: undefined });
    expect(body).toStrictEqual({ org: "octokit", type: null });
  });

  test("null is a default as well, until something lies over it", () => {
    const none = octokit.withDefaults({ type: null });
    expect(none.build(LIST).url).toBe("https://api.github.com/orgs/octokit/repos");
    expect(none.build(LIST, { type: "private" }).url).toBe("https://api.github.com/orgs/octokit/repos?type=private");
  });

  test("no option is given by undefined", () => {
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
    expect(octokit.withDefaults(nothing).DEFAULTS).toStrictEqual(octokit.DEFAULTS);
    expect(octokit.build(LIST, nothing)).toStrictEqual(octokit.build(LIST));
  });
});

describe("decision A3: defaults belong to the endpoint", () => {
  test("what the caller does to the defaults later changes nothing", () => {
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

  test("DEFAULTS is frozen, with all that is the library's", () => {
    const { DEFAULTS } = new Endpoint({ mediaType: { previews: ["mercy"] }, org: "octokit" });
    for (const part of [DEFAULTS, DEFAULTS.headers, DEFAULTS.mediaType, DEFAULTS.mediaType.previews]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
  });

  test("request, data and the values of parameters are the caller's: kept by identity, never frozen", () => {
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

  test("the callable without defaults stays as it is", () => {
    const before = endpoint("GET /orgs/{org}/repos", { org: "octokit" });
    endpoint.defaults({ baseUrl: "https://x.example", headers: { "x-a": "1" }, type: "all" });
    expect(endpoint("GET /orgs/{org}/repos", { org: "octokit" })).toStrictEqual(before);
  });
});
