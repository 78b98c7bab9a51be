// Decisions C3, C4, C5, C10: placeholders and their values.
import { json } from "./expected.mjs";

class Point {
  x = 1;
}

class PlainDate {
  static {
    Object.defineProperty(this.prototype, Symbol.toStringTag, { value: "Temporal.PlainDate" });
  }
  toString() {
    return "2026-01-31";
  }
}

/** @type {readonly import("./faces.mjs").Section[]} */
export const values = [
  {
    title: "C1: level 4 of RFC 6570",
    rows: [
      ["/a/{x:3}", { x: "abcdef" }, "/a/abc"],
      ["/a/{x*}", { x: ["b", "c"] }, "/a/b,c"],
      ["/a/{x}", { x: ["b", "c,d"] }, "/a/b,c%2Cd"],
      ["/a/{+x}", { x: "b/c%20%d" }, "/a/b/c%20%25d"],
      ["/a/{+x:3}", { x: "b/cdef" }, "/a/b/c"],
      ["/a{/x*}", { x: ["b", "c"] }, "/a/b/c"],
      ["/a{/x:1}", { x: "bcd" }, "/a/b"],
      ["/a{.x}", { x: "json" }, "/a.json"],
      ["/a{;x}", { x: 1 }, "/a;x=1"],
      ["/a{;x*}", { x: { b: 1, c: 2 } }, "/a;b=1;c=2"],
      ["/a{?x*}", { x: ["b", "c"] }, "/a?x=b&x=c"],
      ["/a{?x*}", { x: { b: 1, c: 2 } }, "/a?b=1&c=2"],
      ["/a?k=1{&x}", { x: "b" }, "/a?k=1&x=b"],
      ["/a{#x}", { x: "b" }, "/a#b"],
      ["/x{?a:1}", { a: "😀a" }, "/x?a=%F0%9F%98%80"],
      ["/x/{a", {}, "ERR_INVALID_TEMPLATE"],
      ["/x/{a}}", {}, "ERR_INVALID_TEMPLATE"],
      ["/x/{a%}", {}, "ERR_INVALID_TEMPLATE"],
      ["/x/{}", {}, "ERR_INVALID_TEMPLATE"],
    ],
  },
  {
    title: "C4: texts, numbers, booleans, dates and urls",
    rows: [
      ["/x", { a: -0, b: 1.5, c: true, d: 2n ** 64n }, "/x?a=0&b=1.5&c=true&d=18446744073709551616"],
      ["/x", { a: 1e21, b: 1e-7, c: 0.1 + 0.2 }, "/x?a=1e%2B21&b=1e-7&c=0.30000000000000004"],
      ["/x/{a}", { a: false }, "/x/false"],
      ["/x", { a: new Date(0) }, "/x?a=1970-01-01T00%3A00%3A00.000Z"],
      ["/x", { a: new URL("https://a.example/b") }, "/x?a=https%3A%2F%2Fa.example%2Fb"],
      // A polyfill: not every runtime has Temporal.
      ["/x", { a: new PlainDate() }, "/x?a=2026-01-31"],
      ["/x", { a: "é", b: "e\u0301", "😀": "\u{10ffff}" }, "/x?a=%C3%A9&b=e%CC%81&%F0%9F%98%80=%F4%8F%BF%BF"],
      ["/x/{a}", { a: "!'()* ~/?#[]@&=+$,;:%" }, "/x/%21%27%28%29%2A%20~%2F%3F%23%5B%5D%40%26%3D%2B%24%2C%3B%3A%25"],
      ...[NaN, Infinity, new Date(NaN), () => 1, Symbol("a"), new Map(), new Uint8Array(1), Object("a"), new Point(), [[1]]].flatMap(
        (value) =>
          /** @type {import("./faces.mjs").Row[]} */ ([
            ["/x/{a}", { a: value }, ["ERR_INVALID_PARAMETER", "a"]],
            ["/x", { a: value, b: 1 }, ["ERR_INVALID_PARAMETER", "a"]],
          ]),
      ),
      ["/x/{a}", { a: "\ud800" }, ["ERR_INVALID_PARAMETER", "a"]],
      ["/x", { a: "b", c: ["d\udc00e"] }, ["ERR_INVALID_PARAMETER", "c"]],
      ["/x", { "\udc00\ud800": 1 }, "ERR_INVALID_PARAMETER"],
      ["POST /x", { a: "\ud800" }, json({ a: "\ud800" })],
    ],
  },
  {
    title: "C5: what a path must have",
    rows: [
      ["DELETE /repos/{owner}/:repo", {}, ["ERR_MISSING_PARAMETER", "owner", "repo"]],
      ["/repos/{owner}/{repo}", { owner: "o" }, ["ERR_MISSING_PARAMETER", "repo"]],
      ["/repos/{owner}/{repo}", { owner: undefined, repo: null }, ["ERR_MISSING_PARAMETER", "owner", "repo"]],
      ["/repos/{owner}/{repo}", { owner: "", repo: [] }, ["ERR_MISSING_PARAMETER", "owner", "repo"]],
      ["{x}", { x: "" }, ["ERR_MISSING_PARAMETER", "x"]],
      ["/a/{+x}", { x: "" }, ["ERR_MISSING_PARAMETER", "x"]],
      ["/a/{x:3}", {}, ["ERR_MISSING_PARAMETER", "x"]],
      ["/a/{x}.json", {}, ["ERR_MISSING_PARAMETER", "x"]],
      ["/a/{x}{y}", { x: "", y: "" }, ["ERR_MISSING_PARAMETER", "x", "y"]],
      ["/a/{x}/{x}", {}, ["ERR_MISSING_PARAMETER", "x"]],
      ["/a/{x}", { x: [null] }, ["ERR_MISSING_PARAMETER", "x"]],
      ["/a/{x,y}", { x: "1" }, ["ERR_MISSING_PARAMETER", "y"]],
      ["https://example.com/{x}/:y", {}, ["ERR_MISSING_PARAMETER", "x", "y"]],
      ["/a?b={x}", {}, "/a?b="],
      ["/a/{x}.json", { x: "" }, "/a/.json"],
      ["/a/{x}{y}", { x: "", y: 1 }, "/a/1"],
      ["/a/{x}", { x: 0 }, "/a/0"],
      ["/a{/x}{?y}{#z}", {}, "/a"],
      ["/a{/x*}{;y}{.z}", { x: [], y: null, z: undefined }, "/a"],
      ["POST /a{?x}", { x: null, z: 1 }, json({ z: 1 }, { url: "/a" })],
    ],
  },
];
