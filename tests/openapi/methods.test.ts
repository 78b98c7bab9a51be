// The methods of OpenAPI 3.2: QUERY, and those of `additionalOperations` (I6).
import { describe, expect, test } from "@jest/globals";

import { Endpoint, type AnyRoute } from "../../src/index.js";
import { vendorOf, writeModule } from "../../src/openapi/index.js";
import { documentOf, findingsOf } from "./document.js";

const json = { "application/json": { schema: { type: "object", properties: { to: { type: "string" } } } } };
const COPY = {
  parameters: [{ name: "depth", in: "query", schema: { type: "integer" } }],
  requestBody: { content: json },
};
const PURGE = { parameters: [{ name: "tag", in: "query", schema: { type: "string" } }] };

function of32(item: object): object {
  return documentOf({ "/files": item }, { openapi: "3.2.0" });
}

describe("an additional operation", () => {
  const { vendor, routes, documentedRoutes, report } = vendorOf(
    of32({ get: {}, additionalOperations: { COPY, PURGE } }),
  );

  test("gives the vendor its method, with a body where an operation of it has one (I6)", () => {
    expect(vendor.methods).toEqual({ COPY: { body: true }, PURGE: { body: false } });
    expect(documentedRoutes).toEqual(["GET /files", "COPY /files", "PURGE /files"]);
    expect(report).toMatchObject({ operations: 3, findings: [] });
    expect(routes).toEqual({ "COPY /files": "{?depth}" });
  });

  test("is sent with its method (I6)", () => {
    const api = Endpoint.for<AnyRoute>(vendor);
    expect(api.build("COPY /files", { depth: 1, to: "/b" })).toMatchObject({
      method: "copy",
      url: "https://api.acme.example/v1/files?depth=1",
      body: { to: "/b" },
    });
    const purge = api.build("PURGE /files", { tag: "a b" });
    expect(purge).toMatchObject({ method: "purge", url: "https://api.acme.example/v1/files?tag=a%20b" });
    expect(purge).not.toHaveProperty("body");
  });

  test("has variants of its body (I6)", () => {
    const requestBody = { content: { ...json, "multipart/form-data": { schema: { properties: { to: {} } } } } };
    const made = vendorOf(of32({ additionalOperations: { COPY: { requestBody } } }));
    expect(made.variants).toEqual([
      { route: "COPY /files#multipart", of: "COPY /files", mediaType: "multipart/form-data" },
    ]);
  });

  test.each(["X Y", "copy", "x_y", "CONNECT", "TRACE", "PARAMETERS", ""])(
    "with the method %j is reported (I6)",
    (name) => {
      const made = vendorOf(of32({ get: {}, additionalOperations: { [name]: {} } }));
      const isOfOpenApi = name === "TRACE";
      expect(made.documentedRoutes).toEqual(["GET /files"]);
      expect(findingsOf(made)).toEqual(isOfOpenApi ? [] : [`method ${name} /files ${name}`]);
      expect(made.vendor).not.toHaveProperty("methods");
    },
  );

  test("does not replace the operation of a member of its path (I6)", () => {
    const made = vendorOf(of32({ get: {}, query: {}, additionalOperations: { GET: PURGE, QUERY: {} } }));
    expect(made.documentedRoutes).toEqual(["GET /files", "QUERY /files"]);
    expect(made.report.findings).toEqual([]);
  });

  test("is written with the methods of the vendor (I6)", () => {
    const source = writeModule(vendorOf(of32({ additionalOperations: { PURGE } })));
    expect(source).toContain(`export const ACME = defineVendor({
  name: "acme",
  baseUrl: "https://api.acme.example/v1",
  methods: {
    PURGE: {
      body: false,
    },
  },
`);
    expect(source).toContain("OfVendor<typeof ACME, Exact<paths, AcmeRoute>>");
  });
});
