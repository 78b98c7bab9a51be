import { describe, expect, test } from "@jest/globals";
import { Endpoint, InvalidHeaderError, VERSION } from "../../src/index.js";

const DEFAULT = { accept: "application/vnd.github.v3+json", "user-agent": `github-endpoint.js/${VERSION}` };

/** What `headers` add to, or take from, the headers of `defaults`. */
function headersOf(headers: object, defaults: object = {}): object {
  return new Endpoint({ headers: { ...defaults } }).build("/x", { headers: { ...headers } }).headers;
}

describe("specification, Default headers; decision A4: fields are merged by their name in lower case", () => {
  test.each<[what: string, defaults: object, call: object, merged: object]>([
    ["nothing", {}, {}, DEFAULT],
    ["a name in any case", {}, { "X-Team": "a" }, { ...DEFAULT, "x-team": "a" }],
    ["a default of the vendor", {}, { ACCEPT: "text/html" }, { ...DEFAULT, accept: "text/html" }],
    ["a default", { "x-team": "a" }, { "X-TEAM": "b" }, { ...DEFAULT, "x-team": "b" }],
    ["null", {}, { Accept: null }, { "user-agent": DEFAULT["user-agent"] }],
    ["null over a default", { "x-team": "a" }, { "X-Team": null }, DEFAULT],
    ["null where there is nothing", {}, { "x-none": null }, DEFAULT],
    ["undefined", { "x-team": "a" }, { "X-Team": undefined }, { ...DEFAULT, "x-team": "a" }],
    ["the empty string", { "x-team": "a" }, { "x-team": "" }, { ...DEFAULT, "x-team": "" }],
  ])("%s", (_, defaults, call, merged) => {
    expect(headersOf(call, defaults)).toStrictEqual(merged);
  });

  test("specification, Rules for defaults 3: the accept default stays in force beneath later headers", () => {
    const github = new Endpoint({ headers: { authorization: "token a" } }).withDefaults({ headers: { "x-b": "c" } });
    expect(github.build("/x").headers).toStrictEqual({ ...DEFAULT, authorization: "token a", "x-b": "c" });
  });

  test("a default that null has removed can be given again", () => {
    const bare = new Endpoint({ headers: { accept: null } });
    expect(bare.DEFAULTS.headers).not.toHaveProperty("accept");
    expect(bare.build("/x", { headers: { accept: "text/html" } }).headers["accept"]).toBe("text/html");
  });
});

describe("decision D4: two spellings of one name in one object: the later wins", () => {
  test.each<[object, string | undefined]>([
    [{ "X-A": "1", "x-a": "2" }, "2"],
    [{ "x-a": "2", "X-A": "1" }, "1"],
    [{ "X-A": "1", "x-a": null }, undefined],
    [{ "X-A": null, "x-a": "2" }, "2"],
    [{ "X-A": "1", "x-a": undefined }, "1"],
  ])("%j", (headers, value) => {
    expect(headersOf(headers)).toStrictEqual(value === undefined ? DEFAULT : { ...DEFAULT, "x-a": value });
  });
});

describe("decision D4: every value of the result is a string, and nothing is stripped", () => {
  test.each<[unknown, string]>([
    ["a", "a"],
    [" \ta \t", " \ta \t"],
    ["\x80ÿ", "\x80ÿ"],
    ["", ""],
    [0, "0"],
    [-1.5, "-1.5"],
    [12345678901234567890n, "12345678901234567890"],
    [true, "true"],
    [false, "false"],
  ])("%p", (value, text) => {
    expect(headersOf({ "x-a": value })).toStrictEqual({ ...DEFAULT, "x-a": text });
    expect(headersOf({}, { "x-a": value })).toStrictEqual({ ...DEFAULT, "x-a": text });
  });

  const foreign = { toString: () => "called", [Symbol.toPrimitive]: () => "called" };

  test.each<[what: string, value: unknown]>([
    ["NaN", NaN],
    ["Infinity", Infinity],
    ["an object", foreign],
    ["a list", ["a"]],
    ["a boxed string", new String("a")],
    ["a function", () => "a"],
    ["a symbol", Symbol("a")],
    ["a Date", new Date(0)],
    ["a line feed", "a\nb"],
    ["a carriage return", "a\rb"],
    ["a line break at the end", "a\r\n"],
    ["a line break at the start", "\r\na"],
    ["NUL", "a\0"],
    ["DEL", "a\x7f"],
    ["beyond Latin-1", "aĀ"],
    ["a surrogate pair", "😀"],
  ])("%s is an error that names the header", (_, value) => {
    expect(() => headersOf({ "X-Team": value })).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_HEADER", header: "X-Team", names: ["X-Team"] }),
    );
    expect(() => headersOf({}, { "X-Team": value })).toThrow(InvalidHeaderError);
  });
});

describe("decision D4: names are RFC 9110 tokens, checked before their case is changed", () => {
  test.each(["!#$%&'*+-.^_`|~", "0", "constructor", "toString", "hasOwnProperty"])("%p is one", (name) => {
    expect(headersOf({ [name]: "v" })).toStrictEqual({ ...DEFAULT, [name.toLowerCase()]: "v" });
  });

  test("decision D7: __proto__ is one, and an ordinary name", () => {
    const fields = JSON.parse('{"__proto__":"v"}') as Record<string, string>;
    const headers = new Endpoint().build("/x", { headers: fields }).headers;
    expect(Object.getPrototypeOf(headers)).toBe(Object.prototype);
    expect(Object.entries(headers)).toContainEqual(["__proto__", "v"]);
    const none = JSON.parse('{"__proto__":null}') as Record<string, null>;
    expect(new Endpoint({ headers: fields }).build("/x", { headers: none }).headers).toStrictEqual(DEFAULT);
  });

  test.each(["", " ", "a b", "a:", "a\n", "a\r\nb", "(a)", "é", "\u212a", "İ", "a\0", "a/b", '"a"', "{a}", "😀"])(
    "%p is none",
    (name) => {
      expect(() => headersOf({ [name]: "v" })).toThrow(
        expect.objectContaining({ code: "ERR_INVALID_HEADER", header: name, names: [name] }),
      );
    },
  );

  test("a removed or an absent value does not excuse a name that is none", () => {
    expect(() => headersOf({ "a b": null })).toThrow(InvalidHeaderError);
  });
});

test("decision F1: all header fields at fault are told together, in their order", () => {
  const headers = { "a b": "v", ok: "v", "X-Bad": "\n", "x-nan": NaN };
  expect(() => headersOf(headers)).toThrow(
    expect.objectContaining({ code: "ERR_INVALID_HEADER", header: "a b", names: ["a b", "X-Bad", "x-nan"] }),
  );
});

describe("decisions A3, D7: what comes out is the caller's to change", () => {
  test("no two results share their headers, nor with the defaults", () => {
    const github = new Endpoint({ headers: { "x-team": "a" } });
    const [first, second, merged] = [github.build("/x"), github.build("/x"), github.merge("/x")];
    first.headers["x-team"] = "changed";
    expect(second.headers["x-team"]).toBe("a");
    expect(merged.headers["x-team"]).toBe("a");
    expect(merged.headers).not.toBe(github.merge("/x").headers);
    expect(merged.headers).not.toBe(github.DEFAULTS.headers);
    expect(github.build("/x").headers["x-team"]).toBe("a");
  });

  test("the headers given are not those returned", () => {
    const headers = { accept: "text/html" };
    const request = new Endpoint().build("/x", { headers });
    expect(request.headers).not.toBe(headers);
    expect(headers).toStrictEqual({ accept: "text/html" });
    expect(Object.getPrototypeOf(request.headers)).toBe(Object.prototype);
  });
});
