import { describe, expect, test } from "@jest/globals";
import { Endpoint, InvalidMediaTypeError, InvalidOptionError } from "../../src/index.js";

type MediaType = Readonly<{ format?: string | undefined; previews?: readonly string[] | undefined }>;

function merged(beneath: MediaType, over: MediaType): object {
  return new Endpoint({ mediaType: beneath }).merge("/x", { mediaType: over }).mediaType;
}

describe("specification, Rules for defaults 4; decision A4: previews are united, the format is replaced", () => {
  test.each<[MediaType, MediaType, object]>([
    [{}, {}, { format: "", previews: [] }],
    [{ format: "raw" }, {}, { format: "raw", previews: [] }],
    [{ format: "raw" }, { format: "html" }, { format: "html", previews: [] }],
    [{ format: "raw" }, { format: "" }, { format: "", previews: [] }],
    [{ format: "raw" }, { format: undefined }, { format: "raw", previews: [] }],
    [{ format: "raw" }, { previews: ["mercy"] }, { format: "raw", previews: ["mercy"] }],
    [{ previews: ["mercy"] }, { format: "raw" }, { format: "raw", previews: ["mercy"] }],
    [{ previews: ["mercy"] }, { previews: ["symmetra"] }, { format: "", previews: ["mercy", "symmetra"] }],
    [{ previews: ["symmetra"] }, { previews: ["mercy"] }, { format: "", previews: ["symmetra", "mercy"] }],
    [{ previews: ["a", "b"] }, { previews: ["b", "c", "a"] }, { format: "", previews: ["a", "b", "c"] }],
    [{ previews: ["a"] }, { previews: [] }, { format: "", previews: ["a"] }],
    [{ previews: ["a"] }, { previews: undefined }, { format: "", previews: ["a"] }],
    [{}, { previews: ["a", "a"] }, { format: "", previews: ["a"] }],
    [{}, { previews: ["scarlet-witch-preview"] }, { format: "", previews: ["scarlet-witch"] }],
    [{ previews: ["mercy"] }, { previews: ["mercy-preview"] }, { format: "", previews: ["mercy"] }],
    [{ previews: ["mercy-preview"] }, { previews: ["mercy"] }, { format: "", previews: ["mercy"] }],
    [{}, { previews: ["preview-mode"] }, { format: "", previews: ["preview-mode"] }],
    [{}, { previews: ["a-preview-b"] }, { format: "", previews: ["a-preview-b"] }],
    [{}, { previews: Object.assign(["a"], { extra: "b" }) }, { format: "", previews: ["a"] }],
  ])("%j, then %j", (beneath, over, expected) => {
    expect(merged(beneath, over)).toStrictEqual(expected);
  });

  test("three layers, earlier first", () => {
    const github = new Endpoint({ mediaType: { previews: ["one"] } }).withDefaults({
      mediaType: { previews: ["two"] },
    });
    expect(github.merge("/x", { mediaType: { previews: ["three", "one"] } }).mediaType.previews).toStrictEqual([
      "one",
      "two",
      "three",
    ]);
  });

  test("specification, Rules for media types 1 and 2: in the merged options accept is not amended yet", () => {
    const options = new Endpoint().merge("/x", { mediaType: { format: "raw", previews: ["mercy"] } });
    expect(options.headers["accept"]).toBe("application/vnd.github.v3+json");
  });
});

describe("decision E3: a name is made of RFC 6838's restricted-name characters", () => {
  test.each(["text+json", "v3.raw", "a!#$&-^_.+Z9"])("%p is one", (name) => {
    expect(merged({}, { format: name, previews: [name] })).toStrictEqual({ format: name, previews: [name] });
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
  ])("%p is none", (name) => {
    expect(() => new Endpoint().build("/x", { mediaType: { format: name } })).toThrow(InvalidMediaTypeError);
    expect(() => new Endpoint().build("/x", { mediaType: { previews: ["mercy", name] } })).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_MEDIA_TYPE" }),
    );
    expect(() => new Endpoint({ mediaType: { previews: [name] } })).toThrow(InvalidMediaTypeError);
  });

  test.each(["", "-preview"])("a preview needs a name: %p is none", (name) => {
    expect(() => merged({}, { previews: [name] })).toThrow(InvalidMediaTypeError);
  });

  test("decision F1: all names at fault are told together", () => {
    expect(() => merged({}, { previews: ["x y", "mercy", "v w"] })).toThrow(
      expect.objectContaining({ names: ["x y", "v w"] }),
    );
  });
});

describe("decision F2: what mediaType may be", () => {
  test.each<[what: string, value: unknown]>([
    ["null", null],
    ["a string", "raw"],
    ["a number", 5],
    ["a boolean", true],
    ["a list", ["raw"]],
    ["a Map", new Map([["format", "raw"]])],
    ["a Set", new Set(["raw"])],
    ["a function", () => {}],
    ["a symbol", Symbol("raw")],
  ])("not %s", (_, mediaType) => {
    expect(() => new Endpoint({ mediaType: mediaType as never })).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_OPTION", option: "mediaType" }),
    );
  });

  test.each<[what: string, value: unknown]>([
    ["null", null],
    ["a string", "mercy"],
    ["an object", { 0: "mercy", length: 1 }],
    ["a Set", new Set(["mercy"])],
    ["a list of numbers", [5]],
    ["a list with null", [null]],
    ["a list with a boxed string", [new String("mercy")]],
  ])("previews: not %s", (_, previews) => {
    expect(() => new Endpoint().build("/x", { mediaType: { previews: previews as never } })).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_OPTION", option: expect.stringContaining("previews") }),
    );
  });

  test.each<[what: string, value: unknown]>([
    ["null", null],
    ["a list", ["raw"]],
    ["a number", 5],
    ["a boxed string", new String("raw")],
  ])("format: not %s", (_, format) => {
    expect(() => new Endpoint().build("/x", { mediaType: { format: format as never } })).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_OPTION", option: expect.stringContaining("format") }),
    );
  });

  test("decision F1: both at fault are told together", () => {
    expect(() => new Endpoint().build("/x", { mediaType: { format: 5, previews: 6 } as never })).toThrow(
      expect.objectContaining({ names: ["format", "previews"].map((name) => expect.stringContaining(name)) }),
    );
    expect(() => new Endpoint({ mediaType: [] as never, headers: 5 as never })).toThrow(InvalidOptionError);
  });
});

describe("decision A3: nothing is shared, nothing is changed", () => {
  test("a list of previews is read once, and never handed out", () => {
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
