// D5: credentials of defaults go to origins that were named, and `isTrusted` says which.
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { Endpoint, type FinalizeContext, type RequestOptions, type Vendor } from "../../src/index.js";
import { defineRoutes } from "../../src/routes/index.js";
import { check } from "../properties/check.js";

const SECRETS = { authorization: "Bearer s3cret", cookie: "a=s3cret", "x-api-key": "s3cret" };
const UPLOADS = "https://uploads.shop.example";
const routes = defineRoutes({ "POST /files": { baseUrl: UPLOADS } });

/** Says in a header whether the request is trusted (A7). */
const endpointOf = (vendor: Vendor): Endpoint =>
  new (class extends Endpoint {
    static override readonly vendor = { ...vendor, credentials: ["x-api-key"], routes };
    protected override finalize(request: RequestOptions, { isTrusted }: FinalizeContext): RequestOptions {
      return { ...request, headers: { ...request.headers, "x-trusted": String(isTrusted) } };
    }
  })({ headers: SECRETS });

test("a request has them if and only if its origin was named", () => {
  const hosts = fc.constantFrom(
    "a.example",
    "b.example",
    "a.example.b.example",
    "127.0.0.1",
    "[::1]",
    "uploads.shop.example",
  );
  const origin = fc
    .tuple(fc.constantFrom("https", "http"), hosts, fc.constantFrom("", ":8443", ":443", ":80"))
    .map(([scheme, host, port]) => `${scheme}://${host}${port}`);
  const way = fc.constantFrom("url", "baseUrl", "rule", "own");
  check(
    fc.property(
      fc.array(origin, { minLength: 1, maxLength: 3 }),
      origin,
      fc.option(fc.array(origin)),
      way,
      (bases, target, trusted, how) => {
        const [baseUrl = "", ...others] = bases;
        const first = endpointOf({ name: "shop", baseUrl });
        const based = others.reduce<Endpoint>((api, one) => api.withDefaults({ baseUrl: one }), first);
        const api = trusted ? based.withPolicy({ trustedOrigins: trusted }) : based;
        const calls: Record<typeof how, () => RequestOptions> = {
          url: () => api.build(`GET ${target}/x`),
          baseUrl: () => api.route("GET /x").baseUrl(target).build(),
          rule: () => api.build("POST /files"),
          own: () => api.parse(api.merge("POST /x")),
        };
        const { url, headers } = calls[how]();
        const named = (trusted ?? [...bases, UPLOADS]).map((one) => new URL(one).origin);
        const isNamed = named.includes(new URL(url).origin);
        expect(Object.keys(SECRETS).map((name) => Object.hasOwn(headers, name))).toEqual([isNamed, isNamed, isNamed]);
        expect([headers["x-trusted"], api.isTrusted(url)]).toEqual([String(isNamed), isNamed]);
      },
    ),
  );
});

test("the built-in vendor trusts the base URL of the endpoint (A7)", () => {
  const github = new Endpoint();
  const isTrusted = ["https://api.github.com/user", "https://evil.example/user", "/user"].map((url) =>
    github.isTrusted(url),
  );
  expect(isTrusted).toEqual([true, false, false]);
  // A page has the defaults of its own relative urls, whatever else is named.
  const page = new Endpoint({ baseUrl: "/api", headers: SECRETS }).withPolicy({ trustedOrigins: [UPLOADS] });
  expect(page.build("/x").headers).toMatchObject(SECRETS);
});

test("follow() reaches each of these origins, and no other (C7)", () => {
  const shop = endpointOf({ name: "shop", baseUrl: "https://shop.example" });
  for (const url of ["https://shop.example/x", `${UPLOADS}/x`]) expect(shop.follow(url).headers).toMatchObject(SECRETS);
  expect(() => shop.follow("https://evil.example/x")).toThrow(expect.objectContaining({ code: "ERR_UNSAFE_ORIGIN" }));
});
