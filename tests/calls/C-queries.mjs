// Decisions C8, C9 and C12: the query.
import { json } from "./expected.mjs";

const LACKS = { lacks: "the list style of GitHub" };
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
      ["/x", { a: "" }, "/x?a="],
    ],
  },
  {
    title: "C9: lists and objects",
    rows: [
      ["/x", { a: [1, "b,c"] }, "/x?a=1,b%2Cc", LACKS],
      ["/x", { a: [1, "b,c"] }, "/x?a=1,b%2Cc", arrays("comma")],
      ["/x", { a: [1, "b,c"] }, "/x?a=1&a=b%2Cc", arrays("repeat")],
      ["/x", { a: [1, "b,c"] }, "/x?a%5B%5D=1&a%5B%5D=b%2Cc", arrays("brackets")],
      ["/x", { a: [1, "b,c"] }, "/x?a%5B0%5D=1&a%5B1%5D=b%2Cc", arrays("indices")],
      ["/x", { "a[]": [1] }, "/x?a%5B%5D=1", arrays("brackets")],
      ["/x", { a: [], b: [null, 1, undefined] }, "/x?b=1"],
      ["/x", { a: { k: "v" } }, "/x?a%5Bk%5D=v", NESTED],
      ["/x", { a: { b: [1, 2], c: { d: "e" } } }, "/x?a%5Bb%5D%5B%5D=1&a%5Bb%5D%5B%5D=2&a%5Bc%5D%5Bd%5D=e", NESTED],
      ["/x", { a: [{ k: "v" }, { k: "w" }] }, "/x?a%5B0%5D%5Bk%5D=v&a%5B1%5D%5Bk%5D=w", NESTED],
      ["/x", { a: { b: 1 } }, ["ERR_INVALID_PARAMETER", "a"]],
      ["/x", { a: [[1]] }, ["ERR_INVALID_PARAMETER", "a"], NESTED],
      ["/x", { a: CYCLE }, ["ERR_INVALID_PARAMETER", "a"], NESTED],
      ["/x{?a}", { a: [1, 2] }, "/x?a=1,2"],
      ["/x{?a*}", { a: [1, 2] }, "/x?a=1&a=2"],
      ["POST /x", { a: [1, 2] }, json({ a: [1, 2] }), NESTED],
    ],
  },
];
