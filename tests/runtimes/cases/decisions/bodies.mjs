import { fails } from "../../suite/expected.mjs";

/** @typedef {import("../../suite/suite.mjs").Part} Part */

/** @type {Part} */
export const bodies = ({ endpoint, Endpoint }) => {
  const type = "application/json; charset=utf-8";
  const typeOf = (/** @type {unknown} */ data) => endpoint("POST /x", { data }).headers["content-type"];
  return [
    ["D1: no parameters, no body", () => "body" in endpoint("POST /x"), false],
    ...[null, 0, "", false, [1]].map(
      (data) =>
        /** @type {const} */ ([`D2: data ${JSON.stringify(data)}`, () => endpoint("POST /x", { data }).body, data]),
    ),
    [
      "D2: a parameter of the call beside it",
      () => endpoint("POST /x", { data: 1, a: 2 }),
      fails("InvalidParameterError", { names: ["a"] }),
    ],
    ["D2: a default beside it", () => new Endpoint({ a: 2 }).build("POST /x", { data: 1 }).body, 1],
    ["D2: a value identical to a default", () => new Endpoint({ a: 2 }).build("POST /x", { data: 1, a: 2 }).body, 1],
    ["D3: data that is a plain object", () => typeOf({ a: 1 }), type],
    ["D3: data that is a list", () => typeOf([1]), type],
    ["D3: data that is text", () => typeOf("a"), undefined],
    ["D3: data that is bytes", () => typeOf(new Uint8Array(1)), undefined],
  ];
};

/** @type {Part} */
export const headers = ({ endpoint }) => {
  const header = (/** @type {unknown} */ value) => endpoint("/x", { headers: { "x-a": value } }).headers["x-a"];
  const invalid = fails("InvalidHeaderError", { header: "x-a" });
  return [
    ["D4: numbers, booleans, bigint", () => [header(1.5), header(true), header(5n)], ["1.5", "true", "5"]],
    ["D4: Latin-1 and inner blanks", () => header("a \t\u00e9\u00ff"), "a \t\u00e9\u00ff"],
    ["D4: a line break", () => header("a\r\nb"), invalid],
    ["D4: a character beyond Latin-1", () => header("\u0100"), invalid],
    ["D4: NUL", () => header("a\0"), invalid],
    ["D4: NaN", () => header(NaN), invalid],
    [
      "D4: a name with a blank",
      () => endpoint("/x", { headers: { "a b": "1" } }),
      fails("InvalidHeaderError", { header: "a b" }),
    ],
    ["D4: KELVIN SIGN is no k", () => endpoint("/x", { headers: { "\u212a": "1" } }), fails("InvalidHeaderError")],
    [
      "D4: two spellings of one name",
      () => endpoint("/x", { headers: { "X-A": "1", "x-a": "2" } }).headers["x-a"],
      "2",
    ],
  ];
};

/** @type {Part} */
export const mediaTypes = ({ endpoint, Endpoint }) => {
  const mercy = new Endpoint({ mediaType: { previews: ["mercy"] } });
  const accept = (/** @type {object} */ mediaType, headers = {}) =>
    endpoint("/x", { mediaType, headers }).headers.accept;
  return [
    ["E1: json means no change", () => accept({ format: "json" }), "application/vnd.github.v3+json"],
    [
      "E2: previews that stand there come first",
      () => accept({ previews: ["b"], format: "raw" }, { accept: "application/vnd.github.a-preview+json" }),
      "application/vnd.github.a-preview.raw,application/vnd.github.b-preview.raw",
    ],
    [
      "E2: no range of the vendor",
      () => accept({ previews: ["a"] }, { accept: "text/html" }),
      "text/html,application/vnd.github.a-preview+json",
    ],
    [
      "E2: octet-stream is left alone",
      () => accept({ previews: ["a"] }, { accept: "application/octet-stream" }),
      "application/octet-stream",
    ],
    [
      "E4: a version of any spelling survives a format",
      () => accept({ format: "raw" }, { accept: "application/vnd.github.2022-11-28+json" }),
      "application/vnd.github.2022-11-28.raw",
    ],
    [
      "E4: previews of defaults leave a range of the call alone",
      () => mercy.build("/x", { headers: { accept: "application/vnd.github.raw+json" } }).headers.accept,
      "application/vnd.github.raw+json",
    ],
    ["E3: a name with a blank", () => accept({ format: "a b" }), fails("InvalidMediaTypeError")],
  ];
};
