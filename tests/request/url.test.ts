// The edges of the checks of a finished url: which expression is at fault, and where its part of the url begins and ends.
import { describe, expect, test } from "@jest/globals";
import { Endpoint, endpoint, MediaTypeNegotiator } from "../../src/index.js";

const BASE = "https://api.github.com";
type Values = Readonly<Record<string, unknown>>;
const pathOf = (one: Endpoint, url: string, values: Values): string =>
  one.build({ ...values, url }).url.replace(BASE, "");

describe("a value that changes the structure of the path (C6)", () => {
  test.each<[url: string, values: Values, names: string[], reason: "path" | "query"]>([
    ["/a/{+x}", { x: "b?c" }, ["x"], "path"],
    ["/a/{+x}", { x: "b#c" }, ["x"], "path"],
    ["/a?b={+x}", { x: "c#d" }, ["x"], "query"],
    ["/a?b={+x}{+y}", { x: "c?", y: "#" }, ["y"], "query"],
    // An empty "{#f}" begins no fragment: what follows is in the query.
    ["/a{#f}?b={+x}", { x: "c#d" }, ["x"], "query"],
    ["/b{+u}", { u: `${BASE}/a?c=1` }, ["u"], "path"],
    ["{+u}/x", { u: `${BASE}/a?c=1` }, ["u"], "path"],
    ["{+u}{?p}", { u: `${BASE}/a?c=1`, p: 2 }, ["u"], "path"],
    ["{+u}", { u: "a?c=1" }, ["u"], "path"],
    ["{x}", { x: "." }, ["x"], "path"],
    ["{x}{y}", { x: ".", y: "." }, ["x", "y"], "path"],
    // An empty segment of the route excuses none of a value.
    ["/a//{x}/{+y}", { x: "b", y: "c//d" }, ["y"], "path"],
  ])("%s with %j", (url, values, names, reason) => {
    // Which of the causes, is said in tests/errors/said-values.test.ts.
    const issues = names.map((name) => expect.objectContaining({ name, reason }) as object);
    expect(() => endpoint({ ...values, url })).toThrow(expect.objectContaining({ code: "ERR_UNSAFE_PATH", issues }));
  });

  test.each<[url: string, values: Values, path: string]>([
    ["/a#{+x}", { x: "b#c" }, "/a#b#c"],
    ["/a{#y}{+x}", { y: 1, x: "#" }, "/a#1#"],
    ["/a?{+x}", { x: "b?c" }, "/a?b?c"],
    ["/a//{x}/{+y}", { x: "b", y: "c/d" }, "/a//b/c/d"],
    ["a//b/{x}", { x: "c" }, "/a//b/c"],
    // A whole url has a path and a query of its own.
    ["{+u}", { u: `${BASE}/a//b?c=1` }, "/a//b?c=1"],
    ["{+url}{&page}", { url: `${BASE}/a?c=1`, page: 2 }, "/a?c=1&page=2"],
  ])("but not %s with %j: %s", (url, values, path) => {
    // "url" is the name of a parameter here.
    expect(new Endpoint().builder().url(url).params(values).build().url).toBe(BASE + path);
  });
});

test("the expression that chooses an origin is named, and no other (C7)", () => {
  const error = { code: "ERR_UNSAFE_ORIGIN", names: ["base"] };
  expect(() => endpoint("{+base}/{x}", { base: "https://evil.example", x: 1 })).toThrow(expect.objectContaining(error));
});

describe("what is wrong with a value of the query, and where (C4, C9)", () => {
  test.each<[value: unknown, issue: object]>([
    [NaN, { reason: "value", detail: "NaN" }],
    [[NaN], { reason: "item", detail: "NaN" }],
    [{ a: NaN }, { reason: "item", detail: 'NaN, at "q[a]"' }],
    [{ a: [{ b: NaN }] }, { reason: "item", detail: 'NaN, at "q[a][0][b]"' }],
  ])("%j", (q, issue) => {
    const nesting = new Endpoint().withPolicy({ objects: "brackets" });
    const issues = [{ name: "q", ...issue }];
    expect(() => nesting.build("/x", { q })).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_PARAMETER", issues }),
    );
  });

  test("brackets within a name stay", () => {
    const one = new Endpoint().withPolicy({ objects: "brackets", arrays: "repeat" });
    const url = pathOf(one, "/x", { "x[]y": [{ k: 1 }], z: { "k[]]l": 1, "m[]": ["a", "b"] } });
    expect(decodeURIComponent(url)).toBe("/x?x[]y[0][k]=1&z[k[]]l]=1&z[m][]=a&z[m][]=b");
  });
});

test("a parameter beside data that differs from its default counts as the call's (D2)", () => {
  const api = new Endpoint({ a: 1, b: 2 });
  expect(() => api.build("POST /x", { a: 2, b: 2, data: "d" })).toThrow(
    expect.objectContaining({ code: "ERR_INVALID_PARAMETER", issues: [{ name: "a", reason: "data" }] }),
  );
  expect(api.build("POST /x", { a: 1, data: "d" }).body).toBe("d");
});

describe("previews and ranges that only look like others (E2)", () => {
  const PREVIEW = "application/vnd.github.p-preview+json";
  const negotiator = new MediaTypeNegotiator();

  test.each([" application/octet-stream", "application/octet-stream;q=1", "application/octet-stream\t"])(
    "%j gets no preview",
    (accept) => {
      expect(negotiator.negotiate(accept, { previews: ["p"] })).toBe(accept);
    },
  );

  test.each(['text/html;x="application/octet-stream"', "application/octet-stream2", "xapplication/octet-stream"])(
    "%j gets one",
    (accept) => {
      expect(negotiator.negotiate(accept, { previews: ["p"] })).toBe(`${accept},${PREVIEW}`);
    },
  );

  test("the vendor's default range counts as the default in any case and with blanks", () => {
    const api = new Endpoint({ mediaType: { previews: ["p"] } });
    const accept = "Application/vnd.GitHub.v3+JSON ; q=1";
    expect(api.build("/x", { headers: { accept } }).headers["accept"]).toBe(`${PREVIEW} ; q=1`);
  });

  test("a version of the vendor that starts with no digit survives a format", () => {
    const vendor = { name: "acme", baseUrl: "https://a.example", mediaTypeVersion: "beta" };
    const acme = new MediaTypeNegotiator(vendor);
    expect(acme.negotiate("application/vnd.acme.beta+json", { format: "raw" })).toBe("application/vnd.acme.beta.raw");
    expect(acme.negotiate("application/vnd.acme.alpha+json", { format: "raw" })).toBe("application/vnd.acme.raw");
  });

  test("what is no vendor is named", () => {
    const error = { code: "ERR_INVALID_OPTION", names: ["vendor"] };
    expect(() => new MediaTypeNegotiator(5 as never)).toThrow(expect.objectContaining(error));
  });

  test("a vendor without media types names what it does not support", () => {
    class Plain extends Endpoint {
      static override readonly vendor = { name: "acme", baseUrl: "https://a.example" };
    }
    const issues = [{ name: "p", reason: "vendor" }];
    const build = (): unknown => new Plain().build("/x", { mediaType: { previews: ["p"] } });
    expect(build).toThrow(expect.objectContaining({ code: "ERR_INVALID_MEDIA_TYPE", issues }));
  });
});
