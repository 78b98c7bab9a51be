import { describe, expect, test } from "@jest/globals";
import { Endpoint, EndpointError, InvalidOptionError } from "../../src/index.js";

type Reader = (options: Record<string, unknown>) => unknown;

/** Every way to pass options to a GET, and the resulting url. */
const READERS: [name: string, read: Reader][] = [
  ["build", (options) => new Endpoint().build(Object.assign(options, { url: "/x" })).url],
  ["build with a route", (options) => new Endpoint().build("/x", options).url],
  ["merge", (options) => new Endpoint().parse(new Endpoint().merge("/x", options)).url],
  ["the constructor", (options) => new Endpoint(options).build("/x").url],
  ["withDefaults", (options) => new Endpoint().withDefaults(options).build("/x").url],
  ["params", (options) => new Endpoint().route("/x").params(options).build().url],
];

describe("the library reads own enumerable string keys only (T1)", () => {
  const inherited = Object.create({ inherited: 1, url: "/evil", headers: { "x-evil": "1" } }) as Record<
    string,
    unknown
  >;
  inherited["own"] = 1;

  test.each<[name: string, options: Record<string, unknown>, query: string]>([
    ["an inherited key", inherited, "?own=1"],
    ["a symbol key", { own: 1, [Symbol("s")]: 2 }, "?own=1"],
    ["no prototype", Object.assign(Object.create(null), { own: 1 }), "?own=1"],
    ["a non-enumerable key", Object.defineProperty({ own: 1 }, "hidden", { value: 2, enumerable: false }), "?own=1"],
    [
      "keys that Object.prototype has, too",
      { constructor: "a", toString: "b", valueOf: "c" },
      "?constructor=a&toString=b&valueOf=c",
    ],
    ["__proto__", JSON.parse('{"__proto__":"a","b":1}') as Record<string, unknown>, "?__proto__=a&b=1"],
  ])("%s", (_, options, query) => {
    expect(new Endpoint().build("/x", options).url).toBe(`https://api.github.com/x${query}`);
    expect(new Endpoint().withDefaults(options).build("/x").url).toBe(`https://api.github.com/x${query}`);
    expect(new Endpoint().route("/x").params(options).build().url).toBe(`https://api.github.com/x${query}`);
  });

  test("ignores options in the prototype", () => {
    const options = Object.create({
      method: "DELETE",
      url: "/evil",
      baseUrl: "https://evil.example",
      data: 1,
    }) as object;
    expect(() => new Endpoint().build(Object.assign(options, { a: 1 }))).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_ROUTE" }),
    );
  });

  test("treats __proto__ as an ordinary key in a JSON body, in merged options and in DEFAULTS (D7)", () => {
    const options = JSON.parse('{"__proto__":{"polluted":true},"constructor":1}') as Record<string, unknown>;
    const github = new Endpoint(options);
    for (const object of [github.build("POST /x").body, github.merge("/x"), github.DEFAULTS]) {
      expect(Object.getPrototypeOf(object)).toBe(Object.prototype);
      expect(Object.getOwnPropertyDescriptor(object, "__proto__")?.value).toStrictEqual({ polluted: true });
      expect(Object.getOwnPropertyDescriptor(object, "constructor")?.value).toBe(1);
    }
  });
});

describe("the library rejects objects whose content is not in their keys, such as a Map (T1)", () => {
  const values: [name: string, value: unknown][] = [
    ["a Map", new Map([["a", "1"]])],
    ["an empty Map", new Map()],
    ["a Set", new Set(["a"])],
    ["a Headers object", new Headers({ a: "1" })],
    ["URLSearchParams", new URLSearchParams("a=1")],
    ["a FormData", new FormData()],
    ["a list of pairs", [["a", "1"]]],
    ["an empty list", []],
    ["a typed array", new Uint8Array(1)],
    ["an ArrayBuffer", new ArrayBuffer(1)],
    ["a Date", new Date(0)],
    ["a Promise", Promise.resolve({ a: 1 })],
    ["a WeakMap", new WeakMap()],
    ["a boxed string", new String("ab")],
    ["a string", "ab"],
    ["null", null],
    ["a number", 5],
    ["true", true],
    ["a function", Object.assign(() => {}, { a: 1 })],
  ];

  test.each(values)("rejects %s as options", (_, value) => {
    const options = value as Record<string, unknown>;
    expect(() => new Endpoint().build("/x", options)).toThrow(InvalidOptionError);
    expect(() => new Endpoint().withDefaults(options)).toThrow(InvalidOptionError);
    expect(() => new Endpoint(options)).toThrow(InvalidOptionError);
    expect(() => new Endpoint().route("/x").params(options)).toThrow(InvalidOptionError);
    expect(() => new Endpoint().parse(options)).toThrow(EndpointError);
  });

  test.each(values)("rejects %s as headers (F1)", (_, value) => {
    const error = expect.objectContaining({ code: "ERR_INVALID_OPTION", option: "headers" });
    const headers = value as Record<string, string>;
    expect(() => new Endpoint().build("/x", { headers })).toThrow(error);
    expect(() => new Endpoint({ headers })).toThrow(error);
    expect(() => new Endpoint().route("/x").headers(headers)).toThrow(error);
  });
});

describe("the library reads each key once (T1)", () => {
  const everyOption = {
    baseUrl: "https://x.example",
    headers: { "x-a": "1" },
    mediaType: { format: "raw", previews: ["mercy"] },
    data: { a: 1 },
    request: { timeout: 1 },
    parameter: "v",
    other: ["v"],
  };

  /** A copy of `object` whose getters, also those of nested options, count their reads. */
  function counting(object: object, counts: Record<string, number>, path = ""): Record<string, unknown> {
    const copy: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(object) as [string, unknown][]) {
      const isNested = name === "headers" || name === "mediaType";
      const given = isNested ? counting(value as object, counts, `${path}${name}.`) : value;
      Object.defineProperty(copy, name, {
        enumerable: true,
        get: () => {
          counts[path + name] = (counts[path + name] ?? 0) + 1;
          return given;
        },
      });
    }
    return copy;
  }

  test.each<[name: string, read: Reader]>([
    ["build", (options) => new Endpoint().build("POST /x{?parameter,other}", options)],
    ["merge", (options) => new Endpoint().merge("POST /x", options)],
    ["the constructor", (options) => new Endpoint(options).build("POST /x")],
    ["withDefaults", (options) => new Endpoint().withDefaults(options).build("POST /x")],
    [
      "parse",
      (options) => new Endpoint().parse(Object.assign(options, { method: "POST", url: "/x{?parameter,other}" })),
    ],
  ])("%s", (_, read) => {
    const counts: Record<string, number> = {};
    read(counting(everyOption, counts));
    const names = [...Object.keys(everyOption), "headers.x-a", "mediaType.format", "mediaType.previews"];
    expect(counts).toStrictEqual(Object.fromEntries(names.map((name) => [name, 1])));
  });

  test.each(READERS)("does not wrap the exception of a getter: %s", (_, read) => {
    const own = new RangeError("mine");
    const options = Object.defineProperty({}, "a", {
      enumerable: true,
      get: () => {
        throw own;
      },
    });
    expect(() => read(options)).toThrow(own);
  });

  test.each(["headers", "mediaType"])("does not wrap the exception of a getter in %s", (option) => {
    const own = new RangeError("mine");
    const fields = Object.defineProperty({}, "previews", {
      enumerable: true,
      get: () => {
        throw own;
      },
    });
    expect(() => new Endpoint().build("/x", { [option]: fields })).toThrow(own);
  });
});

describe("parameters have the order of object keys", () => {
  test.each<[name: string, defaults: object, call: object, query: string]>([
    ["default parameters come first (C8)", { b: 1, a: 2 }, { d: 3, c: 4 }, "b=1&a=2&d=3&c=4"],
    ["an overridden value keeps its position", { b: 1, a: 2 }, { a: 3, b: 4 }, "b=4&a=3"],
    ["array indices come first, in numeric order", { b: 1, 10: 2 }, { 9: 3, a: 4 }, "9=3&10=2&b=1&a=4"],
    [
      "names that merely resemble an array index keep their position",
      { "01": 1, "-1": 2 },
      { 1: 3, "1.5": 4 },
      "1=3&01=1&-1=2&1.5=4",
    ],
    [
      "the largest array index is 2^32 - 2",
      { b: 1 },
      { 4294967295: 2, 4294967294: 3 },
      "4294967294=3&b=1&4294967295=2",
    ],
    ["array indices only, too", { 10: 1 }, { 9: 2 }, "9=2&10=1"],
  ])("%s", (_, defaults, call, query) => {
    const github = new Endpoint({ ...defaults });
    expect(github.build("/x", { ...call }).url).toBe(`https://api.github.com/x?${query}`);
    expect(github.parse(github.merge("/x", { ...call })).url).toBe(`https://api.github.com/x?${query}`);
    expect(
      github
        .route("/x")
        .params({ ...call })
        .build().url,
    ).toBe(`https://api.github.com/x?${query}`);
  });
});
