import { fails } from "../../suite/expected.mjs";

/** @typedef {import("../../suite/suite.mjs").Part} Part */

const API = "https://api.github.com";

/** @type {Part} */
export const values = ({ endpoint, UrlTemplate }) => {
  class Point {
    x = 1;
  }
  /** @type {[string, unknown][]} */
  const refused = [
    ["NaN", NaN],
    ["Infinity", Infinity],
    ["an invalid Date", new Date(NaN)],
    ["a function", () => 1],
    ["a symbol", Symbol("a")],
    ["a promise", Promise.resolve(1)],
    ["a Map", new Map()],
    ["a typed array", new Uint8Array(1)],
    ["a boxed string", Object("a")],
    ["a class instance", new Point()],
    ["a list in a list", [[1]]],
    ["a lone surrogate", "\ud800"],
    ["a lone low surrogate within", "a\udc00b"],
  ];
  return [
    [
      "C1: +x keeps triplets, and encodes a lone %",
      () => new UrlTemplate("{+x}").expand({ x: "%20%a\r\n" }),
      "%20%25a%0D%0A",
    ],
    [
      "C1: prefixes count code points",
      () => new UrlTemplate("{x:1}{x:2}").expand({ x: "😀a" }),
      "%F0%9F%98%80%F0%9F%98%80a",
    ],
    ["C1: an error has the position", () => new UrlTemplate("/x/{a"), fails("InvalidTemplateError", { position: 3 })],
    [
      "C3: a colon opens a segment",
      () => endpoint("/repos/:owner/:repo/compare/:base...:head", { owner: "a", repo: "b", base: "c", head: "d" }).url,
      `${API}/repos/a/b/compare/c...d`,
    ],
    [
      "C3: other colons are literal",
      () => endpoint("/v1/{p}:cancel/12:30?q=is:open", { p: 1 }).url,
      `${API}/v1/1:cancel/12:30?q=is:open`,
    ],
    [
      "C4: numbers, booleans, bigint",
      () => endpoint("/x", { a: -0, b: 1.5, c: true, d: 2n ** 64n }).url,
      `${API}/x?a=0&b=1.5&c=true&d=18446744073709551616`,
    ],
    [
      "C4: large and small numbers",
      () => endpoint("/x", { a: 1e21, b: 1e-7, c: 0.1 + 0.2 }).url,
      `${API}/x?a=1e%2B21&b=1e-7&c=0.30000000000000004`,
    ],
    ["C4: a Date", () => endpoint("/x", { a: new Date(0) }).url, `${API}/x?a=1970-01-01T00%3A00%3A00.000Z`],
    [
      "C4: a URL",
      () => endpoint("/x", { a: new URL("https://a.example/b") }).url,
      `${API}/x?a=https%3A%2F%2Fa.example%2Fb`,
    ],
    ...refused.map(
      ([name, value]) =>
        /** @type {const} */ ([
          `C4: ${name}`,
          () => endpoint("/x/{a}", { a: value }),
          fails("InvalidParameterError", { parameter: "a" }),
        ]),
    ),
    [
      "C10: modifiers take the parameter, too",
      () => endpoint("/x/{a:3}{/b*}", { a: "abcdef", b: ["c", "d"] }).url,
      `${API}/x/abc/c/d`,
    ],
  ];
};
