import { describe, expect, test } from "@jest/globals";
import { Endpoint, InvalidHeaderError, VERSION } from "../../src/index.js";

const DEFAULT = { accept: "application/vnd.github.v3+json", "user-agent": `github-endpoint.js/${VERSION}` };

/** The headers of a call with `headers`, merged over `defaults`. */
function mergeHeaders(headers: object, defaults: object = {}): object {
  return new Endpoint({ headers: { ...defaults } }).build("/x", { headers: { ...headers } }).headers;
}

describe("headers are merged by their lower-case name (Default headers; A4)", () => {
  test.each<[name: string, defaults: object, call: object, merged: object]>([
    ["no headers", {}, {}, DEFAULT],
    ["a name in any case", {}, { "X-Team": "a" }, { ...DEFAULT, "x-team": "a" }],
    ["an override of a vendor default", {}, { ACCEPT: "text/html" }, { ...DEFAULT, accept: "text/html" }],
    ["an override of a default", { "x-team": "a" }, { "X-TEAM": "b" }, { ...DEFAULT, "x-team": "b" }],
    ["null", {}, { Accept: null }, { "user-agent": DEFAULT["user-agent"] }],
    ["null for a default", { "x-team": "a" }, { "X-Team": null }, DEFAULT],
    ["null for an unset header", {}, { "x-none": null }, DEFAULT],
    ["undefined for a default", { "x-team": "a" }, { "X-Team": undefined }, { ...DEFAULT, "x-team": "a" }],
    ["an empty string for a default", { "x-team": "a" }, { "x-team": "" }, { ...DEFAULT, "x-team": "" }],
  ])("%s", (_, defaults, call, merged) => {
    expect(mergeHeaders(call, defaults)).toStrictEqual(merged);
  });

  test("keeps the accept default if later headers do not override it (Rules for defaults 3)", () => {
    const github = new Endpoint({ headers: { authorization: "token a" } }).withDefaults({ headers: { "x-b": "c" } });
    expect(github.build("/x").headers).toStrictEqual({ ...DEFAULT, authorization: "token a", "x-b": "c" });
  });

  test("lets a call set a header that the defaults removed", () => {
    const bare = new Endpoint({ headers: { accept: null } });
    expect(bare.DEFAULTS.headers).not.toHaveProperty("accept");
    expect(bare.build("/x", { headers: { accept: "text/html" } }).headers["accept"]).toBe("text/html");
  });
});

describe("the later of two spellings of one name in an object wins (D4)", () => {
  test.each<[object, string | undefined]>([
    [{ "X-A": "1", "x-a": "2" }, "2"],
    [{ "x-a": "2", "X-A": "1" }, "1"],
    [{ "X-A": "1", "x-a": null }, undefined],
    [{ "X-A": null, "x-a": "2" }, "2"],
    [{ "X-A": "1", "x-a": undefined }, "1"],
  ])("%j", (headers, value) => {
    expect(mergeHeaders(headers)).toStrictEqual(value === undefined ? DEFAULT : { ...DEFAULT, "x-a": value });
  });
});

describe("header values become strings without trimming (D4)", () => {
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
    expect(mergeHeaders({ "x-a": value })).toStrictEqual({ ...DEFAULT, "x-a": text });
    expect(mergeHeaders({}, { "x-a": value })).toStrictEqual({ ...DEFAULT, "x-a": text });
  });

  const foreign = { toString: () => "called", [Symbol.toPrimitive]: () => "called" };

  test.each<[name: string, value: unknown]>([
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
    ["a character beyond Latin-1", "aĀ"],
    ["a surrogate pair", "😀"],
  ])("rejects %s and names the header", (_, value) => {
    expect(() => mergeHeaders({ "X-Team": value })).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_HEADER", header: "X-Team", names: ["X-Team"] }),
    );
    expect(() => mergeHeaders({}, { "X-Team": value })).toThrow(InvalidHeaderError);
  });
});

describe("header names must be RFC 9110 tokens, before lower-casing (D4)", () => {
  test.each(["!#$%&'*+-.^_`|~", "0", "constructor", "toString", "hasOwnProperty"])("accepts %p", (name) => {
    expect(mergeHeaders({ [name]: "v" })).toStrictEqual({ ...DEFAULT, [name.toLowerCase()]: "v" });
  });

  test("accepts __proto__ as an ordinary name (D7)", () => {
    const fields = JSON.parse('{"__proto__":"v"}') as Record<string, string>;
    const headers = new Endpoint().build("/x", { headers: fields }).headers;
    expect(Object.getPrototypeOf(headers)).toBe(Object.prototype);
    expect(Object.entries(headers)).toContainEqual(["__proto__", "v"]);
    const none = JSON.parse('{"__proto__":null}') as Record<string, null>;
    expect(new Endpoint({ headers: fields }).build("/x", { headers: none }).headers).toStrictEqual(DEFAULT);
  });

  test.each(["", " ", "a b", "a:", "a\n", "a\r\nb", "(a)", "é", "\u212a", "İ", "a\0", "a/b", '"a"', "{a}", "😀"])(
    "rejects %p",
    (name) => {
      expect(() => mergeHeaders({ [name]: "v" })).toThrow(
        expect.objectContaining({ code: "ERR_INVALID_HEADER", header: name, names: [name] }),
      );
    },
  );

  test("rejects an invalid name even if its value is null", () => {
    expect(() => mergeHeaders({ "a b": null })).toThrow(InvalidHeaderError);
  });
});

test("reports all invalid headers together, in their order (F1)", () => {
  const headers = { "a b": "v", ok: "v", "X-Bad": "\n", "x-nan": NaN };
  expect(() => mergeHeaders(headers)).toThrow(
    expect.objectContaining({ code: "ERR_INVALID_HEADER", header: "a b", names: ["a b", "X-Bad", "x-nan"] }),
  );
});

describe("the caller can change the returned headers (A3, D7)", () => {
  test("results share headers neither with each other nor with the defaults", () => {
    const github = new Endpoint({ headers: { "x-team": "a" } });
    const [first, second, merged] = [github.build("/x"), github.build("/x"), github.merge("/x")];
    first.headers["x-team"] = "changed";
    expect(second.headers["x-team"]).toBe("a");
    expect(merged.headers["x-team"]).toBe("a");
    expect(merged.headers).not.toBe(github.merge("/x").headers);
    expect(merged.headers).not.toBe(github.DEFAULTS.headers);
    expect(github.build("/x").headers["x-team"]).toBe("a");
  });

  test("a result does not reuse the given headers object", () => {
    const headers = { accept: "text/html" };
    const request = new Endpoint().build("/x", { headers });
    expect(request.headers).not.toBe(headers);
    expect(headers).toStrictEqual({ accept: "text/html" });
    expect(Object.getPrototypeOf(request.headers)).toBe(Object.prototype);
  });
});
