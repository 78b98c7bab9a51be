import { describe, expect, test } from "@jest/globals";
import { Endpoint, endpoint, EndpointError, UnsafeOriginError } from "../../src/index.js";

type Values = Readonly<Record<string, unknown>>;

const UPLOADS = "https://uploads.github.com";
const trusting = new Endpoint().withPolicy({ trustedOrigins: [UPLOADS, "https://api-eu.example.com:8443"] });

describe("no value changes the authority of baseUrl (C7)", () => {
  const hostile = [
    "@evil.example",
    ".evil.example",
    ":80@evil.example",
    ":8080",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "\t//evil.example",
    "\r\n//evil.example",
    "https:evil.example",
    "?@evil.example",
    "#@evil.example",
    "%2f%2fevil.example",
    "javascript:alert(1)",
    "data:,x",
  ];

  test.each(hostile)("keeps the origin with %j", (x) => {
    for (const url of ["{x}", ":x", "{+x}", "/{+x}", "{/x}", "{.x}", "{;x}", "{?x}", "{#x}", "{x}/b", "{+x}/b"]) {
      for (const baseUrl of ["https://api.example", "https://api.example/", "https://api.example/v3"]) {
        expect(["https://api.example", "refused"]).toContain(originOf(() => endpoint({ url, x, baseUrl })));
      }
    }
  });

  test.each([
    ["{x}", "@evil.example", "https://api.github.com/%40evil.example"],
    ["{x}", ".evil.example", "https://api.github.com/.evil.example"],
    ["{+x}", ".evil.example/a", "https://api.github.com/.evil.example/a"],
    ["{+x}", "@evil.example", "https://api.github.com/@evil.example"],
    ["{x}", "https://evil.example/", "https://api.github.com/https%3A%2F%2Fevil.example%2F"],
    ["{.x}", "evil.example", "https://api.github.com/.evil.example"],
  ])("puts the value into the path: %s with %s", (url, x, expected) => {
    expect(endpoint({ url, x }).url).toBe(expected);
  });
});

describe("values can fill whole labels left of a literal domain (C7)", () => {
  test.each<[string, Values, string]>([
    ["https://{tenant}.example.com", { tenant: "acme" }, "https://acme.example.com"],
    ["https://{tenant}.example.com/a/{x}", { tenant: "a-1", x: "b" }, "https://a-1.example.com/a/b"],
    ["https://{a}.{b}.example.com:8443/x", { a: "eu", b: "ACME" }, "https://eu.ACME.example.com:8443/x"],
    ["https://api.{region}.example.com/", { region: "eu-west-1" }, "https://api.eu-west-1.example.com/"],
    ["https://{tenant}.example.com/{+x}{?y}", { tenant: 7, x: "b/c", y: 1 }, "https://7.example.com/b/c?y=1"],
  ])("expands %s with %j", (url, values, expected) => {
    expect(endpoint({ ...values, url }).url).toBe(expected);
  });

  const labels = [
    "evil.com/",
    "evil.com#",
    "evil.com?",
    "a.b",
    "a@b",
    "a:b",
    "a_b",
    "é",
    "%2e",
    "a b",
    "\\",
    "*",
    "[::1]",
  ];
  test.each([...labels, "evil.com\\", "evil.com%2f", "a\r\n"])(
    "rejects a label with other characters than letters, digits and hyphens: %j",
    (tenant) => {
      for (const url of ["https://{tenant}.example.com/a", "https://{+tenant}.example.com/a"]) {
        const build = (): unknown => endpoint({ url, tenant });
        expect(build).toThrow(UnsafeOriginError);
        expect(build).toThrow(expect.objectContaining({ code: "ERR_UNSAFE_ORIGIN", names: ["tenant"], route: url }));
      }
    },
  );

  test.each(["", null, undefined, []])("rejects %j as a label: it is missing (F1)", (tenant) => {
    const missing = expect.objectContaining({ code: "ERR_MISSING_PARAMETER", names: ["tenant"] });
    for (const url of [
      "https://{tenant}.atlassian.net",
      "https://eu.{+tenant}.atlassian.net/{x}",
      "https://{tenant}/a",
    ]) {
      expect(() => endpoint({ url, tenant, x: 1 })).toThrow(missing);
    }
  });

  test.each(["xn--a", "XN--A", "xn--"])("rejects a label that makes a host no parser accepts: %j", (tenant) => {
    expect(() => endpoint({ url: "https://{tenant}.example.com/a", tenant })).toThrow(UnsafeOriginError);
  });

  test.each([
    "https://{x}.0.0.1/",
    "https://{x}.1",
    "https://127.{x}.1/a",
    "https://{x}.0.0x7f/",
    "https://127.0.0.{x}",
  ])("rejects labels that make an IPv4 address: %s", (url) => {
    for (const x of ["127", "0x7f", "1", "a"]) expect(() => endpoint({ url, x })).toThrow(UnsafeOriginError);
    const local = new Endpoint({ baseUrl: "http://127.0.0.1" }).withPolicy({ trustedOrigins: ["https://127.0.0.1"] });
    expect(local.build({ url: "https://{x}.0.0.1/", x: "127" }).url).toBe("https://127.0.0.1/");
  });
});

describe("if values determine more of the origin, it must be that of baseUrl or trusted (C7)", () => {
  test.each<[string, Values, string]>([
    ["{+url}", { url: `${UPLOADS}/a` }, `${UPLOADS}/a`],
    ["{+url}", { url: UPLOADS }, UPLOADS],
    ["{+url}", { url: "https://api.github.com" }, "https://api.github.com"],
    ["{+url}", { url: "https://api.github.com/repos/a" }, "https://api.github.com/repos/a"],
    ["{+url}", { url: "HTTPS://Uploads.GitHub.com:443/a" }, "HTTPS://Uploads.GitHub.com:443/a"],
    ["{+url}/releases{?page}", { url: `${UPLOADS}/a`, page: 2 }, `${UPLOADS}/a/releases?page=2`],
    ["https://{host}/x", { host: "uploads.github.com" }, `${UPLOADS}/x`],
    ["https://{host}/x", { host: "api.github.com" }, "https://api.github.com/x"],
    ["https://api-{region}.example.com:8443/x", { region: "eu" }, "https://api-eu.example.com:8443/x"],
    ["https://api-eu.example.com:{port}/x", { port: 8443 }, "https://api-eu.example.com:8443/x"],
    ["{+scheme}://api.github.com/x", { scheme: "https" }, "https://api.github.com/x"],
  ])("accepts %s with %j", (template, values, expected) => {
    expect(trusting.route(template).params(values).build().url).toBe(expected);
  });

  test.each<[string, Values]>([
    ["{+url}", { url: "https://evil.example/a" }],
    ["{+url}", { url: "http://uploads.github.com/a" }],
    ["{+url}", { url: `${UPLOADS}:8443/a` }],
    ["{+url}", { url: `${UPLOADS}.evil.example/a` }],
    ["{+url}", { url: "https://uploads.github.com@evil.example/a" }],
    ["{+url}", { url: "https://user:pw@uploads.github.com/a" }],
    ["{+url}", { url: "https://user@api.github.com/a" }],
    ["{+url}", { url: "https://api.github.com.evil.example/a" }],
    ["{+url}", { url: "https://api.github.com\\@evil.example/a" }],
    ["{+url}", { url: "https:\\\\evil.example" }],
    ["{+url}", { url: "https://evil.example" }],
    ["{+url}", { url: "javascript:alert(1)" }],
    ["{+url}", { url: "https:/evil.example" }],
    ["{+url}", { url: "https:api.github.com" }],
    ["{+url}/b", { url: "https://evil.example/a" }],
    ["{+url}evil.example/b", { url: "https://" }],
    ["https://{host}/x", { host: "evil.example" }],
    ["https://{host}/x", { host: "localhost:8080" }],
    ["https://{+host}/x", { host: "uploads.github.com@evil.example" }],
    ["https://{+host}/x", { host: "evil.example/a" }],
    ["https://api-{region}.example.com:8443/x", { region: "us" }],
    ["https://api-{region}.example.com/x", { region: "eu" }],
    ["https://api-eu.example.com:{port}/x", { port: 80 }],
    ["https://api.github.com{x}", { x: ".evil.example" }],
    ["https://api.github.com{x}", { x: "@evil.example" }],
    ["https://api.github.com{+x}/y", { x: ":80@evil.example" }],
    ["https://api.github.com{.x}", { x: "evil.example" }],
    ["{+scheme}://api.github.com/x", { scheme: "http" }],
    ["{+scheme}:alert(1)", { scheme: "javascript" }],
  ])("rejects %s with %j", (template, values) => {
    const build = (): unknown => trusting.route(template).params(values).build();
    expect(build).toThrow(UnsafeOriginError);
    expect(build).toThrow(expect.objectContaining({ code: "ERR_UNSAFE_ORIGIN", names: Object.keys(values) }));
  });

  // Read as a path, such a value makes an empty segment: either error is right.
  test.each(["ftp://api.github.com/a", "ws://api.github.com", "file:///etc/passwd"])(
    "rejects another scheme: %s",
    (url) => {
      const code: unknown = expect.stringMatching(/^ERR_UNSAFE_(?:ORIGIN|PATH)$/);
      const build = (): unknown => trusting.route("{+url}").param("url", url).build();
      expect(build).toThrow(expect.objectContaining({ code, names: ["url"] }));
    },
  );

  test("trusts only baseUrl by default", () => {
    const merged = endpoint.merge({ url: "https://{host}/a", host: "uploads.github.com" });
    expect(() => endpoint.parse(merged)).toThrow(UnsafeOriginError);
    expect(() => new Endpoint().route("{+url}/a").param("url", UPLOADS).build()).toThrow(UnsafeOriginError);
  });
});

function originOf(build: () => { readonly url: string }): string {
  try {
    return new URL(build().url).origin;
  } catch (error) {
    if (error instanceof EndpointError) return "refused";
    throw error;
  }
}

describe("the presence of a value must not change the origin either (C7)", () => {
  test.each<[string, Record<string, unknown>]>([
    ["https://api{?x}.github.com", { x: 1 }],
    ["https://api{?x}.evil.example", {}],
    ["https://api.example.com{/x}{y}", { y: ".evil.example" }],
    ["https://api.example.com{#x}.evil.example/", { x: 1 }],
  ])("rejects %s with %j", (url, values) => {
    expect(() => new Endpoint().build({ ...values, url })).toThrow(
      expect.objectContaining({ code: "ERR_UNSAFE_ORIGIN" }),
    );
  });

  test.each<[string, Record<string, unknown>, string[]]>([
    ["https://{t}.example.com{/path}{.ext}", { t: "a", ext: "evil.net" }, ["ext"]],
    ["https://{t}.example.com{/v}@evil.net/x", { t: "a" }, ["v"]],
    ["https://{t}.example.com{?page}{.sort}", { t: "a", sort: "x" }, ["sort"]],
    ["https://{t}.example.com{/v}:8443", { t: "a" }, ["v"]],
    ["https://{t}.example.com{/v*}{+w}", { t: "a", v: [], w: ".evil.net/x" }, ["w"]],
    ["https://{t}.example.com{#v}{;w,x}", { t: "a", w: 1, x: 2 }, ["w", "x"]],
    ["https://api.example.com{/path}{.ext}", { ext: "evil.net" }, ["ext"]],
    ["https://api.example.com{?page}{.sort}", { sort: "x" }, ["sort"]],
  ])("rejects what would continue the host, if an expression before it vanishes: %s with %j", (url, values, names) => {
    expect(() => new Endpoint().build({ ...values, url })).toThrow(
      expect.objectContaining({ code: "ERR_UNSAFE_ORIGIN", names }),
    );
  });

  test.each<[string, Record<string, unknown>, string]>([
    ["https://{t}.example.com{/path}{.ext}", { t: "a", path: "x", ext: "json" }, "https://a.example.com/x.json"],
    ["https://{t}.example.com{/path}{.ext}", { t: "a" }, "https://a.example.com"],
    ["https://{t}.example.com{?page,sort}", { t: "a", page: 1, sort: "x" }, "https://a.example.com?page=1&sort=x"],
    ["https://{t}.example.com{/v}:8443", { t: "a", v: 1 }, "https://a.example.com/1:8443"],
    ["https://api.example.com{/path}{.ext}", { path: "x", ext: "json" }, "https://api.example.com/x.json"],
  ])("accepts %s with %j", (url, values, expected) => {
    expect(new Endpoint().build({ ...values, url }).url).toBe(expected);
  });

  test("accepts a missing value between the authority and the query", () => {
    expect(new Endpoint().build("https://example.com{/x}{?y}", { y: 1 }).url).toBe("https://example.com?y=1");
  });
});
