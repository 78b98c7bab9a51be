import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { Endpoint, type EndpointOptions, type RequestOptions } from "../../src/index.js";
import { check } from "../properties/check.js";
import { coded } from "../coded.js";

// H7: a url that a response named is a url, not a route.
const NEXT = "https://api.github.com/organizations/3430433/repos?per_page=100&page=2";
const github = new Endpoint({ headers: { authorization: "token secret", "x-a": "1" } });

describe("follow() builds a GET of a url that a response named", () => {
  test("with the default headers and without default parameters", () => {
    const api = github.withDefaults({ per_page: 100, org: "octokit", data: "x", method: "POST", url: "/x" });
    expect(api.follow(NEXT)).toStrictEqual({ ...github.build("GET /x"), url: NEXT });
    expect(api.follow(NEXT).method).toBe("get");
    expect(api.follow(NEXT)).toStrictEqual(api.follow(NEXT));
    expect(api.follow(NEXT).headers).not.toBe(api.follow(NEXT).headers);
  });

  test("with the media type and the request option of the defaults", () => {
    const signal = {};
    const api = github.withDefaults({ mediaType: { format: "raw", previews: ["mercy"] }, request: { signal } });
    const { headers, request } = api.follow(NEXT);
    expect(headers["accept"]).toBe("application/vnd.github.mercy-preview.raw");
    expect(request).toStrictEqual({ signal });
  });

  test("with headers, a media type and a request option of the call", () => {
    const request = { timeout: 5 };
    expect(github.follow(NEXT, { headers: { "X-A": "2", accept: "text/html" }, request })).toStrictEqual({
      ...github.build("GET /x", {}, { headers: { "x-a": "2", accept: "text/html" }, request }),
      url: NEXT,
    });
    expect(github.follow(NEXT, { mediaType: { format: "raw" } }).headers["accept"]).toBe(
      "application/vnd.github.v3.raw",
    );
  });

  test.each([
    ["https://api.github.com"],
    ["https://api.github.com/"],
    ["https://api.github.com/x?"],
    ["https://api.github.com/x/{owner}/:repo", "https://api.github.com/x/%7Bowner%7D/:repo"],
    ["https://api.github.com/x?a={b}&a[]=1,2;3%2C%7b", "https://api.github.com/x?a=%7Bb%7D&a[]=1,2;3%2C%7b"],
    ["https://api.github.com/a%2Fb/%2e%2ex?after=Y3Vyc29yOnYyOpHOAAE%3D%3D"],
    ["https://api.github.com/ü?q=a b", "https://api.github.com/%C3%BC?q=a%20b"],
    ["https://API.github.com:443/x"],
    ["HTTPS://api.github.com/x"],
    ["https://api.github.com/a//b"],
    ["https://api.github.com/x#top"],
  ])("sends %s as it is", (url, expected = url) => {
    expect(github.follow(url).url).toBe(expected);
  });
});

describe("follow() stays on the origin of baseUrl and on trustedOrigins (C7)", () => {
  test.each([
    "https://evil.example/x",
    "http://api.github.com/x",
    "https://api.github.com:8443/x",
    "https://user:secret@api.github.com/x",
    "https://api.github.com\\@evil.example/x",
    "https:api.github.com/x",
    "ftp://api.github.com/x",
    "https://uploads.github.com/x",
  ])("%s is an UnsafeOriginError that shows nothing of it", (url) => {
    expect(() => github.follow(url)).toThrow(coded("ERR_UNSAFE_ORIGIN", ["url"]));
    expect(() => github.follow(url)).not.toThrow(/secret|evil/);
  });

  test("a trusted origin is allowed", () => {
    const trusting = github.withPolicy({ trustedOrigins: ["https://uploads.github.com"] });
    const { url, headers } = trusting.follow("https://uploads.github.com/x?page=2");
    expect([url, headers["authorization"]]).toStrictEqual(["https://uploads.github.com/x?page=2", "token secret"]);
    // As everywhere, credentials of defaults go to the trusted origins only (D5).
    expect(trusting.follow(NEXT).headers).not.toHaveProperty("authorization");
    expect(() => trusting.follow("https://evil.example/x")).toThrow(coded("ERR_UNSAFE_ORIGIN"));
  });

  test("baseUrl of the defaults decides, and a call cannot change it", () => {
    const own = github.withDefaults({ baseUrl: "https://github.example/api/v3" });
    expect(own.follow("https://github.example/api/v3/x?page=2").url).toBe("https://github.example/api/v3/x?page=2");
    // The origin, not the path, is what must be the same.
    expect(own.follow("https://github.example/x").url).toBe("https://github.example/x");
    expect(() => own.follow(NEXT)).toThrow(coded("ERR_UNSAFE_ORIGIN"));
    const options: EndpointOptions = { baseUrl: "https://evil.example" };
    expect(() => github.follow("https://evil.example/x", options as object)).toThrow(
      coded("ERR_INVALID_OPTION", ["baseUrl"]),
    );
  });

  test("for any url, the origin is that of baseUrl, or it throws", () => {
    const url = fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc
        .tuple(fc.constantFrom("https://api.github.com", "https://api.github.com:443"), fc.string())
        .map((parts) => parts.join("")),
      fc
        .string({ unit: fc.constantFrom(...Array.from("htps:/api.github.com@\\?#{}:8[]% ")) })
        .map((rest) => `https://api.github.com${rest}`),
    );
    check(
      fc.property(url, (given) => {
        let request: RequestOptions;
        try {
          request = github.follow(given);
        } catch (error) {
          expect((error as { code?: unknown }).code).toMatch(/^ERR_UNSAFE_(?:ORIGIN|PATH)$/);
          return;
        }
        const built = new URL(request.url);
        expect([built.origin, built.username, built.password]).toStrictEqual(["https://api.github.com", "", ""]);
        expect(request.url).toMatch(/^[!-[\]-~]+$/);
      }),
    );
  });
});

describe("follow() rejects what it cannot follow", () => {
  test.each(["", "/x", "x", "?page=2", "//api.github.com/x", "../x", undefined, null, 5, {}])(
    "%p is not an absolute url",
    (url) => {
      expect(() => github.follow(url as never)).toThrow(coded("ERR_INVALID_OPTION", ["url"]));
    },
  );

  test("dot segments are refused (C6)", () => {
    for (const path of ["/../x", "/a/./b", "/a/..%2Fb", "/a%5c../b", "/a/%2e%2E/b", "/.."])
      expect(() => github.follow(`https://api.github.com${path}`)).toThrow(coded("ERR_UNSAFE_PATH"));
  });

  test.each(["page", "url", "query"])("the option %s", (name) => {
    expect(() => github.follow(NEXT, { [name]: "x" })).toThrow(coded("ERR_INVALID_OPTION", [name]));
    expect(github.follow(NEXT, { [name]: undefined }).url).toBe(NEXT);
  });

  test.each<[options: unknown, code: string]>([
    [null, "ERR_INVALID_OPTION"],
    [[], "ERR_INVALID_OPTION"],
    [{ headers: { "a b": "1" } }, "ERR_INVALID_HEADER"],
  ])("%p as options", (options, code) => {
    expect(() => github.follow(NEXT, options as object)).toThrow(coded(code));
  });
});

describe("where baseUrl is a path, the page supplies the origin (H7, C14)", () => {
  const page = Endpoint.for({ baseUrl: "/api", headers: { authorization: "token secret" } });

  test("and the url may be a path: it is the whole path", () => {
    expect(page.follow("/api/orders?page=2").url).toBe("/api/orders?page=2");
    expect(page.follow("/other?after=a%3D").url).toBe("/other?after=a%3D");
    expect(page.follow("/api/orders").headers["authorization"]).toBe("token secret");
  });

  test.each([["orders?page=2"], ["?page=2"], ["//evil.example/x"], [""]])("but not %p", (url) => {
    expect(() => page.follow(url)).toThrow(coded("ERR_INVALID_OPTION"));
  });

  test.each([["https://evil.example/api/orders", "ERR_UNSAFE_ORIGIN"]])("and not %s", (url, code) => {
    expect(() => page.follow(url)).toThrow(coded(code));
  });

  describe("and of the page's own origin, what is under the base is followed", () => {
    beforeAll(() => void Object.assign(globalThis, { location: { origin: "https://page.example" } }));
    afterAll(() => void Reflect.deleteProperty(globalThis, "location"));

    test.each(["https://page.example/api", "https://page.example/api?page=2", "HTTPS://Page.example:443/api/orders#a"])(
      "%s",
      (url) => {
        for (const api of [page, page.withPolicy({ trustedOrigins: ["https://other.example"] })])
          expect(api.follow(url)).toMatchObject({ url, headers: { authorization: "token secret" } });
      },
    );

    test.each([
      ["https://page.example/apis", "ERR_UNSAFE_ORIGIN"],
      ["https://page.example/", "ERR_UNSAFE_ORIGIN"],
      ["http://page.example/api/x", "ERR_UNSAFE_ORIGIN"],
      ["https://evil.example/api/x", "ERR_UNSAFE_ORIGIN"],
      ["https://page.example/api/../x", "ERR_UNSAFE_PATH"],
    ])("but not %s", (url, code) => {
      expect(() => page.follow(url)).toThrow(coded(code));
    });

    test("and not where the base is absolute", () => {
      expect(() => github.follow("https://page.example/api")).toThrow(coded("ERR_UNSAFE_ORIGIN"));
    });
  });

  test("no path elsewhere", () => {
    expect(() => github.follow("/orders?page=2")).toThrow(coded("ERR_INVALID_OPTION"));
  });
});
