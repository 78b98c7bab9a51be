// A10: whatever a stranger wrote, in two arguments and in three, the request is one of the endpoint, or an error of the parameters.
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { Endpoint, EndpointError, type RequestOptions } from "../../src/index.js";
import { defineRoutes } from "../../src/routes/index.js";
import { untyped } from "../untyped.js";
import { check, ENOUGH } from "./check.js";

const headers = { authorization: "Bearer secret", "x-api-key": "k", "x-app": "1" };
const request = { signal: new AbortController().signal };
const NAMES = [
  ...["headers", "baseUrl", "mediaType", "data", "request", "method", "url", "policy", "returns", "query"],
  ...["authorization", "Authorization", "cookie", "proxy-authorization", "x-api-key", "X-Api-Key", "__proto__"],
  ...["constructor", "toString", "Headers", "baseURL", "id", "text", "length"],
];

const ENDPOINTS = [
  Endpoint.for({ baseUrl: "https://api.acme.example/v1", credentials: ["x-api-key"] }),
  Endpoint.for({
    name: "acme",
    baseUrl: "https://api.acme.example/v1",
    mediaTypeVersion: "v2",
    credentials: ["x-api-key"],
    query: { version: 1 },
    routes: defineRoutes({
      "POST /users/{id}/notes": { headers: ["X-Trace"], query: ["page"], contentType: "text/json" },
    }),
  }),
].map((one) => one.withDefaults({ headers, request, page: 1 }));

const value = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom("https://evil.example", "DELETE", "../../admin", { "x-http-method-override": "DELETE" }, { "": "" }),
);
const body = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...NAMES), fc.string({ unit: "binary" })), value), { maxLength: 6 })
  .map((entries) => JSON.parse(JSON.stringify(Object.fromEntries(entries))) as Record<string, unknown>);
const route = fc.constantFrom(
  ...["GET /users/{id}", "POST /users/{id}/notes", "/users/{id}", "PUT /users/{id}{?text}", "DELETE /users/:id"],
);

/** The header fields that no parameter sets: a rule names the others. */
const fixed = ({ headers: all }: RequestOptions): object =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== "content-type" && name !== "x-trace"));

test("a body of a stranger sets no header, origin, method and option (A10, D10)", () => {
  let count = 0;
  check(
    fc.property(fc.constantFrom(...ENDPOINTS), route, body, fc.boolean(), (api, path, given, isApart) => {
      const plain = api.build(untyped(path), { id: "7" }, {});
      let built: RequestOptions;
      try {
        const all = { ...given, id: "7" };
        built = isApart ? api.build(untyped(path), all, {}) : api.build(untyped(path), all);
      } catch (error) {
        if (!(error instanceof EndpointError)) throw error;
        expect(error.isOfParameters).toBe(true);
        return;
      }
      expect([built.method, fixed(built)]).toEqual([plain.method, fixed(plain)]);
      expect(new URL(built.url).origin + new URL(built.url).pathname).toBe(
        new URL(plain.url).origin + new URL(plain.url).pathname,
      );
      expect(built.request).toBe(plain.request);
      count += 1;
    }),
  );
  expect(count).toBeGreaterThan(ENOUGH);
});
