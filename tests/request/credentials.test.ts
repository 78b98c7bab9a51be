import { describe, expect, test } from "@jest/globals";
import { Endpoint, type RequestParameters } from "../../src/index.js";

const SECRETS = { authorization: "token secret", cookie: "a=secret", "proxy-authorization": "Basic secret" };
const NAMES = Object.keys(SECRETS);
const UPLOADS = "https://uploads.github.com/x";
const EVIL = "https://evil.example/x";

/** Builds by every way that there is; all of them must agree. */
function headersOf(endpoint: Endpoint, route: string, options: RequestParameters = {}): Record<string, string> {
  const { headers } = endpoint.build(route, options);
  expect(endpoint.parse(endpoint.merge(route, options)).headers).toStrictEqual(headers);
  expect(endpoint.toFunction()(route, options).headers).toStrictEqual(headers);
  expect(endpoint.route(route).headers(options.headers).build().headers).toStrictEqual(headers);
  return headers;
}

describe("specification, Authentication 1 to 3: credentials are passed on unchanged, and none are added", () => {
  test.each(["token secret", "Bearer a.b-c", " odd\tspacing ", ""])("%p", (authorization) => {
    const headers = { authorization };
    expect(new Endpoint({ headers }).build("/x").headers).toMatchObject(headers);
    expect(new Endpoint().build("/x", { headers }).headers).toMatchObject(headers);
    expect(new Endpoint({ headers }).build(EVIL).headers).toMatchObject(headers);
  });

  test("without any there are none", () => {
    for (const name of NAMES) expect(new Endpoint().build("/x").headers).not.toHaveProperty(name);
  });
});

describe("decision D5: trustedOrigins limits where credentials of the defaults go", () => {
  const trusting = new Endpoint({ headers: { ...SECRETS, "x-team": "a" } }).withPolicy({
    trustedOrigins: ["https://api.github.com", "https://uploads.github.com"],
  });

  test.each(["/x", "https://api.github.com/x", "HTTPS://API.GitHub.com:443/x", UPLOADS])("to %s they go", (route) => {
    expect(headersOf(trusting, route)).toMatchObject({ ...SECRETS, "x-team": "a" });
  });

  test.each([
    EVIL,
    "http://api.github.com/x",
    "https://api.github.com:8443/x",
    "https://api.github.com.evil.example/x",
    "https://evil.example/api.github.com",
  ])("to %s they do not, and all else does", (route) => {
    const headers = headersOf(trusting, route);
    for (const name of NAMES) expect(headers).not.toHaveProperty(name);
    expect(headers).toHaveProperty("x-team", "a");
    expect(headers).toHaveProperty("accept");
  });

  test("a baseUrl of the call does not take them along", () => {
    const headers = trusting.build("/x", { baseUrl: "https://evil.example" }).headers;
    for (const name of NAMES) expect(headers).not.toHaveProperty(name);
  });

  test("the origin of baseUrl is none of them unless the list says so", () => {
    const strict = trusting.withPolicy({ trustedOrigins: ["https://uploads.github.com"] });
    expect(headersOf(strict, "/x")).not.toHaveProperty("authorization");
    expect(headersOf(strict, UPLOADS)).toHaveProperty("authorization");
    expect(headersOf(trusting.withPolicy({ trustedOrigins: [] }), "/x")).not.toHaveProperty("authorization");
  });

  test.each(NAMES)("a header in the call always goes: %s", (name) => {
    const other = { [name.toUpperCase()]: "mine" };
    expect(headersOf(trusting, EVIL, { headers: other })).toHaveProperty([name], "mine");
    for (const rest of NAMES.filter((one) => one !== name)) {
      expect(headersOf(trusting, EVIL, { headers: other })).not.toHaveProperty([rest]);
    }
  });

  test("… also with the very value of the default", () => {
    expect(headersOf(trusting, EVIL, { headers: SECRETS })).toMatchObject(SECRETS);
    expect(trusting.route(EVIL).header("Authorization", "token secret").build().headers).toHaveProperty(
      "authorization",
      "token secret",
    );
  });

  test("undefined and null in the call give none", () => {
    expect(headersOf(trusting, EVIL, { headers: { authorization: undefined } })).not.toHaveProperty("authorization");
    expect(headersOf(trusting, EVIL, { headers: { authorization: null } })).not.toHaveProperty("authorization");
    expect(headersOf(trusting, "/x", { headers: { authorization: null } })).not.toHaveProperty("authorization");
  });

  test("a default is a default in any case of its name", () => {
    const upper = new Endpoint({ headers: { Authorization: "token secret", COOKIE: "a" } }).withPolicy({
      trustedOrigins: [],
    });
    for (const name of NAMES) expect(headersOf(upper, "/x")).not.toHaveProperty(name);
  });

  test("the defaults themselves stay", () => {
    expect(trusting.build(EVIL).headers).not.toHaveProperty("authorization");
    expect(trusting.DEFAULTS.headers).toMatchObject(SECRETS);
    expect(trusting.build("/x").headers).toMatchObject(SECRETS);
    expect(trusting.merge(EVIL).headers).toMatchObject(SECRETS);
  });

  test("defaults over defaults are defaults", () => {
    const layered = trusting.withDefaults({ headers: { authorization: "token other" } });
    expect(headersOf(layered, "/x")).toHaveProperty("authorization", "token other");
    expect(headersOf(layered, EVIL)).not.toHaveProperty("authorization");
  });

  test("a merged options object may be copied on the way to parse(): the defaults' credentials stay withheld", () => {
    const merged = trusting.merge(EVIL);
    expect(trusting.parse({ ...merged }).headers).not.toHaveProperty("authorization");
    const mine = trusting.merge(EVIL, { headers: { authorization: "token mine" } });
    expect(trusting.parse({ ...mine }).headers).toHaveProperty("authorization", "token mine");
  });

  test("credentials of the defaults of another endpoint that did the merging are withheld as well", () => {
    const other = new Endpoint({ headers: { authorization: "token other" } });
    expect(trusting.parse(other.merge(EVIL)).headers).not.toHaveProperty("authorization");
    const given = other.merge(EVIL, { headers: { authorization: "token mine" } });
    expect(trusting.parse(given).headers).toHaveProperty("authorization", "token mine");
  });

  test("not set, the default: they go with every call", () => {
    expect(headersOf(new Endpoint({ headers: SECRETS }), EVIL)).toMatchObject(SECRETS);
  });

  test("values that aim the call take none along", () => {
    const tenant = "https://{tenant}.example.com/x";
    expect(trusting.build(tenant, { tenant: "evil" }).headers).not.toHaveProperty("authorization");
    expect(trusting.build("{+target}", { target: UPLOADS }).headers).toHaveProperty("authorization");
    expect(trusting.build("{+target}", { target: "/x" }).headers).toHaveProperty("authorization");
  });
});
