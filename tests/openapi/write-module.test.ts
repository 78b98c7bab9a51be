import { describe, expect, test } from "@jest/globals";

import { vendorOf, writeModule } from "../../src/openapi/index.js";
import { documentOf } from "./document.js";

describe("writeModule()", () => {
  test("writes all fields of a rule", () => {
    const made = vendorOf(documentOf({}));
    const rule = { body: "data", requiresBody: true } as const;
    expect(writeModule({ ...made, routes: { "POST /a": rule } })).toContain(`  "POST /a": {
      body: "data",
      requiresBody: true,
    },`);
  });

  test("writes the vendor, its routes and its class", () => {
    const { name } = { name: "acme" };
    const document = documentOf({
      "/caches": { delete: { parameters: [{ name: "key", in: "query", schema: { type: "string" } }] } },
      "/forms": {
        post: {
          requestBody: {
            content: { "multipart/form-data": { schema: { properties: { a: { type: "object" } } } } },
          },
        },
      },
      "/json": {
        post: { requestBody: { content: { "application/json": {} } } },
        put: { requestBody: { content: { "application/json": {} } } },
      },
    });
    expect(writeModule(vendorOf(document), { digest: "0a1b" }))
      .toBe(`// Made from the OpenAPI document "Acme API" "1.0.0", 4 operations,
// SHA-256 0a1b.
// Do not edit it: \`npx fluent-endpoint-cli vendor\` writes it again, and \`--check\` tells whether it is up to date.
import { Endpoint, type Exact, type RequestOptionsFor, type ResponseOf, type Vendor } from "fluent-endpoint";
import { multipart, withTypes } from "fluent-endpoint/bodies";
import { defineRoutes } from "fluent-endpoint/routes";

import type { paths } from "./${name}.paths.js";

/** The schemas of the document: \`components["schemas"]["…"]\`. */
export type { components } from "./acme.paths.js";

/** The routes of the document. */
export type AcmeRoute =
  | "DELETE /caches"
  | "POST /forms"
  | "POST /json"
  | "PUT /json";

/** The response of a route: \`AcmeResponse<"GET /…">\`. */
export type AcmeResponse<Route extends AcmeRoute> = ResponseOf<RequestOptionsFor<Route, paths>>;

/** The API of Acme, as its document describes it. */
export const ACME: Vendor = {
  name: "acme",
  baseUrl: "https://api.acme.example/v1",
  policy: {
    arrays: "repeat",
  },
  routes: defineRoutes({
    "*": {
      objects: [],
      bodiesWithoutDefaults: true,
    },
    "DELETE /caches": "{?key}",
    "POST /forms": {
      body: withTypes(multipart, {
        a: "application/json",
      }),
    },
    "POST /json": {
      contentType: "application/json",
    },
    "PUT /json": {
      contentType: "application/json",
    },
  }),
};

/** An endpoint of the API, with the types of its document. */
export class Acme extends Endpoint<Exact<paths, AcmeRoute>> {
  static override readonly vendor: Vendor = ACME;
}
`);
  });

  test("has no list of routes if it is not known", () => {
    const { documentedRoutes, ...made } = vendorOf(documentOf({ "/x": { get: {} } }));
    expect(documentedRoutes).toEqual(["GET /x"]);
    expect(writeModule(made)).toContain("extends Endpoint<Exact<paths>>");
    expect(writeModule(made)).not.toContain("AcmeRoute");
  });

  test("writes a variant without a rule, so that it has not that of its operation (I5)", () => {
    const parameters = [{ name: "a", in: "query", schema: { type: "object" } }];
    const paths = { "/x": { get: { parameters } }, "/x#plain": { get: {} } };
    expect(writeModule(vendorOf(documentOf(paths)))).toContain('    "GET /x": "{?a*}",\n    "GET /x#plain": {},\n');
  });

  test.each([
    [undefined, "x", "Apix", "X"],
    [undefined, "acme-shop", "AcmeShop", "ACME_SHOP"],
    [undefined, "3scale", "Api3scale", "API3SCALE_VENDOR"],
    ["A", "a", "A", "A_VENDOR"],
    [undefined, "endpoint", "ApiEndpoint", "ENDPOINT"],
  ])("the class %j of %j is %s, and the vendor %s", (className, name, expected, constant) => {
    const source = writeModule(vendorOf(documentOf({}), { name }), { className });
    expect(source).toContain(`export class ${name === "x" ? "X" : expected} extends`);
    expect(source).toContain(`export const ${name === "x" ? "X_VENDOR" : constant}: Vendor`);
  });
});
