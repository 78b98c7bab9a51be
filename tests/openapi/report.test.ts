import { describe, expect, test } from "@jest/globals";

import { Endpoint } from "../../src/index.js";
import { vendorOf } from "../../src/openapi/index.js";
import { documentOf } from "./document.js";

const text = { type: "string" };
const list = { type: "array", items: text };
const object = { type: "object", properties: { k: text } };

/** The reasons and the names of the findings of a document. */
function findingsOf(paths: object, fields: object = {}): unknown[] {
  return vendorOf(documentOf(paths, fields)).report.findings.map(({ reason, name }) => [reason, name]);
}

const withParameters = (...parameters: unknown[]) => ({ "/x": { get: { parameters } } });
const withBody = (type: string, media: object) => ({ "/x": { post: { requestBody: { content: { [type]: media } } } } });

// Nothing that a document asks for is lost without a word (I5).
describe("the report names", () => {
  test.each([
    [{ in: "query", name: "" }, "#/paths/~1x/get/parameters/0"],
    [{ in: "query", name: 5 }, "#/paths/~1x/get/parameters/0"],
    [{ in: "query" }, "#/paths/~1x/get/parameters/0"],
    [{ in: "body", name: "b" }, "b"],
    [{ in: "querystring", name: "q" }, "q"],
    [{ name: "n" }, "n"],
    [7, "#/paths/~1x/get/parameters/0"],
  ])("the parameter %j, which has no place", (parameter, name) => {
    expect(findingsOf(withParameters(parameter))).toEqual([["parameter", name]]);
  });

  test("placeholders of a path that are no parameters", () => {
    const parameters = [{ name: "a", in: "path", required: true, schema: text }];
    const get = { get: { parameters } };
    expect(findingsOf({ "/{a}/{b}/:c/{d}:e": get, "/{a}?v={v}": get })).toEqual([
      ["undeclared", "b"],
      ["undeclared", "c"],
      ["undeclared", "d"],
      ["undeclared", "v"],
    ]);
  });

  // Intercom's job, which the document has in the query only: the path gets it, and nothing is in the query.
  test("placeholders of a path that are parameters of the query", () => {
    const document = documentOf({ "/jobs/{id}": { get: { parameters: [{ name: "id", in: "query", schema: text }] } } });
    const { vendor, report } = vendorOf(document);
    expect(report.findings).toEqual([{ reason: "undeclared", route: "GET /jobs/{id}", name: "id" }]);
    expect(Endpoint.for(vendor).build("GET /jobs/{id}", { id: 7 }).url).toBe("https://api.acme.example/v1/jobs/7");
  });

  // Bungie's pages, which the document has in a path without them: the query gets them, also that of a POST.
  test.each(["get", "post"])("parameters of a path that are not in it, of %s", (method) => {
    const parameters = [
      { name: "page", in: "path", required: true, schema: { type: "integer" } },
      { name: "id", in: "path", required: true, schema: text },
      { name: "sort", in: "path", schema: list },
      { name: "sort", in: "query", explode: false, schema: list },
    ];
    const { vendor, report } = vendorOf(documentOf({ "/groups/{id}": { [method]: { parameters } } }));
    const route = `${method.toUpperCase()} /groups/{id}`;
    expect(report.findings).toEqual([
      { reason: "unplaced", route, name: "page" },
      { reason: "unplaced", route, name: "sort" },
    ]);
    const { url, body } = Endpoint.for(vendor).build(route as "GET /x", { id: 1, page: 2, sort: ["a", "b"] });
    expect(new URL(url).searchParams.get("page")).toBe("2");
    expect(new URL(url).searchParams.get("sort")).toBe("a,b");
    expect(body).toBeUndefined();
  });

  const nested = { type: "object", properties: { k: list } };
  test.each([
    ["query", { schema: { type: "array", items: object } }],
    ["query", { schema: { type: "array", items: list }, explode: false }],
    ["query", { schema: { type: "array", items: { oneOf: [object, nested] } }, style: "pipeDelimited" }],
    ["query", { schema: nested }],
    ["query", { schema: { type: "object", additionalProperties: object } }],
    ["query", { schema: { allOf: [{ type: "object" }, nested] } }],
    ["path", { schema: nested }],
    ["header", { schema: { type: "array", items: object } }],
  ])("lists and objects within others in the %s, %j", (place, fields) => {
    const parameters = [{ name: "n", in: place, ...fields }];
    expect(findingsOf({ [place === "path" ? "/x/{n}" : "/x"]: { get: { parameters } } })).toEqual([
      [place === "path" ? "nested" : "nestedJson", "n"],
    ]);
  });

  test.each([
    { schema: nested, style: "deepObject" },
    { schema: object },
    { schema: list },
    { schema: { type: "array", items: {} } },
    { schema: { type: "array", items: { type: ["string", "object"] } } },
    { schema: { type: "object", additionalProperties: true } },
    { schema: {} },
    { content: { "application/json": { schema: nested } } },
  ])("no nested values of %j", (fields) => {
    const found = findingsOf(withParameters({ name: "n", in: "query", ...fields }));
    expect(found.filter((one) => String(one) !== "content,n")).toEqual([]);
  });

  test("lists of objects in forms, which have no style", () => {
    const properties = { a: { type: "array", items: object }, b: nested, c: list, d: { type: "array", items: object } };
    const encoding = { d: { style: "deepObject", explode: true } };
    expect(findingsOf(withBody("multipart/form-data", { schema: { properties }, encoding }))).toEqual([
      ["nestedJson", "a"],
    ]);
  });

  test("parts of a multipart body with headers or a media type of their own", () => {
    const properties = { a: text, b: object, c: text, d: { type: "string", format: "binary" } };
    const encoding = {
      a: { headers: { "x-a": { schema: text } } },
      b: { contentType: "application/json" },
      c: { contentType: "text/csv", headers: {} },
      d: { contentType: "image/png, image/jpeg" },
    };
    // A part with a single media type has it (I6).
    expect(findingsOf(withBody("multipart/form-data", { schema: { properties }, encoding }))).toEqual([
      ["partHeaders", "a"],
      ["partType", "d"],
    ]);
    // OpenAPI ignores the headers of a form that is not multipart.
    const form = { schema: { properties }, encoding: { a: encoding.a } };
    expect(findingsOf(withBody("application/x-www-form-urlencoded", form))).toEqual([]);
  });

  test("other servers of the document, its paths and its operations", () => {
    const [first, second] = [{ url: "https://api.acme.example/v1" }, { url: "https://test.acme.example/v1" }];
    const paths = { "/x": { servers: [first, second], get: {} }, "/y": { get: { servers: [first] } } };
    const document = documentOf(paths, { servers: [first, second, { url: 7 }, first] });
    expect(vendorOf(document).report.findings).toEqual([
      { reason: "otherServer", route: undefined, name: "https://test.acme.example/v1" },
      { reason: "otherServer", route: "GET /x", name: "https://test.acme.example/v1" },
    ]);
    const { findings } = vendorOf(document, { baseUrl: "https://test.acme.example/v1" }).report;
    expect(findings.filter(({ route }) => route === undefined)).toEqual([]);
  });

  test("certificates of clients", () => {
    const securitySchemes = { one: { type: "mutualTLS" }, two: { type: "oauth2" }, three: { type: "openIdConnect" } };
    expect(findingsOf({}, { components: { securitySchemes } })).toEqual([["clientCertificate", "one"]]);
  });
});
