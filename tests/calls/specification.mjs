// docs/spec/request-options-builder.md, in its order.
import { json } from "./expected.mjs";

const UPLOAD = "POST https://uploads.github.com/repos/:owner/:repo/releases/:release_id/assets{?name,label}";
const UPLOADED = "https://uploads.github.com/repos/octokit/rest.js/releases/1/assets?name=a%20b.txt&label=%C3%A4";
const RELEASE = { owner: "octokit", repo: "rest.js", release_id: 1, name: "a b.txt", label: "ä" };
const OCTOKIT = { org: "octokit", per_page: 50, headers: { authorization: "token a" } };
const TOKEN = { authorization: "token a" };
const REQUEST = { timeout: 5, agent: new AbortController() };

/** @type {readonly import("./faces.mjs").Section[]} */
export const specification = [
  {
    title: "Rules for build",
    rows: [
      ["GET /orgs/:org/repos", { org: "octokit", type: "private" }, "/orgs/octokit/repos?type=private"],
      ["/user", {}, "/user"],
      [undefined, { method: "PUT", url: "/user" }, "/user"],
      [undefined, { url: "/x", a: 1 }, "/x?a=1"],
      [undefined, { method: "POST", url: "/x/{a}", a: 1, b: 2 }, json({ b: 2 }, { url: "/x/1" })],
      ["/x", { baseUrl: "https://a.example/api" }, "https://a.example/api/x"],
      ["GET https://uploads.github.com/x", {}, "https://uploads.github.com/x"],
      ["https://a.example/{x}", { x: "b", baseUrl: "https://c.example" }, "https://a.example/b"],
      ["/users/:name", { name: "octo cat" }, "/users/octo%20cat"],
      ["/users/{name}", { name: "a/b" }, "/users/a%2Fb"],
      ["/x{?a,b}", { b: 2, a: "1&2" }, "/x?a=1%262&b=2"],
      ["PATCH /user", {}, { method: "patch" }],
      ["/user", { headers: { "X-Trace": "1" } }, { headers: { "x-trace": "1" } }],
      ["/user", { request: REQUEST }, { request: REQUEST }],
      ["/user", { request: {} }, { request: {} }],
      ["/user", { headers: { Accept: "a/b", "USER-AGENT": "app" } }, { headers: { accept: "a/b", "user-agent": "app" } }],
    ],
  },
  {
    title: "P1: a placeholder takes its parameter",
    rows: [
      ["GET /x/{a}", { a: 1 }, "/x/1"],
      ["HEAD /x/:a", { a: 1 }, "/x/1"],
      ["POST /x/{a}", { a: 1, b: 2 }, json({ b: 2 }, { url: "/x/1" })],
      ["POST /x/{a}", { a: 1 }, "/x/1"],
      ["GET /{a}/:a{?a}", { a: 1 }, "/1/1?a=1"],
      ["GET /{Org}", { Org: "a", org: "b" }, "/a?org=b"],
      ["GET /{toString}", { toString: "own" }, "/own"],
      ["GET /x{?constructor}", {}, "/x"],
    ],
  },
  {
    title: "P2: other parameters are the query",
    rows: [
      ["GET /x", { a: 1, b: "ä" }, "/x?a=1&b=%C3%A4"],
      ["HEAD /x", { a: 1 }, "/x?a=1"],
      ["GET /x", { b: 1, 10: 2, 9: 3, a: 4 }, "/x?9=3&10=2&b=1&a=4"],
    ],
  },
  {
    title: "P3: or the members of a JSON object",
    rows: [
      ...["POST", "PUT", "PATCH", "DELETE", "QUERY"].map((method) => /** @type {import("./faces.mjs").Row} */ ([`${method} /x`, { a: 1, b: ["c"] }, json({ a: 1, b: ["c"] })])),
      ["POST /x", { a: null, b: false, c: "", d: { e: [NaN] } }, json({ a: null, b: false, c: "", d: { e: [NaN] } })],
    ],
  },
  {
    title: "P4: data is the body",
    rows: [
      ["POST /markdown/raw", { data: "Hello" }, { body: "Hello" }],
      ["POST /x", { data: "a", headers: { "content-type": "a/b" } }, { body: "a", headers: { "content-type": "a/b" } }],
      ["PUT /x/{a}", { a: 1, data: [1] }, json([1], { url: "/x/1" })],
    ],
  },
  {
    title: "P5: a query and a body",
    rows: [
      ["POST /x{?name}", { name: "a", b: 1 }, json({ b: 1 }, { url: "/x?name=a" })],
      ["POST /x{?name,label}", { name: "a.zip", label: "b", data: "raw" }, { url: "/x?name=a.zip&label=b", body: "raw" }],
      [UPLOAD, { ...RELEASE, data: "raw" }, { url: UPLOADED, body: "raw" }],
      [
        UPLOAD,
        { ...RELEASE, data: "raw", headers: { "content-type": "text/plain", "content-length": 3 } },
        { url: UPLOADED, body: "raw", headers: { "content-type": "text/plain", "content-length": "3" } },
      ],
    ],
  },
  {
    title: "Rules for defaults",
    rows: [
      ["GET /orgs/{org}/repos", {}, { url: "/orgs/octokit/repos?per_page=50", headers: TOKEN }, { defaults: OCTOKIT }],
      ["/x", {}, "https://a.example/x", { defaults: { baseUrl: "https://a.example" } }],
      ["/x/{a}", {}, "/x/1?b=2", { defaults: [{ a: 1, b: 1 }, { b: 2 }] }],
      ["/x", {}, { headers: { "x-a": "1", "x-b": "2" } }, { defaults: [{ headers: { "X-A": "1" } }, { headers: { "x-b": "2" } }] }],
      ["/x/{a}", { a: 3, b: 4 }, "/x/3?b=4", { defaults: { a: 1, b: 2 } }],
      ["POST /x/{a}", { c: 3 }, json({ b: 2, c: 3 }, { url: "/x/1" }), { defaults: { a: 1, b: 2 } }],
      ["/x", { headers: { "x-a": "2" } }, { headers: { "x-a": "2" } }, { defaults: { headers: { "X-A": "1" } } }],
      [undefined, {}, "/x", { defaults: { url: "/x" } }],
      [undefined, { url: "/y" }, "/y", { defaults: { url: "/x", method: "GET" } }],
      [undefined, { url: "/y", a: 1 }, json({ a: 1 }, { method: "post" }), { defaults: { method: "POST" } }],
    ],
  },
  {
    title: "Rules for media types",
    rows: [
      ["/x", { mediaType: { format: "raw" } }, { headers: { accept: "application/vnd.github.v3.raw" } }],
      ["/x", { mediaType: { format: "text+json" } }, { headers: { accept: "application/vnd.github.v3.text+json" } }],
      ["/x", { mediaType: { previews: ["mercy"] } }, { headers: { accept: "application/vnd.github.mercy-preview+json" } }],
      [
        "/x",
        { mediaType: { previews: ["symmetra", "scarlet-witch"], format: "raw" } },
        {
          headers: {
            accept: "application/vnd.github.symmetra-preview.raw,application/vnd.github.scarlet-witch-preview.raw",
          },
        },
      ],
    ],
  },
  {
    title: "Authentication",
    rows: [
      ["/user", { headers: { authorization: "token <ACCESS_TOKEN>" } }, { headers: { authorization: "token <ACCESS_TOKEN>" } }],
      ["/user", {}, { headers: TOKEN }, { defaults: { headers: TOKEN } }],
      ["/user", { headers: { authorization: "Bearer b" } }, { headers: { authorization: "Bearer b" } }, { defaults: { headers: TOKEN } }],
      ["https://a.example/x", {}, { headers: TOKEN }, { defaults: { headers: TOKEN } }],
    ],
  },
];
