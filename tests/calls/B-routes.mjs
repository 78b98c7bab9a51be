// Decisions B: routes and methods.
import { json, parsed } from "./expected.mjs";
const PURGING = { vendor: { baseUrl: "https://a.example", methods: { PURGE: { body: false } } } };

/** @type {readonly import("./faces.mjs").Section[]} */
export const routes = [
  {
    title: "B1: a method and a url, or a url",
    rows: [
      [" \tpoST \t /x ", {}, "/x"],
      ["get /x", {}, "/x"],
      ["GET\t/x", {}, "/x"],
      ["get", {}, { url: "https://api.github.com/get", method: "get" }],
      ["get/x", {}, "https://api.github.com/get/x"],
      ["PURGE/x", {}, "https://api.github.com/PURGE/x"],
      ["PURGE/x", {}, "ERR_INVALID_ROUTE", PURGING],
      ["GET /x HTTP/1.1", {}, "ERR_INVALID_ROUTE"],
      ["GET /x y", {}, "ERR_INVALID_ROUTE"],
      ["", {}, "ERR_INVALID_ROUTE"],
      [" ", {}, "ERR_INVALID_ROUTE"],
      ["GET", {}, "ERR_INVALID_ROUTE"],
      ["GET/orgs/{org}", { org: "a" }, "ERR_INVALID_ROUTE"],
    ],
  },
  {
    title: "B2: the methods",
    rows: [
      ["GTE /x", {}, "ERR_INVALID_METHOD"],
      ["TRACE /x", {}, "ERR_INVALID_METHOD"],
      ["optıons /x", {}, "ERR_INVALID_METHOD"],
      ["poſt /x", {}, "ERR_INVALID_METHOD"],
      ["PURGE /x", {}, "/x", PURGING],
      [undefined, { method: "", url: "/x" }, "ERR_INVALID_OPTION"],
    ],
  },
  {
    title: "B4: which methods have a body",
    rows: [
      ["OPTIONS /x", { a: 1 }, "/x?a=1"],
      ["QUERY /x", { a: 1 }, json({ a: 1 })],
      ...["GET", "HEAD", "OPTIONS"].map((method) => /** @type {import("./faces.mjs").Row} */ ([`${method} /x`, { data: 1 }, ["ERR_INVALID_OPTION", "data"]])),
    ],
  },
  {
    title: "B5: the url, once",
    rows: [
      ["GET /x", { url: "/y" }, ["ERR_INVALID_OPTION", "url"], { mixed: true }],
      ["GET /x", { method: "PUT" }, ["ERR_INVALID_OPTION", "method"], { mixed: true }],
      [undefined, { method: "GET" }, ["ERR_INVALID_ROUTE", "url"]],
      [undefined, {}, "ERR_INVALID_ROUTE"],
    ],
  },
  {
    title: "T1: own names, and __proto__ among them",
    rows: [
      ["/x", Object.assign(Object.create({ baseUrl: "https://evil.example", a: 1 }), { b: 2 }), "/x?b=2"],
      ["/x", parsed('{"__proto__":1}'), "/x?__proto__=1"],
      ["/{__proto__}", parsed('{"__proto__":"a"}'), "/a"],
      ["POST /x", parsed('{"a":1,"__proto__":{"b":2}}'), json(parsed('{"a":1,"__proto__":{"b":2}}'))],
      ["/x", parsed('{"constructor":1,"hasOwnProperty":2,"then":3}'), "/x?constructor=1&hasOwnProperty=2&then=3"],
      ["/x", {}, "/x?__proto__=1", { defaults: parsed('{"__proto__":1}') }],
    ],
  },
];
