import { describe, expect, test } from "@jest/globals";
import { Endpoint, type RequestParameters } from "../../src/index.js";
import { functionOf } from "../function-of.js";

const SECRETS = { authorization: "token secret", cookie: "a=secret", "proxy-authorization": "Basic secret" };
const NAMES = Object.keys(SECRETS);
const UPLOADS = "https://uploads.github.com/x";
const EVIL = "https://evil.example/x";

/** Builds the request in every way and checks that the headers agree. */
function headersOf(endpoint: Endpoint, route: string, options: RequestParameters = {}): Record<string, string> {
  const { headers } = endpoint.build(route, options);
  expect(endpoint.parse(endpoint.merge(route, options)).headers).toStrictEqual(headers);
  expect(functionOf(endpoint)(route, options).headers).toStrictEqual(headers);
  expect(endpoint.route(route).headers(options.headers).build().headers).toStrictEqual(headers);
  return headers;
}

describe("credentials are passed on unchanged, and none are added (Authentication 1 to 3)", () => {
  test.each(["token secret", "Bearer a.b-c", " odd\tspacing ", ""])("passes on %p", (authorization) => {
    const headers = { authorization };
    expect(new Endpoint({ headers }).build("/x").headers).toMatchObject(headers);
    expect(new Endpoint().build("/x", { headers }).headers).toMatchObject(headers);
    expect(new Endpoint({ headers }).build(EVIL).headers).toMatchObject(headers);
  });

  test("adds no credentials", () => {
    for (const name of NAMES) expect(new Endpoint().build("/x").headers).not.toHaveProperty(name);
  });
});

describe("trustedOrigins restricts where default credentials are sent (D5)", () => {
  const trusting = new Endpoint({ headers: { ...SECRETS, "x-team": "a" } }).withPolicy({
    trustedOrigins: ["https://api.github.com", "https://uploads.github.com"],
  });

  test.each(["/x", "https://api.github.com/x", "HTTPS://API.GitHub.com:443/x", UPLOADS])(
    "sends them to %s",
    (route) => {
      expect(headersOf(trusting, route)).toMatchObject({ ...SECRETS, "x-team": "a" });
    },
  );

  test.each([
    EVIL,
    "http://api.github.com/x",
    "https://api.github.com:8443/x",
    "https://api.github.com.evil.example/x",
    "https://evil.example/api.github.com",
  ])("withholds them, and no other header, from %s", (route) => {
    const headers = headersOf(trusting, route);
    for (const name of NAMES) expect(headers).not.toHaveProperty(name);
    expect(headers).toHaveProperty("x-team", "a");
    expect(headers).toHaveProperty("accept");
  });

  test("withholds them if the call sets another baseUrl", () => {
    const headers = trusting.build("/x", { baseUrl: "https://evil.example" }).headers;
    for (const name of NAMES) expect(headers).not.toHaveProperty(name);
  });

  test("does not trust the origin of baseUrl unless it is in the list", () => {
    const strict = trusting.withPolicy({ trustedOrigins: ["https://uploads.github.com"] });
    expect(headersOf(strict, "/x")).not.toHaveProperty("authorization");
    expect(headersOf(strict, UPLOADS)).toHaveProperty("authorization");
    expect(headersOf(trusting.withPolicy({ trustedOrigins: [] }), "/x")).not.toHaveProperty("authorization");
  });

  test.each(NAMES)("always sends a header of the call: %s", (name) => {
    const other = { [name.toUpperCase()]: "mine" };
    expect(headersOf(trusting, EVIL, { headers: other })).toHaveProperty([name], "mine");
    for (const rest of NAMES.filter((one) => one !== name)) {
      expect(headersOf(trusting, EVIL, { headers: other })).not.toHaveProperty([rest]);
    }
  });

  test("does not send them for undefined or null in the call", () => {
    expect(headersOf(trusting, EVIL, { headers: { authorization: undefined } })).not.toHaveProperty("authorization");
    expect(headersOf(trusting, EVIL, { headers: { authorization: null } })).not.toHaveProperty("authorization");
    expect(headersOf(trusting, "/x", { headers: { authorization: null } })).not.toHaveProperty("authorization");
  });

  test("recognizes default headers in any case", () => {
    const upper = new Endpoint({ headers: { Authorization: "token secret", COOKIE: "a" } }).withPolicy({
      trustedOrigins: [],
    });
    for (const name of NAMES) expect(headersOf(upper, "/x")).not.toHaveProperty(name);
  });

  test("does not change the defaults", () => {
    expect(trusting.build(EVIL).headers).not.toHaveProperty("authorization");
    expect(trusting.DEFAULTS.headers).toMatchObject(SECRETS);
    expect(trusting.build("/x").headers).toMatchObject(SECRETS);
    expect(trusting.merge(EVIL).headers).toMatchObject(SECRETS);
  });

  test("withholds credentials of later defaults, too", () => {
    const nested = trusting.withDefaults({ headers: { authorization: "token other" } });
    expect(headersOf(nested, "/x")).toHaveProperty("authorization", "token other");
    expect(headersOf(nested, EVIL)).not.toHaveProperty("authorization");
  });

  test("parse() withholds default credentials in a copy of merged options", () => {
    const merged = trusting.merge(EVIL);
    expect(trusting.parse({ ...merged }).headers).not.toHaveProperty("authorization");
    const mine = trusting.merge(EVIL, { headers: { authorization: "token mine" } });
    expect(trusting.parse({ ...mine }).headers).toHaveProperty("authorization", "token mine");
  });

  test("sends them with every call if the policy is not set", () => {
    expect(headersOf(new Endpoint({ headers: SECRETS }), EVIL)).toMatchObject(SECRETS);
  });

  test("withholds them if parameter values change the origin", () => {
    const tenant = "https://{tenant}.example.com/x";
    expect(trusting.build(tenant, { tenant: "evil" }).headers).not.toHaveProperty("authorization");
    expect(trusting.build("{+target}", { target: UPLOADS }).headers).toHaveProperty("authorization");
    expect(trusting.build("{+target}", { target: "/x" }).headers).toHaveProperty("authorization");
  });
});
