import { describe, expect, test } from "@jest/globals";
import { Endpoint, endpoint, GITHUB, InvalidParameterError, type Policy } from "../../src/index.js";

type Values = Readonly<Record<string, unknown>>;

const BASE = "https://api.github.com";

/** The url without GitHub's base url. It uses a builder, where every name is a parameter. */
const built = (url: string, values: Values, policy: Partial<Policy> = {}): string =>
  new Endpoint().withPolicy(policy).route(url).params(values).build().url.replace(BASE, "");

describe("query parameters are added after the template's own (C8)", () => {
  test.each<[string, Values, string]>([
    ["/a", { x: 1 }, "/a?x=1"],
    ["/a", { x: 1, y: 2 }, "/a?x=1&y=2"],
    ["/a/", { x: 1 }, "/a/?x=1"],
    ["/", { x: 1 }, "/?x=1"],
    ["/a?b=c", { x: 1 }, "/a?b=c&x=1"],
    ["/a?b", { x: 1 }, "/a?b&x=1"],
    ["/a?", { x: 1 }, "/a?x=1"],
    ["/a?b=c&", { x: 1 }, "/a?b=c&x=1"],
    ["/a?&", { x: 1 }, "/a?x=1"],
    ["/a?b=c&&", { x: 1 }, "/a?b=c&x=1"],
    ["/a&", { x: 1 }, "/a&?x=1"],
    ["/a{?b}", { x: 1 }, "/a?x=1"],
    ["/a{?b}", { b: null, x: 1 }, "/a?x=1"],
    ["/a{?b}", { b: 2, x: 1 }, "/a?b=2&x=1"],
    ["/a?b=c{&d}", { x: 1 }, "/a?b=c&x=1"],
    ["/a?b=c{&d}", { x: 1, d: 2 }, "/a?b=c&d=2&x=1"],
    ["/a#top", { x: 1 }, "/a?x=1#top"],
    ["/a?b=c#top", { x: 1 }, "/a?b=c&x=1#top"],
    ["/a?#top", { x: 1 }, "/a?x=1#top"],
    ["/a#top?b=c", { x: 1 }, "/a?x=1#top?b=c"],
    ["/a{#b}", { x: 1, b: "d?e#f" }, "/a?x=1#d?e#f"],
    ["/a{?b}{#c}", { x: 1, c: "d" }, "/a?x=1#d"],
    ["/a{?b}{#c}", { b: 2, x: 1, c: "d" }, "/a?b=2&x=1#d"],
    ["/a/{b}", { b: "?", x: 1 }, "/a/%3F?x=1"],
    ["https://example.com/a?b=c#d", { x: 1 }, "https://example.com/a?b=c&x=1#d"],
    ["https://example.com?b", { x: 1 }, "https://example.com?b&x=1"],
  ])("extends %s with %j", (url, values, expected) => {
    expect(built(url, values)).toBe(expected);
  });

  test.each<[string, Values]>([
    ["/a", {}],
    ["/a?b=c", {}],
    ["/a?b=c#d", {}],
    ["/a", { x: undefined }],
    ["/a", { x: null }],
    ["/a", { x: [] }],
    ["/a", { x: [null, undefined] }],
    ["/a?b=c", { x: [], y: null }],
    ["/a#b", { x: [] }],
  ])("keeps %s with %j (A5, C9)", (url, values) => {
    expect(built(url, values)).toBe(url);
  });

  test("orders the template's parameters, the defaults and those of the call", () => {
    const github = endpoint.defaults({ c: 1, b: 1 });
    expect(github("/x?z=1{&y}", { a: 2, y: 2, b: 3 }).url).toBe(`${BASE}/x?z=1&y=2&c=1&b=3&a=2`);
    expect(github.defaults({ a: 1 })("/x", { d: 2, c: 3 }).url).toBe(`${BASE}/x?c=3&b=1&a=1&d=2`);
    expect(built("/x", { b: 1, a: 2 })).toBe("/x?b=1&a=2");
  });
});

describe("query names are percent-encoded like values (C8)", () => {
  test.each([
    ["a b", "a%20b"],
    ["a&b", "a%26b"],
    ["a=b", "a%3Db"],
    ["a#b", "a%23b"],
    ["a+b", "a%2Bb"],
    ["a%b", "a%25b"],
    ["a%20b", "a%2520b"],
    ["a?/:@b", "a%3F%2F%3A%40b"],
    ["a[]", "a%5B%5D"],
    ["!$'()*,;", "%21%24%27%28%29%2A%2C%3B"],
    ["é😀", "%C3%A9%F0%9F%98%80"],
    ['"<>\\^`{|}', "%22%3C%3E%5C%5E%60%7B%7C%7D"],
    ["\0\t\r\n\x7f", "%00%09%0D%0A%7F"],
    ["-._~aZ09", "-._~aZ09"],
    ["__proto__", "__proto__"],
    ["constructor", "constructor"],
    ["url", "url"],
    ["headers", "headers"],
  ])("encodes %j", (text, encoded) => {
    expect(built("/a", Object.fromEntries([[text, 1]]))).toBe(`/a?${encoded}=1`);
    expect(built("/a", { x: text })).toBe(`/a?x=${encoded}`);
    expect(built("/a", { x: [text, text] })).toBe(`/a?x=${encoded},${encoded}`);
    expect(built("/a", Object.fromEntries([[text, [text]]]), { arrays: "repeat" })).toBe(`/a?${encoded}=${encoded}`);
  });
});

describe("query values (C4)", () => {
  test.each([
    [0, "0"],
    [-0, "0"],
    [1.5, "1.5"],
    [1e21, "1e%2B21"],
    [true, "true"],
    [false, "false"],
    ["", ""],
    [12n, "12"],
    [new Date(0), "1970-01-01T00%3A00%3A00.000Z"],
    [new URL("https://example.com/?a"), "https%3A%2F%2Fexample.com%2F%3Fa"],
  ])("formats %p", (x, text) => {
    expect(built("/a", { x })).toBe(`/a?x=${text}`);
    expect(built("/a", { x: [x, 1] })).toBe(`/a?x=${text},1`);
    expect(built("/a", { x: { k: x } }, { objects: "brackets" })).toBe(`/a?x[k]=${text}`);
  });

  test.each([NaN, -Infinity, new Date(NaN), () => 1, Symbol("x"), new Map(), new Set(["a"]), /x/, "\ud800"])(
    "throws InvalidParameterError for %p",
    (x) => {
      for (const value of [x, [x], ["a", x]]) {
        const error = expect.objectContaining({ code: "ERR_INVALID_PARAMETER", parameter: "x", names: ["x"] });
        expect(() => built("/a", { x: value })).toThrow(InvalidParameterError);
        expect(() => built("/a", { x: value })).toThrow(error);
      }
      const policy: Partial<Policy> = { objects: "brackets" };
      expect(() => built("/a", { x: { k: x } }, policy)).toThrow(InvalidParameterError);
    },
  );

  test("throws InvalidParameterError for a name with a lone surrogate", () => {
    expect(() => built("/a", { "\ud800": 1 })).toThrow(InvalidParameterError);
    expect(() => built("/a", { x: { "\udc00": 1 } }, { objects: "brackets" })).toThrow(InvalidParameterError);
  });

  test("reports issues in path and query together (F1)", () => {
    const build = (): unknown => built("/{a}/{b}{?c}", { a: NaN, b: 1, c: [[]], d: new Map(), e: "fine", f: Infinity });
    expect(build).toThrow(InvalidParameterError);
    try {
      build();
    } catch (error) {
      expect([...(error as InvalidParameterError).names].sort()).toEqual(["a", "c", "d", "f"]);
    }
  });
});

describe("arrays in the query (C9)", () => {
  const x = ["a b", "c,d", 3, null, undefined, "e&f"];

  test.each<[Policy["arrays"] | undefined, string]>([
    [undefined, "/a?x=a%20b,c%2Cd,3,e%26f&y=1"],
    ["comma", "/a?x=a%20b,c%2Cd,3,e%26f&y=1"],
    ["repeat", "/a?x=a%20b&x=c%2Cd&x=3&x=e%26f&y=1"],
    ["brackets", "/a?x[]=a%20b&x[]=c%2Cd&x[]=3&x[]=e%26f&y=1"],
  ])("follow the policy %s", (arrays, expected) => {
    const policy: Partial<Policy> = arrays === undefined ? {} : { arrays };
    expect(built("/a", { x, y: 1 }, policy)).toBe(expected);
    expect(built("/a", { x: [], y: 1 }, policy)).toBe("/a?y=1");
    expect(built("/a", { x: [null, undefined], y: 1 }, policy)).toBe("/a?y=1");
    expect(built("/a", { x: Object.assign([], { 2: "b" }), y: 0 }, policy)).toMatch(/^\/a\?x(\[\])?=b&y=0$/);
    for (const nested of [[["a"]], ["a", { k: 1 }], [[]], [{}]]) {
      expect(() => built("/a", { x: nested }, policy)).toThrow(InvalidParameterError);
    }
  });

  test.each<[Policy["arrays"], string, string]>([
    ["comma", "x=", ","],
    ["repeat", "x=", "&x="],
    ["brackets", "x[]=", "&x[]="],
  ])("can have 200,000 items: %s", (arrays, opening, separator) => {
    const items = Array.from({ length: 200_000 }, (_, index) => String(index));
    expect(built("/a", { x: items }, { arrays }) === `/a?${opening}${items.join(separator)}`).toBe(true);
  });

  test("in the template expand as in RFC 6570, whatever the policy", () => {
    expect(built("/a{?x,y*}", { x: [1, 2], y: [3, 4], z: [5, 6] }, { arrays: "brackets" })).toBe(
      "/a?x=1,2&y=3&y=4&z[]=5&z[]=6",
    );
  });

  test("follow the policy of a vendor", () => {
    class Rails extends Endpoint {
      static override readonly vendor = { ...GITHUB, policy: { arrays: "brackets", objects: "brackets" } as const };
    }
    expect(new Rails().build("/a", { x: [1], y: { k: 2 } }).url).toBe(`${BASE}/a?x[]=1&y[k]=2`);
  });
});

describe("objects in the query (C9)", () => {
  test.each([{ k: 1 }, { k: "v", l: "w" }, Object.assign(Object.create(null) as object, { k: 1 })])(
    "throw InvalidParameterError by default: %j",
    (x) => {
      expect(() => built("/a", { x })).toThrow(InvalidParameterError);
      expect(() => built("/a", { x })).toThrow(expect.objectContaining({ names: ["x"] }));
    },
  );

  test.each<[Values, string]>([
    [{ k: 1 }, "/a?x[k]=1"],
    [{ k: "v w", l: true }, "/a?x[k]=v%20w&x[l]=true"],
    [{ "k]&=": "[" }, "/a?x[k%5D%26%3D]=%5B"],
    [{ k: null, l: undefined, m: "" }, "/a?x[m]="],
  ])("can be written in brackets: %j", (x, expected) => {
    expect(built("/a", { x }, { objects: "brackets" })).toBe(expected);
  });

  test.each([{ k: ["a"] }, { k: { l: 1 } }, { k: new Map() }])("must not be nested: %j", (x) => {
    expect(() => built("/a", { x }, { objects: "brackets" })).toThrow(InvalidParameterError);
  });
});
