// The variables of a vendor's base URL (A2): the constructor and withDefaults() fill them, and no call.
import { describe, expect, test } from "@jest/globals";
import { explain } from "../../src/explain/index.js";
import { Endpoint, type Vendor, type RequestOptions } from "../../src/index.js";
import { defineRoutes } from "../../src/routes/index.js";
import { untyped } from "../untyped.js";

const JIRA: Vendor = {
  name: "jira",
  baseUrl: "https://{tenant}.atlassian.net/rest/{version}",
  variables: { version: 3 },
};
const of = (vendor: Vendor, defaults: object = {}): Endpoint => Endpoint.for(vendor).withDefaults(defaults) as Endpoint;
const invalid = (...names: string[]) => expect.objectContaining({ code: "ERR_INVALID_OPTION", names });

describe("a variable of the base URL", () => {
  const acme = of(JIRA, { tenant: "acme", a: 1 });
  const url = "https://acme.atlassian.net/rest/3/x?a=1";

  test("is filled once, and sent nowhere else", () => {
    expect(acme.build("/x").url).toBe(url);
    expect(acme.build("POST /x")).toMatchObject({ url: "https://acme.atlassian.net/rest/3/x", body: { a: 1 } });
    expect(acme.route("/x").build().url).toBe(url);
    expect(acme.parse(acme.merge("/x")).url).toBe(url);
    expect(acme.DEFAULTS).toMatchObject({ baseUrl: "https://acme.atlassian.net/rest/3", tenant: "acme", version: 3 });
    expect(acme.build("GET https://other.example/x").url).toBe("https://other.example/x?a=1");
    expect(acme.build("/x", {}, { baseUrl: "https://other.example" }).url).toBe("https://other.example/x?a=1");
    expect(explain(acme, "/x").parameters[0]).toMatchObject({
      name: "version",
      place: "dropped",
      reason: "for the baseUrl",
    });
  });

  test("is replaced by later defaults, which leave the origin of the earlier ones", () => {
    const other = acme.withDefaults({ tenant: "other", version: 2, headers: { authorization: "secret" } });
    expect(other.build("/x").url).toBe("https://other.atlassian.net/rest/2/x?a=1");
    expect(other.isTrusted("https://other.atlassian.net")).toBe(true);
    expect(other.isTrusted("https://acme.atlassian.net")).toBe(false);
    expect(other.build("GET https://acme.atlassian.net/x").headers).not.toHaveProperty("authorization");
    expect(other.withPolicy({ arrays: "repeat" }).build("/x").url).toBe("https://other.atlassian.net/rest/2/x?a=1");
  });

  test("also fills the placeholder of its name (C10)", () => {
    expect(acme.build(untyped("/x/{tenant}")).url).toBe("https://acme.atlassian.net/rest/3/x/acme?a=1");
  });

  test.each<[how: string, build: (one: Endpoint) => unknown]>([
    ["build()", (one) => one.build("/x")],
    ["a full url", (one) => one.build("https://other.example/x")],
    ["the base URL of a call", (one) => one.build("/x", {}, { baseUrl: "https://other.example" })],
    ["follow()", (one) => one.follow("https://acme.atlassian.net/rest/3/x")],
    ["a chain", (one) => one.route("/x").build()],
    ["parse()", (one) => one.parse({ url: "/x" })],
    ["a value of the call", (one) => one.build("/x", { tenant: "acme" })],
    ["null in the defaults", (one) => one.withDefaults({ tenant: null }).build("/x")],
  ])("without a value, nothing is built: %s", (_, build) => {
    expect(() => build(of(JIRA))).toThrow(invalid("tenant"));
    expect(() => build(of(JIRA))).toThrow("withDefaults()");
    expect(of(JIRA).DEFAULTS.baseUrl).toBe(JIRA.baseUrl);
  });

  test("a baseUrl of the defaults needs none", () => {
    expect(of(JIRA, { baseUrl: "http://localhost:8080" }).build("/x").url).toBe("http://localhost:8080/x");
  });

  test.each<[how: string, build: (one: Endpoint) => unknown]>([
    ["build()", (one) => one.build("/x", { tenant: "other" })],
    ["null", (one) => one.build("/x", { tenant: null })],
    ["a placeholder", (one) => one.build("/x/{tenant}", { tenant: "other" })],
    ["what equals the default", (one) => one.build("/x", { tenant: "acme" })],
    ["merge() and parse()", (one) => one.parse(one.merge("/x", { tenant: "other" }))],
  ])("is an error in a call: %s", (_, build) => {
    expect(() => build(acme)).toThrow(invalid("tenant"));
  });

  test.each<[how: string, build: (one: Endpoint) => RequestOptions, end: string]>([
    ["three arguments", (one) => one.build("/x", { tenant: "other" }, {}), "/x?tenant=other&a=1"],
    ["a placeholder", (one) => one.build("/x/{tenant}", { tenant: "other" }, {}), "/x/other?a=1"],
    ["a chain", (one) => one.route("/x").param("tenant", "other").build(), "/x?tenant=other&a=1"],
    ["query()", (one) => one.route("/x").query({ tenant: "other" }).build(), "/x?a=1&tenant=other"],
  ])("is a parameter like any other: %s", (_, build, end) => {
    expect(build(acme).url).toBe(`https://acme.atlassian.net/rest/3${end}`);
  });
});

describe("its value", () => {
  const fill = (baseUrl: string, a: unknown) => of({ baseUrl }, { a }).build("/x").url.slice(0, -2);

  test.each<[baseUrl: string, value: unknown, filled: string]>([
    ["https://{a}.shop.example", "one", "https://one.shop.example"],
    ["https://{a}.shop.example", 7, "https://7.shop.example"],
    ["https://{a}/api", "ghes.example:8443", "https://ghes.example:8443/api"],
    ["https://{a}/api", "[::1]:80", "https://[::1]:80/api"],
    ["https://api.{a}", "bücher.example", "https://api.xn--bcher-kva.example"],
    ["https://shop.example/{a}/v1", "a b/c", "https://shop.example/a%20b%2Fc/v1"],
    ["/{a}/api", "one", "/one/api"],
  ])("%s with %j is %s", (baseUrl, value, filled) => {
    expect(fill(baseUrl, value)).toBe(filled);
  });

  test.each(["", ".", "a.b", "a/b", "a\\b", "a?", "a#", "a@b", "a:80", "%2e", "a b", "\t", "-".repeat(64), {}, [1]])(
    "%j is no label of a host (C7)",
    (value) => {
      expect(() => fill("https://{a}.shop.example", value)).toThrow(invalid("a"));
    },
  );

  test.each(["", "a/b", "a\\b", "a?b", "a#b", "a@b", "u:p@b", "a%", "a b"])("%j is no host (C7)", (value) => {
    expect(() => fill("https://{a}/api", value)).toThrow(invalid("a"));
  });

  test.each(["a:b", "a..b:", "[::1", "a:99999"])("%j makes a host that no parser takes (C7)", (value) => {
    expect(() => fill("https://{a}/api", value)).toThrow(expect.objectContaining({ code: "ERR_INVALID_BASE_URL" }));
  });

  test.each(["", ".", "..", "../x", "a\\.."])("%j is no path segment (C6)", (value) => {
    expect(() => fill("https://shop.example/{a}", value)).toThrow(invalid("a"));
  });
});

describe("the base URL of a rule", () => {
  const vendor: Vendor = {
    baseUrl: "https://{host}/api/v3",
    routes: defineRoutes({ "POST /files": { url: "{?name}", baseUrl: "https://{host}/api/uploads" } }),
  };

  test("has the same variables", () => {
    const ghes = of(vendor, { host: "ghes.example", headers: { authorization: "secret" } });
    const request = ghes.build("POST /files", { name: "a" });
    expect(request.url).toBe("https://ghes.example/api/uploads/files?name=a");
    expect(request.headers["authorization"]).toBe("secret");
    expect(ghes.withDefaults({ host: "other.example" }).build("POST /files").url).toBe(
      "https://other.example/api/uploads/files",
    );
    expect(ghes.withDefaults({ baseUrl: "http://localhost" }).build("POST /files").url).toBe("http://localhost/files");
  });

  test("has no others", () => {
    const routes = defineRoutes({ "GET /x": { baseUrl: "https://{region}.a.example" } });
    expect(() => of({ baseUrl: "https://a.example", routes })).toThrow(invalid("vendor.routes"));
    const regional = of({ baseUrl: "https://a.example", variables: { region: "eu" }, routes });
    expect(regional.build("GET /x").url).toBe("https://eu.a.example/x");
    expect(regional.isTrusted("https://eu.a.example")).toBe(true);
  });
});

test.each([
  "https://{+a}.example",
  "https://a.example{/b}",
  "https://a.example/{b,c}",
  "https://{a",
  "https://{}.example",
])("%s is no base URL", (baseUrl) => {
  expect(() => of({ baseUrl })).toThrow(expect.objectContaining({ code: "ERR_INVALID_BASE_URL" }));
});

test("a variable has no name of an option", () => {
  expect(() => of({ baseUrl: "https://a.example/{url}" })).toThrow(invalid("vendor"));
});
