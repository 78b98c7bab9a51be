// D5: `isTrusted` and the withholding of credentials are one rule.
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { Endpoint, type FinalizeContext, type RequestOptions, type Vendor } from "../../src/index.js";
import { defineRoutes } from "../../src/routes/index.js";
import { check } from "../properties/check.js";

const ORIGINS = ["https://acme.example", "https://uploads.acme.example", "https://files.example:8443"];
const CREDENTIALS = { authorization: "Bearer s", "x-api-key": "k" };

const BASES: Pick<Vendor, "baseUrl">[] = [
  { baseUrl: "https://acme.example" },
  { baseUrl: "https://{part}.example/v1" },
  { baseUrl: "https://acme.example/{part}" },
];

const ROUTES = [
  "GET /plain",
  "GET /ruled",
  "POST /ruled/{id}",
  "GET https://uploads.acme.example/x",
  "GET https://evil.example/x",
  "GET https://{label}.acme.example/x",
];

/** Says in a header whether the request is trusted. */
function endpointOf(vendor: Partial<Vendor>, hasCredentials: boolean): Endpoint {
  const rules = {
    "GET /ruled": { baseUrl: "https://uploads.acme.example" },
    "POST /ruled/{id}": { baseUrl: "https://files.example:8443/v2", query: { token: "form" as const } },
  };
  return new (class extends Endpoint {
    static override readonly vendor: Vendor = {
      name: "acme",
      baseUrl: "https://acme.example",
      routes: defineRoutes(rules),
      ...(hasCredentials && { credentials: ["x-api-key"] }),
      ...vendor,
    };
    protected override finalize(request: RequestOptions, { isTrusted }: FinalizeContext): RequestOptions {
      return { ...request, headers: { ...request.headers, "x-trusted": String(isTrusted) } };
    }
  })({ headers: CREDENTIALS, part: "acme", label: "uploads", id: 1 });
}

const origins = fc.option(fc.subarray(ORIGINS, { minLength: 0 }), { nil: undefined });

test("a request is trusted if and only if it has the credentials of the defaults", () => {
  const seen = new Set<string>();
  check(
    fc.property(
      origins,
      fc.constantFrom(...BASES),
      fc.constantFrom(...ROUTES),
      fc.boolean(),
      fc.constantFrom({}, { baseUrl: "https://files.example:8443" }, { baseUrl: "https://evil.example" }),
      (trustedOrigins, base, route, hasCredentials, options) => {
        const trusting = endpointOf(base, hasCredentials).withPolicy(trustedOrigins ? { trustedOrigins } : {});
        const rebased = trusting.withDefaults(options);
        for (const [request, endpoint = trusting] of [
          [trusting.build(route, options)],
          [trusting.parse(trusting.merge(route, options))],
          [rebased.build(route), rebased],
          [
            trusting
              .route(route)
              .params(options.baseUrl ? {} : options)
              .baseUrl(options.baseUrl)
              .build(),
          ],
        ] as [RequestOptions, Endpoint?][]) {
          const isTrusted = request.headers["x-trusted"] === "true";
          expect(endpoint.isTrusted(request.url)).toBe(isTrusted);
          seen.add(`${trustedOrigins !== undefined} ${isTrusted}`);
          expect(isTrusted).toBe("authorization" in request.headers);
          if (hasCredentials) expect(isTrusted).toBe("x-api-key" in request.headers);
        }
      },
    ),
  );
  // All cases occur.
  expect([...seen].sort()).toEqual(["false false", "false true", "true false", "true true"]);
});
