// C3: where `:name` is a placeholder.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { Endpoint } from "../../src/index.js";
import { check } from "../properties/check.js";

const github = new Endpoint();

/** The url without its origin, built in every way. */
function built(url: string, parameters: Record<string, unknown>): string {
  const results = [
    github.build(`GET ${url}`, parameters),
    github.build({ url, ...parameters }),
    github.parse(github.merge(`GET ${url}`, parameters)),
    github.withDefaults(parameters).build(`GET ${url}`),
    github.builder().url(url).params(parameters).build(),
  ].map((request) => request.url);
  expect(new Set(results).size).toBe(1);
  return results[0]!.slice("https://api.github.com".length);
}

const name = fc.stringMatching(/^[a-z_][a-z0-9_]{0,4}$/).filter((text) => !/^(?:url|data)$/.test(text));
const triplet = fc.integer({ min: 0x20, max: 0xff }).map((code) => `%${code.toString(16).padStart(2, "0")}`);

describe("a percent triplet is one character (C3)", () => {
  test("so a colon after any triplet starts a placeholder", () => {
    check(
      fc.property(
        fc.oneof(
          triplet,
          triplet.map((text) => text.toUpperCase()),
        ),
        name,
        (code, key) => {
          expect(built(`/x${code}:${key}`, { [key]: "v" })).toBe(`/x${code}v`);
        },
      ),
      0.2,
    );
  });

  test.each(["/x20:foo", "/x_:foo", "/xé:foo", "/x/{p}:foo", "/time/12:foo"])("but not one in %s", (url) => {
    expect(built(url, { foo: "v", p: 1 })).toMatch(/:foo\?.*foo=v/);
  });
});

describe("in a query, :name is a placeholder where the call has a parameter of that name (C3)", () => {
  test.each<[url: string, parameters: Record<string, unknown>, expected: string]>([
    ["/search?q=:open", {}, "/search?q=:open"],
    ["/search?q=:open", { open: "a b" }, "/search?q=a%20b"],
    ["/search?q=:open", { open: null }, "/search?q="],
    ["/search?q=is:open", { open: 1 }, "/search?q=is:open&open=1"],
    ["/x?emoji=:smile:", {}, "/x?emoji=:smile:"],
    ["/x?emoji=:smile:", { smile: 1 }, "/x?emoji=1:"],
    ["/x?r=a/:b", {}, "/x?r=a/:b"],
    ["/x?r=a/:b&s=:c", { c: 1 }, "/x?r=a/:b&s=1"],
    ["/x?a=%20:b", {}, "/x?a=%20:b"],
    ["/x{?q}&r=:s", { q: 1 }, "/x?q=1&r=:s"],
    ["/x{?q}&r=:s", { q: 1, s: 2 }, "/x?q=1&r=2"],
    ["/:p?q=:r", { p: 1 }, "/1?q=:r"],
    ["/x#:part", {}, "/x#:part"],
    ["/x#:part", { part: 1 }, "/x#1"],
  ])("%s with %j", (url, parameters, expected) => {
    expect(built(url, parameters)).toBe(expected);
  });

  test("no text of a query is lost, whatever the calls before", () => {
    const text = fc.stringMatching(/^[a-z=&/:.%-]{0,8}$/).map((part) => part.replaceAll("%", "%2C"));
    check(
      fc.property(text, fc.array(name, { maxLength: 2 }), (query, names) => {
        const parameters = Object.fromEntries(names.map((key) => [key, "V"]));
        const url = built(`/x?${query}`, parameters).slice("/x?".length);
        if (names.every((key) => !query.includes(`:${key}`))) expect(url.startsWith(query)).toBe(true);
        expect(built(`/x?${query}`, {})).toBe(`/x?${query}`);
      }),
      0.2,
    );
  });

  test("options of the call are none", () => {
    expect(github.build("GET /x?a=:headers", { headers: {} }).url).toBe("https://api.github.com/x?a=:headers");
    expect(github.route("GET /x?a=:headers").param("headers", 1).build().url).toBe("https://api.github.com/x?a=1");
  });

  test("in a path it stays required", () => {
    expect(() => github.build("GET /x/:a?q=:b" as string, {})).toThrow(expect.objectContaining({ names: ["a"] }));
  });
});
