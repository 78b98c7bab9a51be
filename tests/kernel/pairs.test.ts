// C9 beyond the table of calls: depth, and different pairs for different values.
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { Endpoint } from "../../src/index.js";
import { check } from "../properties/check.js";

const nesting = new Endpoint().withPolicy({ objects: "brackets", arrays: "indices" });
const queryOf = (x: unknown): string => decodeURIComponent(nesting.build("/a", { x }).url.replace(/^.*\?/, ""));

test("with indices, different values have different pairs", () => {
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(1, 2),
      fc.array(fc.constantFrom(1, 2), { minLength: 1, maxLength: 2 }),
      fc.dictionary(fc.constantFrom("", "k", "l"), tie("value"), { minKeys: 1, maxKeys: 2 }),
    ),
  }));
  check(
    fc.property(value, value, (one, other) => {
      expect(queryOf({ x: one }) === queryOf({ x: other })).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
});

test("values may be nested 32 levels deep", () => {
  const deep = (levels: number): unknown => (levels > 0 ? { k: deep(levels - 1) } : "v");
  expect(queryOf(deep(32))).toBe(`x${"[k]".repeat(32)}=v`);
  expect(() => queryOf(deep(33))).toThrow(expect.objectContaining({ code: "ERR_INVALID_PARAMETER", names: ["x"] }));
});
