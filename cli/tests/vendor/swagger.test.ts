// What the converter of OpenAPI 2.0 gets, and what is added after it (I7).
import { describe, expect, test } from "@jest/globals";
import { upgrade } from "@scalar/openapi-upgrader";

import { fromSwagger } from "../../src/vendor/swagger.js";

const INFO = { swagger: "2.0", info: { title: "Old", version: "1" }, host: "old.example" };

type Converted = Record<string, any>;

const convert = (document: object, location?: string): Converted =>
  fromSwagger({ ...INFO, ...document }, location, upgrade);

describe("the scheme of the server", () => {
  test.each<[schemes: unknown, location: string | undefined, url: string]>([
    [["http", "https"], undefined, "https://old.example"],
    [["http"], "https://old.example/api.json", "http://old.example"],
    [["ws"], undefined, "https://old.example"],
    [undefined, "http://old.example/api.json", "http://old.example"],
    [undefined, undefined, "https://old.example"],
    ["https", undefined, "https://old.example"],
  ])("%p of a document at %p", (schemes, location, url) => {
    expect(convert({ ...(schemes !== undefined && { schemes }), paths: {} }, location)["servers"]).toEqual([{ url }]);
  });
});

test("a document without paths, and paths that are no objects, have no operations", () => {
  expect(convert({})["openapi"]).toMatch(/^3\.0/);
  expect(convert({ paths: { "/a": null, "/b": [] } })["openapi"]).toMatch(/^3\.0/);
});

test("a reference to a shared parameter with an escaped name is resolved, and an own one overrides that of the path", () => {
  const { paths } = convert({
    parameters: { "a/b~c": { name: "q", in: "query", type: "string" } },
    paths: {
      "/a": {
        parameters: [{ $ref: "#/parameters/a~1b~0c" }],
        get: { responses: { 200: { description: "ok" } } },
        head: { parameters: [{ name: "q", in: "query", type: "integer" }], responses: {} },
      },
    },
  });
  expect(paths["/a"].get.parameters).toMatchObject([{ name: "q", schema: { type: "string" } }]);
  expect(paths["/a"].head.parameters).toMatchObject([{ name: "q", schema: { type: "integer" } }]);
});

test("a form has the media types of forms only, and by default the one without files", () => {
  const parameters = [{ name: "a", in: "formData", type: "string" }];
  const { paths } = convert({
    consumes: ["application/json"],
    paths: {
      "/default": { post: { parameters, responses: {} } },
      "/own": { post: { consumes: ["text/plain", "multipart/form-data"], parameters, responses: {} } },
    },
  });
  expect(Object.keys(paths["/default"].post.requestBody.content)).toEqual(["application/x-www-form-urlencoded"]);
  expect(Object.keys(paths["/own"].post.requestBody.content)).toEqual(["multipart/form-data"]);
});

test("a form without media types has that of forms, and responses that are none stay", () => {
  const parameters = [{ name: "a", in: "formData", type: "string" }];
  const { paths } = convert({ paths: { "/a": { post: { parameters, responses: null } } } });
  expect(Object.keys(paths["/a"].post.requestBody.content)).toEqual(["application/x-www-form-urlencoded"]);
});

test("a list in the path has commas, also if its format is not known", () => {
  const list = (collectionFormat?: string): object => ({
    name: "ids",
    in: "path",
    required: true,
    type: "array",
    items: { type: "string" },
    ...(collectionFormat && { collectionFormat }),
  });
  const styleIn = (format?: string): unknown => {
    const [{ style, explode }] = convert({
      paths: { "/{ids}": { get: { parameters: [list(format)], responses: {} } } },
    })["paths"]["/{ids}"].get.parameters;
    return [style, explode];
  };
  expect(styleIn()).toEqual(["simple", false]);
  expect(styleIn("csv")).toEqual(["simple", false]);
  // The defaults of OpenAPI 3.0.
  expect(styleIn("other")).toEqual([undefined, undefined]);
});
