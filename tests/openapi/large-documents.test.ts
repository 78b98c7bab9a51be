// Documents that would take minutes if anything took more than linear time.
import { expect, test } from "@jest/globals";

import { vendorOf, writeModule } from "../../src/openapi/index.js";
import { documentOf } from "./document.js";

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
  for (const document of [
    documentOf(paths, { response: { content } }),
    documentOf({ "/a": { delete: { parameters } } }, { schema }),
  ]) {
    expect(() => vendorOf(document)).toThrow(expect.objectContaining({ code: "ERR_INVALID_DOCUMENT" }));
  }
});

test("100,000 parameters of one operation take no more than linear time", () => {
  const parameters = Array.from({ length: 100_000 }, (_, index) => ({ name: `p${index}`, in: "query" }));
  const { routes } = vendorOf(documentOf({ "/a": { delete: { parameters } } }));
  expect((routes["DELETE /a"] as string).endsWith(",p99999*}")).toBe(true);
});
