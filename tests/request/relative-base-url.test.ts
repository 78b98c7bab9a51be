// C14: a base URL that is a path. The page that sends the request supplies the origin.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import * as adapters from "../../src/adapters/index.js";
import { explain } from "../../src/explain/index.js";
import { Endpoint, endpoint, segments, type RequestOptions } from "../../src/index.js";
import { Endpoint as Mini, toFetch as toMiniFetch } from "../../src/mini/index.js";
import { defineRoutes } from "../../src/routes/index.js";
import { check } from "../properties/check.js";
import { thrownBy } from "../thrown-by.js";

const ACME = { name: "acme", baseUrl: "https://acme.example" };

describe("each way to set it (C14)", () => {
  test.each<[name: string, url: (baseUrl: string) => string]>([
    ["the constructor", (baseUrl) => new Endpoint({ baseUrl }).build("/x").url],
    ["withDefaults()", (baseUrl) => new Endpoint().withDefaults({ baseUrl }).build("/x").url],
    ["a call", (baseUrl) => endpoint("/x", { baseUrl }).url],
    ["parse(merge())", (baseUrl) => endpoint.parse(endpoint.merge("/x", { baseUrl })).url],
    ["a chain", (baseUrl) => new Endpoint().route("/x").baseUrl(baseUrl).build().url],
    ["a vendor", (baseUrl) => Endpoint.for({ ...ACME, baseUrl }).build("/x").url],
    [
      "a rule",
      (baseUrl) => Endpoint.for({ ...ACME, routes: defineRoutes({ "GET /x": { baseUrl } }) }).build("GET /x").url,
    ],
    ["mini", (baseUrl) => new Mini({ baseUrl }).build("/x").url],
  ])("%s", (_, url) => {
    expect(url("/api")).toBe("/api/x");
    expect(url("/api/v2/")).toBe("/api/v2/x");
    expect(url("/")).toBe("/x");
    expect(url("/a%20b/:c/@d")).toBe("/a%20b/:c/@d/x");
  });

  test("queries, bodies, and a route without a slash are as with an origin", () => {
    const api = new Endpoint({ baseUrl: "/api", headers: { "user-agent": null } });
    expect(api.build("GET users/{id}{?page}", { id: "a/b", page: 2, q: "x y" }).url).toBe(
      "/api/users/a%2Fb?page=2&q=x%20y",
    );
    expect(api.build("POST /users", { name: "Mona" })).toMatchObject({ url: "/api/users", body: { name: "Mona" } });
    expect(api.DEFAULTS.baseUrl).toBe("/api");
  });

  test("a vendor's variables in it (A2)", () => {
    const api = Endpoint.for({ name: "acme", baseUrl: "/{tenant}/api" });
    expect(api.build("/x", { tenant: "a b" }).url).toBe("/a%20b/api/x");
    expect(api.withDefaults({ tenant: "t" }).build("/x").url).toBe("/t/api/x");
    for (const tenant of ["", ".", ".."]) expect(() => api.build("/x", { tenant })).toThrow();
  });
});

describe("what is no such path", () => {
  test.each<[baseUrl: string, reason: string]>([
    ["//evil.example", "scheme"],
    ["//", "scheme"],
    ["api", "scheme"],
    ["./api", "scheme"],
    ["/\\evil.example", "backslash"],
    ["/api?x=1", "query"],
    ["/api#x", "fragment"],
    ["/api/../x", "dots"],
    ["/%2e%2E", "dots"],
    ["/api/ü", "encode"],
    ["/a b", "blank"],
    ["/\t/evil.example", "blank"],
    ["/{x}", "variable"],
  ])("%s", (baseUrl, reason) => {
    expect(thrownBy(() => new Endpoint({ baseUrl }))).toMatchObject({ code: "ERR_INVALID_BASE_URL", reason });
    expect(thrownBy(() => new Mini({ baseUrl }))).toMatchObject({ code: "ERR_INVALID_BASE_URL" });
  });
});

describe("nothing names another host (C6, C7)", () => {
  const api = new Endpoint({ baseUrl: "/" });

  test.each<[name: string, build: () => RequestOptions]>([
    ["empty parts that are allowed", () => api.build("/{+x}", { x: segments("/evil.example", { empty: true }) })],
    ["the same in {/x}", () => api.build("{/x}", { x: segments("/evil.example", { empty: true }) })],
    ["in mini", () => new Mini({ baseUrl: "/" }).build("/{x}", { x: segments("/evil.example", { empty: true }) })],
    ["a reserved value", () => api.build("/{+x}", { x: "/evil.example" })],
    ["a whole url", () => api.build("{+x}", { x: "//evil.example" })],
    ["a variable of the base", () => Endpoint.for({ ...ACME, baseUrl: "/{a}" }).build("/x", { a: "/evil.example" })],
  ])("%s", (name, build) => {
    if (name.startsWith("a variable")) expect(build().url).toBe("/%2Fevil.example/x");
    else expect(thrownBy(build)).toMatchObject({ code: "ERR_UNSAFE_PATH" });
  });

  test("behind a longer base, allowed empty parts stay (C13)", () => {
    const x = segments("/a", { empty: true });
    expect(new Endpoint({ baseUrl: "/files" }).build("/{+x}", { x }).url).toBe("/files//a");
  });

  test("of any template and values, the url belongs to the page, or there is an error", () => {
    const part = fc.constantFrom(
      "/",
      "{x}",
      "{+x}",
      "{/x}",
      "{/x*}",
      "{y}",
      "{;y}",
      "{.y}",
      "a",
      ".",
      "{?x}",
      "@",
      "\\",
    );
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
          built = new Endpoint({ baseUrl }).build({ url, x, y } as object).url;
        } catch (error) {
          expect(error).toMatchObject({ code: expect.stringMatching(/^ERR_/) });
          return;
        }
        // As a browser reads it, in a page of this origin.
        const { origin, pathname } = new URL(built, "https://page.example/folder/");
        expect(origin).toBe("https://page.example");
        expect(pathname.startsWith(baseUrl)).toBe(true);
      }),
    );
  });
});

describe("credentials (D5)", () => {
  const headers = { authorization: "Bearer secret" };

  test("relative urls are trusted; a full url in a route is another origin", () => {
    for (const api of [
      Endpoint.for({ ...ACME, baseUrl: "/api" }).withDefaults({ headers }),
      Endpoint.for(ACME).withDefaults({ baseUrl: "/api", headers }),
      Endpoint.for({ ...ACME, baseUrl: "/api" })
        .withDefaults({ headers })
        .withPolicy({ trustedOrigins: [] }),
    ]) {
      expect(api.isTrusted("/api/x")).toBe(true);
      expect(api.build("/x").headers).toMatchObject(headers);
      expect(api.isTrusted("https://evil.example/x")).toBe(false);
      expect(api.build("https://evil.example/x").headers).not.toHaveProperty("authorization");
      expect(() => api.follow("https://evil.example/x")).toThrow(
        expect.objectContaining({ code: "ERR_UNSAFE_ORIGIN" }),
      );
    }
  });

  test.each(["//evil.example/x", "x", "", 5])("%j is neither a url nor a path", (url) => {
    const api = new Endpoint({ baseUrl: "/api" });
    expect(() => api.isTrusted(url as string)).toThrow(expect.objectContaining({ code: "ERR_INVALID_OPTION" }));
  });

  test("finalize() signs them (A7)", () => {
    const seen: boolean[] = [];
    class Shop extends Endpoint {
      static override readonly vendor = { ...ACME, baseUrl: "/api" };
      protected override finalize(request: RequestOptions, { isTrusted }: { isTrusted: boolean }): RequestOptions {
        seen.push(isTrusted);
        return request;
      }
    }
    new Shop().build("/x");
    new Shop().build("https://evil.example/x");
    expect(seen).toEqual([true, false]);
  });

  test("explain() warns of credentials for another base, and not of those of the page", () => {
    const own = explain(new Endpoint({ baseUrl: "/api", headers }), "/x");
    expect(own.warnings).toEqual([]);
    const [warning] = explain(new Endpoint({ headers }).withDefaults({ baseUrl: "/api" }), "/x").warnings;
    expect(warning).toMatchObject({
      code: "credential-leaves-origin",
      message: expect.stringContaining("was set for https://api.github.com but is sent to the origin of the page"),
    });
  });
});

test("the credentials of the defaults go along, also where a value is the path (C14, D5)", () => {
  const page = Endpoint.for({ baseUrl: "/api", headers: { authorization: "token secret" } });
  expect(page.build("GET {+path}", { path: "/x" }).headers["authorization"]).toBe("token secret");
  expect(page.build("GET /{x}", { x: 1 }).headers["authorization"]).toBe("token secret");
});

describe("adapters (C14)", () => {
  const request = new Endpoint({ baseUrl: "/api" }).build("GET /users", { page: 2 });

  test("those of clients in pages pass it on", () => {
    expect(adapters.toFetch(request)[0]).toBe("/api/users?page=2");
    expect(toMiniFetch(request)[0]).toBe("/api/users?page=2");
    expect(adapters.toAxios(request).url).toBe("/api/users?page=2");
    expect(adapters.toAngular(request)[1]).toBe("/api/users?page=2");
    expect(adapters.toQueryKey(request).slice(0, 2)).toEqual(["GET", "/api/users"]);
    expect(adapters.redact(request).url).toBe("/api/users?page=2");
  });

  test.each(["toGot", "toUndici", "toNodeHttp", "toCurl", "toRequest"] as const)(
    "%s names the cure: there is no page",
    (name) => {
      const error = thrownBy(() => (adapters[name] as (request: RequestOptions) => unknown)(request));
      expect(error).toMatchObject({ code: "ERR_INVALID_REQUEST", path: "url" });
      expect((error as Error).message).toContain("is a path, which only a page can send; set an absolute baseUrl");
    },
  );

  test.each(["//evil.example/", "/\\evil.example", "/a b", "/ü", "x", ""])("%j is refused by all", (url) => {
    for (const adapt of [adapters.toFetch, adapters.toAxios, adapters.toAngular, adapters.toQueryKey, adapters.redact])
      expect(thrownBy(() => adapt({ ...request, url }))).toMatchObject({ code: "ERR_INVALID_REQUEST", path: "url" });
  });

  test("fetch of Node refuses a path, and a test sends it to its own server", async () => {
    await expect(fetch(...adapters.toFetch(request))).rejects.toThrow(/Failed to parse URL/);
    const server = createServer((incoming, response) => response.end(incoming.url)).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const [url, init] = adapters.toFetch(request);
      expect(await (await fetch(new URL(url, origin), init)).text()).toBe("/api/users?page=2");
    } finally {
      server.close();
    }
  });
});
