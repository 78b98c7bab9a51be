import { fails } from "../../suite/expected.mjs";

/** @typedef {import("../../suite/suite.mjs").Case} Case */

/** Every character of Latin-1 and some of each length in UTF-8, in every kind of expression. @type {import("../../suite/suite.mjs").Part} */
export const characters = ({ endpoint, UrlTemplate }) => {
  const all = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).join("");
  const text = `${all}\u0100\u07ff\u0800\u2028\ud7ff\ue000\ufeff\ufffd\uffff\u{10000}\u{1f600}\u{10ffff}`;
  /** @type {[string, string][]} */
  const lone = [
    ["a lone high surrogate", "a\ud800"],
    ["a lone low surrogate", "\udc00a"],
    ["surrogates the wrong way round", "\udc00\ud800"],
  ];
  return [
    ["in a simple expression", () => endpoint("/x/{a}", { a: text }).url, `https://api.github.com/x/${rfc3986(text)}`],
    ["in a query", () => endpoint("/x", { a: text }).url, `https://api.github.com/x?a=${rfc3986(text)}`],
    ["decoded again", () => new URL(endpoint("/x", { a: text }).url).searchParams.get("a") === text, true],
    ...["", "+", "#", ".", "/", ";", "?", "&"].map(
      (operator) =>
        /** @type {Case} */ ([
          `in {${operator}x}`,
          () =>
            new UrlTemplate(`{${operator}x}{${operator}y*}{${operator}x:5}`).expand({ x: text, y: { [text]: [text] } }),
        ]),
    ),
    [
      "composed and decomposed letters stay apart",
      () => endpoint("/x", { a: "é", b: "e\u0301" }).url,
      "https://api.github.com/x?a=%C3%A9&b=e%CC%81",
    ],
    ...lone.flatMap(
      ([name, value]) =>
        /** @type {Case[]} */ ([
          [`${name} in a path`, () => endpoint("/x/{a}", { a: value }), fails("InvalidParameterError")],
          [`${name} in a query`, () => endpoint("/x", { a: [value] }), fails("InvalidParameterError")],
          [`${name} as a name`, () => endpoint("/x", { [value]: 1 }), fails("InvalidParameterError")],
          [`${name} in a body`, () => endpoint("POST /x", { a: value }).body, { a: value }],
          [`${name} in a header`, () => endpoint("/x", { headers: { a: value } }), fails("InvalidHeaderError")],
          [`${name} in a route`, () => endpoint(`/${value}`)],
        ]),
    ),
  ];
};

/** What encodeURIComponent leaves as it is, and RFC 3986 reserves, is encoded as well. */
const rfc3986 = (/** @type {string} */ text) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
