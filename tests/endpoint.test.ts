import { describe, expect, test } from "@jest/globals";
import { Endpoint, GITHUB, RequestBuilder, VERSION } from "../src/index.js";
import { functionOf } from "./function-of.js";

const HEADERS = { accept: "application/vnd.github.v3+json", "user-agent": `github-endpoint.js/${VERSION}` };

describe("the url of a call (Rules for build 3)", () => {
  const github = new Endpoint();

  test.each([
    ["/x", "https://github.example/api/v3/x"],
    ["x", "https://github.example/api/v3/x"],
    ["https://uploads.github.com/x", "https://uploads.github.com/x"],
  ])("%p is joined with a baseUrl", (route, url) => {
    expect(github.build(route, {}, { baseUrl: "https://github.example/api/v3" }).url).toBe(url);
    expect(github.build(route, {}, { baseUrl: "https://github.example/api/v3/" }).url).toBe(url);
  });
});

describe("merge() and parse() (A6)", () => {
  const github = new Endpoint({ headers: { "x-a": "1" }, mediaType: { previews: ["mercy"] }, org: "octokit" });

  test.each(["/x{", "/x%", "/a/../b", "{?a}{?b}", "ftp://a.example", "https://bücher.example/{a}"])(
    "merge() does not read %p as a template (B5)",
    (url) => {
      const { merge } = functionOf(github);
      expect(merge(`POST ${url}`, { a: 1 })).toStrictEqual(merge({ method: "POST", url, a: 1 }));
      expect(merge(url).url).toBe(url);
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
});

describe("the result is an ordinary object (D7)", () => {
  test("has only own enumerable keys, in the order of the specification", () => {
    const result = new Endpoint().build("POST /x", { a: 1 }, { request: { b: 2 } });
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
    expect(Reflect.ownKeys(result)).toStrictEqual(["method", "url", "headers", "body", "request"]);
    expect(JSON.parse(JSON.stringify(result))).toStrictEqual(result);
  });

  test("may be changed, whatever the names in it", () => {
    const { body } = new Endpoint().build("POST /x", JSON.parse('{"constructor":1,"toString":2}') as object);
    Object.assign(body as object, { constructor: 3 });
    Reflect.deleteProperty(body as object, "toString");
    expect(body).toStrictEqual(JSON.parse('{"constructor":3}'));
  });
});
