import { describe, expect, test } from "@jest/globals";
import {
  defineVendor,
  Endpoint,
  type FinalizeContext,
  type OfVendor,
  type RequestOptions,
  type Vendor,
} from "../../src/index.js";
import { untyped } from "../untyped.js";
import { functionOf } from "../function-of.js";

const JIRA = defineVendor({ name: "jira", baseUrl: "https://{tenant}.atlassian.net/rest/{version}" });
const GHES = defineVendor({ name: "ghes", baseUrl: "https://{host}/api/v3" });

/** Not typed by the vendor: most calls here are wrong on purpose. */
const jira: Endpoint = Endpoint.for(JIRA) as never;
const ghes: Endpoint = Endpoint.for(GHES) as never;

const thrown = (code: string, fields: object = {}): unknown => expect.objectContaining({ code, ...fields });
const ACME = { tenant: "acme", version: 3 };

describe("variables in the base url of a vendor (A2)", () => {
  test("are filled by calls", () => {
    expect(jira.build("/issue/{id}", { ...ACME, id: "A-1" })).toMatchObject({
      url: "https://acme.atlassian.net/rest/3/issue/A-1",
      headers: { accept: "application/json" },
    });
  });

  const FILLED: [name: string, endpoint: Endpoint, call: object][] = [
    ["defaults", jira.withDefaults(ACME), {}],
    ["defaults and calls", jira.withDefaults({ tenant: "acme" }), { version: 3 }],
    ["defaults in turns", jira.withDefaults({ tenant: "other" }).withDefaults(ACME), {}],
    ["calls that override defaults", jira.withDefaults({ tenant: "other", version: 2 }), ACME],
  ];

  test.each(FILLED)("are filled by %s, and never sent", (_, endpoint, call) => {
    const url = "https://acme.atlassian.net/rest/3/x";
    expect(endpoint.build("/x", { ...call, a: 1 }).url).toBe(`${url}?a=1`);
    expect(endpoint.build("POST /x", { ...call, a: 1 })).toMatchObject({ url, body: { a: 1 } });
    expect(endpoint.build("POST /x", { ...call, data: "a" })).toMatchObject({ url, body: "a" });
    expect(endpoint.build("POST /x", call)).not.toHaveProperty("body");
    expect(endpoint.route("PUT /x").params(call).param("a", 1).build()).toMatchObject({ url, body: { a: 1 } });
    expect(functionOf(endpoint)("/x", call).url).toBe(url);
  });

  test.each(FILLED)("build(x) equals parse(merge(x)): %s (A6)", (_, endpoint, call) => {
    for (const route of ["GET /x", "POST /x", "GET https://other.example/x"]) {
      const merged = endpoint.merge(route, { ...call, a: 1 });
      expect(merged.baseUrl).toBe(JIRA.baseUrl);
      expect(endpoint.parse(merged)).toStrictEqual(endpoint.build(route, { ...call, a: 1 }));
      expect(endpoint.build({ ...merged })).toStrictEqual(endpoint.build(route, { ...call, a: 1 }));
    }
  });

  test("are percent-encoded in the path; only a host may have a port", () => {
    expect(jira.build("/x", { ...ACME, version: "a:b[c]" }).url).toBe("https://acme.atlassian.net/rest/a%3Ab%5Bc%5D/x");
  });

  test("also fill the placeholder of their name (C10)", () => {
    expect(jira.build("/tenants/{tenant}", ACME).url).toBe("https://acme.atlassian.net/rest/3/tenants/acme");
  });

  test("are not sent where baseUrl is overridden, or the url is absolute", () => {
    const call = { ...ACME, a: 1 };
    expect(jira.build("/x", { ...call, baseUrl: "https://b.example" }).url).toBe("https://b.example/x?a=1");
    expect(jira.withDefaults({ baseUrl: "https://b.example" }).build("POST /x", call).body).toStrictEqual({ a: 1 });
    expect(jira.build("https://b.example/x", call).url).toBe("https://b.example/x?a=1");
    expect(jira.route("POST https://b.example/x").params(call).build().body).toStrictEqual({ a: 1 });
  });

  test("are required only where the base url is used", () => {
    expect(jira.build("https://b.example/x").url).toBe("https://b.example/x");
    expect(jira.build("/x", { baseUrl: "https://b.example" }).url).toBe("https://b.example/x");
  });

  const TENANTS: Vendor = { name: "acme", baseUrl: "https://acme.example/{org}", headers: { authorization: "secret" } };
  const HOW: [how: string, build: (api: Endpoint, route: string, values: object) => RequestOptions][] = [
    ["build()", (api, route, values) => api.build(untyped(route), { ...values })],
    ["parse(merge())", (api, route, values) => api.parse(api.merge(untyped(route), { ...values }))],
    ["a copy of merged options", (api, route, values) => api.build({ ...api.merge(untyped(route), { ...values }) })],
  ];

  describe.each(HOW)("do not change which origin a value may choose, by %s (C7)", (_, build) => {
    const api: Endpoint = Endpoint.for(TENANTS);

    test.each([
      ["https://{a}.{b}.acme.example/x", { a: "é", b: "b" }],
      ["https://{a}.acme.example/x", { a: "evil.example:x" }],
      ["{+url2}", { url2: "https://%C3%A9.evil.example/x", org: "o" }],
      ["{+url2}", { url2: "https://evil.example/x", org: "o" }],
    ])("%s with %j", (route, values) => {
      expect(() => build(api, route, values)).toThrow(thrown("ERR_UNSAFE_ORIGIN"));
      expect(() => build(api.withDefaults({ org: "o" }), route, values)).toThrow(thrown("ERR_UNSAFE_ORIGIN"));
    });

    test("that of the base url", () => {
      const request = build(api, "{+url2}", { url2: "https://acme.example/x", org: "o" });
      expect(request).toMatchObject({ url: "https://acme.example/x", headers: { authorization: "secret" } });
    });
  });

  test("missing ones are an error that names them all, with a hint (C5, F1)", () => {
    expect(() => jira.build("/x")).toThrow(thrown("ERR_MISSING_PARAMETER", { names: ["tenant", "version"] }));
    expect(() => jira.withDefaults(ACME).build("/x", { tenant: null })).toThrow(thrown("ERR_MISSING_PARAMETER"));
    expect(() => jira.withDefaults(ACME).withDefaults({ tenant: null }).build("/x")).toThrow(
      thrown("ERR_MISSING_PARAMETER", { names: ["tenant"] }),
    );
    expect(() => jira.build("/x", { tenat: "acme", version: 3 })).toThrow(/did you mean \{tenant\}\?[^]*\^{8}/);
    expect(() => jira.withDefaults({ tenant: "" }).build("/x", { version: 3 })).toThrow(
      thrown("ERR_MISSING_PARAMETER"),
    );
  });

  test.each([
    "a.b",
    "a/b",
    "evil.example/",
    "a@b",
    "a:80",
    "a#",
    "a?",
    "-".repeat(64),
    "ü",
    "xn--a",
    "a\\b",
    "%2e",
    ".",
  ])("a value fills one label: %j is an error (C7)", (tenant) => {
    const error = thrown("ERR_UNSAFE_ORIGIN", { names: ["tenant"] });
    expect(() => jira.build("/x", { ...ACME, tenant })).toThrow(error);
    expect(() => jira.withDefaults({ tenant, version: 3 })).toThrow(error);
    expect(() =>
      jira
        .route("/x")
        .params({ ...ACME, tenant })
        .build(),
    ).toThrow(error);
  });

  test.each(["..", ".", "%2e."])("a value fills one path segment: %j is encoded or an error (C6)", (version) => {
    const build = (): string => jira.build("/x", { ...ACME, version }).url;
    if (version.startsWith("%")) expect(build()).toBe("https://acme.atlassian.net/rest/%252e./x");
    else expect(build).toThrow(thrown("ERR_UNSAFE_PATH", { names: ["version"] }));
    expect(jira.build("/x", { ...ACME, version: "a/b?c#d" }).url).toBe(
      "https://acme.atlassian.net/rest/a%2Fb%3Fc%23d/x",
    );
  });

  test("a value of another kind is an error (C4)", () => {
    expect(() => jira.build("/x", { ...ACME, tenant: {} })).toThrow(thrown("ERR_MISSING_PARAMETER"));
    expect(() => jira.build("/x", { ...ACME, tenant: new Map() })).toThrow(thrown("ERR_INVALID_PARAMETER"));
    expect(() => jira.build("/x", { ...ACME, tenant: ["a", "b"] })).toThrow(thrown("ERR_UNSAFE_ORIGIN"));
  });

  test("vendors with the same routes do not share compiled routes with others", () => {
    expect(new Endpoint().build("POST /shared", ACME).body).toStrictEqual(ACME);
    expect(jira.build("POST /shared", ACME)).not.toHaveProperty("body");
    expect(ghes.withDefaults({ host: "a.example" }).build("POST /shared", ACME).body).toStrictEqual(ACME);
  });
});

describe("a whole host (A2)", () => {
  test.each([
    ["ghe.example.com", "https://ghe.example.com/api/v3/x"],
    ["localhost", "https://localhost/api/v3/x"],
    ["ghe.example.com:8443", "https://ghe.example.com:8443/api/v3/x"],
    ["[::1]:8443", "https://[::1]:8443/api/v3/x"],
    ["127.0.0.1", "https://127.0.0.1/api/v3/x"],
  ])("is filled by defaults: %s", (host, url) => {
    const endpoint = ghes.withDefaults({ host });
    expect(endpoint.build("/x").url).toBe(url);
    expect(endpoint.parse(endpoint.merge("/x")).url).toBe(url);
    expect(endpoint.withDefaults({ a: 1 }).build("/x").url).toBe(`${url}?a=1`);
    expect(endpoint.build(endpoint.merge("/x")).url).toBe(url);
    expect(endpoint.build("{+u}", { u: url }).url).toBe(url);
  });

  test.each(["a/b", "a@b", "user:secret@b", "a?b", "a#b", "a b", "a:b", "a\\b", "a%", "", "a..b/"])(
    "is nothing but a host: %j is an error",
    (host) => {
      const error = expect.objectContaining({
        code: expect.stringMatching(/^ERR_(?:INVALID_BASE_URL|UNSAFE_ORIGIN|MISSING_PARAMETER)$/),
      });
      expect(() => ghes.withDefaults({ host }).build("/x")).toThrow(error);
    },
  );

  test("is never filled by a call", () => {
    const error = thrown("ERR_UNSAFE_ORIGIN", { names: ["host"] });
    expect(() => ghes.build("/x", { host: "evil.example" })).toThrow(error);
    expect(() => ghes.route("/x").param("host", "evil.example").build()).toThrow(error);
    expect(() => ghes.withDefaults({ host: "a.example" }).build("/x", { host: "evil.example" })).toThrow(error);
    expect(() => ghes.parse({ ...ghes.merge("/x"), host: "evil.example" })).toThrow(error);
    expect(() =>
      ghes.withPolicy({ trustedOrigins: ["https://evil.example"] }).build("/x", { host: "evil.example" }),
    ).toThrow(error);
  });

  test("may precede path segments that calls fill", () => {
    const server: Endpoint = Endpoint.for({ name: "tfs", baseUrl: "https://{host}/{collection}" }) as never;
    const own = server.withDefaults({ host: "tfs.example" });
    expect(own.build("/x", { collection: "a" }).url).toBe("https://tfs.example/a/x");
    expect(() => server.build("/x", { host: "x", collection: "a" })).toThrow(thrown("ERR_UNSAFE_ORIGIN"));
    expect(() => server.build("/x", { host: "-", collection: "a" })).toThrow(thrown("ERR_UNSAFE_ORIGIN"));
  });
});

describe("the template itself", () => {
  test.each([
    "https://{tenant",
    "https://{+tenant}/x",
    "https://{a,b}/x",
    "https://{a:3}.example",
    "https://{a*}.example",
    "https://{t}.example.com/x?{q}",
    "https://{t}.example.com/{?q}",
    "https://{t}.example.com/{#q}",
    "https://{t}.example.com/../x",
    "ftp://{t}.example.com",
    "{base}/x",
    "//{base}",
    "https://{t}@example.com",
    "https://{url}.example.com",
    "https://{headers}.example.com",
    "https://{t}.example.com/:v",
    "https://a.example/$" + "{v}",
  ])("%s is an error when the vendor is defined", (baseUrl) => {
    const error = expect.objectContaining({
      code: expect.stringMatching(/^ERR_INVALID_(?:BASE_URL|TEMPLATE|OPTION)$/),
    });
    expect(() => defineVendor({ name: "acme", baseUrl })).toThrow(error);
    expect(() => Endpoint.for({ name: "acme", baseUrl: untyped(baseUrl) })).toThrow(error);
  });

  test("only that of the vendor is one", () => {
    const error = thrown("ERR_INVALID_BASE_URL");
    expect(() => new Endpoint({ baseUrl: JIRA.baseUrl })).toThrow(error);
    expect(() => jira.withDefaults({ baseUrl: GHES.baseUrl })).toThrow(error);
    expect(() => jira.build("/x", { baseUrl: "https://{t}.example.com", t: "a" })).toThrow(error);
    expect(() => jira.route("/x").baseUrl("https://{t}.example.com")).toThrow(error);
    expect(jira.withDefaults({ ...ACME, baseUrl: JIRA.baseUrl }).build("/x").url).toContain("https://acme.");
    expect(jira.route("/x").baseUrl(JIRA.baseUrl).params(ACME).build().url).toContain("https://acme.");
  });
});

describe("the origin of an expanded base url", () => {
  class Hooked extends Endpoint<OfVendor<typeof JIRA>> {
    static override readonly vendor = JIRA;
    protected override finalize(request: RequestOptions, { isTrusted }: FinalizeContext): RequestOptions {
      return { ...request, headers: { trusted: String(isTrusted) } };
    }
  }
  const trust = (request: RequestOptions): string | undefined => request.headers["trusted"];

  test("is trusted for every value of its variables, whoever sets them (A7, C7, D5 new)", () => {
    expect(trust(new Hooked().build("/x", ACME))).toBe("true");
    expect(trust(new Hooked().withDefaults(ACME).build("/x"))).toBe("true");
    expect(trust(new Hooked().withDefaults(ACME).build("https://acme.atlassian.net/y"))).toBe("true");
    expect(trust(new Hooked().withDefaults(ACME).build("https://other.atlassian.net/y"))).toBe("true");
    expect(trust(new Hooked().build("https://acme.atlassian.net/y", ACME))).toBe("true");
    expect(trust(new Hooked().build(untyped("https://acme.atlassian.net/y"), {} as never))).toBe("true");
    expect(trust(new Hooked().build("https://atlassian.net/y", ACME))).toBe("false");
    expect(trust(new Hooked().build("https://a.b.atlassian.net/y", ACME))).toBe("false");
    expect(trust(new Hooked().build("/x", { ...ACME, baseUrl: "https://b.example" }))).toBe("false");
  });

  test("is that of links that are followed (H7)", () => {
    const next = "https://acme.atlassian.net/rest/3/x?page=2";
    expect(jira.withDefaults(ACME).follow(next).url).toBe(next);
    expect(() => jira.withDefaults(ACME).follow("https://evil.example/")).toThrow(thrown("ERR_UNSAFE_ORIGIN"));
    expect(() => jira.follow(next)).toThrow(thrown("ERR_MISSING_PARAMETER"));
    expect(ghes.withDefaults({ host: "a.example" }).follow("https://a.example/x").url).toBe("https://a.example/x");
  });
});
