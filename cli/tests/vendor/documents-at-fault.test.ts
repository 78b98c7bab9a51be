// What is wrong with a document is said before anything is made of it (I4, I5).
import { describe, expect, test } from "@jest/globals";

import { documentOf } from "../../../tests/openapi/document.js";
import { checkSize } from "../../src/vendor/document-size.js";
import { folder } from "./command.js";

describe("the version", () => {
  test.each([{ openapi: "4.0.0" }, { openapi: "2.0" }, { swagger: "1.2" }])("%j is not supported", async (version) => {
    folder.write("api.json", { ...version, info: { title: "A", version: "1" }, paths: {} });
    const { code, stderr } = await folder.vendor("api.json", "--out", "out");
    expect(code).toBe(1);
    expect(stderr).toContain('the version must be 2.0 ("swagger"), 3.0, 3.1 or 3.2 ("openapi"), not "');
  });
});

test("a response of OpenAPI 2.0 that is no object is an error", async () => {
  const paths = { "/a": { get: { responses: { 200: null } } } };
  folder.write("api.json", { swagger: "2.0", info: { title: "A", version: "1" }, host: "a.example", paths });
  const { code, stderr } = await folder.vendor("api.json", "--out", "out");
  expect(code).toBe(1);
  expect(stderr).toContain("error: the document is invalid: ");
});

describe("a document", () => {
  test("has at most 500 levels", () => {
    const nested = (levels: number): object => (levels > 1 ? { a: nested(levels - 1) } : {});
    expect(() => {
      checkSize(nested(500));
    }).not.toThrow();
    expect(() => {
      checkSize(nested(501));
    }).toThrow("it has more than 500 levels");
  });

  test("has one digest, in whatever order its files are read", async () => {
    const refer = (name: string): object => ({ $ref: `${name}.json` });
    const [b, a, c] = ["b", "a", "c"].map(refer);
    for (const name of ["a", "b", "c"]) folder.write(`${name}.json`, { get: { summary: name, responses: {} } });
    folder.write("api.json", documentOf({ "/b": b, "/a": a, "/c": c }));
    expect(await folder.vendor("api.json", "--out", "out")).toMatchObject({ code: 0 });
    expect(await folder.vendor("api.json", "--out", "out", "--check")).toMatchObject({ code: 0 });
    folder.write("c.json", { get: { summary: "another", responses: {} } });
    expect(await folder.vendor("api.json", "--out", "out", "--check")).toMatchObject({ code: 1 });
  });
});
