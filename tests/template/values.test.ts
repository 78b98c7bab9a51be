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

const noon = new Date(Date.UTC(2026, 0, 2, 12));
const cycle: Record<string, unknown> = {};
cycle["self"] = cycle;
const endless: unknown[] = [];
endless.push(endless);

describe("UrlTemplate formats values (C4)", () => {
  const values: [string, unknown, string][] = [
    ["a string", "a b", "a%20b"],
    ["an empty string", "", ""],
    ["-0", -0, "0"],
    ["true", true, "true"],
    ["a bigint", 123456789012345678901234567890n, "123456789012345678901234567890"],
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
    ["an invalid Date", new Date(NaN)],
    ["a function", () => "x"],
    ["a symbol", Symbol("x")],
    ["a promise", Promise.resolve("x")],
    ["a Map", new Map([["k", "v"]])],
    ["a typed array", new Uint8Array([1, 2])],
    ["a boxed string", Object("x")],
    ["a class instance", new Money()],
    ["URLSearchParams", new URLSearchParams("a=1")],
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

  test("shows names, not values, in the message (D6)", () => {
    for (const x of [new Money(), { k: new Money() }, [{ k: "secret-amount" }], "secret-amount\ud800"]) {
      const message: unknown = expect.not.stringContaining("secret-amount");
      expect(() => expand("{x}", { x })).toThrow(expect.objectContaining({ message }));
    }
  });
});

test("calls no method of a value (C4)", () => {
  let calls = 0;
  const spy = (): string => {
    calls += 1;
    return "called";
  };
  const methods = { toString: spy, toJSON: spy, valueOf: spy, toISOString: spy };
  for (const x of [methods, { ...methods, [Symbol.toStringTag]: "Temporal.Instant" }, [methods], () => methods])
    expectInvalid("{x}", { x }, ["x"]);
  const date = Object.assign(new Date(0), methods);
  const url = Object.assign(new URL("https://example.com/"), methods);
  expect(expand("{date},{+url}", { date, url })).toBe("1970-01-01T00%3A00%3A00.000Z,https://example.com/");
  expect(calls).toBe(0);
});

function expectInvalid(template: string, values: Readonly<Record<string, unknown>>, names: readonly string[]): void {
  expect(() => expand(template, values)).toThrow(expect.objectContaining({ code: "ERR_INVALID_PARAMETER" }));
  expect(() => expand(template, values)).toThrow(expect.objectContaining({ code: "ERR_INVALID_PARAMETER", names }));
}
