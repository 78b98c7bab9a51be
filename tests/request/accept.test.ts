import { describe, expect, test } from "@jest/globals";
import { Endpoint, EndpointError, GITHUB, InvalidMediaTypeError, MediaTypeNegotiator } from "../../src/index.js";

const V3 = "application/vnd.github.v3+json";
const MERCY = "application/vnd.github.mercy-preview+json";
const github = new MediaTypeNegotiator();

describe("decision E1: a format amends the vendor's own ranges", () => {
  test.each<[accept: string, format: string, amended: string]>([
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
  ])("%s with %p", (accept, format, amended) => {
    expect(github.negotiate(accept, { format })).toBe(amended);
  });
});

describe("decision E1: every other range stays where it stands, with its parameters and weights", () => {
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
  ])("%p", (range) => {
    expect(github.negotiate(range, { format: "raw" })).toBe(range);
    if (range === "") return;
    expect(github.negotiate(`${range},${V3},text/x;q=0`, { format: "raw" })).toBe(
      `${range},application/vnd.github.v3.raw,text/x;q=0`,
    );
  });
});

describe("decision E2: previews", () => {
  test.each<[what: string, accept: string, previews: string[], amended: string]>([
    ["none", V3, [], V3],
    ["one, for the default range", V3, ["mercy"], MERCY],
    ["two, in their order", V3, ["mercy", "symmetra"], `${MERCY},application/vnd.github.symmetra-preview+json`],
    ["none twice", V3, ["mercy", "mercy-preview", "mercy"], MERCY],
    ["other ranges stay", `text/html,${V3},*/*;q=0.1`, ["mercy"], `text/html,${MERCY},*/*;q=0.1`],
    ["no range of the vendor", "text/html;q=0.5", ["mercy"], `text/html;q=0.5,${MERCY}`],
    ["no range at all", "", ["mercy"], MERCY],
    ["application/octet-stream alone", "application/octet-stream", ["mercy"], "application/octet-stream"],
    ["… beside the default range", `application/octet-stream,${V3}`, ["mercy"], `application/octet-stream,${MERCY}`],
    ["a preview that stands already", MERCY, ["mercy"], MERCY],
    ["one that stands comes first", MERCY, ["symmetra"], `${MERCY},application/vnd.github.symmetra-preview+json`],
    [
      "… before those of the defaults",
      "application/vnd.github.symmetra-preview+json",
      ["mercy", "symmetra"],
      `application/vnd.github.symmetra-preview+json,${MERCY}`,
    ],
    ["one that stands beside the default range", `${MERCY},${V3}`, ["mercy"], MERCY],
  ])("%s", (_, accept, previews, amended) => {
    expect(github.negotiate(accept, { previews })).toBe(amended);
  });

  test.each<[what: string, accept: string, previews: string[], format: string, amended: string]>([
    ["the format stands for +json", V3, ["mercy"], "raw", "application/vnd.github.mercy-preview.raw"],
    ["… with its own suffix", V3, ["mercy"], "text+json", "application/vnd.github.mercy-preview.text+json"],
    ["json changes nothing", V3, ["mercy"], "json", MERCY],
    [
      "every preview gets it",
      V3,
      ["mercy", "symmetra"],
      "raw",
      "application/vnd.github.mercy-preview.raw,application/vnd.github.symmetra-preview.raw",
    ],
    [
      "those that stand get it too",
      MERCY,
      ["symmetra"],
      "raw",
      "application/vnd.github.mercy-preview.raw,application/vnd.github.symmetra-preview.raw",
    ],
    ["a preview that stands, alone", MERCY, [], "raw", "application/vnd.github.mercy-preview.raw"],
    ["no range of the vendor", "text/html", ["mercy"], "raw", "text/html,application/vnd.github.mercy-preview.raw"],
  ])("and a format: %s", (_, accept, previews, format, amended) => {
    expect(github.negotiate(accept, { previews, format })).toBe(amended);
  });
});

describe("decision A2: another vendor, or one without media types", () => {
  test("its own ranges are amended, GitHub's are not", () => {
    const acme = new MediaTypeNegotiator({ name: "acme", baseUrl: "https://acme.example", mediaTypeVersion: "2024" });
    expect(acme.negotiate(`application/vnd.acme.2024+json,${V3}`, { format: "raw" })).toBe(
      `application/vnd.acme.2024.raw,${V3}`,
    );
    expect(acme.negotiate("application/vnd.acme.2024+json", { previews: ["new"] })).toBe(
      "application/vnd.acme.new-preview+json",
    );
  });

  test("media types that name no version", () => {
    const acme = new MediaTypeNegotiator({ name: "acme", baseUrl: "https://acme.example", mediaTypeVersion: "" });
    expect(acme.negotiate("application/vnd.acme+json", { format: "raw" })).toBe("application/vnd.acme.raw");
  });

  test.each([{ format: "raw" }, { previews: ["mercy"] }])("without media types %j is an error", (request) => {
    const plain = new MediaTypeNegotiator({ name: "plain", baseUrl: "https://plain.example" });
    expect(() => plain.negotiate("application/json", request)).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_MEDIA_TYPE" }),
    );
    expect(plain.negotiate("application/json", { format: "", previews: [] })).toBe("application/json");
  });
});

describe("decisions E3, F1: by itself it checks as an endpoint does", () => {
  test.each(["a b", "a,b", "a;q=1", "a/b", "é", "a\r\nb"])("the name %p", (name) => {
    expect(() => github.negotiate(V3, { format: name })).toThrow(InvalidMediaTypeError);
    expect(() => github.negotiate(V3, { previews: [name] })).toThrow(InvalidMediaTypeError);
  });

  test.each<[what: string, run: () => unknown]>([
    ["a format that is no string", () => github.negotiate(V3, { format: 5 as never })],
    ["previews that are no list", () => github.negotiate(V3, { previews: "mercy" as never })],
    ["a preview that is no string", () => github.negotiate(V3, { previews: [5 as never] })],
    ["an accept that is no string", () => github.negotiate(5 as never, { format: "raw" })],
    ["no request", () => github.negotiate(V3, undefined as never)],
    ["a vendor with an odd name", () => new MediaTypeNegotiator({ ...GITHUB, name: "(" })],
    ["a vendor with an odd version", () => new MediaTypeNegotiator({ ...GITHUB, mediaTypeVersion: "(" })],
    ["no vendor", () => new MediaTypeNegotiator(null as never)],
  ])("%s", (_, run) => {
    expect(run).toThrow(EndpointError);
  });
});

describe("specification, Rules for media types; decision E2: in an endpoint", () => {
  test("previews of the defaults come before those of the call", () => {
    const previews = new Endpoint({ mediaType: { previews: ["mercy"] } });
    expect(previews.build("/x", { mediaType: { previews: ["symmetra"], format: "raw" } }).headers["accept"]).toBe(
      "application/vnd.github.mercy-preview.raw,application/vnd.github.symmetra-preview.raw",
    );
    expect(previews.build("/x").headers["accept"]).toBe(MERCY);
  });

  test.each<[what: string, accept: string | null, mediaType: object, amended: string | undefined]>([
    ["an accept of the call", "text/html", { previews: ["mercy"] }, `text/html,${MERCY}`],
    ["an accept that is removed", null, { previews: ["mercy"] }, MERCY],
    ["… without previews", null, { format: "raw" }, undefined],
  ])("%s", (_, accept, mediaType, amended) => {
    expect(new Endpoint().build("/x", { headers: { accept }, mediaType }).headers["accept"]).toBe(amended);
  });

  test("it amends no more than once", () => {
    const raw = new Endpoint({ mediaType: { format: "raw", previews: ["mercy"] } }).withDefaults({ a: 1 });
    const { accept } = raw.build("/x").headers;
    expect(accept).toBe("application/vnd.github.mercy-preview.raw");
    expect(raw.parse(raw.merge("/x")).headers["accept"]).toBe(accept);
  });
});
