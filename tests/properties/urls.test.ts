import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { parseTemplate } from "url-template";
import { Endpoint, endpoint, EndpointError, UrlTemplate } from "../../src/index.js";
import { check } from "./check.js";

const PRINTABLE = /^[\x21-\x5b\x5d-\x7e]+$/;

/** Any well-formed text: all code points but surrogates. */
const text = fc.string({ unit: "binary" });
const unreserved = fc.stringMatching(/^[\w.~-]+$/);

describe("UrlTemplate agrees with url-template, except for its known errors (C1, C2)", () => {
  const names = ["a", "b_2", "x.y"];
  const literal = fc.stringMatching(/^(?:[\w.~/:?#[\]@!$&'()*+,;=-]|%[\dA-F]{2}|[é日]){0,6}$/);
  const varspec = fc.tuple(fc.constantFrom(...names), fc.constantFrom("", "", "*", ":1", ":3", ":9999"));
  const expression = fc
    .tuple(fc.constantFrom("", "+", "#", ".", "/", ";", "?", "&"), fc.array(varspec, { minLength: 1, maxLength: 3 }))
    .map(([operator, varspecs]) => `{${operator}${varspecs.map((one) => one.join("")).join(",")}}`);
  const template = fc.array(fc.oneof(literal, expression), { maxLength: 6 }).map((parts) => parts.join(""));

  // Excludes the known errors of C1: a "%" without two digits, characters beyond U+FFFF, empty members.
  const plain = fc.stringMatching(/^(?:[ -$&-~]|[é日\t\n]){0,8}$/);
  const single = fc.oneof(plain, unreserved, fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined));
  const member = fc.oneof(fc.constantFrom("=", "a=", "&", ",", "?", "v"), plain.filter(Boolean));
  const lists = fc.array(fc.option(member), { minLength: 1, maxLength: 3 }).filter((list) => list.some(Boolean));
  const maps = fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), member, { minKeys: 1, maxKeys: 3 });
  const any = fc.oneof(single, lists, maps);
  const values = fc.record(Object.fromEntries(names.map((name) => [name, any])), { requiredKeys: [] });

  test("for random templates and values", () => {
    check(
      fc.property(template, values, (one, given) => {
        const ours = new UrlTemplate(one);
        const isComposite = (name: string): boolean => typeof given[name] === "object" && given[name] !== null;
        fc.pre(ours.variables.every(({ name, modifier }) => modifier.length < 2 || !isComposite(name)));
        expect(ours.expand(given)).toBe(parseTemplate(one).expand(given as never));
      }),
    );
  });

  test("for unreserved characters, which expand to themselves", () => {
    check(
      fc.property(unreserved, unreserved, (x, y) => {
        expect(new UrlTemplate("/a/{x}.{y}").expand({ x, y })).toBe(`/a/${x}.${y}`);
        expect(parseTemplate("/a/{x}.{y}").expand({ x, y })).toBe(`/a/${x}.${y}`);
        fc.pre(!/^\.{1,2}$/.test(x) && !/^\.{1,2}$/.test(y));
        expect(endpoint("/a/{x}/:y", { x, y }).url).toBe(`https://api.github.com/a/${x}/${y}`);
      }),
    );
  });
});

describe("decoding reverts encoding", () => {
  test("for path values (C6)", () => {
    check(
      fc.property(text, text, (x, y) => {
        fc.pre([x, y].every((value) => !/^\.{0,2}$/.test(value)));
        for (const url of ["/a/{x}/b/:y", "/a{/x}/b{/y}", "https://api.github.com/a/{x}/b/{y*}"]) {
          const built = endpoint({ url, x, y }).url;
          expect(built).toMatch(PRINTABLE);
          expect(new URL(built).pathname.split("/").slice(1).map(decodeURIComponent)).toEqual(["a", x, "b", y]);
        }
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
        const deep = Object.entries(map).map(([key, value]) => [`map[${key}]`, value]);
        const inBrackets = list.map((item) => ["list[]", item]);
        expect([...new URL(brackets.build("/a", { list, map }).url).searchParams]).toEqual([...inBrackets, ...deep]);
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

describe("hostile values change neither the origin nor the structure of the path (C6, C7)", () => {
  const parts = [
    ...["..", ".", "/", "//", "\\", "?", "#", "@", ":", ":80", "%", "%2", "%2e", "%2E", "%2f", "%5C", "%00", "%f\r\n"],
    ...["https:", "https://", "http://", "javascript:", "evil.example", "user@", "a", "b.c", "é", "😀", "\ud800"],
    ...[
      "\0",
      "\t",
      "\r\n",
      " ",
      "\u00a0",
      "\u202e",
      "\u2028",
      "\ufeff",
      "．",
      "／",
      "。",
      ";",
      "&",
      "=",
      ",",
      "[",
      "|",
    ],
  ];
  const hostile = fc.array(fc.constantFrom(...parts), { maxLength: 6 }).map((some) => some.join(""));
  const values = fc.record({
    x: fc.oneof(hostile, hostile, fc.array(hostile, { maxLength: 3 }), fc.constant(null)),
    y: fc.oneof(hostile, fc.constant("y")),
  });
  const piece = fc.constantFrom(
    ...["{x}", ":x", "{+x}", "{/x}", "{/x*}", "{.x}", "{;x}", "{x:2}", "{+x:2}", "{x,y}", "{+x,y}", "{y}", "{+y}"],
    ...["/", "/", "/a", "/a/", ".", "..", "%2e", "-", ":b", "{?y}", "?c=", "&d=", "{&x}", "#", "{#x}"],
  );
  const opening = fc.constantFrom("", "/", "/a/", "https://api.github.com", "https://api.github.com/", "https://{x}");
  const route = fc.tuple(opening, fc.array(piece, { minLength: 1, maxLength: 5 })).map((some) => some.flat().join(""));
  const github = new Endpoint().withDefaults({ baseUrl: "https://api.github.com/v3/" });
  const omitting = github.withPolicy({ missing: "omit" });

  test("in random templates", () => {
    check(
      fc.property(route, values, fc.constantFrom(github, omitting), (url, given, one) => {
        const built = urlOf(() => one.build({ ...given, url }));
        if (built === undefined) return;
        expect(built).toMatch(PRINTABLE);
        const parsed = new URL(built);
        expect(parsed.origin).toBe(literalOrigin(url) ?? "https://api.github.com");
        expect([parsed.username, parsed.password]).toEqual(["", ""]);
        // The path contains no "." or ".." segments for a parser to resolve.
        expect(pathOf(built) || "/").toBe(parsed.pathname);
      }),
    );
  });

  test.each([
    ["/a/{x}/b/{y}", 4],
    ["/a/:x/b/:y", 4],
    ["/a/{x}-{y}", 2],
    ["/a/{x:3}/b/{y*}", 4],
    ["https://api.github.com/v3/{x}/{y}", 3],
  ])("%s always has the same number of segments", (url, count) => {
    check(
      fc.property(hostile, hostile, (x, y) => {
        const built = urlOf(() => endpoint({ url, x, y }));
        if (built !== undefined) expect(new URL(built).pathname.split("/")).toHaveLength(count + 1);
      }),
    );
  });

  test("a value of {+x} adds exactly its own segments", () => {
    check(
      fc.property(hostile, (x) => {
        const built = urlOf(() => endpoint("/repos/{+x}/end?q=1", { x }));
        if (built === undefined) return;
        const { pathname, search, hash } = new URL(built);
        expect([pathname.slice(0, 7), pathname.slice(-4), search, hash]).toEqual(["/repos/", "/end", "?q=1", ""]);
        expect(pathname.split("/")).toHaveLength(x.split("/").length + 3);
      }),
    );
  });
});

function urlOf(build: () => { readonly url: string }): string | undefined {
  try {
    return build().url;
  } catch (error) {
    if (error instanceof EndpointError) return undefined;
    throw error;
  }
}

/** The origin of a template with a literal authority. */
function literalOrigin(template: string): string | undefined {
  const authority = /^https:\/\/[^/?#{]+(?=\{?[/?#]|$)/.exec(template)?.[0];
  return authority === undefined ? authority : new URL(authority).origin;
}

function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*/i, "").replace(/[?#].*$/, "");
}
