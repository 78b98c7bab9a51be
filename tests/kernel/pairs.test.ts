// C9 beyond the table of calls: depth, and different pairs for different values.
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { form } from "../../src/bodies/index.js";
import { Endpoint } from "../../src/index.js";
import { thrownBy } from "../thrown-by.js";
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

test("an object without values is absent, and several in a list are one fault, in a form, too", () => {
  const posting = new Endpoint().withPolicy({ body: form });
  expect(posting.build("POST /x", { a: 1, b: {}, c: { d: null, e: undefined } }).body).toBe("a=1");
  expect(thrownBy(() => posting.build("POST /x", { a: [{ k: 1 }, { k: 2 }], b: { c: null, d: 1 } }))).toMatchObject({
    issues: [{ name: "a" }, { name: "b" }],
  });
});

test("a name that is no Unicode is a fault of the parameter", () => {
  expect(thrownBy(() => queryOf({ "\ud800": 1 }))).toMatchObject({ issues: [{ name: "x", reason: "value" }] });
});

test("values may be nested 32 levels deep", () => {
  const deep = (levels: number): unknown => (levels > 0 ? { k: deep(levels - 1) } : "v");
  expect(queryOf(deep(32))).toBe(`x${"[k]".repeat(32)}=v`);
  expect(() => queryOf(deep(33))).toThrow(expect.objectContaining({ code: "ERR_INVALID_PARAMETER", names: ["x"] }));
});
