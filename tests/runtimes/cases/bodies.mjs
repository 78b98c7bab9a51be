import { fails } from "../suite/expected.mjs";

/** @typedef {import("../suite/suite.mjs").Case} Case */

/**
 * Body encoders (D8), and nothing lost silently (D9). The expected values are written from the decisions.
 *
 * @type {import("../suite/suite.mjs").Cases}
 */
export const bodies = (library) => [...encoders(library), ...losses(library), ...kept(library)];

/** @type {import("../suite/suite.mjs").Part} */
const encoders = ({ Endpoint, form, json, multipart }) => {
  const post = (/** @type {object} */ policy, /** @type {object} */ members) => {
    const { body, headers } = new Endpoint().withPolicy(policy).build("POST /x", members);
    return [body instanceof FormData ? [...body.keys()] : body, headers["content-type"]];
  };
  const urlencoded = "application/x-www-form-urlencoded";
  const nested = { a: [1, 2], b: { c: "d e" } };
  return [
    ["json", () => post({ body: json }, { b: 1, a: ["ä"] }), ['{"b":1,"a":["ä"]}', "application/json; charset=utf-8"]],
    ["form", () => post({ body: form }, { a: "b c&", d: null, e: "ä*" }), ["a=b+c%26&e=%C3%A4*", urlencoded]],
    ["form: comma means repeat", () => post({ body: form }, { a: [1, 2] }), ["a=1&a=2", urlencoded]],
    [
      "form: brackets",
      () => post({ body: form, arrays: "brackets", objects: "brackets" }, nested),
      ["a%5B%5D=1&a%5B%5D=2&b%5Bc%5D=d+e", urlencoded],
    ],
    [
      "form: indices",
      () => post({ body: form, arrays: "indices", objects: "brackets" }, nested),
      ["a%5B0%5D=1&a%5B1%5D=2&b%5Bc%5D=d+e", urlencoded],
    ],
    ["form: an object", () => post({ body: form }, { a: { b: 1 } }), fails("InvalidParameterError", { names: ["a"] })],
    [
      "form: a file",
      () => post({ body: form }, { a: new Blob(["b"]) }),
      fails("InvalidParameterError", { names: ["a"] }),
    ],
    [
      "multipart: fields and files",
      () =>
        post(
          { body: multipart, arrays: "brackets" },
          { a: [1, 2], file: new File(["b"], "c.txt"), d: new Blob(["e"]) },
        ),
      [["a[]", "a[]", "file", "d"], undefined],
    ],
    ["multipart: a Map", () => post({ body: multipart }, { a: new Map() }), fails("InvalidParameterError")],
    [
      "an encoder of one's own, and a content-type of the call",
      () => {
        const body = (/** @type {object} */ members) => ({
          body: Object.keys(members).join(),
          contentType: "text/x-names",
        });
        const api = new Endpoint().withPolicy({ body });
        const [one, other] = [{}, { "content-type": "text/x-names; charset=utf-8" }].map((headers) =>
          api.build("POST /x", { a: 1, b: 2, headers }),
        );
        return [one.body, one.headers["content-type"], other.headers["content-type"]];
      },
      ["a,b", "text/x-names", "text/x-names; charset=utf-8"],
    ],
  ];
};

/** What JSON would lose is an error, in the adapters and in the encoder. @type {import("../suite/suite.mjs").Part} */
const losses = ({ Endpoint, endpoint, json, toCurl, toFetch }) => {
  /** @type {Record<string, () => unknown>} */
  const values = {
    "a Map": () => new Map([[1, 2]]),
    "a Set": () => new Set([1]),
    "a promise": () => Promise.resolve(1),
    "a File": () => new File(["a"], "b"),
    "a Blob": () => new Blob(["a"]),
    "a FormData": () => new FormData(),
    URLSearchParams: () => new URLSearchParams("a=b"),
    "a typed array": () => new Float64Array(2),
    "an ArrayBuffer": () => new ArrayBuffer(2),
    NaN: () => NaN,
    Infinity: () => -Infinity,
    "a bigint": () => 5n,
    Headers: () => new Headers({ a: "b" }),
    "an invalid Date": () => new Date(NaN),
  };
  const writers = {
    toFetch: (/** @type {object} */ members) => toFetch(endpoint("POST /x", members)),
    toCurl: (/** @type {object} */ members) => toCurl(endpoint("POST /x", members)),
    json: (/** @type {object} */ members) => new Endpoint().withPolicy({ body: json }).build("POST /x", members),
  };
  return Object.entries(writers).flatMap(([writer, write]) => [
    ...Object.entries(values).flatMap(
      ([name, create]) =>
        /** @type {Case[]} */ ([
          [`${writer}, ${name}`, () => write({ a: create() }), fails("InvalidRequestError", { path: "body.a" })],
          [
            `${writer}, ${name} deeper`,
            () => write({ a: [{ b: create() }] }),
            fails("InvalidRequestError", { path: "body.a.0.b" }),
          ],
        ]),
    ),
    ...[() => 1, Symbol("a")].map(
      (value) =>
        /** @type {Case} */ ([`${writer}, a ${typeof value}`, () => write({ a: value }), fails("InvalidRequestError")]),
    ),
  ]);
};

/** @type {import("../suite/suite.mjs").Part} */
const kept = ({ endpoint, toFetch }) => {
  const write = (/** @type {object} */ members, options = {}) => toFetch(endpoint("POST /x", members), options)[1].body;
  const typed = (/** @type {unknown} */ data, /** @type {string} */ type) =>
    toFetch(endpoint("POST /x", { data, headers: { "content-type": type } }))[1].body;
  const bytes = new Uint8Array([1, 2]);
  return [
    [
      "a toJSON counts first",
      () => write({ a: { toJSON: () => "b" }, d: new Date(0) }),
      '{"a":"b","d":"1970-01-01T00:00:00.000Z"}',
    ],
    [
      "deeper functions and undefined are left out",
      () => write({ a: { b: () => 1, c: undefined, d: 1 } }),
      '{"a":{"d":1}}',
    ],
    ["a stringify of the caller's own is trusted", () => write({ a: NaN }, { stringify: () => "mine" }), "mine"],
    ["multipart over an object", () => typed({ a: 1 }, "multipart/form-data"), fails("InvalidRequestError")],
    ["multipart over text without a boundary", () => typed("a", "multipart/form-data"), fails("InvalidRequestError")],
    ["multipart over text with a boundary", () => typed("a", "multipart/form-data; boundary=b"), "a"],
    ["multipart over bytes", () => typed(bytes, "multipart/form-data; boundary=b"), bytes],
  ];
};
