// C16: urls as tagged template strings.
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { Endpoint, EndpointError } from "../../src/index.js";
import { base, path, segments } from "../../src/path/index.js";
import { check, ENOUGH } from "../properties/check.js";
import { thrownBy } from "../thrown-by.js";

const API = base("https://api.example.com/v1");
const any = (value: unknown): string => value as string;

test.each<[name: string, url: string, expected: string]>([
  ["values in a path", path`/users/${"a/b?c#d"}/x/${7}`, "/users/a%2Fb%3Fc%23d/x/7"],
  ["a part of a segment", path`/compare/${"a b"}...${"ü"}.diff`, "/compare/a%20b...%C3%BC.diff"],
  ["other values (C4)", path`/${true}/${5n}/${-0}/${new Date(0)}`, "/true/5/0/1970-01-01T00%3A00%3A00.000Z"],
  ["dots that are no segment", path`/${"..."}/${".a"}/${"a.."}`, "/.../.a/a.."],
  ["an encoded slash of a text that has dots", path`/..%2F${"x"}`, "/..%2Fx"],
  ["a host beyond ASCII (C7)", path`https://bücher.example/${"b"}`, "https://xn--bcher-kva.example/b"],
  ["segments (C13)", path`/files/${segments("a b/c#.md")}`, "/files/a%20b/c%23.md"],
  ["empty segments that are allowed", path`/files/${segments("a//b/", { empty: true })}`, "/files/a//b/"],
  ["a query", path`/x?q=${"a&b=c d"}&r=${""}`, "/x?q=a%26b%3Dc%20d&r="],
  ["a list in a query", path`/x?q=${any(["a", null, "b,c"])}`, "/x?q=a,b%2Cc"],
  [
    "an object of parameters",
    path`/x?${{ a: 1, b: null, c: undefined, d: [1, 2], e: [], "f&": "" }}`,
    "/x?a=1&d=1,2&f%26=",
  ],
  ["one behind others", path`/x?a=1&${{ b: 2 }}`, "/x?a=1&b=2"],
  ["one before others", path`/x?${{ b: 2 }}&a=${1}`, "/x?b=2&a=1"],
  ["none", path`/x?${{}}`, "/x"],
  ["none behind others", path`/x?a=1&${{ b: null }}#top`, "/x?a=1#top"],
  ["none before others", path`/x?${{}}&a=1`, "/x?a=1"],
  ["a fragment", path`/x#${"a b"}`, "/x#a%20b"],
  ["text beyond ASCII", path`/ä/${"ö"}`, "/%C3%A4/%C3%B6"],
  ["no values", path`/x`, "/x"],
  ["a literal origin", path`https://a.example/${"b"}`, "https://a.example/b"],
  ["a base", path`${API}/users/${1}`, "https://api.example.com/v1/users/1"],
  ["a base alone", path`${API}`, "https://api.example.com/v1"],
  ["a base with a query", path`${API}?a=${1}`, "https://api.example.com/v1?a=1"],
  ["a base that is a path (C14)", path`${base("/api/")}/${"x"}`, "/api/x"],
  ["the root as base", path`${base("/")}/${"x"}`, "/x"],
  ["the root alone", path`${base("/")}`, "/"],
  ["the root with a query", path`${base("/")}?a=${1}`, "/?a=1"],
])("%s", (_, url, expected) => {
  expect(url).toBe(expected);
});

describe("errors", () => {
  const CASES: [name: string, run: () => string, code: string, index: number | undefined][] = [
    ["a missing value (C5)", () => path`/a/${any(undefined)}/b`, "ERR_MISSING_PARAMETER", 0],
    ["null", () => path`/a/${1}/${any(null)}`, "ERR_MISSING_PARAMETER", 1],
    ["an empty value", () => path`/a/${""}`, "ERR_MISSING_PARAMETER", 0],
    ["a missing value in a query", () => path`/a?b=${any(undefined)}`, "ERR_MISSING_PARAMETER", 0],
    ["empty segments", () => path`/a/${segments("")}`, "ERR_MISSING_PARAMETER", 0],
    ["an empty part", () => path`/a/${segments("a//b")}`, "ERR_UNSAFE_PATH", 0],
    [".", () => path`/a/${"."}`, "ERR_UNSAFE_PATH", 0],
    ["..", () => path`/a/${".."}/b`, "ERR_UNSAFE_PATH", 0],
    ["two that make ..", () => path`/a/${"."}${"."}`, "ERR_UNSAFE_PATH", 0],
    ["text that makes ..", () => path`/a/.${"."}`, "ERR_UNSAFE_PATH", 0],
    ["encoded text that makes ..", () => path`/a/%2e${"."}/b`, "ERR_UNSAFE_PATH", 0],
    [".. before a query", () => path`/a/${".."}?b`, "ERR_UNSAFE_PATH", 0],
    [".. in segments", () => path`/a/${segments("b/../c")}`, "ERR_UNSAFE_PATH", 0],
    [".. in what a server decodes", () => path`/a/${"b"}/${"../../admin"}`, "ERR_UNSAFE_PATH", 1],
    [".. of two values and a text", () => path`/a/${"b\\"}.${"."}`, "ERR_UNSAFE_PATH", 0],
    ["an encoded dot in the host", () => path`https://a%2eexample/${1}`, "ERR_UNSAFE_ORIGIN", 0],
    ["a full-width dot in the host", () => path`https://a．example/${1}`, "ERR_UNSAFE_ORIGIN", 0],
    ["a port that is none", () => path`https://a.example:x/${1}`, "ERR_UNSAFE_ORIGIN", 0],
    [
      "two slashes at the start (C14)",
      () => path`/${segments("/evil.example", { empty: true })}`,
      "ERR_UNSAFE_PATH",
      0,
    ],
    ["NaN", () => path`/a/${NaN}`, "ERR_INVALID_PARAMETER", 0],
    ["an object in a path", () => path`/a/${{ b: 1 }}`, "ERR_INVALID_PARAMETER", 0],
    ["a list in a path", () => path`/a/${any(["b"])}`, "ERR_INVALID_PARAMETER", 0],
    ["an object as a value of a query", () => path`/a?b=${{ c: 1 }}`, "ERR_INVALID_PARAMETER", 0],
    ["an object in an object", () => path`/a?${{ b: { c: 1 } }}`, "ERR_INVALID_PARAMETER", 0],
    ["a lone surrogate", () => path`/a/${"\ud800"}`, "ERR_INVALID_PARAMETER", 0],
    ["a promise", () => path`/a/${any(Promise.resolve("b"))}`, "ERR_INVALID_PARAMETER", 0],
    ["a base that is not at the start", () => path`/a/${API}`, "ERR_INVALID_PARAMETER", 0],
    ["a url that is no base", () => path`${"https://evil.example"}/a`, "ERR_UNSAFE_ORIGIN", 0],
    ["a value as host", () => path`https://${"evil.example"}/a`, "ERR_UNSAFE_ORIGIN", 0],
    ["a value behind the host", () => path`https://a.example${".evil.example"}/a`, "ERR_UNSAFE_ORIGIN", 0],
    ["text behind a base", () => path`${API}.evil.example/${1}`, "ERR_UNSAFE_ORIGIN", 0],
    ["a value behind a base", () => path`${base("https://a.example")}${".evil.example"}`, "ERR_UNSAFE_ORIGIN", 0],
    ["segments behind a base", () => path`${base("https://a.example")}${segments("x/y")}`, "ERR_UNSAFE_ORIGIN", 0],
    ["a value behind the root", () => path`${base("/")}${"evil"}`, "ERR_UNSAFE_ORIGIN", 0],
    ["a value that extends a base", () => path`${API}${"23"}/x`, "ERR_UNSAFE_ORIGIN", 0],
    ["two slashes", () => path`//evil.example/${1}`, "ERR_UNSAFE_ORIGIN", 0],
    ["no slash", () => path`users/${1}`, "ERR_UNSAFE_ORIGIN", 0],
    ["userinfo", () => path`https://user@a.example/`, "ERR_UNSAFE_ORIGIN", 0],
    ["a blank", () => path`/a b`, "ERR_INVALID_TEMPLATE", undefined],
    ["a forgotten $", () => path`/a/{id}`, "ERR_INVALID_TEMPLATE", undefined],
    ["a backslash", () => path`/\\evil.example`, "ERR_INVALID_TEMPLATE", undefined],
    ["two slashes in the text", () => path`${base("/")}//evil.example`, "ERR_INVALID_TEMPLATE", undefined],
    ["dots in the text", () => path`/a/../b`, "ERR_INVALID_TEMPLATE", undefined],
  ];

  test("have the code, and the index of the value", () => {
    for (const [name, run, code, index] of CASES) {
      const error = thrownBy(run);
      expect([name, error]).toEqual([name, expect.any(EndpointError)]);
      const ofValue = code === "ERR_UNSAFE_ORIGIN" ? /^(?:values\[0\]|url|host|base\(\))$/ : /^(?:values\[\d\]|b)$/;
      expect([name, error]).toMatchObject([name, { code }]);
      expect((error as EndpointError).names[0]).toMatch(index === undefined ? /^template$/ : ofValue);
      if (/MISSING|PATH/.test(code)) expect((error as EndpointError).names[0]).toBe(`values[${index}]`);
    }
  });

  test("the message points at the value, and does not show it", () => {
    const error = thrownBy(() => path`/users/${"s3cret"}/files/${".."}?q=${"s3cret"}`) as Error;
    expect(error.message.split("\n")).toEqual([
      'Unsafe path: "values[1]" must not make a "." or ".." segment',
      "  /users/${…}/files/${…}?q=${…}",
      "                    ^^^^",
    ]);
  });

  test.each(["", "//a.example", "https://a.example?b", "https://a.example\\@evil.example", 5])(
    "%j is no base",
    (url) => {
      expect(thrownBy(() => base(url as string))).toMatchObject({ code: "ERR_INVALID_BASE_URL" });
    },
  );
});

test("no value, whatever is before it, changes the origin or the path of the base (C7, C14)", () => {
  const PAGE = "https://page.example";
  const bases = fc.constantFrom(
    "https://a.example",
    "https://a.example/",
    "https://a.example/v1",
    "/",
    "/api",
    "/api/",
  );
  const text = fc.oneof(
    fc.constantFrom("", "/", "?", "#", "x", ".", ":", "@", "//", "/a/", "?a=", "/.", ".evil.example", "..", "/x?"),
    fc.string({ maxLength: 3 }),
  );
  const texts = fc.oneof(
    fc.constantFrom("", "evil", ".evil.example", ":80", "@evil.example", "/evil", "//evil.example", "..", "2", "?"),
    fc.string({ unit: "grapheme", maxLength: 5 }),
  );
  const value = fc.oneof(
    texts,
    texts.map((one) => segments(one)),
    texts.map((one) => segments(one, { empty: true })),
    fc.constantFrom<unknown>(7, true, 5n, new Date(0), new URL("https://evil.example"), base("https://evil.example")),
    fc.constantFrom<unknown>(undefined, null, {}, { a: 1 }, ["a"]),
  );
  let built = 0;
  check(
    fc.property(bases, fc.array(fc.tuple(text, value), { minLength: 1, maxLength: 3 }), text, (start, pairs, last) => {
      const strings = ["", ...pairs.map(([before]) => before), last];
      const values = [base(start), ...pairs.map(([, one]) => one as string)];
      let url: string;
      try {
        url = path(Object.assign(strings, { raw: strings }), ...values);
      } catch (error) {
        expect(error).toMatchObject({ code: expect.stringMatching(/^ERR_/) });
        return;
      }
      built += 1;
      const [expected, found] = [new URL(start, PAGE), new URL(url, PAGE)];
      expect(found.origin).toBe(expected.origin);
      expect(`${found.pathname}/`.startsWith(`${expected.pathname.replace(/\/$/, "")}/`)).toBe(true);
      expect(url).toMatch(start.startsWith("/") ? /^\/(?!\/)/ : /^https:\/\/a\.example(?:[/?#]|$)/);
    }),
  );
  expect(built).toBeGreaterThan(ENOUGH);
});

test("writes what an endpoint builds, or refuses what it refuses", () => {
  const api = new Endpoint({ baseUrl: "https://a.example" });
  const A = base("https://a.example");
  const value = fc.oneof(
    fc.constantFrom(
      "",
      ".",
      "..",
      "/",
      "//",
      "%2e%2e",
      "a/../b",
      "?",
      "#",
      "&",
      "\\",
      "@",
      "\ud800",
      undefined,
      null,
      NaN,
      1,
      true,
    ),
    fc.string({ unit: "grapheme" }),
    fc.string().map((text) => segments(text)),
  );
  const built = (run: () => string): string => {
    try {
      return run();
    } catch {
      return "refused";
    }
  };
  check(
    fc.property(value, value, fc.string(), (x, y, q) => {
      const ours = built(() => path`${A}/a/${any(x)}/b${any(y)}?q=${q}`);
      const theirs = built(() => api.build("GET /a/{x}/b{y}?q={q}", { x: any(x), y: any(y), q }).url);
      expect(ours).toBe(theirs);
      if (ours !== "refused") expect(new URL(ours).pathname.split("/").length).toBeGreaterThanOrEqual(4);
    }),
  );
});
