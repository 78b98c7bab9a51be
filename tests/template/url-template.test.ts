import { describe, expect, test } from "@jest/globals";
import { UrlTemplate, type EndpointError } from "../../src/index.js";
import { thrownBy } from "../thrown-by.js";
import { coded } from "../coded.js";

const expand = (template: string, values?: Readonly<Record<string, unknown>>): string =>
  new UrlTemplate(template).expand(values);

describe("UrlTemplate rejects invalid templates with the position (C1)", () => {
  // The range of valid positions; a single wrong character has one.
  test.each([
    ["an opening brace alone", "/a{id", 2, 5],
    ["a closing brace alone", "/a}id", 2, 2],
    ["a brace within braces", "/{a{b}}", 1, 6],
    ["a reserved operator", "/a/{!b}", 3, 5],
    ["a space within braces", "/{a b}", 2, 3],
    ["an empty variable after others", "/{abc,}", 5, 6],
    ["the second variable", "/x{?abc,d-e}", 8, 9],
    ["a prefix of 0", "/{a:0}", 2, 4],
    ["a half triplet in a name", "/{a%4}", 2, 4],
    ["a space", "/a b", 2, 2],
    ["a quotation mark", '/a/{b}"', 6, 6],
    ["a percent sign without two hexadecimal digits", "/50%/{a}", 3, 3],
    ["a percent sign at the end", "/a%", 2, 2],
    ["a lone surrogate after a pair", "/😀\udc00", 3, 3],
    ["a C1 control", "/\u0085", 1, 1],
  ])("rejects %s: %j", (_, template, from, to) => {
    const compile = (): unknown => new UrlTemplate(template);
    expect(compile).toThrow(coded("ERR_INVALID_TEMPLATE"));
    expect(positionOf(compile)).toBeGreaterThanOrEqual(from);
    expect(positionOf(compile)).toBeLessThanOrEqual(to);
  });

  test.each(["/a/{b}^/c", "/日本/a b", `/${"long/".repeat(40)}<`])(
    "marks the error in %j with a caret (F1)",
    (template) => {
      const compile = (): unknown => new UrlTemplate(template);
      const lines = messageOf(compile).split("\n");
      const column = lines.at(-1)!.indexOf("^");
      expect(lines.at(-1)!.trim()).toBe("^");
      expect(lines.at(-2)![column]).toBe(template[positionOf(compile)]);
    },
  );

  test("says that a template must be text, and shows no other value (F1)", () => {
    const compile = (): unknown => new UrlTemplate(5 as never);
    expect(thrownBy(compile)).toMatchObject({
      issues: [{ name: "template", reason: "text", detail: "must be text, not a number" }],
    });
    expect(messageOf(compile)).toContain("must be text");
  });

  test("accepts all literals of RFC 6570, section 2.1, and of its erratum 6937", () => {
    const literals = "!#$%25&'()*+,-./0123456789:;=?@ABCXYZ[]_abcxyz~";
    expect(expand(literals)).toBe(literals);
    expect(expand("/\u00a0é\ue000😀\u{f0000}")).toBe("/%C2%A0%C3%A9%EE%80%80%F0%9F%98%80%F3%B0%80%80");
  });

  test.each([
    ["é", "%C3%A9"],
    ["日本", "%E6%97%A5%E6%9C%AC"],
  ])("encodes a template without any ASCII character: %s (RFC 6570, section 3.1)", (template, url) => {
    expect(expand(template)).toBe(url);
  });

  test("treats a colon as a literal (C3)", () => {
    expect(expand("/repos/:owner", { owner: "octokit" })).toBe("/repos/:owner");
  });
});

describe("UrlTemplate corrects errors of url-template 3.1.1 (C1)", () => {
  test.each([
    ["{+x}", "%a\\..\\admin", "%25a%5C..%5Cadmin"],
    ["{#x}", "%a b", "#%25a%20b"],
    ["{+x}", "50%/é", "50%25/%C3%A9"],
    ["{+x}", "%41%4%41", "%41%254%41"],
    ["{+x}", ["%a b", "%f\n"], "%25a%20b,%25f%0A"],
    ["{#x}", { k: "%a b" }, "#k,%25a%20b"],
    ["{x}", "%a%41", "%25a%2541"],
  ])("encodes a percent sign without two hexadecimal digits (RFC 6570 3.2.3): %s of %j", (template, x, url) => {
    expect(expand(template, { x })).toBe(url);
  });

  test.each(["{", "}", "{}", "{x}", "a{b}c"])("encodes braces in a value (RFC 6570 3.2.3): %s", (x) => {
    const encoded = x.replaceAll("{", "%7B").replaceAll("}", "%7D");
    expect(expand("{+x}", { x })).toBe(encoded);
    expect(expand("{#x}", { x })).toBe(`#${encoded}`);
    expect(expand("{+x*}", { x: { [x]: x } })).toBe(`${encoded}=${encoded}`);
  });

  test.each([
    ["{x:1}", "👋bc", "%F0%9F%91%8B"],
    ["{+x:1}", "👋", "%F0%9F%91%8B"],
    ["{?x:3}", "👋👋👋👋", "?x=%F0%9F%91%8B%F0%9F%91%8B%F0%9F%91%8B"],
    ["{x:3}", 12345, "123"],
  ])("counts code points in a prefix (RFC 6570 2.4.1): %s of %p", (template, x, url) => {
    expect(expand(template, { x })).toBe(url);
  });

  test.each(["\ud800", "a\udc00b", "\udc00\ud800"])("throws InvalidParameterError for a lone surrogate: %j", (x) => {
    for (const template of ["{x}", "{+x}", "{#x}", "{?x:9}", "{/x*}"]) {
      expect(() => expand(template, { x })).toThrow(coded("ERR_INVALID_PARAMETER"));
      expect(() => expand(template, { x: [x] })).toThrow(coded("ERR_INVALID_PARAMETER"));
      expect(() => expand(template.replace(":9", ""), { x: { [x]: "1" } })).toThrow(coded("ERR_INVALID_PARAMETER"));
    }
  });

  test.each([
    ["{?Stra%C3%9Fe}", "Stra%C3%9Fe", "?Stra%C3%9Fe=1"],
    ["{&a%20b*}", "a%20b", "&a%20b=1"],
    ["{;%41}", "%41", ";%41=1"],
    ["{?a%2fb:1}", "a%2fb", "?a%2fb=1"],
    ["{%C3%A9}", "%C3%A9", "1"],
  ])("keeps a percent-encoded name (RFC 6570 2.3): %s", (template, name, url) => {
    expect(expand(template, { [name]: "1" })).toBe(url);
  });
});

describe("UrlTemplate", () => {
  test("lists its variables with name, modifier and operator, in order", () => {
    expect(new UrlTemplate("/{a}/{b:3}{/c*}{?d,e.f*}{&a}{#%41}").variables).toEqual([
      { name: "a", modifier: "", operator: "" },
      { name: "b", modifier: ":3", operator: "" },
      { name: "c", modifier: "*", operator: "/" },
      { name: "d", modifier: "", operator: "?" },
      { name: "e.f", modifier: "*", operator: "?" },
      { name: "a", modifier: "", operator: "&" },
      { name: "%41", modifier: "", operator: "#" },
    ]);
    expect(new UrlTemplate("/a").variables).toEqual([]);
  });

  test("changes neither itself nor the values (A3)", () => {
    const template = new UrlTemplate("/{a}{?b*}");
    const values = Object.freeze({ a: "1", b: Object.freeze({ c: "2" }) });
    expect(template.expand(values)).toBe("/1?c=2");
    (template.variables as unknown[]).length = 0;
    expect(template.expand(values)).toBe("/1?c=2");
    expect(template.variables).toHaveLength(2);
  });

  test.each([
    ["/a{;map*}", "/a;"],
    ["/a{/map*}", "/a/"],
    ["/a{.map*}", "/a."],
    ["/a{?map*}", "/a?="],
  ])("keeps the separator of an empty name with an empty value: %s (RFC 6570, section 3.2.1)", (template, expected) => {
    expect(expand(template, { map: { "": "" } })).toBe(expected);
    expect(expand("{map*}~{?map*}~{;map*}", { map: { "": "x", a: "v" } })).toBe("=x,a=v~?=x&a=v~;=x;a=v");
  });

  test("treats all variables as undefined without values", () => {
    expect(expand("/a{x}{?y}")).toBe("/a");
  });

  test.each([null, 5, "abc", [], new Map([["a", "1"]])])("rejects %p as values (F1)", (values) => {
    expect(thrownBy(() => expand("/{a}", values as never))).toMatchObject({
      code: "ERR_INVALID_OPTION",
      names: ["values"],
    });
  });
});

describe("UrlTemplate has the values of build() (C4)", () => {
  const invalid = (...names: string[]): unknown => coded("ERR_INVALID_PARAMETER", names);

  test.each<[what: string, value: unknown, text: string]>([
    ["a date", new Date(0), "1970-01-01T00%3A00%3A00.000Z"],
    ["a url", new URL("https://a.example/b?c"), "https%3A%2F%2Fa.example%2Fb%3Fc"],
    ["a bigint", 2n ** 64n, "18446744073709551616"],
    ["-0", -0, "0"],
  ])("%s, also in a list and in a map", (_, x, text) => {
    expect(expand("{x}{?y*,z*}", { x, y: [x, "a"], z: { b: x } })).toBe(`${text}?y=${text}&y=a&b=${text}`);
  });

  test.each([NaN, () => "x", Symbol("x"), new Map(), new Uint8Array(1), Object("x"), Object.create({ k: "v" })])(
    "%p has no text, nor has a list or a map of it",
    (x) => {
      for (const value of [x, ["a", x], { k: x }]) expect(() => expand("{?x*}", { x: value })).toThrow(invalid("x"));
    },
  );

  test("all invalid values are reported together, and none that the template does not use (F1)", () => {
    const nested = { a: NaN, b: "fine", c: { k: ["v"] }, d: [["nested"]], e: NaN };
    expect(() => expand("/{a}/{b}{?c,d*}", nested)).toThrow(invalid("a", "c", "d"));
    expect(() => expand("{x}", { x: { k: "secret\ud800" } })).not.toThrow("secret");
  });

  test("calls no method of a value (C4)", () => {
    let calls = 0;
    const spy = (): string => {
      calls += 1;
      return "called";
    };
    const methods = { toString: spy, toJSON: spy, valueOf: spy, toISOString: spy };
    for (const x of [methods, { ...methods, [Symbol.toStringTag]: "Temporal.Instant" }, [methods], () => methods])
      expect(() => expand("{x}", { x })).toThrow(invalid("x"));
    const date = Object.assign(new Date(0), methods);
    const url = Object.assign(new URL("https://example.com/"), methods);
    expect(expand("{date},{+url}", { date, url })).toBe("1970-01-01T00%3A00%3A00.000Z,https://example.com/");
    expect(calls).toBe(0);
  });
});

function positionOf(call: () => unknown): number {
  return (thrownBy(call) as EndpointError).issues[0]!.position!;
}

function messageOf(call: () => unknown): string {
  return (thrownBy(call) as Error).message;
}
