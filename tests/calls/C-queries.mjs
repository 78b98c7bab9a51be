// Decisions C8, C9 and C12: the query.
import { json } from "./expected.mjs";

const arrays = (/** @type {string} */ style) => ({ policy: { arrays: style } });
const NESTED = { policy: { arrays: "brackets", objects: "brackets" } };
const CYCLE = /** @type {Record<string, unknown>} */ ({});
CYCLE["self"] = CYCLE;

/** @type {readonly import("./faces.mjs").Section[]} */
export const queries = [
  {
    title: "C8: where the query stands",
    rows: [
      ["/x?a=1#f", { b: 2 }, "/x?a=1&b=2#f"],
      ["/x?", { b: 2 }, "/x?b=2"],
      ["/x?a=1&", { b: 2 }, "/x?a=1&b=2"],
      ["/x", { "a&b=ä": 1 }, "/x?a%26b%3D%C3%A4=1"],
      ["/x{?a}", { c: 3, a: 1 }, "/x?a=1&b=2&c=3", { defaults: { b: 2 } }],
      ["/x{?a}", { b: 2 }, "/x?b=2"],
      ["/x{#f}", { b: 2, f: "g" }, "/x?b=2#g"],
      ["/a?b=c&&", { x: 1 }, "/a?b=c&x=1"],
      ["/a?&", { x: 1 }, "/a?x=1"],
      ["/a&", { x: 1 }, "/a&?x=1"],
      ["/a?b=c{&d}", { x: 1, d: 2 }, "/a?b=c&d=2&x=1"],
      ["/a#top?b=c", { x: 1 }, "/a?x=1#top?b=c"],
      ["/a{?b}{#c}", { b: 2, x: 1, c: "d?e" }, "/a?b=2&x=1#d?e"],
      ["https://example.com?b", { x: 1 }, "https://example.com?b&x=1"],
      ["/x?z=1{&y}", { a: 2, y: 2, b: 3 }, "/x?z=1&y=2&c=1&b=3&a=2", { defaults: { c: 1, b: 1 } }],
      ["/x", { a: null, b: undefined, c: [], d: [null] }, "/x"],
      ["/a", { "!$'()*,;": 1, "a[]": 2 }, "/a?%21%24%27%28%29%2A%2C%3B=1&a%5B%5D=2"],
      ["/a", { '"<>\\^`{|}': 1, "\0\t\n": 2 }, "/a?%22%3C%3E%5C%5E%60%7B%7C%7D=1&%00%09%0A=2"],
      ["/x", { a: "" }, "/x?a="],
    ],
  },
  {
    title: "C9: lists and objects",
    rows: [
      ["/x", { a: [1, "b,c"] }, "/x?a=1,b%2Cc"],
      ["/x", { a: [1, "b,c"] }, "/x?a=1,b%2Cc", arrays("comma")],
      ["/x", { a: [1, "b,c"] }, "/x?a=1&a=b%2Cc", arrays("repeat")],
      ["/x", { a: [1, "b,c"] }, "/x?a%5B%5D=1&a%5B%5D=b%2Cc", arrays("brackets")],
      ["/x", { a: [1, "b,c"] }, "/x?a%5B0%5D=1&a%5B1%5D=b%2Cc", arrays("indices")],
      ["/x", { a: [1, "b,c"], "d[]": [1, 2] }, "/x?a=1&a=b%2Cc&d%5B%5D=1&d%5B%5D=2", { vendor: { baseUrl: "https://a.example" } }],
      ["/x", { "a[]": [1, null, 2], b: [] }, "/x?a%5B%5D=1&a%5B%5D=2", arrays("repeat")],
      ["/x", { "a[]": [1] }, "/x?a%5B%5D=1", arrays("brackets")],
      // A name with brackets is encoded once more, and so stays within its own.
      ["/x", { a: { "]": 1, "b][c": 2, "100%": 3 } }, "/x?a%5B%255D%5D=1&a%5Bb%255D%255Bc%5D=2&a%5B100%25%5D=3", NESTED],
      ["/x", { a: { "b][]": [1] } }, "/x?a%5Bb%255D%5D%5B%5D=1", NESTED],
      ["/x", { a: [], b: [null, 1, undefined] }, "/x?b=1"],
      // A sparse list may have three items and a length of four billion.
      ["/x", { a: Object.assign([], { 4294967290: "b", c: "d", "1e": 1, e1: 2 }) }, "/x?a=b"],
      ["/x{?a*}", { a: Object.assign(["b"], { 4294967290: "c" }) }, "/x?a=b&a=c"],
      ["/x", { a: { k: "v" } }, "/x?a%5Bk%5D=v", NESTED],
      ["/x", { a: { b: [1, 2], c: { d: "e" } } }, "/x?a%5Bb%5D%5B%5D=1&a%5Bb%5D%5B%5D=2&a%5Bc%5D%5Bd%5D=e", NESTED],
      ["/x", { a: [{ k: "v" }, { k: "w" }] }, "/x?a%5B0%5D%5Bk%5D=v&a%5B1%5D%5Bk%5D=w", NESTED],
      ["/x", { a: { b: 1 } }, ["ERR_INVALID_PARAMETER", "a"]],
      ["/x", { a: [[1]] }, ["ERR_INVALID_PARAMETER", "a"], NESTED],
      ["/x", { a: CYCLE }, ["ERR_INVALID_PARAMETER", "a"], NESTED],
      ["/x{?a}", { a: [1, 2] }, "/x?a=1,2"],
      ["/x{?a*}", { a: [1, 2] }, "/x?a=1&a=2"],
      ["/x{?a,b}", { a: { b: 1 }, b: 2 }, "/x?a=b,1&b=2"],
      ["/x{?a*}", { a: { a: 1, b: 2 } }, "/x?a=1&b=2"],
      ["/x{?a*,b}", { a: { b: null, c: 1 }, b: 2 }, "/x?c=1&b=2"],
      ["/x{?a*}", { a: { Key: 1 } }, ["ERR_INVALID_PARAMETER", "a"], { vendor: { baseUrl: "https://a.example", credentials: ["key"] } }],
      ["/x", { a: [null, { k: 1 }, {}, { k: 2 }] }, "/x?a%5B0%5D%5Bk%5D=1&a%5B1%5D%5Bk%5D=2", NESTED],
      ["/x", { a: { k: [1] }, b: {}, c: { d: null } }, "/x?a%5Bk%5D%5B%5D=1", NESTED],
      ["/x", { a: { "k[]": [1, 2] } }, "/x?a%5Bk%5D%5B%5D=1&a%5Bk%5D%5B%5D=2", NESTED],
      ["/x", { a: { "k[]": [{ b: 1 }] } }, "/x?a%5Bk%5D%5B0%5D%5Bb%5D=1", NESTED],
      ["/x", { a: { b: [1, "c,d"], c: [null], "d[]": [2, 3] } }, "/x?a%5Bb%5D=1,c%2Cd&a%5Bd%5D%5B%5D=2,3", { policy: { arrays: "comma", objects: "brackets" } }],
      ["/x", { a: [{}], b: { c: 1, d: null } }, ["ERR_INVALID_PARAMETER", "a", "b"]],
      ["/x", { a: { k: [] } }, ["ERR_INVALID_PARAMETER", "a"]],
      ["/x", { a: { k: NaN } }, ["ERR_INVALID_PARAMETER", "a"], NESTED],
      ["/{a}{?c}", { a: NaN, c: [[]], d: new Map(), e: "fine" }, ["ERR_INVALID_PARAMETER", "a", "c", "d"]],
      ["POST /x", { a: [1, 2] }, json({ a: [1, 2] }), NESTED],
    ],
  },
];
