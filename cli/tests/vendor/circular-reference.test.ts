import { describe, expect, test } from "@jest/globals";

import { findCircularReference } from "../../src/vendor/circular-reference.js";

describe("the reference that leads to itself", () => {
  const sound = { shared: {}, a: { $ref: "#/shared" }, b: { $ref: "#/a" }, c: { $ref: "#/a" } };
  const odd = { other: { $ref: "other.yaml#/a" }, none: { $ref: "#/nothing" }, percent: { $ref: "#/%zz" } };

  test("is the first of the document", () => {
    const document = { ...sound, ...odd, x: { $ref: "#/y" }, y: { $ref: "#/x" } };
    expect(findCircularReference(document)).toEqual({ reference: "#/y", pointer: "#/x" });
  });

  test("is none of those that lead to a value, to another document or to nothing", () => {
    expect(findCircularReference({ ...sound, ...odd })).toBeUndefined();
  });
});
