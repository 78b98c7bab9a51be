import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { form, multipart, withStyles } from "../../src/bodies/index.js";
import { Endpoint, type Policy } from "../../src/index.js";
import { check } from "../properties/check.js";

const ARRAYS = ["comma", "repeat", "brackets", "indices"] as const;

/** The decoded pairs of a form. */
function pairsOf(members: object, styles: Parameters<typeof withStyles>[1], policy: Partial<Policy> = {}): string[] {
  const api = new Endpoint().withPolicy({ objects: "brackets", ...policy, body: withStyles(form, styles) });
  const { body } = api.build("POST /x", members as { a: 1 });
  return [...new URLSearchParams(body as string)].map((pair) => pair.join("="));
}

describe("withStyles() (I6)", () => {
  test.each(ARRAYS)("writes each style as OpenAPI has it, with the policy %s", (arrays) => {
    const members = {
      exploded: ["a", "b"],
      commas: ["a", "b"],
      pipes: ["a", "b"],
      object: { k: "v", l: "w" },
      deep: { k: "v", list: [1, 2] },
      deepList: [1, 2],
      json: { k: [1] },
    };
    const styles = {
      exploded: "form",
      commas: "comma",
      pipes: "pipeDelimited",
      object: "form",
      deep: "deepObject",
      deepList: "deepObject",
      json: "json",
    } as const;
    expect(pairsOf(members, styles, { arrays })).toEqual([
      "exploded=a",
      "exploded=b",
      "commas=a,b",
      "pipes=a|b",
      "k=v",
      "l=w",
      "deep[k]=v",
      "deep[list][]=1",
      "deep[list][]=2",
      "deepList[]=1",
      "deepList[]=2",
      'json={"k":[1]}',
    ]);
  });

  test.each([
    ["comma", ["list=1", "list=2", "map[k]=v", "map[l]=1", "map[l]=2", "text=t"]],
    ["repeat", ["list=1", "list=2", "map[k]=v", "map[l]=1", "map[l]=2", "text=t"]],
    ["brackets", ["list[]=1", "list[]=2", "map[k]=v", "map[l][]=1", "map[l][]=2", "text=t"]],
    ["indices", ["list[0]=1", "list[1]=2", "map[k]=v", "map[l][0]=1", "map[l][1]=2", "text=t"]],
  ] as const)("leaves all other members to the policy %s", (arrays, pairs) => {
    const members = { list: [1, 2], map: { k: "v", l: [1, 2] }, text: "t", none: null };
    expect(pairsOf(members, { other: "form" }, { arrays })).toEqual(pairs);
  });

  test.each(ARRAYS)("passes files on, with the policy %s", (arrays) => {
    const files = [new File(["1"], "1.txt"), new File(["2"], "2.txt")];
    const encoder = withStyles(multipart, { styled: "form" });
    const api = new Endpoint().withPolicy({ arrays, objects: "brackets", body: encoder });
    const { body } = api.build("POST /x", { styled: files, plain: [files[0]], one: files[1] } as object);
    const names = [...(body as FormData)].map(([name, file]) => `${name} ${(file as File).name}`);
    const suffix = { comma: "", repeat: "", brackets: "[]", indices: "[0]" }[arrays];
    expect(names).toEqual(["styled 1.txt", "styled 2.txt", `plain${suffix} 1.txt`, "one 2.txt"]);
  });

  test("gives an encoder of one's own the other members as they are", () => {
    const seen: object[] = [];
    const encoder = withStyles((members) => (seen.push(members), { body: "" }), { ids: "comma" });
    const date = new Date(0);
    new Endpoint().withPolicy({ body: encoder }).build("POST /x", { ids: [1, 2], date, map: { k: null }, none: null });
    expect(seen).toEqual([{ ids: "1,2", date, map: { k: null }, none: null }]);
  });

  test("reports all values without a form, and those that the encoder rejects", () => {
    const invalid = (names: string[]) => expect.objectContaining({ code: "ERR_INVALID_PARAMETER", names });
    expect(() => pairsOf({ a: [NaN], b: [() => 1] }, { a: "form", b: "comma" })).toThrow(invalid(["a", "b"]));
    expect(() => pairsOf({ a: [new File([], "x")] }, { a: "form" })).toThrow(invalid(["a"]));
  });
});

describe("withStyles() loses nothing (D9)", () => {
  const scalar = fc.oneof(fc.string({ unit: "grapheme" }), fc.integer(), fc.boolean());
  const content = fc.oneof(
    fc.array(scalar, { minLength: 1, maxLength: 4 }),
    fc.dictionary(fc.constantFrom("a", "b", "value"), scalar, { minKeys: 1 }),
  );

  test("every text of a list or an object is sent, beside parameters of the same name", () => {
    check(
      fc.property(
        content,
        scalar,
        fc.constantFrom("form", "deepObject"),
        fc.constantFrom(...ARRAYS),
        (value, a, style, arrays) => {
          const sent = pairsOf({ value, a }, { value: style }, { arrays }).map((pair) => pair.replace(/^[^=]*=/, ""));
          expect(sent.sort()).toEqual([...Object.values(value), a].map(String).sort());
        },
      ),
    );
  });
});

describe("withStyles() rejects (F1)", () => {
  const rejected = (names: string[]) => expect.objectContaining({ code: "ERR_INVALID_OPTION", names });

  test.each([["foo"], ["toString"], ["constructor"], [undefined], [Symbol("form")], [null]])(
    "the style %p",
    (style) => {
      expect(() => withStyles(form, { a: style as never })).toThrow(rejected(["styles"]));
    },
  );

  test("styles that are no object", () => {
    for (const styles of [undefined, null, 5, "form", ["form"], new Map([["a", "form"]]), () => "form"]) {
      expect(() => withStyles(form, styles as never)).toThrow(rejected(["styles"]));
    }
  });

  test("an encoder that is no function", () => {
    expect(() => withStyles("form" as never, {})).toThrow(rejected(["encoder"]));
  });
});
