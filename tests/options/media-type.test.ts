import { describe, expect, test } from "@jest/globals";
import { Endpoint, InvalidMediaTypeError, InvalidOptionError } from "../../src/index.js";

type MediaType = Readonly<{ format?: string | undefined; previews?: readonly string[] | undefined }>;

function mergeMediaTypes(defaults: MediaType, call: MediaType): object {
  return new Endpoint({ mediaType: defaults }).merge("/x", { mediaType: call }).mediaType;
}

describe("previews are combined, the format is overridden (Rules for defaults 4; A4)", () => {
  test.each<[MediaType, MediaType, object]>([
    [{}, {}, { format: "" }],
    [{ format: "raw" }, {}, { format: "raw" }],
    [{ format: "raw" }, { format: "html" }, { format: "html" }],
    [{ format: "raw" }, { format: "" }, { format: "" }],
    [{ format: "raw" }, { format: undefined }, { format: "raw" }],
    [{ format: "raw" }, { previews: ["mercy"] }, { format: "raw", previews: ["mercy"] }],
    [{ previews: ["mercy"] }, { format: "raw" }, { format: "raw", previews: ["mercy"] }],
    [{ previews: ["mercy"] }, { previews: ["symmetra"] }, { format: "", previews: ["mercy", "symmetra"] }],
    [{ previews: ["symmetra"] }, { previews: ["mercy"] }, { format: "", previews: ["symmetra", "mercy"] }],
    [{ previews: ["a", "b"] }, { previews: ["b", "c", "a"] }, { format: "", previews: ["a", "b", "c"] }],
    [{ previews: ["a"] }, { previews: [] }, { format: "", previews: ["a"] }],
    [{ previews: ["a"] }, { previews: undefined }, { format: "", previews: ["a"] }],
    [{}, { previews: ["a", "a"] }, { format: "", previews: ["a"] }],
    [{}, { previews: ["scarlet-witch-preview"] }, { format: "", previews: ["scarlet-witch"] }],
    [{}, { previews: ["a-preview-preview"] }, { format: "", previews: ["a-preview"] }],
    [{ previews: ["a-preview-preview"] }, { previews: ["b"] }, { format: "", previews: ["a-preview", "b"] }],
    [{ previews: ["mercy"] }, { previews: ["mercy-preview"] }, { format: "", previews: ["mercy"] }],
    [{ previews: ["mercy-preview"] }, { previews: ["mercy"] }, { format: "", previews: ["mercy"] }],
    [{}, { previews: ["preview-mode"] }, { format: "", previews: ["preview-mode"] }],
    [{}, { previews: ["a-preview-b"] }, { format: "", previews: ["a-preview-b"] }],
    [{}, { previews: Object.assign(["a"], { extra: "b" }) }, { format: "", previews: ["a"] }],
  ])("%j, then %j", (defaults, call, expected) => {
    expect(mergeMediaTypes(defaults, call)).toStrictEqual(expected);
  });

  test("combines previews of two sets of defaults and a call, earlier ones first", () => {
    const github = new Endpoint({ mediaType: { previews: ["one"] } }).withDefaults({
      mediaType: { previews: ["two"] },
    });
    expect(github.merge("/x", { mediaType: { previews: ["three", "one"] } }).mediaType.previews).toStrictEqual([
      "one",
      "two",
      "three",
    ]);
  });

  test("merge() does not change the accept header yet (Rules for media types 1 and 2)", () => {
    const options = new Endpoint().merge("/x", { mediaType: { format: "raw", previews: ["mercy"] } });
    expect(options.headers["accept"]).toBe("application/vnd.github.v3+json");
  });
});

describe("formats and previews must consist of RFC 6838 restricted-name characters (E3)", () => {
  test.each(["text+json", "v3.raw", "a!#$&-^_.+Z9"])("accepts %p", (name) => {
    expect(mergeMediaTypes({}, { format: name, previews: [name] })).toStrictEqual({ format: name, previews: [name] });
  });

  test.each([
    "a b",
    "a/b",
    "a,b",
    "a;q=1",
    "a\r\nb",
    "a\n",
    "a:",
    "*",
    '"a"',
    "a%20",
    "é",
    "\u212a",
    "\0",
    " raw",
    "{a}",
  ])("rejects %p", (name) => {
    expect(() => new Endpoint().build("/x", { mediaType: { format: name } })).toThrow(InvalidMediaTypeError);
    expect(() => new Endpoint().build("/x", { mediaType: { previews: ["mercy", name] } })).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_MEDIA_TYPE" }),
    );
    expect(() => new Endpoint({ mediaType: { previews: [name] } })).toThrow(InvalidMediaTypeError);
  });

  test.each(["", "-preview"])("rejects %p as a preview without a name", (name) => {
    expect(() => mergeMediaTypes({}, { previews: [name] })).toThrow(InvalidMediaTypeError);
  });

  test("reports all invalid names together (F1)", () => {
    expect(() => mergeMediaTypes({}, { previews: ["x y", "mercy", "v w"] })).toThrow(
      expect.objectContaining({ names: ["x y", "v w"] }),
    );
  });
});

describe("mediaType must be a plain object of valid types (F1)", () => {
  test.each<[name: string, value: unknown]>([
    ["null", null],
    ["a string", "raw"],
    ["a number", 5],
    ["a boolean", true],
    ["a list", ["raw"]],
    ["a Map", new Map([["format", "raw"]])],
    ["a Set", new Set(["raw"])],
    ["a function", () => {}],
    ["a symbol", Symbol("raw")],
  ])("rejects %s as mediaType", (_, mediaType) => {
    expect(() => new Endpoint({ mediaType: mediaType as never })).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_OPTION", option: "mediaType" }),
    );
  });

  test.each<[name: string, value: unknown]>([
    ["null", null],
    ["a string", "mercy"],
    ["an object", { 0: "mercy", length: 1 }],
    ["a Set", new Set(["mercy"])],
    ["a list of numbers", [5]],
    ["a list with null", [null]],
    ["a list with a boxed string", [new String("mercy")]],
  ])("rejects %s as previews", (_, previews) => {
    expect(() => new Endpoint().build("/x", { mediaType: { previews: previews as never } })).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_OPTION", option: expect.stringContaining("previews") }),
    );
  });

  test.each<[name: string, value: unknown]>([
    ["null", null],
    ["a list", ["raw"]],
    ["a number", 5],
    ["a boxed string", new String("raw")],
  ])("rejects %s as format", (_, format) => {
    expect(() => new Endpoint().build("/x", { mediaType: { format: format as never } })).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_OPTION", option: expect.stringContaining("format") }),
    );
  });

  test.each([{ format: 5 }, { previews: "mercy" }, { previews: [5] }, { other: "raw" }])(
    "says what to write instead of %j (F1)",
    (mediaType) => {
      const message: unknown = expect.stringMatching(/must be \{ format: string, previews: string\[\] \}/);
      expect(() => new Endpoint({ mediaType: mediaType as never })).toThrow(expect.objectContaining({ message }));
    },
  );

  test("reports an invalid format and invalid previews together (F1)", () => {
    expect(() => new Endpoint().build("/x", { mediaType: { format: 5, previews: 6 } as never })).toThrow(
      expect.objectContaining({ names: ["format", "previews"].map((name) => expect.stringContaining(name)) }),
    );
    expect(() => new Endpoint({ mediaType: [] as never, headers: 5 as never })).toThrow(InvalidOptionError);
  });
});

describe("an endpoint does not share its media type (A3)", () => {
  test("copies the list of previews and returns copies only", () => {
    const previews = Object.freeze(["symmetra", "mercy-preview"]);
    const mediaType = Object.freeze({ previews });
    const github = new Endpoint({ mediaType });
    const [first, second] = [github.merge("/x").mediaType, github.merge("/x").mediaType];
    expect(first).not.toBe(second);
    expect(first.previews).not.toBe(second.previews);
    expect(first.previews).not.toBe(github.DEFAULTS.mediaType.previews);
    (first.previews as string[]).push("changed");
    expect(github.merge("/x").mediaType.previews).toStrictEqual(["symmetra", "mercy"]);
  });
});
