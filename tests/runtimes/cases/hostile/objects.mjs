/** @typedef {import("../../suite/suite.mjs").Case} Case */

/** Objects that are neither data nor options. @type {import("../../suite/suite.mjs").Part} */
export const objects = ({ endpoint, explain }) => {
  const values = /** @type {[string, () => unknown][]} */ ([
    ["an object without a prototype", () => Object.assign(Object.create(null), { a: 1 })],
    [
      "a class instance",
      () =>
        new (class Point {
          x = 1;
        })(),
    ],
    ["an object with toString", () => ({ toString: () => "a", valueOf: () => 1 })],
    ["a sparse array", () => Object.assign([], { 5: "a", length: 8 })],
    ["a regular expression", () => /a/],
    ["an error", () => new Error("a")],
    ["a WeakMap", () => new WeakMap()],
    ["an ArrayBuffer", () => new ArrayBuffer(2)],
    ["a DataView", () => new DataView(new ArrayBuffer(2))],
    ["URLSearchParams", () => new URLSearchParams("a=b")],
    ["Headers", () => new Headers({ a: "b" })],
    ["a Blob", () => new Blob(["a"])],
    ["Math", () => Math],
    ["an async function", () => async () => {}],
    ["a generator", () => (function* () {})()],
    ["an iterator", () => [1][Symbol.iterator]()],
  ]);
  const places = /** @type {[string, (value: unknown) => unknown][]} */ ([
    ["in a path", (value) => endpoint("/x/{a}", { a: value }).url],
    ["in a query", (value) => endpoint("/x", { a: value }).url],
    ["in an expanded query", (value) => endpoint("/x{?a*}", { a: value }).url],
    ["as options", (value) => endpoint("/x", value).url],
    ["as a route", (value) => endpoint(value).url],
    ["as headers", (value) => endpoint("/x", { headers: value }).headers],
    ["as a header", (value) => endpoint("/x", { headers: { a: value } }).headers],
    ["as mediaType", (value) => endpoint("/x", { mediaType: value }).headers],
    ["explained", (value) => String(explain(endpoint, "/x", { a: value, headers: { b: value } }))],
  ]);
  return values.flatMap(([what, create]) =>
    places.map(([where, use]) => /** @type {Case} */ ([`${what} ${where}`, () => use(create())])),
  );
};
