import { describe, expect, test } from "@jest/globals";
import { UrlTemplate } from "../../src/index.js";

const expand = (template: string, values: Readonly<Record<string, unknown>>): string =>
  new UrlTemplate(template).expand(values);

/** A class like those of the Temporal polyfills. */
class PlainDate {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }

  static {
    Object.defineProperty(this.prototype, Symbol.toStringTag, { value: "Temporal.PlainDate", configurable: true });
  }
}

class Money {
  readonly amount = "secret-amount";
}

class Kilometres extends Number {}

const noon = new Date(Date.UTC(2026, 0, 2, 12));
const cycle: Record<string, unknown> = {};
cycle["self"] = cycle;
const endless: unknown[] = [];
endless.push(endless);

describe("UrlTemplate formats values (C4)", () => {
  const values: [string, unknown, string][] = [
    ["a string", "a b", "a%20b"],
    ["an empty string", "", ""],
    ["a number", 1.5, "1.5"],
    ["zero", 0, "0"],
    ["-0", -0, "0"],
    ["a negative number", -7, "-7"],
    ["a number with an exponent", 1e21, "1e%2B21"],
    ["the largest safe integer", Number.MAX_SAFE_INTEGER, "9007199254740991"],
    ["true", true, "true"],
    ["false", false, "false"],
    ["a bigint", 123456789012345678901234567890n, "123456789012345678901234567890"],
    ["a negative bigint", -1n, "-1"],
    ["a Date", noon, "2026-01-02T12%3A00%3A00.000Z"],
    ["a URL", new URL("https://example.com/a b?c"), "https%3A%2F%2Fexample.com%2Fa%2520b%3Fc"],
    ["a Temporal object", new PlainDate("2026-01-02"), "2026-01-02"],
  ];

  test.each(values)("expands %s", (_, value, text) => {
    expect(expand("{x}", { x: value })).toBe(text);
  });

  test.each(values)("expands %s in a list and in a map", (_, value, text) => {
    expect(expand("{?x}", { x: [value, "z"] })).toBe(`?x=${text},z`);
    expect(expand("{?x*}", { x: [value, "z"] })).toBe(`?x=${text}&x=z`);
    expect(expand("{?x*}", { x: { k: value } })).toBe(`?k=${text}`);
  });

  test("accepts a map without a prototype", () => {
    expect(expand("{?x*}", { x: Object.assign(Object.create(null) as object, { k: 1 }) })).toBe("?k=1");
  });
});

describe("UrlTemplate rejects values without a text form (C4)", () => {
  const values: [string, unknown][] = [
    ["NaN", NaN],
    ["Infinity", Infinity],
    ["-Infinity", -Infinity],
    ["an invalid Date", new Date(NaN)],
    ["a function", () => "x"],
    ["a class", Money],
    ["a symbol", Symbol("x")],
    ["a promise", Promise.resolve("x")],
    ["a Map", new Map([["k", "v"]])],
    ["an empty Map", new Map()],
    ["a Set", new Set(["a"])],
    ["a typed array", new Uint8Array([1, 2])],
    ["an ArrayBuffer", new ArrayBuffer(2)],
    ["a Buffer", Buffer.from("x")],
    ["a boxed string", Object("x")],
    ["a boxed number", Object(1)],
    ["a boxed boolean", Object(true)],
    ["a boxed bigint", Object(1n)],
    ["a boxed symbol", Object(Symbol("x"))],
    ["a subclass of Number", new Kilometres(1)],
    ["a class instance", new Money()],
    ["URLSearchParams", new URLSearchParams("a=1")],
    ["a regular expression", /x/],
    ["an Error", new Error("x")],
    ["an object with another prototype", Object.create({ k: "v" })],
    ["a list that contains itself", endless],
    ["a map that contains itself", cycle],
    ["a lone surrogate", "\ud800"],
  ];

  test.each(values)("rejects %s", (_, value) => {
    for (const template of ["{x}", "{+x}", "/a{?x*}"]) expectInvalid(template, { x: value }, ["x"]);
  });

  const nested: [string, unknown][] = [
    ["a list", ["a"]],
    ["a map", { k: "v" }],
  ];

  test.each([...values, ...nested])("rejects %s in a list or a map", (_, value) => {
    expectInvalid("{?x*}", { x: ["a", value] }, ["x"]);
    expectInvalid("{?x}", { x: { k: value } }, ["x"]);
  });

  test("reports all invalid values together (F1)", () => {
    expectInvalid("/{a}/{b}{?c,d*}", { a: NaN, b: "fine", c: new Map(), d: [["nested"]] }, ["a", "c", "d"]);
  });

  test("ignores values that the template does not use", () => {
    expect(expand("/{a}", { a: 1, b: NaN })).toBe("/1");
  });

  test.each([
    ["a lone surrogate", "\ud800", "not text with a lone surrogate"],
    ["a symbol", Symbol("x"), "not a symbol"],
    ["a Map", new Map(), "not a class instance"],
  ])("says what %s is (F1)", (_, value, text) => {
    for (const x of [value, [value], { k: value }]) {
      const message: unknown = expect.stringMatching(new RegExp(`^[^\n]*${text}$`));
      expect(() => expand("{x}", { x })).toThrow(expect.objectContaining({ message }));
    }
  });

  test("shows names, not values, in the message (D6)", () => {
    for (const x of [new Money(), { k: new Money() }, [{ k: "secret-amount" }], "secret-amount\ud800"]) {
      const message: unknown = expect.not.stringContaining("secret-amount");
      expect(() => expand("{x}", { x })).toThrow(expect.objectContaining({ message }));
    }
  });
});

describe("UrlTemplate does not call toString, toJSON or toPrimitive of foreign objects (C4)", () => {
  let calls = 0;
  const spy = (): string => {
    calls += 1;
    return "called";
  };
  const named = { toString: spy, toJSON: spy, valueOf: spy, toISOString: spy };
  const methods = { ...named, [Symbol.toPrimitive]: spy };

  class Foreign {
    readonly name = "foreign";
  }
  Object.assign(Foreign.prototype, methods);

  test.each([
    ["a class instance", new Foreign()],
    ["a plain object with toString", { toString: spy, [Symbol.toPrimitive]: spy }],
    ["a plain object with toJSON", { toJSON: spy, [Symbol.toPrimitive]: spy }],
    ["a plain object with Temporal's tag", { toString: spy, [Symbol.toStringTag]: "Temporal.Instant" }],
    ["a function", Object.assign(() => "x", methods)],
    ["a list of one", [new Foreign()]],
    ["a boxed string", Object.assign(Object("x") as object, methods)],
  ])("rejects %s without a call", (_, x) => {
    expectInvalid("{x}", { x }, ["x"]);
    expect(calls).toBe(0);
  });

  test("formats a Date and a URL with the platform's methods", () => {
    const date = Object.assign(new Date(0), named);
    const url = Object.assign(new URL("https://example.com/"), methods);
    expect(expand("{date},{+url}", { date, url })).toBe("1970-01-01T00%3A00%3A00.000Z,https://example.com/");
    expect(calls).toBe(0);
  });
});

function expectInvalid(template: string, values: Readonly<Record<string, unknown>>, names: readonly string[]): void {
  expect(() => expand(template, values)).toThrow(expect.objectContaining({ code: "ERR_INVALID_PARAMETER" }));
  expect(() => expand(template, values)).toThrow(expect.objectContaining({ code: "ERR_INVALID_PARAMETER", names }));
}
