// T2: what has a limit, what the error names, and that nothing before it takes more than linear time and memory.
import { describe, expect, test } from "@jest/globals";
import { multipart } from "../src/bodies/index.js";
import { Endpoint, UrlTemplate, type RequestOptions } from "../src/index.js";
import { findLink } from "../src/links/index.js";
import { path, segments } from "../src/path/index.js";
import { defineRoutes } from "../src/routes/index.js";
import { thrownBy } from "./thrown-by.js";
import { untyped } from "./untyped.js";

const LIMIT = 1_048_576;
const long = (length: number, character = "a"): string => character.repeat(length);
const acme = Endpoint.for({
  baseUrl: "https://acme.example",
  policy: { objects: "brackets", arrays: "repeat" },
  routes: defineRoutes({ "GET /field": { headers: ["x-field"] } }),
});
const github = new Endpoint();
const BASE = "https://acme.example".length;

/** A text value, the finished url, a header value and a `link` header. */
const TOO_LONG: readonly [what: string, run: () => unknown, code: string, name: string][] = [
  ["a value in the path", () => acme.build("/{x}", { x: long(LIMIT + 1) }), "PARAMETER", "x"],
  ["a value of the tag path", () => path`/${long(LIMIT + 1)}`, "PARAMETER", "values[0]"],
  ["a value in the query of the tag", () => path`/?a=${long(LIMIT + 1)}`, "PARAMETER", "values[0]"],
  ["an item of a list in it", () => path`/?a=${["b", long(LIMIT + 1)] as never}`, "PARAMETER", "values[0]"],
  ["segments() in the tag", () => path`/${segments(long(LIMIT + 1))}`, "PARAMETER", "values[0]"],
  ["a parameter of the tag", () => path`/?${{ a: long(LIMIT + 1) }}`, "PARAMETER", "a"],
  ["the finished url of the tag path", () => path`/${long(LIMIT / 2)}/${long(LIMIT / 2)}`, "PARAMETER", "url"],
  ["a value of segments()", () => acme.build("/{x}", { x: segments(long(LIMIT + 1)) }), "PARAMETER", "x"],
  ["a value in a reserved expression", () => acme.build(untyped("/{+x}"), { x: long(LIMIT + 1) }), "PARAMETER", "x"],
  ["a value in the query", () => acme.build("/x", { x: long(LIMIT + 1) }), "PARAMETER", "x"],
  ["an item of a list", () => acme.build("/x", { x: ["a", long(LIMIT + 1)] }), "PARAMETER", "x"],
  [
    "the values of a url together",
    () => acme.build("/x", { x: long(LIMIT / 2), y: long(LIMIT / 2) }),
    "PARAMETER",
    "url",
  ],
  ["one that is long when encoded", () => acme.build("/x", { x: long(LIMIT, "€") }), "PARAMETER", "url"],
  ["the text of a route", () => acme.build(untyped(`/${long(LIMIT)}`)), "PARAMETER", "url"],
  ["a base url", () => acme.build("/x", {}, { baseUrl: `https://acme.example/${long(LIMIT)}` }), "PARAMETER", "url"],
  ["an expanded template", () => new UrlTemplate("{x}{x}").expand({ x: long(LIMIT) }), "PARAMETER", "url"],
  ["a url to follow", () => acme.follow(`https://acme.example/${long(LIMIT)}`), "PARAMETER", "url"],
  ["a header", () => acme.build("/x", {}, { headers: { "x-a": long(LIMIT + 1) } }), "HEADER", "x-a"],
  [
    "a header field of a rule",
    () => acme.build(untyped("/field"), { "x-field": long(LIMIT + 1) }),
    "HEADER",
    "x-field",
  ],
  [
    "an accept header with a format in each range",
    () =>
      github.build(
        "/x",
        {},
        {
          headers: { accept: Array(32_000).fill("application/vnd.github.v3+json").join() },
          mediaType: { format: long(127) },
        },
      ),
    "HEADER",
    "accept",
  ],
  [
    "a link header",
    () => findLink({ link: `<https://acme.example/${long(LIMIT)}>; rel="next"` }, "next"),
    "OPTION",
    "link",
  ],
  [
    "a name in each pair of a list",
    () => acme.build("/x", { [long(500_000)]: Array(100_000).fill(1) }),
    "PARAMETER",
    "url",
  ],
  [
    "a name in each pair of an object",
    () =>
      acme.build("/x", {
        x: { [long(500_000)]: Object.fromEntries(Array.from({ length: 50_000 }, (_, key) => [key, 1])) },
      }),
    "PARAMETER",
    "url",
  ],
  ["slashes and dots", () => acme.build(untyped("/{+x}"), { x: long(LIMIT / 4, "a/../") }), "PARAMETER", "x"],
];

test.each(TOO_LONG)("%s is too long", (_, run, code, name) => {
  const names = name && { names: [name], issues: [{ name, reason: "length" }] };
  expect(thrownBy(run)).toMatchObject({ code: `ERR_INVALID_${code}`, ...names });
});

describe("up to the limit, and without one", () => {
  test.each<[string, () => RequestOptions]>([
    ["a url", () => acme.build("/x", { x: long(LIMIT - BASE - "/x?x=".length) })],
    ["a header", () => acme.build("/x", {}, { headers: { "x-a": long(LIMIT) } })],
    ["a member of a body", () => acme.build("POST /x", { x: long(2 * LIMIT) })],
    ["data", () => acme.build("POST /x", {}, { data: long(2 * LIMIT) })],
    ["a field of a form", () => acme.withPolicy({ body: multipart }).build("POST /x", { x: long(2 * LIMIT) })],
    ["a parameter that is not sent", () => acme.withDefaults({ x: long(2 * LIMIT) }).build("/x", { x: null })],
  ])("%s", (_, run) => {
    expect(run().url.length).toBeLessThanOrEqual(LIMIT);
  });

  test("a list whose long name is written once", () => {
    const nested = acme.withPolicy({ arrays: "comma" });
    const { url } = nested.build("/x", { x: { [long(9_999)]: Array(9_999).fill(1) } });
    expect(url.length).toBeGreaterThan(2 * 9_999);
    expect(url.split("1,")).toHaveLength(9_999);
  });

  test.each([
    ["a text that is no Unicode", `${long(LIMIT - 1)}\ud800`],
    ["an object of a class", Object.assign(new Map(), { length: 2 * LIMIT })],
  ])("%s has another fault", (_, x) => {
    expect(thrownBy(() => acme.build("/x", { x: x as string }))).toMatchObject({
      issues: [{ name: "x", reason: "value" }],
    });
  });

  test("a link header", () => {
    const link = '<https://acme.example/2>; rel="next"';
    expect(findLink({ link: link.padEnd(LIMIT) }, "next")).toBe("https://acme.example/2");
  });
});
