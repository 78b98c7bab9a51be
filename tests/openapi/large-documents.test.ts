// Documents that would take minutes if anything took more than linear time.
import { expect, test } from "@jest/globals";

import { Endpoint, type AnyRoute } from "../../src/index.js";
import { toolsOf, vendorOf, writeModule } from "../../src/openapi/index.js";
import { documentOf } from "./document.js";

const text = { type: "string" };

test("a document with 20,000 operations takes no more than linear time", () => {
  const operation = { parameters: [{ name: "key", in: "query", schema: { type: "string" } }] };
  const paths = Object.fromEntries(
    Array.from({ length: 20_000 }, (_, index) => [`/a/${index}`, { delete: operation }]),
  );
  const made = vendorOf(documentOf(paths));
  expect(made.report.operations).toBe(20_000);
  expect(writeModule(made).split("\n").length).toBeGreaterThan(20_000);
});

test("references to one part from everywhere end with an error, not after minutes (I4)", () => {
  const links: Record<string, object> = {};
  const targets: Record<string, object> = { p: {} };
  for (let index = 0; index < 60; index += 1) {
    // Each is found by way of the next, twice.
    links[`y${index}`] = { p: { $ref: `#/links/y${index + 1}/p/k${index}` } };
    targets[`k${index}`] = { $ref: `#/links/y${index + 1}/p` };
  }
  links["y60"] = { p: targets };
  expect(vendorOf(documentOf({ "/a": { $ref: "#/links/y0/p" } }, { links })).report.operations).toBe(0);

  const chain = Object.fromEntries(
    Array.from({ length: 50_000 }, (_, index) => [`c${index}`, { $ref: `#/chain/c${index + 1}` }]),
  );
  expect(() => vendorOf(documentOf({ "/a": { $ref: "#/chain/c0" } }, { chain }))).toThrow(
    expect.objectContaining({ code: "ERR_INVALID_DOCUMENT" }),
  );

  const count = 5_000;
  const content = Object.fromEntries(Array.from({ length: count }, (_, index) => [`a/b${index}`, {}]));
  const schema = { anyOf: Array.from({ length: count }, () => ({})) };
  const operation = { get: { responses: { 200: { $ref: "#/response" } } } };
  const paths = Object.fromEntries(Array.from({ length: count }, (_, index) => [`/a${index}`, operation]));
  const parameters = Array.from({ length: count }, (_, index) => ({
    name: `p${index}`,
    in: "query",
    schema: { $ref: "#/schema" },
  }));
  expect(() => vendorOf(documentOf(paths, { response: { content } }))).toThrow(
    expect.objectContaining({ code: "ERR_INVALID_DOCUMENT" }),
  );
  // A schema is read once, however many parameters have it.
  expect(vendorOf(documentOf({ "/a": { delete: { parameters } } }, { schema })).report.operations).toBe(1);
});

test("100,000 parameters of one operation take no more than linear time", () => {
  const parameters = Array.from({ length: 100_000 }, (_, index) => ({ name: `p${index}`, in: "query" }));
  const { routes } = vendorOf(documentOf({ "/a": { delete: { parameters } } }));
  expect((routes["DELETE /a"] as string).endsWith(",p99999*}")).toBe(true);
});

test("40,000 references with one last name take no more than linear time", () => {
  const names = Array.from({ length: 40_000 }, (_, index) => `p${index}`);
  const groups = Object.fromEntries(names.map((name) => [name, { same: { type: "string" } }]));
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/groups/${name}/same` }]));
  const schema = { type: "object", properties };
  const post = { requestBody: { content: { "application/json": { schema } } } };
  const [tool] = toolsOf(documentOf({ "/a": { post } }, { groups }));
  expect(Object.keys(tool!.inputSchema.properties).length).toBe(40_000);
});

test("20,000 parameters beside 20,000 members take no more than linear time", () => {
  const count = 20_000;
  const parameters = Array.from({ length: count }, (_, index) => ({ name: `q${index}`, in: "query", schema: text }));
  const properties = Object.fromEntries(Array.from({ length: count }, (_, index) => [`m${index}`, text]));
  const requestBody = { content: { "application/json": { schema: { type: "object", properties } } } };
  const document = documentOf({ "/a": { post: { parameters, requestBody } } });
  const given = Object.fromEntries(
    [...parameters.map(({ name }) => name), ...Object.keys(properties)].map((name) => [name, "1"]),
  );
  const [tool] = toolsOf(document);
  const api = Endpoint.for<AnyRoute>(vendorOf(document).vendor);
  for (const request of [tool!.build(given), api.build("POST /a", given)]) {
    expect(new URL(request.url).searchParams.size).toBe(count);
    expect(Object.keys(request.body as object).length).toBe(count);
  }
});
