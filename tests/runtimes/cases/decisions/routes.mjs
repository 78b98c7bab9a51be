import { fails } from "../../suite/expected.mjs";

/** @typedef {import("../../suite/suite.mjs").Part} Part */

const API = "https://api.github.com";

/** @type {Part} */
export const routes = ({ endpoint, Endpoint }) => {
  return [
    ["B1: blanks around and between", () => endpoint(" \tpoST \t /x ").method, "post"],
    ["B1: three parts", () => endpoint("GET /x y"), fails("InvalidRouteError")],
    ["B1: nothing", () => endpoint(""), fails("InvalidRouteError")],
    ["B1: a method without a blank", () => endpoint("GET/orgs/{org}", { org: "a" }), fails("InvalidRouteError")],
    [
      "B1: a method before a url alone",
      () => new Endpoint().builder().method("POST").route("/x").build().method,
      "post",
    ],
    ["B1: a method after a url alone", () => new Endpoint().route("/x").method("POST").build().method, "post"],
    ["B2: a method that is none", () => endpoint("GTE /x"), fails("InvalidMethodError", { method: "GTE" })],
    ["B2: a dotless i is no letter of a method", () => endpoint("optıons /x"), fails("InvalidMethodError")],
    ["B2: a long s is no letter of a method", () => endpoint("poſt /x"), fails("InvalidMethodError")],
    ["B2: QUERY has a body", () => endpoint("QUERY /x", { a: 1 }).body, { a: 1 }],
    ["B4: data with GET", () => endpoint("GET /x", { data: 1 }), fails("InvalidOptionError")],
    ["B4: OPTIONS has a query", () => endpoint("OPTIONS /x", { a: 1 }).url, `${API}/x?a=1`],
    ["B5: a url twice", () => endpoint("GET /x", { url: "/y" }), fails("InvalidOptionError", { option: "url" })],
    ["B5: an empty call", () => endpoint.defaults({ url: "/x" })().url, `${API}/x`],
    ["B5: merge() needs no url", () => endpoint.merge().method, "GET"],
    ["B5: no url", () => endpoint({ method: "GET" }), fails("InvalidRouteError")],
    [
      "B6: inherited properties are not read",
      () => endpoint("/x", Object.assign(Object.create({ baseUrl: "https://evil.example", a: 1 }), { b: 2 })).url,
      `${API}/x?b=2`,
    ],
    [
      "B6: __proto__ is an ordinary name",
      () => endpoint("/x", JSON.parse('{"__proto__":1}')).url,
      `${API}/x?__proto__=1`,
    ],
    [
      "B6, D7: __proto__ in a body",
      () => JSON.stringify(endpoint("POST /x", JSON.parse('{"a":1,"__proto__":{"b":2}}')).body),
      '{"a":1,"__proto__":{"b":2}}',
    ],
  ];
};
