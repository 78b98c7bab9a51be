// A parameter that is the whole query (OpenAPI 3.2, section 4.12): `in: querystring` (I6).
import { describe, expect, test } from "@jest/globals";

import { Endpoint, type AnyRoute } from "../../src/index.js";
import { vendorOf, type DocumentVendor } from "../../src/openapi/index.js";
import { documentOf, findingsOf } from "./document.js";

const FORM = "application/x-www-form-urlencoded";
const text = { type: "string" };
const list = { type: "array", items: text };

function queryString(type: string, media: object, fields: object = {}): object {
  return { name: "selector", in: "querystring", content: { [type]: media }, ...fields };
}

function made(method: string, ...parameters: readonly unknown[]): DocumentVendor {
  return vendorOf(documentOf({ "/x": { [method]: { parameters } } }, { openapi: "3.2.0" }));
}

function urlOf({ vendor }: DocumentVendor, route: string, parameters: object): string {
  const { url } = Endpoint.for<AnyRoute>(vendor).build(route, parameters as Record<string, string>);
  return url.replace("https://api.acme.example/v1", "");
}

describe("a form that is the whole query", () => {
  const properties = { q: text, ids: list, filter: { type: "object", properties: { a: text } }, csv: list, deep: {} };
  const schema = { type: "object", properties };
  const encoding = {
    csv: { style: "form", explode: false },
    deep: { style: "deepObject" },
    ids: { style: "form", explode: true },
  };
  const parameter = queryString(FORM, { schema: { ...schema }, encoding });

  test.each(["get", "post"])("has its members as parameters of the query of %s (I6)", (method) => {
    const api = made(method, parameter);
    expect(findingsOf(api)).toEqual([]);
    const url = urlOf(api, `${method} /x`, { q: "a b", ids: ["1", "2"], filter: { a: "b" }, csv: ["1", "2"] });
    expect(new Set(url.slice(3).split("&"))).toEqual(
      new Set(["q=a%20b", "ids=1", "ids=2", "filter=%7B%22a%22%3A%22b%22%7D", "csv=1,2"]),
    );
  });

  test("is one that a path has for all of its operations (I6)", () => {
    const parameters = [queryString(`${FORM}; charset=utf-8`, { schema: { properties: { q: text } } })];
    const api = vendorOf(documentOf({ "/x": { parameters, post: {} } }, { openapi: "3.2.0" }));
    expect(api.routes).toEqual({ "POST /x": "{?q}" });
  });

  test("without known members is passed with query(), as the report says (I6)", () => {
    const api = made("get", queryString(FORM, { schema: { type: "object", additionalProperties: text } }));
    expect(findingsOf(api)).toEqual(["freeQuery GET /x selector"]);
  });
});

describe("another value that is the whole query", () => {
  test.each([
    ["application/json", { numbers: [1, 2], flag: null }, "%7B%22numbers%22%3A%5B1%2C2%5D%2C%22flag%22%3Anull%7D"],
    ["application/json", [1], "%5B1%5D"],
    ["application/json", 5, "5"],
    ["application/json", '"a"', "%22a%22"],
    ["application/jsonpath", "$.a.b[1:1]", "%24.a.b%5B1%3A1%5D"],
    ["text/plain", "a&b#c/../d", "a%26b%23c%2F..%2Fd"],
  ])("in %s, %j, is percent-encoded, as in OpenAPI 3.2 (I6)", (type, selector, query) => {
    const schema = type === "application/json" ? {} : text;
    for (const method of ["GET", "POST"]) {
      const api = made(method.toLowerCase(), queryString(type, { schema }, { required: true }));
      expect(api.routes).toEqual({ [`${method} /x`]: { query: { selector: "querystring" } } });
      expect(findingsOf(api)).toEqual([]);
      expect(urlOf(api, `${method} /x`, { selector })).toBe(`/x?${query}`);
    }
  });

  test.each([
    ["application/json", text],
    ["application/xml", { type: "object" }],
    ["text/csv", {}],
  ])("in %s with the schema %j is passed as text, as the report says (I6)", (type, schema) => {
    const api = made("get", queryString(type, { schema }));
    expect(findingsOf(api)).toEqual(["wholeQuery GET /x selector"]);
    expect(urlOf(api, "GET /x", { selector: "a b" })).toBe("/x?a%20b");
  });

  test("may be absent (I6)", () => {
    const api = made("get", queryString("text/plain", {}));
    expect(urlOf(api, "GET /x", {})).toBe("/x");
    expect(urlOf(api, "GET /x", { selector: null })).toBe("/x");
  });

  test("stands beside a credential in the query (I6)", () => {
    const securitySchemes = { key: { type: "apiKey", in: "query", name: "key" } };
    const parameters = [queryString("text/plain", { schema: text })];
    const { vendor } = vendorOf(documentOf({ "/x": { get: { parameters } } }, { components: { securitySchemes } }));
    const url = Endpoint.for<AnyRoute>(vendor).build("GET /x", { selector: "a b", key: "c" }).url;
    expect(url).toBe("https://api.acme.example/v1/x?key=c&a%20b");
  });
});

test.each([
  ["without content", [{ name: "selector", in: "querystring", schema: text }]],
  ["beside a parameter of the query", [queryString("text/plain", {}), { name: "q", in: "query", schema: text }]],
  ["beside another", [queryString("text/plain", {}), queryString("text/plain", {}, { name: "b" })]],
])("one %s is not valid (I6)", (_, parameters) => {
  const [first] = findingsOf(made("get", ...parameters));
  expect(first).toBe("parameter GET /x selector");
});
