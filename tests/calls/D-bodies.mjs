// Decisions D1 to D3 and D8: bodies.
import { json } from "./expected.mjs";

const BYTES = new Uint8Array([1, 2]);
const ACME = { vendor: { name: "acme", baseUrl: "https://api.acme.example", contentType: "a/b+json" } };
const MERGE = "application/merge-patch+json";

/** @type {readonly import("./faces.mjs").Section[]} */
export const bodies = [
  {
    title: "D1: the remaining parameters are the body",
    rows: [
      ["POST /x", {}, {}],
      ["DELETE /x/{a}", { a: 1 }, "/x/1"],
      ["POST /x", { a: new Date(0), b: 2n }, json({ a: new Date(0), b: 2n })],
    ],
  },
  {
    title: "D2: data is the body as it is",
    rows: [
      ...[null, 0, "", false, "text", BYTES, BYTES.buffer, new URLSearchParams("a=b"), new Blob(["a"])].map(
        (data) => /** @type {import("./faces.mjs").Row} */ (["POST /x", { data }, { body: data }]),
      ),
      ["POST /x", { data: [1] }, json([1])],
      ["POST /x", { data: { a: 1 } }, json({ a: 1 })],
      ["POST /x/{d}", { data: 1, a: 2, b: null, c: undefined, d: 3 }, ["ERR_INVALID_PARAMETER", "a", "b"]],
      ["POST /x/{b}", { data: 1, b: 2 }, { url: "/x/2", body: 1 }],
      ["POST /x", { data: 1 }, { body: 1 }, { defaults: { a: 2 } }],
      ["POST /x", { data: 1, a: 2 }, ["ERR_INVALID_PARAMETER", "a"], { defaults: { a: 2 }, owned: true }],
      ["POST /x", {}, { body: 1 }, { defaults: { data: 1 } }],
      ["GET /x", {}, ["ERR_INVALID_OPTION", "data"], { defaults: { data: 1 } }],
    ],
  },
  {
    title: "D3: the content type of JSON",
    rows: [
      ["POST /x", { a: 1, headers: { "Content-Type": MERGE } }, { body: { a: 1 }, headers: { "content-type": MERGE } }],
      ["POST /x", { a: 1 }, { body: { a: 1 }, headers: { "content-type": MERGE } }, { defaults: { headers: { "content-type": MERGE } } }],
      ["POST /x", {}, {}, { defaults: { headers: { "content-type": MERGE } } }],
      ["GET /x", {}, {}, { defaults: { headers: { "content-type": MERGE } } }],
      ["POST /x", { data: [1] }, { body: [1], headers: { "content-type": "a/b+json" } }, ACME],
      ["POST /x", { data: 1 }, { body: 1, headers: { "content-type": "a/b+json" } }, ACME],
      ["POST /x", { data: "text" }, { body: "text" }, ACME],
      ["POST /x", {}, {}, ACME],
      ["POST /x", { a: 1, headers: { "Content-Type": MERGE } }, { body: { a: 1 }, headers: { "content-type": MERGE } }, ACME],
      ["POST /x", { a: 1, headers: { "content-type": null } }, json({ a: 1 })],
    ],
  },
];
