// An operation whose body has several media types has a route for each (I6).
import { describe, expect, test } from "@jest/globals";

import { Endpoint, type AnyRoute } from "../../src/index.js";
import { vendorOf, writeModule } from "../../src/openapi/index.js";
import { documentOf, findingsOf } from "./document.js";

const object = { type: "object", properties: { a: { type: "string" } } };
const form = { type: "object", properties: { a: { type: "string" }, file: { type: "string", format: "binary" } } };
const media = (types: Record<string, object>, path = "/x") =>
  documentOf({
    [path]: {
      post: {
        parameters: [{ name: "q", in: "query", schema: { type: "array", items: { type: "array" } } }],
        requestBody: { content: Object.fromEntries(Object.entries(types).map(([type, schema]) => [type, { schema }])) },
      },
    },
  });
const routesOf = (types: Record<string, object>, path?: string): readonly string[] =>
  vendorOf(media(types, path)).documentedRoutes!;

describe("variants of a body", () => {
  test("are sent in their media types, and named once", () => {
    const made = vendorOf(media({ "multipart/form-data": form, "application/json": object, "text/plain": {} }));
    expect(made.report.operations).toBe(1);
    expect(made.variants).toEqual([
      { route: "POST /x#multipart", of: "POST /x", mediaType: "multipart/form-data" },
      { route: "POST /x#plain", of: "POST /x", mediaType: "text/plain" },
    ]);
    expect(findingsOf(made)).toEqual(["variant POST /x #multipart", "variant POST /x #plain", "nestedJson POST /x q"]);
    const api = Endpoint.for<AnyRoute>(made.vendor);
    expect(api.build("POST /x", { a: "1", q: [[1]] })).toMatchObject({
      body: { a: "1" },
      url: expect.stringMatching(/\/x\?q=/),
    });
    const sent = api.build("POST /x#multipart", { a: "1", file: new Blob(["f"]), q: [[1]] });
    expect(sent.url).toMatch(/\/x\?q=%5B1%5D#multipart$/);
    expect([...(sent.body as FormData)].map(([name]) => name)).toEqual(["a", "file"]);
    expect(api.build("POST /x#plain", {}, { data: "t" })).toMatchObject({
      body: "t",
      headers: { "content-type": "text/plain" },
    });
    expect(writeModule(made)).toContain('  | "POST /x#multipart"\n  | "POST /x#plain";');
  });

  test.each([
    [{ "application/json": object, "text/json": object, "application/*+json": object }, ["POST /x"], ["mediaType"]],
    [
      { "application/json": object, "application/merge-patch+json": form },
      ["POST /x", "POST /x#merge-patch+json"],
      ["variant"],
    ],
    [{ "application/json": object, "application/xml": object }, ["POST /x", "POST /x#xml"], ["variant"]],
    [
      { "application/json": object, "application/x-www-form-urlencoded": object },
      ["POST /x", "POST /x#form"],
      ["variant"],
    ],
    [{ "image/png": {}, "image/jpeg": {}, "*/*": {} }, ["POST /x"], ["mediaType"]],
    [
      { "application/json": object, "text/csv": {}, "application/x-csv": { type: "string" } },
      ["POST /x", "POST /x#csv", "POST /x#application-x-csv"],
      ["variant", "variant"],
    ],
  ])("of %j are %j", (types, routes, reasons) => {
    const { documentedRoutes, report } = vendorOf(media(types));
    expect(documentedRoutes).toEqual(routes);
    expect(report.findings.map(({ reason }) => reason).filter((reason) => reason !== "nestedJson")).toEqual(reasons);
  });

  test("follow the fragment of an operation, and leave routes that the document has", () => {
    const types = { "application/json": object, "multipart/form-data": form };
    expect(routesOf(types, "/x#share")).toEqual(["POST /x#share", "POST /x#share-multipart"]);
    const { paths } = media(types) as { paths: object };
    expect(vendorOf(documentOf({ ...paths, "/x#multipart": { post: {} } })).documentedRoutes).toEqual([
      "POST /x",
      "POST /x#multipart",
      "POST /x#multipart-form-data",
    ]);
  });
});
