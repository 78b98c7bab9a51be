import { describe, expect, test } from "@jest/globals";
import { Endpoint, EndpointError, GITHUB, InvalidMediaTypeError, MediaTypeNegotiator } from "../../src/index.js";

const V3 = "application/vnd.github.v3+json";
const MERCY = "application/vnd.github.mercy-preview+json";
const github = new MediaTypeNegotiator();

describe("a format changes the vendor's media ranges (E1)", () => {
  test.each<[accept: string, format: string, expected: string]>([
    [V3, "raw", "application/vnd.github.v3.raw"],
    [V3, "diff", "application/vnd.github.v3.diff"],
    [V3, "text+json", "application/vnd.github.v3.text+json"],
    [V3, "json", V3],
    [V3, "", V3],
    ["application/vnd.github+json", "raw", "application/vnd.github.raw"],
    ["application/vnd.github.v3.html+json", "raw", "application/vnd.github.v3.raw"],
    ["application/vnd.github.v3.raw", "html", "application/vnd.github.v3.html"],
    [`${V3};q=0.8`, "raw", "application/vnd.github.v3.raw;q=0.8"],
    [`${V3}; charset=utf-8; q=0.8`, "raw", "application/vnd.github.v3.raw; charset=utf-8; q=0.8"],
    [`${V3},${V3};q=0.1`, "raw", "application/vnd.github.v3.raw,application/vnd.github.v3.raw;q=0.1"],
    ["Application/VND.GitHub.V3+JSON", "raw", "Application/VND.GitHub.V3.raw"],
  ])("%s with %p", (accept, format, expected) => {
    expect(github.negotiate(accept, { format })).toBe(expected);
  });
});

describe("a format keeps the version, however it is spelled (E1)", () => {
  test.each(["v3", "V4", "2022-11-28", "20221128", "v1.2", "2022-11-28.1", "v2beta1", "3", "v3-alpha", "1.0.0-rc_1"])(
    "%s",
    (version) => {
      const range = `application/vnd.github.${version}`;
      expect(github.negotiate(`${range}+json`, { format: "raw" })).toBe(`${range}.raw`);
      expect(github.negotiate(`text/html, ${range}.html+json;q=0.5`, { format: "raw" })).toBe(
        `text/html, ${range}.raw;q=0.5`,
      );
      expect(github.negotiate(range, { format: "text+json" })).toBe(`${range}.text+json`);
      // Twice is once.
      expect(github.negotiate(`${range}.raw`, { format: "raw" })).toBe(`${range}.raw`);
    },
  );

  test.each(["beta", "nightly", "next-2", "preview"])("%s before a format", (version) => {
    expect(github.negotiate(`application/vnd.github.${version}.html+json`, { format: "raw" })).toBe(
      `application/vnd.github.${version}.raw`,
    );
  });

  test.each(["raw", "html+json", "text-match+json", "diff", "sha", "full"])("but replaces the format %s", (format) => {
    expect(github.negotiate(`application/vnd.github.${format}`, { format: "patch" })).toBe(
      "application/vnd.github.patch",
    );
  });

  test("a long version and a long name of a vendor are no regular expressions", () => {
    const name = "v".repeat(200_000);
    const mediaTypeVersion = "1".repeat(33_000);
    const endpoint = Endpoint.for({ name, baseUrl: "https://v.example", mediaTypeVersion });
    const { accept } = endpoint.build("/x", { mediaType: { format: "raw" } }).headers;
    // A comparison of texts, because a failed one would print them.
    expect(accept === `application/vnd.${name}.${mediaTypeVersion}.raw`).toBe(true);
  });

  test("may be long", () => {
    const range = `application/vnd.github.${"1.".repeat(50_000)}2`;
    expect(github.negotiate(range, { format: "raw" })).toBe(`${range}.raw`);
  });
});

describe("a format keeps all other media ranges with their position, parameters and weights (E1)", () => {
  test.each([
    "text/html",
    "*/*;q=0.1",
    "application/json;q=0.5",
    "application/octet-stream",
    'text/plain;note="a,application/vnd.github.v3+json";q=0.3',
    'text/plain;note="\\",application/vnd.github.v3+json"',
    "application/vnd.gitlab.v3+json",
    "application/vnd.githubber.v3+json",
    "application/vnd.github-enterprise.v3+json",
    "text/vnd.github.v3+json",
    "x-application/vnd.github.v3+json",
    "",
  ])("keeps %p", (range) => {
    expect(github.negotiate(range, { format: "raw" })).toBe(range);
    if (range === "") return;
    expect(github.negotiate(`${range},${V3},text/x;q=0`, { format: "raw" })).toBe(
      `${range},application/vnd.github.v3.raw,text/x;q=0`,
    );
  });
});

describe("previews add media ranges of the vendor (E2)", () => {
  test.each<[name: string, accept: string, previews: string[], expected: string]>([
    ["no preview", V3, [], V3],
    ["one preview replaces the default range", V3, ["mercy"], MERCY],
    [
      "two previews keep their order",
      V3,
      ["mercy", "symmetra"],
      `${MERCY},application/vnd.github.symmetra-preview+json`,
    ],
    ["repeated previews are added once", V3, ["mercy", "mercy-preview", "mercy"], MERCY],
    ["other ranges are kept", `text/html,${V3},*/*;q=0.1`, ["mercy"], `text/html,${MERCY},*/*;q=0.1`],
    ["a header without a range of the vendor", "text/html;q=0.5", ["mercy"], `text/html;q=0.5,${MERCY}`],
    ["an empty header", "", ["mercy"], MERCY],
    ["application/octet-stream alone", "application/octet-stream", ["mercy"], "application/octet-stream"],
    [
      "application/octet-stream beside the default range",
      `application/octet-stream,${V3}`,
      ["mercy"],
      `application/octet-stream,${MERCY}`,
    ],
    ["a preview that the header already contains", MERCY, ["mercy"], MERCY],
    [
      "a preview in the header comes first",
      MERCY,
      ["symmetra"],
      `${MERCY},application/vnd.github.symmetra-preview+json`,
    ],
    [
      "a preview in the header comes before those of the defaults",
      "application/vnd.github.symmetra-preview+json",
      ["mercy", "symmetra"],
      `application/vnd.github.symmetra-preview+json,${MERCY}`,
    ],
    ["a preview in the header beside the default range", `${MERCY},${V3}`, ["mercy"], MERCY],
  ])("%s", (_, accept, previews, expected) => {
    expect(github.negotiate(accept, { previews })).toBe(expected);
  });

  test.each<[name: string, accept: string, previews: string[], format: string, expected: string]>([
    ["the format replaces +json", V3, ["mercy"], "raw", "application/vnd.github.mercy-preview.raw"],
    [
      "the format can have its own suffix",
      V3,
      ["mercy"],
      "text+json",
      "application/vnd.github.mercy-preview.text+json",
    ],
    ["the format json changes nothing", V3, ["mercy"], "json", MERCY],
    [
      "the format applies to every preview",
      V3,
      ["mercy", "symmetra"],
      "raw",
      "application/vnd.github.mercy-preview.raw,application/vnd.github.symmetra-preview.raw",
    ],
    [
      "the format applies to previews in the header, too",
      MERCY,
      ["symmetra"],
      "raw",
      "application/vnd.github.mercy-preview.raw,application/vnd.github.symmetra-preview.raw",
    ],
    [
      "the format applies to a preview in the header alone",
      MERCY,
      [],
      "raw",
      "application/vnd.github.mercy-preview.raw",
    ],
    [
      "a header without a range of the vendor",
      "text/html",
      ["mercy"],
      "raw",
      "text/html,application/vnd.github.mercy-preview.raw",
    ],
  ])("combine with a format: %s", (_, accept, previews, format, expected) => {
    expect(github.negotiate(accept, { previews, format })).toBe(expected);
  });
});

describe("MediaTypeNegotiator for another vendor (A2)", () => {
  test("changes the vendor's own ranges, not GitHub's", () => {
    const acme = new MediaTypeNegotiator({ name: "acme", baseUrl: "https://acme.example", mediaTypeVersion: "2024" });
    expect(acme.negotiate(`application/vnd.acme.2024+json,${V3}`, { format: "raw" })).toBe(
      `application/vnd.acme.2024.raw,${V3}`,
    );
    expect(acme.negotiate("application/vnd.acme.2024+json", { previews: ["new"] })).toBe(
      "application/vnd.acme.new-preview+json",
    );
  });

  test("supports media types without a version", () => {
    const acme = new MediaTypeNegotiator({ name: "acme", baseUrl: "https://acme.example", mediaTypeVersion: "" });
    expect(acme.negotiate("application/vnd.acme+json", { format: "raw" })).toBe("application/vnd.acme.raw");
  });

  test.each([{ format: "raw" }, { previews: ["mercy"] }])("rejects %j if the vendor has no media types", (request) => {
    const plain = new MediaTypeNegotiator({ name: "plain", baseUrl: "https://plain.example" });
    expect(() => plain.negotiate("application/json", request)).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_MEDIA_TYPE" }),
    );
    expect(plain.negotiate("application/json", { format: "", previews: [] })).toBe("application/json");
  });
});

describe("MediaTypeNegotiator validates its arguments like an endpoint (E3, F1)", () => {
  test.each(["a b", "a,b", "a;q=1", "a/b", "é", "a\r\nb"])("rejects the name %p", (name) => {
    expect(() => github.negotiate(V3, { format: name })).toThrow(InvalidMediaTypeError);
    expect(() => github.negotiate(V3, { previews: [name] })).toThrow(InvalidMediaTypeError);
  });

  test.each<[name: string, run: () => unknown]>([
    ["a number as format", () => github.negotiate(V3, { format: 5 as never })],
    ["a string as previews", () => github.negotiate(V3, { previews: "mercy" as never })],
    ["a number as preview", () => github.negotiate(V3, { previews: [5 as never] })],
    ["a number as accept", () => github.negotiate(5 as never, { format: "raw" })],
    ["undefined as request", () => github.negotiate(V3, undefined as never)],
    ["a vendor with an invalid name", () => new MediaTypeNegotiator({ ...GITHUB, name: "(" })],
    ["a vendor with an invalid version", () => new MediaTypeNegotiator({ ...GITHUB, mediaTypeVersion: "(" })],
    ["null as vendor", () => new MediaTypeNegotiator(null as never)],
  ])("rejects %s", (_, run) => {
    expect(run).toThrow(EndpointError);
  });
});
