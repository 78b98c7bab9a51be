// C7, C14: which base URLs there are, what their error says, and where the requests go. The codes are in the table of calls.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import * as adapters from "../../src/adapters/index.js";
import { Endpoint, endpoint, type EndpointError, segments, type RequestOptions } from "../../src/index.js";
import { readBaseUrl } from "../../src/kernel/url.js";
import { defineRoutes } from "../../src/routes/index.js";
import { check } from "../properties/check.js";
import { thrownBy } from "../thrown-by.js";
import { coded } from "../coded.js";

const ACME = { name: "acme", baseUrl: "https://acme.example" };

/** Each way to set a base URL. */
const WAYS: [name: string, url: (baseUrl: string) => string][] = [
  ["the constructor", (baseUrl) => new Endpoint({ baseUrl }).build("/x").url],
  ["withDefaults()", (baseUrl) => new Endpoint().withDefaults({ baseUrl }).build("/x").url],
  ["a call", (baseUrl) => endpoint("/x", { baseUrl }).url],
  ["parse(merge())", (baseUrl) => endpoint.parse({ ...endpoint.merge("/x"), baseUrl }).url],
  ["a chain", (baseUrl) => new Endpoint().route("/x").baseUrl(baseUrl).build().url],
  [
    "a rule",
    (baseUrl) => Endpoint.for({ ...ACME, routes: defineRoutes({ "GET /x": { baseUrl } }) }).build("GET /x").url,
  ],
];

test.each(WAYS)("%s takes an http(s) URL or a path, and names what is wrong", (way, url) => {
  expect(url("HTTPS://api.BÜCHER.example:8443/v1//")).toBe("HTTPS://api.xn--bcher-kva.example:8443/v1/x");
  expect(url("/a%20b/:c/@d/")).toBe("/a%20b/:c/@d/x");
  expect(url("/")).toBe("/x");
  const error = thrownBy(() => url("https://s3cret@a.example")) as EndpointError;
  expect(error).toMatchObject({ code: "ERR_INVALID_BASE_URL", message: expect.stringContaining("baseUrl") });
  expect(error.message).not.toContain("s3cret");
  const name = way === "a rule" ? "routes.GET /x.baseUrl" : "baseUrl";
  expect(error).toMatchObject({ issues: [{ name, reason: "userinfo" }] });
});

test.each<[reason: string, ...baseUrls: unknown[]]>([
  ["baseUrl", "", 5, null, new URL("https://a.example"), "a.example", "ws://a.example", "https:/a"],
  ["baseUrl", "//evil.example", "//", "./api", "/\\evil.example", "/\t/evil.example", "/a b", "/{x}"],
  ["baseUrl", " https://a.example", "https://a.example\n", "https://a.example/é", 'https://a.example/"'],
  ["baseUrl", "https://{a}.example", "https://a.example/..", "/%2e%2E", "/api/./x"],
  ["userinfo", "https://a@b.example", "https://a:b@c.example/d"],
  ["noQuery", "https://a.example?b=1", "https://a.example/#b", "/api?x=1", "/api#x"],
  ["host", "https://", "https:///a", "https://a.example:", "https://a.example:99999", "https://xn--a.example"],
  ["host", "https://%61.example", "https://a\uff0eexample", "https://\uff41.example", "https://\u{e000}.example"],
  ["host", "https://a%2eb"],
])("reason %s: %j", (reason, ...baseUrls) => {
  for (const baseUrl of baseUrls)
    expect(thrownBy(() => new Endpoint({ baseUrl: baseUrl as string }))).toMatchObject({
      code: "ERR_INVALID_BASE_URL",
      issues: [{ name: "baseUrl", reason }],
    });
});

// The platform's parser strips these from the end of a label that is parsed alone, and removes tabs.
test.each([
  "https://a.ex\u00e4mple\0",
  "https://a.ex\u00e4mple\0/",
  "https://\u00e4\t.example",
  "https://\u00e4\u001f.example",
])("%j is no host with letters beyond ASCII", (baseUrl) => {
  expect(thrownBy(() => new Endpoint({ baseUrl }))).toMatchObject({ code: "ERR_INVALID_BASE_URL" });
  expect(thrownBy(() => new Endpoint().build(`GET ${baseUrl}` as string))).toMatchObject({
    code: expect.stringMatching(/TEMPLATE|ROUTE/),
  });
  expect(new Endpoint({ baseUrl: "https://a.xn--exmple-cua" }).isTrusted(baseUrl)).toBe(false);
  expect(() => new Endpoint().withPolicy({ trustedOrigins: [baseUrl] })).toThrow();
});

test("base URLs that are kept are few and short (T2)", () => {
  const [one, other] = ["https://a.example/kept", "https://b.example/kept"];
  const kept = readBaseUrl(one);
  readBaseUrl(other);
  expect(readBaseUrl(one)).toBe(kept);
  const long = `${one}/${"x".repeat(9_999)}`;
  expect(readBaseUrl(long)).not.toBe(readBaseUrl(long));
  for (let index = 0; index < 9_999; index += 1) readBaseUrl(`${one}/${index}`);
  expect(readBaseUrl(one)).not.toBe(kept);
});

test.each([
  ...[" https://a.example/x", "to:https://a.example/x", "https://a@b/x", "https://a:b@c.example"],
  ...["https://a.example/b\\c", "https://a.example/b c", "https://a.example/\u00e9", "https://a.example:99999/x"],
  ...["/a b", "/a\\b", "//a.example", "/\u00e9"],
])("no adapter sends %j, which is no url for all clients (C7)", (url) => {
  const error = thrownBy(() => adapters.toFetch({ method: "get", url, headers: {} }));
  expect(error).toMatchObject({ code: "ERR_INVALID_REQUEST", names: ["url"] });
});

test("any text is a base URL that adapters send, or an error of one line without it", () => {
  const part = fc.oneof(
    fc.constantFrom(
      ..."https:// // : / . .. @ ? # % %2e \\ {a} [::1] a.example xn--a ü ． 8443 99999 \n \0".split(" "),
    ),
    fc.string({ unit: "grapheme", maxLength: 4 }),
  );
  const text = fc
    .tuple(fc.constantFrom("", "/", "https://a.example"), fc.array(part, { maxLength: 6 }))
    .map(([start, parts]) => start + parts.join(""));
  check(
    fc.property(text, fc.constantFrom(...WAYS), (baseUrl, [way, url]) => {
      // That of a rule may have the variables of its vendor (A2).
      fc.pre(way !== "a rule" || !/[{}]/.test(baseUrl));
      let built: string;
      try {
        built = url(baseUrl);
      } catch (error) {
        expect(error).toMatchObject({ code: "ERR_INVALID_BASE_URL", message: expect.not.stringContaining("\n") });
        return;
      }
      expect(adapters.toFetch({ method: "get", url: built, headers: {} })[0]).toBe(built);
      const [given, sent] = [baseUrl, built].map((one) => new URL(one, "https://page.example/folder/"));
      expect([sent!.origin, sent!.pathname]).toStrictEqual([given!.origin, `${given!.pathname.replace(/\/+$/, "")}/x`]);
    }),
  );
});

describe("a path as base URL: the page supplies the origin (C14)", () => {
  test("of any template and values, the url belongs to the page, or there is an error", () => {
    const part = fc.constantFrom(..."/ {x} {+x} {/x} {/x*} {y} {;y} {.y} a . {?x} @ \\".split(" "));
    const value = fc.oneof(
      fc.constantFrom("", "/", "//evil.example", "/\\evil.example", "\\", "\t/evil.example", "@", ":", ".", ".."),
      fc.string({ unit: "grapheme", maxLength: 4 }),
      fc.string().map((text) => segments(text, { empty: true })),
      fc.constant(undefined),
    );
    const template = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(""));
    check(
      fc.property(template, value, value, fc.constantFrom("/", "/api"), (url, x, y, baseUrl) => {
        let built: string;
        try {
          built = new Endpoint({ baseUrl }).builder().url(url).params({ x, y }).build().url;
        } catch (error) {
          expect(error).toMatchObject({ code: expect.stringMatching(/^ERR_/) });
          return;
        }
        // As a browser reads it.
        const { origin, pathname } = new URL(built, "https://page.example/folder/");
        expect(origin).toBe("https://page.example");
        expect(pathname.startsWith(baseUrl)).toBe(true);
      }),
    );
  });

  test("no origin of another url is that of the page, also where it is none (A7)", () => {
    const page = Endpoint.for({ ...ACME, baseUrl: "/api" });
    for (const url of ["https://a.example/x", "https://a.example:99999/x", "https://%61.example/x", "https://"])
      expect(page.isTrusted(url)).toBe(false);
  });

  test("it is trusted, and a full url is another origin (D5, A7)", () => {
    const seen: boolean[] = [];
    class Shop extends Endpoint {
      static override readonly vendor = { ...ACME, baseUrl: "/api" };
      protected override finalize(request: RequestOptions, { isTrusted }: { isTrusted: boolean }): RequestOptions {
        seen.push(isTrusted);
        return request;
      }
    }
    const shop = new Shop({ headers: { authorization: "Bearer secret" } });
    expect(shop.build("/x").headers).toHaveProperty("authorization");
    expect(shop.build("https://evil.example/x").headers).not.toHaveProperty("authorization");
    expect(() => shop.follow("https://evil.example/x")).toThrow(coded("ERR_UNSAFE_ORIGIN"));
    expect(seen).toEqual([true, false]);
  });

  describe("in a call of an endpoint whose own base is absolute, it is another origin", () => {
    const headers = { authorization: "Bearer secret", "x-key": "k", "x-a": "1" };
    const acme = Endpoint.for({ ...ACME, credentials: ["x-key"] }).withDefaults({ headers });
    const given = JSON.parse('{"baseUrl":"/x"}') as { baseUrl: string };
    const FACES: [face: string, build: (options: object) => RequestOptions][] = [
      ["build", (options) => acme.build("GET /users", {}, { ...given, ...options })],
      ["merge and parse", (options) => acme.parse(acme.merge("GET /users", {}, { ...given, ...options }))],
      [
        "GitHub's class",
        (options) => new Endpoint({ headers }).build("GET {+p}", { p: "/users" }, { ...given, ...options }),
      ],
    ];

    test("in each face", () => {
      for (const [, build] of FACES) {
        const request = build({});
        expect(request).toMatchObject({ url: "/x/users", headers: { "x-a": "1" } });
        expect(request.headers).not.toHaveProperty("authorization");
        const own = { authorization: "Bearer mine" };
        expect(build({ headers: own }).headers).toMatchObject(own);
      }
    });

    test("isTrusted() and finalize() say so", () => {
      expect(acme.isTrusted("/users")).toBe(false);
      expect(acme.withDefaults({ baseUrl: "/api" }).isTrusted("/users")).toBe(true);
    });
  });

  test.each([
    "/\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/a\\b",
    "/\0",
    "https://acme.example\\@evil.example",
  ])("no url of two readings is trusted or followed: %j", (url) => {
    for (const api of [Endpoint.for({ ...ACME, baseUrl: "/api" }), Endpoint.for(ACME)]) {
      expect(api.isTrusted(url)).toBe(false);
      expect(() => api.follow(url)).toThrow(expect.objectContaining({ code: expect.stringMatching(/OPTION|ORIGIN/) }));
    }
  });

  const request = new Endpoint({ baseUrl: "/api" }).build("GET /users", { page: 2 });

  test("adapters of clients in pages pass it on", () => {
    const urls = [adapters.toFetch(request)[0], adapters.toAxios(request).url, adapters.toAngular(request)[1]];
    expect(urls).toStrictEqual(urls.map(() => "/api/users?page=2"));
  });

  test.each(["toGot", "toUndici", "toNodeHttp", "toCurl", "toRequest"] as const)("%s has no page", (name) => {
    expect(thrownBy(() => (adapters[name] as (request: RequestOptions) => unknown)(request))).toMatchObject({
      code: "ERR_INVALID_REQUEST",
      names: ["url"],
      message: expect.stringContaining("is a path, which only a page can send; set an absolute baseUrl"),
    });
  });
});
