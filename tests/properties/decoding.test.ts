import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { Endpoint, endpoint } from "../../src/index.js";
import { check } from "./check.js";
import { codePoint, wellFormedText } from "./generators/texts.js";

const PRINTABLE = /^[\x21-\x5b\x5d-\x7e]+$/;

/** Any well-formed text: all code points but surrogates. */
const text = fc.oneof(fc.string({ unit: codePoint.filter((one) => one.isWellFormed()) }), wellFormedText);

/** Servers decode `%2F` and `%5C`, too (C6). */
const hasDotParts = (value: string): boolean => value.split(/[/\\]/).some((part) => part === "." || part === "..");

describe("decoding reverts encoding", () => {
  test("for path values (C6)", () => {
    check(
      fc.property(text, text, (x, y) => {
        fc.pre([x, y].every((value) => value !== "" && !hasDotParts(value)));
        for (const url of ["/a/{x}/b/:y", "/a{/x}/b{/y}", "https://api.github.com/a/{x}/b/{y*}"]) {
          const built = endpoint({ url, x, y }).url;
          expect(built).toMatch(PRINTABLE);
          expect(new URL(built).pathname.split("/").slice(1).map(decodeURIComponent)).toEqual(["a", x, "b", y]);
        }
      }),
    );
  });

  test("for reserved values, whose slashes are slashes (C1, C6)", () => {
    const segment = text.filter((one) => one !== "" && !/[%/?#]/.test(one) && !hasDotParts(one));
    check(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 3 }), (segments) => {
        const { pathname } = new URL(endpoint("/a/{+x}/b", { x: segments.join("/") }).url);
        expect(pathname.split("/").map(decodeURIComponent)).toEqual(["", "a", ...segments, "b"]);
      }),
    );
  });

  test("for query names and values, in the template and after it (C8)", () => {
    check(
      fc.property(fc.uniqueArray(text.filter((name) => name !== "in")), text, (names, value) => {
        const builder = new Endpoint().route("GET /a{?in}").param("in", value);
        const given = Object.fromEntries(names.map((name) => [name, value + name]));
        const built = builder.params(given).build().url;
        expect(built).toMatch(PRINTABLE);
        expect([...new URL(built).searchParams]).toEqual([["in", value], ...Object.entries(given)]);
      }),
    );
  });

  test("for lists and maps in the query (C9)", () => {
    const entries = fc.dictionary(text, text, { minKeys: 1 });
    const brackets = new Endpoint().withPolicy({ arrays: "brackets", objects: "brackets" });
    const repeat = new Endpoint().withPolicy({ arrays: "repeat" });
    check(
      fc.property(fc.array(text, { minLength: 1 }), entries, (list, map) => {
        const comma = endpoint("/a", { list }).url.replace(/^.*\?list=/, "");
        expect(comma.split(",").map(decodeURIComponent)).toEqual(list);
        expect([...new URL(repeat.build("/a", { list }).url).searchParams]).toEqual(list.map((item) => ["list", item]));
        const pairs = [...new URL(brackets.build("/a", { list, map }).url).searchParams];
        expect(pairs.splice(0, list.length)).toEqual(list.map((item) => ["list[]", item]));
        // A member name does not leave its brackets: one that has any is encoded twice.
        const members = pairs.map(([name, value]) => [/^map\[([^[\]]*)\]$/.exec(name)?.[1], value]);
        const once = (key: string): string => (/[[\]]/.test(key) ? key.replace(/[%[\]]/g, encodeURIComponent) : key);
        expect(members).toEqual(Object.entries(map).map(([key, value]) => [once(key), value]));
      }),
    );
  });

  test("for fragments", () => {
    check(
      fc.property(
        text.filter((value) => !value.includes("%")),
        (x) => {
          expect(decodeURIComponent(new URL(endpoint("/a{#x}", { x }).url).hash)).toBe(x === "" ? "" : `#${x}`);
        },
      ),
    );
  });
});
