import { describe, expect, test } from "@jest/globals";

import { Endpoint, type AnyRoute } from "../../src/index.js";
import { vendorOf, writeModule } from "../../src/openapi/index.js";
import { documentOf } from "./document.js";

const text = { type: "string" };
const token = { type: "apiKey", in: "query", name: "apiToken" };

const documentWith = (paths: object, scheme: object = token) =>
  documentOf(paths, { components: { securitySchemes: { key: scheme } } });

test.each([
  ["authorization", undefined],
  ["Authorization", undefined],
  ["X-Api-Key", ["x-api-key"]],
])("the header %s is a credential of the vendor, or of every vendor (D5)", (name, credentials) => {
  const { vendor } = vendorOf(documentWith({}, { type: "apiKey", in: "header", name }));
  expect(vendor.credentials).toEqual(credentials);
});

const json = (schema: object) => ({ requestBody: { content: { "application/json": { schema } } } });

// A credential in the query is in the query of every method, not in bodies (A2, D5).
describe("a credential in the query", () => {
  test.each(["GET", "POST", "DELETE"])("goes to the query of %s", (method) => {
    const { vendor } = vendorOf(documentWith({ "/x": { get: {}, post: json({ type: "object" }), delete: {} } }));
    expect(vendor.query).toEqual({ apiToken: null });
    const api = Endpoint.for<AnyRoute>(vendor);
    const request = api.withDefaults({ apiToken: "secret" }).build(`${method} /x`);
    expect(request).toMatchObject({ url: "https://api.acme.example/v1/x?apiToken=secret" });
    expect(request).not.toHaveProperty("body");
    expect(api.build(`${method} /x`).url).toBe("https://api.acme.example/v1/x");
  });

  test("stands in the generated module", () => {
    const source = writeModule(vendorOf(documentWith({})));
    expect(source).toContain('  credentials: ["apitoken"],\n  query: {\n    apiToken: null,\n  },\n  policy: {');
    // So that the constructor takes it.
    expect(source).toContain("export const ACME = defineVendor({");
    expect(source).toContain("  extends Endpoint<OfVendor<typeof ACME, Exact<paths>>, Names> {");
    expect(source).toContain("  static override readonly vendor = ACME;");
  });

  test.each([
    ["a member of a body", "/x", { post: json({ allOf: [{ properties: { apiToken: text } }] }) }],
    ["a parameter of the path", "/x/{apiToken}", { get: { parameters: [{ name: "apiToken", in: "path" }] } }],
    ["a header parameter", "/x", { get: { parameters: [{ name: "APITOKEN", in: "header" }] } }],
  ])("is another than %s of its name (I9)", (_, path, item) => {
    const { report, vendor } = vendorOf(documentWith({ [path]: item }));
    expect(vendor.query).toEqual({ apiToken: null });
    expect(report.findings).toEqual([]);
  });

  test("is reported for no other names of a path or of headers", () => {
    const parameters = [
      { name: "id", in: "path" },
      { name: "X-Other", in: "header" },
    ];
    const { report, vendor } = vendorOf(documentWith({ "/x/{id}": { get: { parameters } } }));
    expect(vendor.query).toEqual({ apiToken: null });
    expect(report.findings).toEqual([]);
  });

  test("stands beside a body with a member of its name", () => {
    const made = vendorOf(documentWith({ "/x": { post: json({ properties: { apiToken: text } }) } }));
    expect(made.report.findings).toEqual([]);
    const api = Endpoint.for<AnyRoute>(made.vendor).withDefaults({ apiToken: "secret" });
    expect(api.build("POST /x", {}, { data: { apiToken: "member" } })).toMatchObject({
      url: "https://api.acme.example/v1/x?apiToken=secret",
      body: { apiToken: "member" },
    });
  });

  test("is no other parameter if a query parameter has its name", () => {
    const parameters = [{ name: "apiToken", in: "query", schema: text }];
    const { vendor, report } = vendorOf(documentWith({ "/x": { get: { parameters }, post: { parameters } } }));
    expect(report.findings).toEqual([]);
    const api = Endpoint.for<AnyRoute>(vendor).withDefaults({ apiToken: "s" });
    for (const method of ["GET", "POST"])
      expect(api.build(`${method} /x`).url).toBe("https://api.acme.example/v1/x?apiToken=s");
    expect(Endpoint.for<AnyRoute>(vendor).build("POST /x").url).toBe("https://api.acme.example/v1/x");
  });

  test.each(["url", "headers", "data", "tenant"])("that cannot be a parameter, %s, is reported", (name) => {
    const servers = [{ url: "https://{tenant}.acme.example", variables: { tenant: { default: "a" } } }];
    const document = { ...documentWith({ "/x": { post: {} } }, { ...token, name }), servers };
    const { vendor, report } = vendorOf(document);
    expect(vendor.query).toBeUndefined();
    expect(report.findings).toEqual([{ reason: "queryCredential", route: undefined, name }]);
  });

  test.each(["__proto__", "toString", "a b", "a]", "$key"])("may have any name, such as %s", (name) => {
    const { vendor } = vendorOf(documentWith({ "/x": { post: {} } }, { ...token, name }));
    const defaults = Object.fromEntries([[name, "s"]]);
    const { url } = Endpoint.for<AnyRoute>(vendor).withDefaults(defaults).build("POST /x");
    expect([...new URL(url).searchParams]).toEqual([[name, "s"]]);
  });
});

describe("a cookie", () => {
  const text = { type: "string" };
  const cookie = (name: string) => ({ name, in: "cookie", schema: text });
  const key = { securitySchemes: { key: { type: "apiKey", in: "cookie", name: "session" } } };
  const paths = {
    "/x": {
      get: { parameters: [cookie("sid"), cookie("page"), { name: "page", in: "query", schema: text }] },
      post: { parameters: [cookie("sid")] },
    },
    "/y": { get: {} },
  };
  const { vendor, routes } = vendorOf(documentOf(paths, { components: key }));
  const api = Endpoint.for<AnyRoute>(vendor);

  test.each([
    ["GET /x", "sid"],
    ["POST /x", "sid"],
    ["GET /y", "session"],
    ["POST /x", "session"],
    ["GET /x{?sid2}", "sid"],
  ])("that is passed by name to %s is an error: %s would be in the url (I6)", (route, name) => {
    const rejected = expect.objectContaining({ code: "ERR_INVALID_PARAMETER", names: [name] });
    expect(() => api.build(route as "GET /x", { [name]: "secret" })).toThrow(rejected);
    expect(() =>
      api
        .route(route as "GET /x")
        .param(name, "secret")
        .build(),
    ).toThrow(rejected);
    expect(() => api.withDefaults({ [name]: "secret" }).build(route as "GET /x")).toThrow(rejected);
    expect(() => api.build(route as "GET /x", { [name]: "secret" })).toThrow(
      `"${name}" is a cookie, which must not be in a url or a body; set the cookie header`,
    );
  });

  test("is no error where it is not passed, or is another parameter, too", () => {
    expect(routes).toEqual({ "GET /x": { cookies: ["sid"] }, "POST /x": { cookies: ["sid"] } });
    expect(api.build("GET /x", { page: 2, sid: undefined }).url).toMatch(/\/x\?page=2$/);
    expect(api.build("GET /x", {}, { headers: { cookie: "sid=1" } }).headers).toHaveProperty("cookie", "sid=1");
    expect(api.build("GET /y", { sid: 1 }).url).toMatch(/\/y\?sid=1$/);
  });

  test("has its rule in the module", () => {
    const module = writeModule(vendorOf(documentOf(paths, { components: key })));
    expect(module).toContain(
      '"*": {\n      objects: [],\n      bodiesWithoutDefaults: true,\n      cookies: ["session"],\n    },',
    );
    expect(module).toContain('"GET /x": {\n      cookies: ["sid"],\n    },');
  });
});
