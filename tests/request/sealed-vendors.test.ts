// D5 (new): default credentials of every vendor but the built-in one go to the origins that its author named.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { toFetch } from "../../src/adapters/index.js";
import { explain } from "../../src/explain/index.js";
import { endpoint, Endpoint, GITHUB, type RequestOptions, type Vendor } from "../../src/index.js";
import { defineRoutes } from "../../src/routes/index.js";
import { check } from "../properties/check.js";
import { functionOf } from "../function-of.js";

const SECRETS = { authorization: "Bearer s3cret", cookie: "a=s3cret", "x-api-key": "s3cret" };
const SHOP = "https://api.shop.example";
const UPLOADS = "https://uploads.shop.example";
const STAGING = "https://staging.shop.example:8443";
const EVIL = "https://evil.example";

const VENDOR: Vendor = {
  name: "shop",
  baseUrl: `${SHOP}/v1`,
  credentials: ["x-api-key"],
  routes: defineRoutes({
    "POST /files": { baseUrl: UPLOADS, query: { token: "form" }, headers: ["X-Api-Key"] },
    "POST /notes": "{?key}",
  }),
};

class Shop extends Endpoint {
  static override readonly vendor: Vendor = VENDOR;
}

const shop = new Shop({ headers: SECRETS });

/** Each way to build a route with a `baseUrl` of the call. */
const WAYS: [name: string, build: (of: Endpoint, route: string, baseUrl?: string) => RequestOptions][] = [
  ["build(route, options)", (of, route, baseUrl) => of.build(route, baseUrl ? { baseUrl } : {})],
  [
    "build(options)",
    (of, route, baseUrl) => {
      const [method = "", url = ""] = route.split(" ");
      return of.build({ method, url, ...(baseUrl && { baseUrl }) });
    },
  ],
  ["the function", (of, route, baseUrl) => functionOf(of)(route, baseUrl ? { baseUrl } : {})],
  ["parse(merge())", (of, route, baseUrl) => of.parse(of.merge(route, baseUrl ? { baseUrl } : {}))],
  ["parse() of a copy", (of, route, baseUrl) => of.parse({ ...of.merge(route, baseUrl ? { baseUrl } : {}) })],
  ["a chain", (of, route, baseUrl) => of.route(route).baseUrl(baseUrl).build()],
  ["a chain and an adapter", (of, route, baseUrl) => asRequest(of.route(route).baseUrl(baseUrl).to(toFetch))],
  ["explain()", (of, route, baseUrl) => explain(of, route, baseUrl ? { baseUrl } : {}).request!],
];

function asRequest([url, { method, headers }]: ReturnType<typeof toFetch>): RequestOptions {
  return { method, url, headers: headers };
}

function sent({ headers }: RequestOptions): string[] {
  return Object.keys(SECRETS).filter((name) => Object.hasOwn(headers, name));
}

const ALL = Object.keys(SECRETS);

describe.each(WAYS)("%s", (_, build) => {
  test.each<[route: string, baseUrl: string | undefined, isSent: boolean]>([
    ["GET /orders", undefined, true],
    ["POST /orders", undefined, true],
    ["POST /files", undefined, true],
    [`GET ${SHOP}/v2/orders`, undefined, true],
    [`GET HTTPS://API.Shop.example:443/`, undefined, true],
    [`PUT ${UPLOADS}/x`, undefined, true],
    ["GET /orders", `${SHOP}/v2`, true],
    ["GET /orders", UPLOADS, true],
    ["GET /orders", EVIL, false],
    ["POST /orders", EVIL, false],
    ["POST /files", EVIL, false],
    ["POST /notes", EVIL, false],
    [`GET ${EVIL}/x`, undefined, false],
    [`GET http://api.shop.example/x`, undefined, false],
    [`GET ${SHOP}:8443/x`, undefined, false],
    [`GET ${SHOP}.evil.example/x`, undefined, false],
    ["GET https://shop.example/x", undefined, false],
  ])("%s with the baseUrl %s", (route, baseUrl, isSent) => {
    const request = build(shop, route, baseUrl);
    expect(sent(request)).toStrictEqual(isSent ? ALL : []);
    expect(shop.isTrusted(request.url)).toBe(isSent);
  });

  test("a baseUrl of the constructor or of withDefaults() is one of them", () => {
    for (const staging of [
      new Shop({ headers: SECRETS, baseUrl: STAGING }),
      shop.withDefaults({ baseUrl: STAGING }),
      functionOf(shop).defaults({ baseUrl: STAGING }).endpoint,
      shop.withDefaults({ baseUrl: STAGING }).withPolicy({ arrays: "repeat" }),
    ]) {
      expect(sent(build(staging, "GET /orders"))).toStrictEqual(ALL);
      expect(sent(build(staging, `GET ${STAGING}/x`))).toStrictEqual(ALL);
      expect(sent(build(staging, `GET ${SHOP}/x`))).toStrictEqual(ALL);
      expect(sent(build(staging, "GET /orders", EVIL))).toStrictEqual([]);
      expect(sent(build(shop, `GET ${STAGING}/x`))).toStrictEqual([]);
    }
  });

  test("trustedOrigins replaces the origins", () => {
    const open = shop.withPolicy({ trustedOrigins: [EVIL] });
    expect(sent(build(open, `GET ${EVIL}/x`))).toStrictEqual(ALL);
    expect(sent(build(open, "GET /orders"))).toStrictEqual([]);
  });

  test("the endpoints of the specification stay as it says (Authentication 1)", () => {
    class GitHub extends Endpoint {}
    for (const github of [new Endpoint(), new GitHub(), endpoint.endpoint]) {
      const signed = github.withDefaults({ headers: SECRETS });
      expect(sent(build(signed, `GET ${EVIL}/x`))).toStrictEqual(ALL);
      expect(sent(build(signed, "GET /x", EVIL))).toStrictEqual(ALL);
    }
  });

  test("a vendor that has what GitHub's has, and more, is sealed", () => {
    class Enterprise extends Endpoint {
      static override readonly vendor: Vendor = { ...GITHUB, credentials: ["x-api-key"] };
    }
    expect(sent(build(new Enterprise({ headers: SECRETS }), `GET ${EVIL}/x`))).toStrictEqual([]);
    expect(sent(build(new Enterprise({ headers: SECRETS }), `GET ${GITHUB.baseUrl}/x`))).toStrictEqual(ALL);
  });
});

test("the body of a webhook sends the token to nobody", () => {
  const body = '{"baseUrl":"https://evil.example","id":7}';
  const request = shop.build("POST /orders", JSON.parse(body) as object);
  expect(request.url).toBe("https://evil.example/orders");
  expect(JSON.stringify(request)).not.toContain("s3cret");
});

test("a credential of the call goes anywhere", () => {
  const headers = { authorization: "Bearer mine" };
  expect(shop.build(`GET ${EVIL}/x`, { headers }).headers).toMatchObject(headers);
  expect(shop.build("GET /x", { headers, baseUrl: EVIL }).headers).toMatchObject(headers);
  expect(sent(shop.build("GET /x", { headers, baseUrl: EVIL }))).toStrictEqual(["authorization"]);
});

test("a credential among the default parameters is withheld from the url", () => {
  class Keyed extends Endpoint {
    static override readonly vendor = { name: "keyed", baseUrl: SHOP, credentials: ["key"] };
  }
  const keyed = new Keyed({ key: "s3cret", page: 2 });
  for (const [, build] of WAYS) {
    expect(build(keyed, "GET /x").url).toBe(`${SHOP}/x?key=s3cret&page=2`);
    expect(build(keyed, `GET ${SHOP}/x`).url).toBe(`${SHOP}/x?key=s3cret&page=2`);
    expect(build(keyed, `GET ${EVIL}/x`).url).toBe(`${EVIL}/x?page=2`);
    expect(build(keyed, "GET /x", EVIL).url).toBe(`${EVIL}/x?page=2`);
  }
});

test("follow() reaches each of these origins, and no other (C7)", () => {
  for (const url of [`${SHOP}/x`, `${UPLOADS}/x`]) expect(sent(shop.follow(url))).toStrictEqual(ALL);
  expect(() => shop.follow(`${EVIL}/x`)).toThrow("origin");
});

describe("explain() says where a credential was withheld", () => {
  test.each<[string, object]>([
    [`GET ${EVIL}/x`, {}],
    ["GET /x", { baseUrl: EVIL }],
    ["POST /files", { baseUrl: EVIL }],
  ])("%s %j", (route, options) => {
    const { headers } = explain(shop, route, options);
    for (const name of ALL) expect(headers).toContainEqual(expect.objectContaining({ name, state: "withheld" }));
  });
});

describe("a base URL with variables names the origins of all their values (A2)", () => {
  const of = (baseUrl: string, defaults: object): Endpoint => {
    return new (class extends Endpoint {
      static override readonly vendor: Vendor = { name: "t", baseUrl, credentials: ["x-api-key"] };
    })({ headers: SECRETS, ...defaults });
  };

  test.each<[baseUrl: string, url: string, isSent: boolean]>([
    ["https://{t}.shop.example/v1", "https://acme.shop.example/v1/x", true],
    ["https://{t}.shop.example/v1", "https://other.shop.example/x", true],
    ["https://{t}.SHOP.example:443/v1", "https://other.shop.example/x", true],
    ["https://api.{t}.{u}.shop.example:8443", "https://api.a.b.shop.example:8443/x", true],
    ["https://api.{t}.{u}.shop.example:8443", "https://api.a.b.shop.example/x", false],
    ["https://{t}.shop.example/v1", "https://shop.example/x", false],
    ["https://{t}.shop.example/v1", "https://a.b.shop.example/x", false],
    ["https://{t}.shop.example/v1", "http://acme.shop.example/x", false],
    ["https://{t}.shop.example/v1", "https://acme.shop.example.evil.example/x", false],
    ["https://{t}.shop.example/v1", "https://evil.example/x", false],
    ["https://shop.example/{t}", "https://shop.example/x", true],
    ["https://shop.example/{t}", "https://acme.example/x", false],
    ["https://{t}/api", "https://acme.example/x", true],
    ["https://{t}/api", "https://evil.example/x", false],
  ])("%s: %s is sent credentials: %s", (baseUrl, url, isSent) => {
    const tenant = of(baseUrl, { t: baseUrl.includes("{t}/") ? "acme.example" : "acme", u: "b" });
    expect(sent(tenant.build(`GET ${url}`))).toStrictEqual(isSent ? ALL : []);
    expect(tenant.isTrusted(url)).toBe(isSent);
    expect(sent(tenant.build("GET /x"))).toStrictEqual(ALL);
  });

  test("with the values of a call", () => {
    const tenant = of("https://{t}.shop.example", {});
    const request = tenant.build("GET /x", { t: "acme" });
    expect(sent(request)).toStrictEqual(ALL);
    expect(tenant.isTrusted(request.url)).toBe(true);
    expect(sent(tenant.build("GET /x", { t: "acme", baseUrl: EVIL }))).toStrictEqual([]);
  });
});

test("a request has the default credentials if and only if its origin was named", () => {
  const hosts = fc.constantFrom("a.example", "b.example", "c.example", "a.example.c.example", "127.0.0.1", "[::1]");
  const origins = fc
    .tuple(fc.constantFrom("https", "http"), hosts, fc.constantFrom("", ":8443", ":443", ":80"))
    .map(([scheme, host, port]) => `${scheme}://${host}${port}`);
  check(
    fc.property(
      fc.array(origins, { minLength: 1, maxLength: 4 }),
      origins,
      fc.constantFrom(...WAYS),
      fc.boolean(),
      ([vendor = "", ...others], target, [, build], isFull) => {
        const of = others.reduce<Endpoint>(
          (api, baseUrl) => api.withDefaults({ baseUrl }),
          Endpoint.for({ name: "any", baseUrl: vendor }).withDefaults({ headers: SECRETS }),
        );
        const named = [vendor, ...others].map((origin) => new URL(origin).origin);
        const request = isFull ? build(of, `GET ${target}/x`) : build(of, "GET /x", target);
        const isNamed = named.includes(new URL(target).origin);
        // The vendor declares no credentials, so that x-api-key is an ordinary header.
        expect(sent(request)).toStrictEqual(isNamed ? ALL : ["x-api-key"]);
        expect(of.isTrusted(request.url)).toBe(isNamed);
      },
    ),
  );
});
