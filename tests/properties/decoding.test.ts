import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { form, multipart } from "../../src/bodies/index.js";
import { Endpoint, endpoint } from "../../src/index.js";
import { check } from "./check.js";
import { codePoint, wellFormedText } from "./generators/texts.js";

const PRINTABLE = /^[\x21-\x5b\x5d-\x7e]+$/;

/** Any well-formed text: all code points but surrogates. */
const text = fc.oneof(fc.string({ unit: codePoint.filter((one) => one.isWellFormed()) }), wellFormedText);

/** Servers decode `%2F` and `%5C`, too (C6). */
const hasDotParts = (value: string): boolean => value.split(/[/\\]/).some((part) => part === "." || part === "..");

/** Texts, lists of them, and objects of those. */
type Tree = string | readonly string[] | { readonly [name: string]: Tree };

/** Reads `a[b][]` as `["a", "b", ""]`, as servers do. A name with brackets of its own was encoded, so that it has none. */
function readName(name: string): readonly string[] {
  expect(name).toMatch(/^[^[\]]+(?:\[[^[\]]*\])*$/);
  return name.split(/\]?\[|\]$/).slice(0, name.endsWith("]") ? -1 : undefined);
}

/** The names of all texts of a tree. The brackets of a list may be at the end of the name that the caller gave. */
function namesOf(path: readonly string[], tree: Tree, isListed = false): (readonly string[])[] {
  if (typeof tree === "string") return [path];
  if (Array.isArray(tree)) return (tree as readonly string[]).map(() => (isListed ? path : [...path, ""]));
  return Object.entries(tree).flatMap(([name, inner]) => {
    const own = name.replace(/\[\]$/, "");
    const read = /[[\]]/.test(own) ? own.replace(/[%[\]]/g, encodeURIComponent) : own;
    return namesOf([...path, read, ...(own === name ? [] : [""])], inner, own !== name);
  });
}

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

  test("for lists in the query (C9)", () => {
    const of = (arrays: "repeat" | "brackets"): Endpoint => new Endpoint().withPolicy({ arrays });
    const [repeat, brackets] = [of("repeat"), of("brackets")];
    check(
      fc.property(fc.array(text, { minLength: 1 }), (list) => {
        const comma = endpoint("/a", { list }).url.replace(/^.*\?list=/, "");
        expect(comma.split(",").map(decodeURIComponent)).toEqual(list);
        expect([...new URL(repeat.build("/a", { list }).url).searchParams]).toEqual(list.map((item) => ["list", item]));
        const pairs = [...new URL(brackets.build("/a", { list }).url).searchParams];
        expect(pairs).toEqual(list.map((item) => ["list[]", item]));
      }),
    );
  });

  test("for the names of members, at any depth, in a query and in forms: none leaves its brackets (C9)", () => {
    const policy = { arrays: "brackets", objects: "brackets" } as const;
    const query = new Endpoint().withPolicy(policy);
    const ofForms = [form, multipart].map((body) => query.withPolicy({ body }));
    const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 3 },
        text,
        fc.array(text, { minLength: 1, maxLength: 2 }),
        fc.dictionary(text, tie("tree"), { minKeys: 1, maxKeys: 3 }),
      ),
    }));
    check(
      fc.property(fc.dictionary(text, tree, { minKeys: 1, maxKeys: 3 }), (map) => {
        const expected = namesOf(["map"], map);
        const pairsOf = [
          () => [...new URL(query.build("/a", { map }).url).searchParams],
          ...ofForms.map((api) => () => {
            const { body } = api.build("POST /a", { map });
            return [...(body instanceof FormData ? body : new URLSearchParams(body as string))];
          }),
        ];
        for (const pairs of pairsOf) expect(pairs().map(([name]) => readName(name))).toEqual(expected);
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
