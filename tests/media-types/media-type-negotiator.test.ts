import { describe, expect, test } from "@jest/globals";
import { EndpointError, GITHUB, MediaTypeNegotiator, type MediaTypeOptions } from "../../src/index.js";
import { coded } from "../coded.js";

const OWN = "application/vnd.github";
const V3 = `${OWN}.v3+json`;
const github = new MediaTypeNegotiator();

/** In the tables, "~" stands for "application/vnd.github". */
const negotiate = (accept: string, options: MediaTypeOptions): string =>
  github.negotiate(accept.replaceAll("~", OWN), options).replaceAll(OWN, "~");

test.each<[accept: string, format: string, expected: string]>([
  ["~.v3+json", "raw", "~.v3.raw"],
  ["~.v3+json", "text+json", "~.v3.text+json"],
  ["~+json", "raw", "~.raw"],
  ["~.v3.html+json", "raw", "~.v3.raw"],
  ["~.v3.raw", "html", "~.v3.html"],
  ["~.v3+json; charset=utf-8; q=0.8", "raw", "~.v3.raw; charset=utf-8; q=0.8"],
  ["~.v3+json,~.v3+json;q=0.1", "raw", "~.v3.raw,~.v3.raw;q=0.1"],
  ["Application/VND.GitHub.V3+JSON", "raw", "Application/VND.GitHub.V3.raw"],
  // A version before a format, however it is spelled.
  ["~.beta.html+json", "raw", "~.beta.raw"],
  ["~.next-2.html+json", "raw", "~.next-2.raw"],
  // These are formats, and no versions.
  ["~.raw", "patch", "~.patch"],
  ["~.text-match+json", "patch", "~.patch"],
  ["~.full", "patch", "~.patch"],
])("a format changes the vendor's media ranges: %s with %p (E1)", (accept, format, expected) => {
  expect(negotiate(accept, { format })).toBe(expected);
});

test.each(["v3", "V4", "2022-11-28", "20221128", "v1.2", "2022-11-28.1", "v2beta1", "3", "v3-alpha", "1.0.0-rc_1"])(
  "a format keeps the version %s, and its own ranges alone change (E1)",
  (version) => {
    expect(negotiate(`~.${version}+json`, { format: "raw" })).toBe(`~.${version}.raw`);
    expect(negotiate(`text/html, ~.${version}.html+json;q=0.5`, { format: "raw" })).toBe(
      `text/html, ~.${version}.raw;q=0.5`,
    );
    // Twice is once.
    expect(negotiate(`~.${version}.raw`, { format: "raw" })).toBe(`~.${version}.raw`);
  },
);

test.each([
  "text/html",
  "*/*;q=0.1",
  "application/octet-stream",
  'text/plain;note="a,~.v3+json";q=0.3',
  'text/plain;note="\\",~.v3+json"',
  "application/vnd.gitlab.v3+json",
  "~ber.v3+json",
  "~-enterprise.v3+json",
  "text/vnd.github.v3+json",
  "x-~.v3+json",
])("a format keeps the range %p, with its position, parameters and weight (E1)", (range) => {
  expect(negotiate(range, { format: "raw" })).toBe(range);
  expect(negotiate(`${range},~.v3+json,text/x;q=0`, { format: "raw" })).toBe(`${range},~.v3.raw,text/x;q=0`);
});

const MERCY = "~.mercy-preview+json";
const BOTH = `${MERCY},~.symmetra-preview+json`;

test.each<[name: string, accept: string, options: MediaTypeOptions, expected: string]>([
  ["one replaces the default range", "~.v3+json", { previews: ["mercy"] }, MERCY],
  ["they keep their order", "~.v3+json", { previews: ["mercy", "symmetra"] }, BOTH],
  ["each is added once", "~.v3+json", { previews: ["mercy", "mercy-preview", "mercy"] }, MERCY],
  ["other ranges stay", "text/html,~.v3+json,*/*;q=0.1", { previews: ["mercy"] }, `text/html,${MERCY},*/*;q=0.1`],
  ["without a range of the vendor", "text/html;q=0.5", { previews: ["mercy"] }, `text/html;q=0.5,${MERCY}`],
  ["an empty header", "", { previews: ["mercy"] }, MERCY],
  ["not beside bytes alone", "application/octet-stream", { previews: ["mercy"] }, "application/octet-stream"],
  ["beside bytes", "application/octet-stream,~.v3+json", { previews: ["mercy"] }, `application/octet-stream,${MERCY}`],
  ["one of the header stays", MERCY, { previews: ["mercy"] }, MERCY],
  ["one of the header comes first", MERCY, { previews: ["symmetra", "mercy"] }, BOTH],
  ["beside the default range", `${MERCY},~.v3+json`, { previews: ["mercy"] }, MERCY],
  ["the weight of the default range", "~.v3+json;q=0.5", { previews: ["mercy"] }, `${MERCY};q=0.5`],
  ["with a format", "~.v3+json", { previews: ["mercy"], format: "raw" }, "~.mercy-preview.raw"],
  ["with a format that has a suffix", "~.v3+json", { previews: ["mercy"], format: "a+json" }, "~.mercy-preview.a+json"],
  ["with the format json", "~.v3+json", { previews: ["mercy"], format: "json" }, MERCY],
  ["a format of each", MERCY, { previews: ["symmetra"], format: "raw" }, "~.mercy-preview.raw,~.symmetra-preview.raw"],
  ["a format alone", MERCY, { format: "raw" }, "~.mercy-preview.raw"],
])("previews are ranges of the vendor: %s (E2)", (_, accept, options, expected) => {
  expect(negotiate(accept, options)).toBe(expected);
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

  test.each([{ format: "raw" }, { previews: ["mercy"] }])("rejects %j if the vendor has no media types", (request) => {
    const plain = new MediaTypeNegotiator({ name: "plain", baseUrl: "https://plain.example" });
    expect(() => plain.negotiate("application/json", request)).toThrow(coded("ERR_INVALID_MEDIA_TYPE"));
    expect(plain.negotiate("application/json", { format: "", previews: [] })).toBe("application/json");
  });
});

describe("MediaTypeNegotiator validates its arguments like an endpoint (E3, F1)", () => {
  test.each(["a b", "a,b", "a;q=1", "a/b", "é", "a\r\nb"])("rejects the name %p", (name) => {
    expect(() => github.negotiate(V3, { format: name })).toThrow(coded("ERR_INVALID_MEDIA_TYPE"));
    expect(() => github.negotiate(V3, { previews: [name] })).toThrow(coded("ERR_INVALID_MEDIA_TYPE"));
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
