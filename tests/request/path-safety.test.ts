import { describe, expect, test } from "@jest/globals";
import { Endpoint, endpoint, EndpointError, UnsafePathError } from "../../src/index.js";
import { markedBy, thrownBy } from "../thrown-by.js";

type Values = Readonly<Record<string, unknown>>;

const path = (url: string, values: Values): string =>
  endpoint({ ...values, url }).url.replace(/^https:\/\/[^/?#]*/, "");

describe("values that change the structure of the path throw UnsafePathError (C6)", () => {
  test.each<[string, Values, string[]]>([
    ["/a/{x}", { x: "." }, ["x"]],
    ["/a/{x}", { x: ".." }, ["x"]],
    ["/a/:x/b", { x: ".." }, ["x"]],
    ["{x}", { x: ".." }, ["x"]],
    ["/a/{x}{y}", { x: ".", y: "." }, ["x", "y"]],
    ["/a/{x}{y}", { x: "", y: ".." }, ["x", "y"]],
    ["/a/.{x}", { x: "." }, ["x"]],
    ["/a/.{x}", { x: "" }, ["x"]],
    ["/a/{x}.", { x: "." }, ["x"]],
    ["/a/{x:2}", { x: "..." }, ["x"]],
    ["/a/{x:1}", { x: ".hidden" }, ["x"]],
    ["/a/%2e{x}", { x: "." }, ["x"]],
    ["/a/%2E{x}/b", { x: "" }, ["x"]],
    ["/a{/x}", { x: ".." }, ["x"]],
    ["/a{/x*}", { x: ["b", "..", "c"] }, ["x"]],
    ["/a{/x*}/b", { x: ["."] }, ["x"]],
    ["/{.x*}", { x: ["", ""] }, ["x"]],
    ["/a/{+x}", { x: ".." }, ["x"]],
    ["/a/{+x}", { x: "../b" }, ["x"]],
    ["/a/{+x}", { x: "b/.." }, ["x"]],
    ["/a/{+x}", { x: "b/../../c" }, ["x"]],
    ["/a/{+x}", { x: "b/./c" }, ["x"]],
    ["/a/{+x}", { x: "%2e%2e/b" }, ["x"]],
    ["/a/{+x}", { x: "b/.%2E/c" }, ["x"]],
    ["/a/{+x}/b", { x: "%2e" }, ["x"]],
    ["/a/{+x}.", { x: "b/." }, ["x"]],
    ["https://example.com/{+x}", { x: "../b" }, ["x"]],
    ["https://example.com{/x}", { x: ".." }, ["x"]],
    ["https://example.com{/x*}", { x: ["b", ".", "c"] }, ["x"]],
    ["https://{tenant}.example.com{/x}", { tenant: "acme", x: ".." }, ["x"]],
    // An empty "{?q}" or "{#f}" does not end the path.
    ["/a{?q}{+x}", { x: "/../../b" }, ["x"]],
    ["/a/{?q}{x}", { x: ".." }, ["x"]],
    ["/a{#f}/{x}/b", { x: "." }, ["x"]],
    ["/a{?q}{/x}", { x: ".." }, ["x"]],
    // A value of {+x} in the path must not contain "?" or "#".
    ["/a/{+x}", { x: "b?c=d" }, ["x"]],
    ["/a/{+x}/b", { x: "c#" }, ["x"]],
    ["/a/{+x}", { x: "?" }, ["x"]],
    ["/a/{+x}{?y}", { x: "b?c", y: 1 }, ["x"]],
    ["/a/{+x*}", { x: ["b", "c#d"] }, ["x"]],
    ["/a/{+x,y}", { x: "b", y: "c?d" }, ["x", "y"]],
    // A value must not make an empty segment.
    ["/a/{+x}", { x: "/b" }, ["x"]],
    ["/a/{+x}", { x: "b//c" }, ["x"]],
    ["/a/{+x}/b", { x: "c/" }, ["x"]],
    ["/a/{+x}", { x: "b/" }, ["x"]],
    ["/a{/x}", { x: "" }, ["x"]],
    ["/a{/x*}", { x: ["b", "", "c"] }, ["x"]],
    ["/a{/x,y}", { x: "", y: "b" }, ["x", "y"]],
  ])("rejects %s with %j", (url, values, names) => {
    const build = (): unknown => endpoint({ ...values, url });
    expect(build).toThrow(UnsafePathError);
    expect(build).toThrow(expect.objectContaining({ code: "ERR_UNSAFE_PATH", route: url }));
    // An issue belongs to one expression, and may list all of its names.
    expect((thrownBy(build) as UnsafePathError).names).not.toHaveLength(0);
    expect(names).toEqual(expect.arrayContaining([...(thrownBy(build) as UnsafePathError).names]));
  });

  test("marks every unsafe expression with carets (F1)", () => {
    const url = "/a/{x}/{y}/:z{?q}";
    const build = (): unknown => endpoint({ url, x: "..", y: "fine", z: ".", q: ".." });
    expect(build).toThrow(expect.objectContaining({ names: ["x", "z"] }));
    expect(markedBy(build)).toEqual(["{x}", ":z"]);
  });

  test.each<[string, Values, string]>([
    ["/a/{x}", { x: "..json" }, "/a/..json"],
    ["/a/{x}", { x: "..." }, "/a/..."],
    ["/a/{x}", { x: ".hidden" }, "/a/.hidden"],
    ["/a/{x}", { x: "../.." }, "/a/..%2F.."],
    ["/a/{x}", { x: "/.." }, "/a/%2F.."],
    ["/a/{x}", { x: "%2e%2e" }, "/a/%252e%252e"],
    ["/a/{x}", { x: "..\\.." }, "/a/..%5C.."],
    ["/a/{x}", { x: "..;" }, "/a/..%3B"],
    ["/a/{x}", { x: "?#" }, "/a/%3F%23"],
    ["/a/v{x}", { x: ".." }, "/a/v.."],
    ["/a/{x}..{y}", { x: "main", y: "dev" }, "/a/main..dev"],
    ["/a/{x}...{y}", { x: "", y: "" }, "/a/..."],
    ["/a{.x}", { x: "." }, "/a.."],
    ["/a{;x}", { x: ".." }, "/a;x=.."],
    ["/a/{+x}", { x: "b/c" }, "/a/b/c"],
    ["/a/{+x}", { x: "..%2F.." }, "/a/..%2F.."],
    ["/a/{+x}", { x: "b/.../c" }, "/a/b/.../c"],
    ["/a/{+x}", { x: "b\\..\\c" }, "/a/b%5C..%5Cc"],
    ["/a/{+x}", { x: "b\r\nc d" }, "/a/b%0D%0Ac%20d"],
    ["/a//{x}", { x: "b" }, "/a//b"],
    ["/a/{x}/", { x: "b" }, "/a/b/"],
    ["/a{/x}/", { x: "b" }, "/a/b/"],
    ["/a/{?x}", { x: "b" }, "/a/?x=b"],
    ["/{?x}", { x: "b" }, "/?x=b"],
    ["/a/{#x}", { x: "b" }, "/a/#b"],
    ["/a/.{x}{?y}", { x: "b", y: "c" }, "/a/.b?y=c"],
    ["/a?x={+x}", { x: "../?" }, "/a?x=../?"],
    ["/a{?x}", { x: ".." }, "/a?x=.."],
    ["/a{#x}", { x: "../?#/" }, "/a#../?%23/"],
    ["/a#{+x}", { x: ".." }, "/a#.."],
  ])("accepts %s with %j", (url, values, expected) => {
    // RFC 6570 3.2.4: fragment expansion keeps reserved characters, "#" among them.
    expect(path(url, values).replace(/(?<=#.*)#/g, "%23")).toBe(expected);
  });

  test.each(["/a/{x}", "/a/{+x}", "/a{/x}", "/a{?x}", "/a{#x}", "/a{;x}", "/a{.x}", "/é/{x}"])(
    "produces printable ASCII without a backslash: %s",
    (url) => {
      for (const x of [
        "\\",
        "\r\n",
        "\t",
        "\0",
        "\x7f",
        "\u0085",
        "é😀\u202e",
        '"<>^`{|}',
        "%a\\",
        "\ufeff",
        "\u2028",
      ]) {
        expect(path(url, { x })).toMatch(/^[\x21-\x5b\x5d-\x7e]+$/);
      }
    },
  );

  test.each(["/a/..{.x}", "/a/.{x*}/b", "/a/..{;x}", "/a{?x}/../b", "/a{#x}/%2e", "/a/..{?x}", "/a/.{#x}", "/a/.{/x}"])(
    "rejects a missing value that leaves a dot segment: %s",
    (url) => {
      for (const x of [undefined, null, []]) expect(() => endpoint({ url, x })).toThrow(EndpointError);
    },
  );

  test("rejects unsafe values in parse(), in a chain and in defaults", () => {
    const values = { owner: "o", repo: ".." };
    const route = "DELETE /repos/{owner}/{repo}";
    for (const build of [
      () => endpoint.parse(endpoint.merge(route, values)),
      () => new Endpoint().route(route).params(values).build(),
      () => new Endpoint(values).build(route),
    ]) {
      expect(build).toThrow(UnsafePathError);
    }
  });
});
