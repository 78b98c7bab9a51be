import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { Endpoint, endpoint, GITHUB, InvalidParameterError, type Policy } from "../../src/index.js";
import { check } from "../properties/check.js";

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
    ["/a&&#top", { x: 1 }, "/a&&?x=1#top"],
    ["{+b}", { b: "/a&", x: 1 }, "/a&?x=1"],
    ["https://example.com/a&", { x: 1 }, "https://example.com/a&?x=1"],
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
    expect(built("/a", { x: { k: x } }, { objects: "brackets" })).toBe(`/a?x%5Bk%5D=${text}`);
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
    ["brackets", "/a?x%5B%5D=a%20b&x%5B%5D=c%2Cd&x%5B%5D=3&x%5B%5D=e%26f&y=1"],
    ["indices", "/a?x%5B0%5D=a%20b&x%5B1%5D=c%2Cd&x%5B2%5D=3&x%5B3%5D=e%26f&y=1"],
  ])("follow the policy %s", (arrays, expected) => {
    const policy: Partial<Policy> = arrays === undefined ? {} : { arrays };
    expect(built("/a", { x, y: 1 }, policy)).toBe(expected);
    expect(built("/a", { x: [], y: 1 }, policy)).toBe("/a?y=1");
    expect(built("/a", { x: [null, undefined], y: 1 }, policy)).toBe("/a?y=1");
    expect(built("/a", { x: Object.assign([], { 2: "b" }), y: 0 }, policy)).toMatch(/^\/a\?x(%5B0?%5D)?=b&y=0$/);
    for (const nested of [[["a"]], ["a", { k: 1 }], [[]], [{ k: 1 }], ["a", [{ k: 1 }]]]) {
      expect(() => built("/a", { x: nested }, policy)).toThrow(InvalidParameterError);
    }
  });

  test.each<[Policy["arrays"], string, string]>([
    ["comma", "x=", ","],
    ["repeat", "x=", "&x="],
    ["brackets", "x%5B%5D=", "&x%5B%5D="],
  ])("can have 70,000 items: %s", (arrays, opening, separator) => {
    const items = Array.from({ length: 70_000 }, (_, index) => String(index));
    expect(built("/a", { x: items }, { arrays }) === `/a?${opening}${items.join(separator)}`).toBe(true);
  });

  test("in the template expand as in RFC 6570, whatever the policy", () => {
    for (const arrays of ["comma", "repeat", "brackets", "indices"] as const) {
      expect(built("/{p}{?x,y}", { p: 0, y: ["b c", "d,e"], z: "f" }, { arrays })).toBe("/0?y=b%20c,d%2Ce&z=f");
    }
    expect(built("/a{?x,y*}", { x: [1, 2], y: [3, 4], z: [5, 6] }, { arrays: "brackets" })).toBe(
      "/a?x=1,2&y=3&y=4&z%5B%5D=5&z%5B%5D=6",
    );
  });

  test("follow the policy of a vendor", () => {
    class Rails extends Endpoint {
      static override readonly vendor = { ...GITHUB, policy: { arrays: "brackets", objects: "brackets" } as const };
    }
    expect(new Rails().build("/a", { x: [1], y: { k: 2 } }).url).toBe(`${BASE}/a?x%5B%5D=1&y%5Bk%5D=2`);
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
    [{ k: 1 }, "/a?x%5Bk%5D=1"],
    [{ k: "v w", l: true }, "/a?x%5Bk%5D=v%20w&x%5Bl%5D=true"],
    [{ "k&=": "[" }, "/a?x%5Bk%26%3D%5D=%5B"],
    [{ k: null, l: undefined, m: "" }, "/a?x%5Bm%5D="],
  ])("can be written in brackets: %j", (x, expected) => {
    expect(built("/a", { x }, { objects: "brackets" })).toBe(expected);
  });

  test.each([{}, { k: null }, { k: undefined }])("are absent without members: %j", (x) => {
    for (const objects of ["error", "brackets"] as const) expect(built("/a", { x, y: 1 }, { objects })).toBe("/a?y=1");
  });

  // Otherwise a list of a filter would be an error as soon as it has an item, and not before.
  test.each([
    { k: [] },
    { k: [null] },
    { k: {} },
    { k: { l: null } },
    { k: [{}] },
    [{}],
    [{ k: null }],
    [null, { k: [] }],
  ])("throw InvalidParameterError by default if they contain empty ones, or if a list contains them: %j", (x) => {
    expect(() => built("/a", { x })).toThrow(
      expect.objectContaining({ issues: [{ name: "x", reason: "objects" }], names: ["x"] }),
    );
    expect(built("/a", { x, y: 1 }, { objects: "brackets" })).toBe("/a?y=1");
  });
});

describe("nested lists and objects in the query (C9)", () => {
  /** The pairs, decoded, of a query in which every character of a name is a letter, a digit or percent-encoded. */
  const pairsOf = (x: unknown, policy: Partial<Policy>, name = "x"): string[] => {
    const url = built("/a", Object.fromEntries([[name, x]]), { objects: "brackets", ...policy });
    expect(url).toMatch(/^\/a\?[\w.~%,=&-]*$/);
    return url.slice("/a?".length).split("&").map(decodeURIComponent);
  };
  const nested = { b: { c: 1, d: ["e", "f"] }, g: [{ h: 1, i: [2] }, { h: 3 }] };

  test.each<[Policy["arrays"], string[]]>([
    ["comma", ["x[b][c]=1", "x[b][d]=e,f", "x[g][0][h]=1", "x[g][0][i]=2", "x[g][1][h]=3"]],
    ["repeat", ["x[b][c]=1", "x[b][d]=e", "x[b][d]=f", "x[g][0][h]=1", "x[g][0][i]=2", "x[g][1][h]=3"]],
    ["brackets", ["x[b][c]=1", "x[b][d][]=e", "x[b][d][]=f", "x[g][0][h]=1", "x[g][0][i][]=2", "x[g][1][h]=3"]],
    ["indices", ["x[b][c]=1", "x[b][d][0]=e", "x[b][d][1]=f", "x[g][0][h]=1", "x[g][0][i][0]=2", "x[g][1][h]=3"]],
  ])("with the policy %s", (arrays, pairs) => {
    expect(pairsOf(nested, { arrays })).toEqual(pairs);
  });

  test("number the items that are sent", () => {
    const sparse = Object.assign([], { 1: "a", 3: null, 5: "b" });
    expect(pairsOf(sparse, { arrays: "indices" })).toEqual(["x[0]=a", "x[1]=b"]);
    expect(pairsOf([null, { k: 1 }, {}, { k: 2 }], {})).toEqual(["x[0][k]=1", "x[1][k]=2"]);
    expect(pairsOf(["a", { k: 1 }, "b"], { arrays: "repeat" })).toEqual(["x[0]=a", "x[1][k]=1", "x[2]=b"]);
  });

  test.each<[Policy["arrays"], unknown, string[]]>([
    ["brackets", ["a", "b"], ["x[]=a", "x[]=b"]],
    ["indices", ["a", "b"], ["x[]=a", "x[]=b"]],
    ["repeat", ["a", "b"], ["x[]=a", "x[]=b"]],
    ["comma", ["a", "b"], ["x[]=a,b"]],
    ["comma", [null, new Date(0), "b"], ["x[]=1970-01-01T00:00:00.000Z,b"]],
    ["brackets", "a", ["x[]=a"]],
    ["brackets", [{ k: 1 }], ["x[0][k]=1"]],
  ])("a name that ends in [] gets no second pair: %s %j", (arrays, x, pairs) => {
    expect(pairsOf(x, { arrays }, "x[]")).toEqual(pairs);
  });

  test("nor does such a key of an object", () => {
    expect(pairsOf({ "k[]": ["a", "b"] }, { arrays: "brackets" })).toEqual(["x[k][]=a", "x[k][]=b"]);
  });

  test.each<[Policy["arrays"], unknown, string[]]>([
    ["indices", { "": [1, 2] }, ["x[][0]=1", "x[][1]=2"]],
    ["brackets", { "": [1, 2] }, ["x[][]=1", "x[][]=2"]],
    ["indices", { k: { "": [1] } }, ["x[k][][0]=1"]],
    ["indices", { "": [{ k: 1 }] }, ["x[][0][k]=1"]],
    ["repeat", { "": [1, 2] }, ["x[]=1", "x[]=2"]],
  ])("but a member without a name does, with the policy %s: %j", (arrays, x, pairs) => {
    expect(pairsOf(x, { arrays })).toEqual(pairs);
  });

  test("with indices, different values have different pairs", () => {
    const key = fc.constantFrom("", "k", "[]", "k[]");
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom(1, 2),
        fc.array(fc.constantFrom(1, 2), { minLength: 1, maxLength: 2 }),
        fc.dictionary(key, tie("value"), { minKeys: 1, maxKeys: 2 }),
      ),
    }));
    // A caller who writes the brackets numbers nothing, so only names without them are compared.
    const named = (x: unknown): boolean => !JSON.stringify(x).includes('[]":');
    check(
      fc.property(value.filter(named), value.filter(named), (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        const [first, second] = [one, other].map((x) => pairsOf({ x }, { arrays: "indices" }).join("&"));
        expect(first === second).toBe(isSame);
      }),
    );
  });

  const deep = (levels: number): unknown => (levels > 0 ? { k: deep(levels - 1) } : "v");

  test("may have 32 levels", () => {
    expect(pairsOf(deep(32), {})).toEqual([`x${"[k]".repeat(32)}=v`]);
    expect(() => pairsOf(deep(33), {})).toThrow(
      expect.objectContaining({
        code: "ERR_INVALID_PARAMETER",
        names: ["x"],
        issues: [{ name: "x", reason: "nesting", detail: expect.stringMatching(/^have more than 32 levels, at/) }],
      }),
    );
  });

  test("must not contain themselves", () => {
    const cycle: Record<string, unknown> = { a: 1 };
    cycle["list"] = [1, { cycle }];
    expect(() => pairsOf(cycle, { arrays: "repeat" })).toThrow(
      'Invalid parameter: "x" must not contain itself, at "x[list][1][cycle]"',
    );
    const twice = { k: 1 };
    expect(pairsOf({ a: twice, b: twice }, {})).toEqual(["x[a][k]=1", "x[b][k]=1"]);
  });

  test.each([
    [[["a"]], "not a list"],
    [{ k: [["a"]] }, 'not a list, at "x[k]"'],
    [{ k: new Map() }, 'not a class instance, at "x[k]"'],
    [[{ k: NaN }], 'not NaN, at "x[0][k]"'],
  ])("are errors that name the place: %j", (x, end) => {
    expect(() => pairsOf(x, { arrays: "repeat" })).toThrow(
      `Invalid parameter: "x" must contain only text, finite numbers, booleans and valid Dates, ${end}`,
    );
  });

  test("read each member once", () => {
    let reads = 0;
    const x = {
      get k() {
        return (reads += 1);
      },
    };
    expect(pairsOf({ x }, {})).toEqual(["x[x][k]=1"]);
  });
});
