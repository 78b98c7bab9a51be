import { fails } from "../../suite/expected.mjs";

/** @typedef {import("../../suite/suite.mjs").Part} Part */

const API = "https://api.github.com";

/** @type {Part} */
export const paths = ({ endpoint, Endpoint }) => {
  const unsafe = fails("UnsafePathError");
  return [
    [
      "C5: all missing names at once",
      () => endpoint("DELETE /repos/{owner}/{repo}"),
      fails("MissingParameterError", { names: ["owner", "repo"] }),
    ],
    ["C5: an optional part vanishes", () => endpoint("/x{/y}{?z}").url, `${API}/x`],
    ["C6: ..", () => endpoint("/x/{a}", { a: ".." }), unsafe],
    ["C6: . and . together", () => endpoint("/x/{a}{b}", { a: ".", b: "." }), unsafe],
    ["C6: %2e in the template", () => endpoint("/x/%2e{a}", { a: "." }), unsafe],
    ["C6: a list of segments", () => endpoint("/x{/a*}", { a: ["b", "..", "c"] }), unsafe],
    ["C6: ? in +x", () => endpoint("/x/{+a}", { a: "b?c" }), unsafe],
    ["C6: an empty segment", () => endpoint("/x/{+a}", { a: "b//c" }), unsafe],
    [
      "C6: harmless dots",
      () => endpoint("/x/{a}/{b}/{c}", { a: "..json", b: "...", c: "../.." }).url,
      `${API}/x/..json/.../..%2F..`,
    ],
    ["C6: a literal dot segment", () => endpoint("/x/../y"), fails("InvalidTemplateError")],
    ["C6: a backslash", () => endpoint("/x\\y"), fails("InvalidTemplateError")],
    ["C6: two slashes", () => endpoint("//evil.example/x"), fails("InvalidTemplateError")],
  ];
};

/** @type {Part} */
export const origins = ({ endpoint, Endpoint }) => {
  const github = new Endpoint({ headers: { authorization: "token a" } });
  const trusting = github.withPolicy({ trustedOrigins: [API, "https://uploads.github.com"] });
  const unsafe = fails("UnsafeOriginError");
  return [
    ["C7: another scheme", () => endpoint("GET ftp://a.example/x"), fails("InvalidTemplateError")],
    ["C7: userinfo", () => endpoint("GET https://a:b@c.example/x"), fails("InvalidTemplateError")],
    ["C7: a baseUrl that is none", () => endpoint("/x", { baseUrl: "a.example" }), fails("InvalidBaseUrlError")],
    ["C7: one slash between", () => endpoint("/x", { baseUrl: "https://a.example/b/" }).url, "https://a.example/b/x"],
    ["C7: @ reaches no authority", () => endpoint("{+x}", { x: "@evil.example" }).url, `${API}/@evil.example`],
    [
      "C7: a whole label",
      () => endpoint("GET https://{t}.example.com/x", { t: "acme-1" }).url,
      "https://acme-1.example.com/x",
    ],
    ["C7: more than a label", () => endpoint("GET https://{t}.example.com/x", { t: "evil.net/" }), unsafe],
    ["C7: a path expression alone", () => endpoint("GET {/x}", { x: "a" }).url, `${API}/a`],
    [
      "C7: a value behind an expression that vanishes",
      () => endpoint("GET https://{t}.example.com{/path}{.ext}", { t: "a", ext: "evil.net" }),
      unsafe,
    ],
    ["C7: userinfo behind one", () => endpoint("GET https://{t}.example.com{/v}@evil.net/x", { t: "a" }), unsafe],
    ["C7: an IPv4 address", () => endpoint("GET https://{t}.1.1.1/x", { t: "1" }), unsafe],
    ["C7: a whole host", () => endpoint("GET https://{host}/x", { host: "evil.example" }), unsafe],
    ["C7: the origin of baseUrl", () => endpoint("GET {+next}", { next: `${API}/x?page=2` }).url, `${API}/x?page=2`],
    ["C7: another origin", () => endpoint("GET {+next}", { next: "https://evil.example/x" }), unsafe],
    [
      "C7: a trusted origin",
      () => trusting.build("GET {+next}", { next: "https://uploads.github.com/x" }).url,
      "https://uploads.github.com/x",
    ],
    ["D5: credentials for a trusted origin", () => trusting.build("/x").headers.authorization, "token a"],
    [
      "D5: no credentials for another one",
      () => "authorization" in trusting.build("GET https://a.example/x").headers,
      false,
    ],
    [
      "D5: a header of the call always goes",
      () => trusting.build("GET https://a.example/x", { headers: { authorization: "token b" } }).headers.authorization,
      "token b",
    ],
  ];
};

/** @type {Part} */
export const queries = ({ endpoint, Endpoint }) => {
  const bracketed = new Endpoint().withPolicy({ arrays: "brackets", objects: "brackets" });
  const nested = (/** @type {unknown} */ a) => bracketed.build("/x", { a }).url;
  const lists = (/** @type {string} */ arrays) =>
    new Endpoint().withPolicy({ arrays }).build("/x", { a: [1, "b,c"] }).url;
  return [
    ["C8: after an existing query, before a fragment", () => endpoint("/x?a=1#f", { b: 2 }).url, `${API}/x?a=1&b=2#f`],
    ["C8: after a dangling ?", () => endpoint("/x?", { b: 2 }).url, `${API}/x?b=2`],
    ["C8: names are encoded", () => endpoint("/x", { "a&b=ä": 1 }).url, `${API}/x?a%26b%3D%C3%A4=1`],
    [
      "C8: template, defaults, call",
      () => new Endpoint({ b: 2 }).build("/x{?a}", { c: 3, a: 1 }).url,
      `${API}/x?a=1&b=2&c=3`,
    ],
    ["C9: comma", () => lists("comma"), `${API}/x?a=1,b%2Cc`],
    ["C9: repeat", () => lists("repeat"), `${API}/x?a=1&a=b%2Cc`],
    ["C9: brackets", () => lists("brackets"), `${API}/x?a%5B%5D=1&a%5B%5D=b%2Cc`],
    ["C9: indices", () => lists("indices"), `${API}/x?a%5B0%5D=1&a%5B1%5D=b%2Cc`],
    ["C9: a map", () => nested({ k: "v" }), `${API}/x?a%5Bk%5D=v`],
    [
      "C9: maps and lists in a map",
      () => nested({ b: [1, 2], c: { d: "e" } }),
      `${API}/x?a%5Bb%5D%5B%5D=1&a%5Bb%5D%5B%5D=2&a%5Bc%5D%5Bd%5D=e`,
    ],
    ["C9: a list of maps", () => nested([{ k: "v" }, { k: "w" }]), `${API}/x?a%5B0%5D%5Bk%5D=v&a%5B1%5D%5Bk%5D=w`],
    ["C9: a list in a list", () => nested([[1]]), fails("InvalidParameterError")],
    ["C9: a cycle", () => nested(cycle()), fails("InvalidParameterError")],
    ["C9: a name that ends in []", () => bracketed.build("/x", { "a[]": [1] }).url, `${API}/x?a%5B%5D=1`],
    ["C9: an empty list adds nothing", () => endpoint("/x", { a: [], b: [null, 1] }).url, `${API}/x?b=1`],
    ["C9: an object", () => endpoint("/x", { a: { b: 1 } }), fails("InvalidParameterError", { parameter: "a" })],
    [
      "names that look like numbers come in the order of the language",
      () => endpoint("/x", { b: 1, 10: 2, 9: 3, a: 4 }).url,
      `${API}/x?9=3&10=2&b=1&a=4`,
    ],
  ];
};

function cycle() {
  /** @type {Record<string, unknown>} */
  const object = {};
  object["self"] = object;
  return object;
}
