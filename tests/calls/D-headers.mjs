// Decision D4: headers.
const HEADER = "ERR_INVALID_HEADER";
const KEYED = { vendor: { baseUrl: "https://api.acme.example", credentials: ["X-Key"] } };
const NOTHING = [undefined, null, NaN, {}].map(String);

/** @type {readonly import("./faces.mjs").Section[]} */
export const headers = [
  {
    title: "D4: names and values of headers",
    rows: [
      ["/x", { headers: { a: 1.5, b: true, c: 5n } }, { headers: { a: "1.5", b: "true", c: "5" } }],
      ["/x", { headers: { a: "b \té\u00ff", c: "" } }, { headers: { a: "b \té\u00ff", c: "" } }],
      ...["a\r\nb", "\n", "a\0", "\u0100", "€", NaN, {}, [], Symbol("a"), "\ud800"].map(
        (value) => /** @type {import("./faces.mjs").Row} */ (["/x", { headers: { "x-a": value } }, [HEADER, "x-a"]]),
      ),
      ...["a b", "", "a:", "é", "\u212a", "a\n"].map((name) => /** @type {import("./faces.mjs").Row} */ (["/x", { headers: { [name]: "1" } }, [HEADER, name]])),
      ["/x", { headers: { "X-Team": null, "x-none": null } }, "/x", { defaults: { headers: { "x-team": "a" } } }],
      ["/x", { headers: { "x-team": "" } }, { headers: { "x-team": "" } }, { defaults: { headers: { "x-team": "a" } } }],
      ["/x", {}, [HEADER, "x-a"], { defaults: { headers: { "x-a": "a\nb" } } }],
      ["/x", { headers: new Map([["a", "b"]]) }, ["ERR_INVALID_OPTION", "headers"]],
      ["/x", { headers: 1 }, ["ERR_INVALID_OPTION", "headers"]],
      ["/x", { headers: null }, ["ERR_INVALID_OPTION", "headers"]],
      ["/x", { request: "a" }, ["ERR_INVALID_OPTION", "request"]],
      ["/x", { request: null }, ["ERR_INVALID_OPTION", "request"]],
    ],
  },
  {
    title: "D4: one name in two cases",
    rows: [
      ["/x", { headers: { "X-A": "1", "x-a": "2" } }, [HEADER, "x-a"]],
      ["/x", { headers: { Accept: null, ACCEPT: "text/plain" } }, [HEADER, "ACCEPT"]],
      ["/x", {}, [HEADER, "x-a"], { defaults: { headers: { "X-A": "1", "x-a": "1" } } }],
      ["/x", { headers: { "x-a": "2", "X-A": undefined } }, { headers: { "x-a": "2" } }, { defaults: { headers: { "X-A": "1" } } }],
    ],
  },
  {
    title: "D10: a credential is no parameter by mistake",
    rows: [
      // The function places them as the specification says (P2).
      ["GET /x", { authorization: "a" }, "/x?authorization=a", { mixed: true }],
      ["/x", { "X-Key": "a" }, ["ERR_INVALID_PARAMETER", "X-Key"], { ...KEYED, names: true }],
      ["/x", { cookie: undefined }, "/x"],
      ["/{cookie}", { cookie: "a" }, "/a"],
      ["/x{?authorization}", { authorization: "a" }, "/x?authorization=a"],
      ["/x", { "x-key": "a" }, "https://api.acme.example/x?x-key=a", { vendor: { ...KEYED.vendor, query: { "x-key": null } } }],
      ["/x", {}, "https://api.acme.example/x?x-key=a", { ...KEYED, defaults: { "x-key": "a" } }],
      ["/x", { "x-key": "a" }, "https://api.acme.example/x?x-key=a", { ...KEYED, defaults: { "x-key": "a" }, options: {} }],
    ],
  },
  {
    title: "D4: a credential that is not there",
    rows: [
      ...["Bearer ", "Bearer\t", " Bearer  ", ...NOTHING, ...NOTHING.map((value) => `Bearer ${value}`)].map(
        (authorization) => /** @type {import("./faces.mjs").Row} */ (["/x", { headers: { authorization } }, [HEADER, "authorization"]]),
      ),
      ["/x", {}, [HEADER, "Authorization"], { defaults: { headers: { Authorization: "token undefined" } } }],
      ...["token secret", "token secret ", "Bearer undefined1", "Bearer nullable", "Digest username=null, x"].map(
        (authorization) => /** @type {import("./faces.mjs").Row} */ (["/x", { headers: { authorization } }, { headers: { authorization } }]),
      ),
      ...["cookie", "proxy-authorization"].map((name) => /** @type {import("./faces.mjs").Row} */ (["/x", { headers: { [name]: `a ${undefined}` } }, [HEADER, name]])),
      ...["ApiKey ", "undefined", "ApiKey null", "[object Object]"].map(
        (key) => /** @type {import("./faces.mjs").Row} */ (["/x", { headers: { "x-key": key } }, [HEADER, "x-key"], KEYED]),
      ),
      ...["undefined-1", "a undefined b", ""].map((key) => /** @type {import("./faces.mjs").Row} */ (["/x", { headers: { "x-key": key } }, { headers: { "x-key": key } }, KEYED])),
      ["/x", { headers: { "x-a": "undefined", authorization: "" } }, { headers: { "x-a": "undefined", authorization: "" } }],
    ],
  },
];
