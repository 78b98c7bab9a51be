// Decisions A: endpoints, defaults, vendors.
import { json, parsed } from "./expected.mjs";

const GITLAB = { name: "gitlab", baseUrl: "https://gitlab.example/api/v4" };
const GITEA = { name: "gitea", baseUrl: "https://gitea.example", mediaTypeVersion: "v1" };
const NAMELESS = { baseUrl: "https://shop.example" };
const TENANT = { baseUrl: "https://{tenant}.shop.example" };
const KEY = { vendor: { ...NAMELESS, query: { key: "k" } } };
const VERSION = { vendor: { ...NAMELESS, headers: { "X-Version": 7, "user-agent": null } } };
const [ONE, OTHER] = [{ a: 1 }, { b: 2 }];

/** @type {readonly import("./faces.mjs").Section[]} */
export const defaults = [
  {
    title: "A2: a vendor is data",
    rows: [
      ["GET /projects/{id}", { id: "group/app" }, "/projects/group%2Fapp", { vendor: GITLAB }],
      ["/x", {}, "/x", { vendor: NAMELESS }],
      ["/x", {}, { headers: { accept: "application/vnd.gitea.v1+json" } }, { vendor: GITEA }],
      ["/x", {}, { headers: { accept: "text/a", "x-a": "1" } }, { vendor: { ...GITLAB, accept: "text/a", headers: { "X-A": "1" } } }],
      ["/x", { a: 1 }, "/x?key=k&a=1", KEY],
      ["HEAD /x", { key: "l" }, "/x?key=l", KEY],
      ["POST /x{?q}", { a: 1, q: 2 }, { url: "/x?q=2&key=k", ...json({ a: 1 }) }, KEY],
      ["DELETE /x", {}, "/x?key=k", KEY],
      ["PUT /x", { data: "a" }, { url: "/x?key=k", body: "a" }, KEY],
      ["POST /x", { key: "l" }, "/x?key=l", KEY],
      ["POST /x", { key: null }, "/x", KEY],
      ["POST /x", {}, "/x?key=l", { ...KEY, defaults: { key: "l" } }],
      ["POST /{key}/x", {}, "/k/x", KEY],
      ["POST /x{?key}", {}, "/x?key=k", KEY],
      ["/x", {}, { headers: { "x-version": "7", "user-agent": undefined } }, VERSION],
      ["/x", {}, { headers: { "x-version": "8", "user-agent": undefined } }, { ...VERSION, defaults: { headers: { "x-VERSION": 8 } } }],
      ["/x", { headers: { "x-version": null } }, { headers: { "user-agent": undefined } }, VERSION],
      ["POST /x", { a: 1 }, { body: { a: 1 }, headers: { "content-type": "a/b+json" } }, { vendor: { ...NAMELESS, contentType: "a/b+json" } }],
      ["/x", { a: [1, 2] }, "/x?a%5B%5D=1&a%5B%5D=2", { vendor: { ...NAMELESS, policy: { arrays: "brackets" } } }],
      ["/x", { mediaType: { previews: ["a"] } }, "ERR_INVALID_MEDIA_TYPE", { vendor: NAMELESS }],
      ["/x", { mediaType: { format: "raw" } }, "ERR_INVALID_MEDIA_TYPE", { vendor: NAMELESS }],
      ["/x", {}, "https://a.shop.example/x", { vendor: TENANT, defaults: { tenant: "a" } }],
      ["/x", {}, "https://a.shop.example/x", { vendor: { ...TENANT, variables: { tenant: "a" } } }],
      ["/x", {}, "ERR_INVALID_OPTION", { vendor: TENANT }],
      ["/x", { tenant: "b" }, "ERR_INVALID_OPTION", { vendor: TENANT, defaults: { tenant: "a" }, names: true }],
      ["/x", { tenant: "b" }, "https://a.shop.example/x?tenant=b", { vendor: TENANT, defaults: { tenant: "a" }, options: {} }],
    ],
  },
  {
    title: "A4: later defaults override earlier ones, a call overrides both",
    rows: [
      ["POST /x", { o: { b: 2 } }, json({ o: { b: 2 } }), { defaults: { o: { a: 1 } } }],
      ["/x", { request: { b: 3 } }, { request: { a: 1, b: 3 } }, { defaults: { request: { a: 1, b: 2 } } }],
      ["/x", {}, { request: { a: 1, b: 2 } }, { defaults: [{ request: ONE }, { request: OTHER }] }],
      ["/x", { b: 3 }, "/x?a=1&b=3", { defaults: [{ a: 1 }, { b: 2 }] }],
      ["/x?a=1", {}, "/x?a=1&b=2", { defaults: { a: 0, b: 2 } }],
      ["/x?per%5Fpage=5", {}, "/x?per%5Fpage=5", { defaults: { per_page: 1 } }],
      ["/x?per_page#top", {}, "/x?per_page#top", { defaults: { per_page: 1 } }],
      ["/x?a=per_page", {}, "/x?a=per_page&per_page=1", { defaults: { per_page: 1 } }],
      ["/x?per_page2=5", {}, "/x?per_page2=5&per_page=1", { defaults: { per_page: 1 } }],
      ["/x?per_page={size}", { size: 7 }, "/x?per_page=7", { defaults: { per_page: 1 } }],
      ["POST /x?per_page=5", { per_page: 6 }, json({ org: "o", per_page: 6 }), { defaults: { org: "o", per_page: 1 } }],
      ["POST /x?per_page=5", { data: "a" }, { body: "a" }, { defaults: { per_page: 1 } }],
      ["GET /orgs/{org}?org=a", {}, "/orgs/o?org=a", { defaults: { org: "o" } }],
      ["/x?a=1", { a: 2 }, "/x?a=1&a=2"],
      [undefined, {}, "/x?a=1", { defaults: { url: "/x?a=1", a: 2 } }],
      ["POST /x?key=1", {}, "/x?key=1", KEY],
      ["POST /x?key=1", { key: "l" }, "/x?key=1&key=l", KEY],
      [
        "/x",
        { mediaType: { previews: ["b-preview", "c"] } },
        {
          headers: {
            accept: "application/vnd.github.a-preview+json,application/vnd.github.b-preview+json,application/vnd.github.c-preview+json",
          },
        },
        { defaults: [{ mediaType: { previews: ["a"] } }, { mediaType: { previews: ["b"] } }] },
      ],
    ],
  },
  {
    title: "A5: undefined is not given",
    rows: [
      ["/x", { a: undefined }, "/x?a=1", { defaults: { a: 1 } }],
      ["/x", {}, "/x?a=1", { defaults: [{ a: 1 }, { a: undefined }] }],
      ["/x", { headers: undefined, data: undefined, request: undefined }, "/x"],
      ["POST /x", { a: undefined, b: undefined }, {}],
      ["/x", { headers: { "x-a": undefined } }, { headers: { "x-a": "1" } }, { defaults: { headers: { "x-a": "1" } } }],
      ["/x", { request: { redirect: undefined, b: 2 } }, { request: { redirect: "error", b: 2 } }, { defaults: { request: { redirect: "error" } } }],
      ["/x", {}, { request: { redirect: "error" } }, { defaults: [{ request: { redirect: "error" } }, { request: { redirect: undefined } }] }],
      ["/x", { request: { redirect: undefined } }, { request: { redirect: undefined } }],
      ["/x", { a: null }, "/x", { defaults: { a: 1 } }],
      ["POST /x", { a: null }, json({ a: null }), { defaults: { a: 1 } }],
      ["/x", { headers: { accept: null, "user-agent": null } }, { headers: { accept: undefined, "user-agent": undefined } }],
      ["/x", {}, "ERR_INVALID_OPTION", { defaults: { baseUrl: undefined } }],
    ],
  },
  {
    title: "A6: what a call gives is the call's, also where it equals a default",
    rows: [
      ["/x", { headers: { "content-type": "a/b" } }, { headers: { "content-type": "a/b" } }, { defaults: { headers: { "content-type": "a/b" } }, owned: true }],
      ["/x", { headers: { "content-type": "c/d" } }, { headers: { "content-type": "c/d" } }, { defaults: { headers: { "content-type": "a/b" } } }],
      [
        "GET https://other.example/",
        { headers: { authorization: "a" } },
        { url: "https://other.example/", headers: { authorization: "a" } },
        { vendor: NAMELESS, defaults: { headers: { authorization: "a" } }, owned: true },
      ],
      [
        "GET https://other.example/",
        { headers: { authorization: "b" } },
        { url: "https://other.example/", headers: { authorization: "b" } },
        { vendor: NAMELESS, defaults: { headers: { authorization: "a" } } },
      ],
      ["POST /x", { a: 1, data: "text" }, ["ERR_INVALID_PARAMETER", "a"], { defaults: { a: 1 }, owned: true }],
      ["POST /x", { data: "text" }, { body: "text" }, { defaults: { a: 1 } }],
      ["/x", { a: 1 }, "https://shop.example/x?a=1", { vendor: NAMELESS, defaults: { a: 1 } }],
    ],
  },
  {
    title: "A10: with a third argument, the second holds parameters alone",
    rows: [
      [
        "/x",
        { headers: "h", baseUrl: "https://evil.example", data: "d", request: "r", mediaType: "m", method: "POST", url: "/y" },
        "/x?headers=h&baseUrl=https%3A%2F%2Fevil.example&data=d&request=r&mediaType=m&method=POST&url=%2Fy",
        { options: {} },
      ],
      ["/x", { a: 1 }, "/x?a=1", { options: undefined }],
      ["/x", { baseUrl: "b" }, ["ERR_INVALID_PARAMETER", "baseUrl"], { options: undefined, names: true }],
      ["/x", { baseUrl: "b" }, "/x?org=o&baseUrl=b", { defaults: { org: "o" }, options: {} }],
      ["POST /x", { data: 1, headers: { a: 1 }, mediaType: null }, json({ data: 1, headers: { a: 1 }, mediaType: null }), { options: {} }],
      ["GET /{url}/{method}", { url: "u", method: "m" }, "/u/m", { options: {} }],
      ["POST /x", parsed('{"__proto__":{"headers":{"x-a":"b"}},"a":1}'), json(parsed('{"__proto__":{"headers":{"x-a":"b"}},"a":1}')), { options: {} }],
      ["/x", { authorization: "a", baseURL: "b" }, "/x?authorization=a&baseURL=b", { options: {} }],
      ["/x", { a: 1 }, { url: "/x?a=1", headers: { "x-a": "1" }, request: ONE }, { options: { headers: { "X-A": 1 }, request: ONE } }],
      ["/x", { a: 1, b: undefined }, "https://b.example/x?a=1", { options: { baseUrl: "https://b.example" } }],
      ["/x", undefined, { headers: { "x-a": "1" } }, { options: { headers: { "x-a": 1 } } }],
      ["POST /x", {}, { body: "text" }, { defaults: { a: 1 }, options: { data: "text" } }],
      ["POST /x", { a: 1 }, ["ERR_INVALID_PARAMETER", "a"], { options: { data: "text" } }],
      [undefined, { a: 1 }, ["ERR_INVALID_OPTION", "url", "method"], { options: { url: "/y", method: "HEAD" }, mixed: true }],
      ["/x", {}, ["ERR_INVALID_OPTION", "a", "b"], { options: { a: 1, b: null }, mixed: true }],
      ["/x", {}, ["ERR_INVALID_OPTION", "url"], { options: { url: "/y" }, mixed: true }],
      ["/x", {}, ["ERR_INVALID_OPTION", "options"], { options: [], mixed: true }],
      ["/x", [], ["ERR_INVALID_OPTION", "parameters"], { options: {}, mixed: true }],
    ],
  },
  {
    title: "A10, D10: names of options and of credentials in two arguments",
    rows: [
      ...["headers", "baseUrl", "mediaType", "data", "request", "authorization", "Authorization", "cookie", "proxy-authorization"].flatMap((name) => {
        const given = { [name]: "v", a: 1 };
        return /** @type {import("./faces.mjs").Row[]} */ ([
          ["GET /x", given, ["ERR_INVALID_PARAMETER", name], { names: true }],
          ["POST /x", given, ["ERR_INVALID_PARAMETER", name], { names: true }],
          [`GET /x{?${/-/.test(name) ? "a" : name}}`, /-/.test(name) ? { a: 1 } : { [name]: "v" }, /-/.test(name) ? "/x?a=1" : `/x?${name}=v`, { names: true }],
          [`POST /x/:${name.replace("-", "")}`, { [name.replace("-", "")]: "v" }, `/x/v`, { names: true }],
          ["GET /x", { [name]: undefined, a: 1 }, "/x?a=1", { names: true }],
          ["POST /x", given, json(given), { options: {} }],
        ]);
      }),
      ["GET /x", parsed('{"headers":{"x-a":"b"},"data":{"c":1}}'), ["ERR_INVALID_PARAMETER", "headers", "data"], { names: true }],
      ["/x", { method: "PUT" }, ["ERR_INVALID_PARAMETER", "method"], { names: true }],
      ["GET /x", { method: "PUT", url: "/y", policy: 1, baseURL: "b" }, "/x?method=PUT&url=%2Fy&policy=1&baseURL=b", { names: true }],
      ["GET /x", { "x-api-key": "k" }, ["ERR_INVALID_PARAMETER", "x-api-key"], { names: true, vendor: { ...NAMELESS, credentials: ["x-api-key"] } }],
      ["/x", { "x-api-key": "k" }, ["ERR_INVALID_PARAMETER", "x-api-key"], { names: true, vendor: { ...KEY.vendor, credentials: ["x-api-key"] } }],
      ["GET /x", { key: "k" }, "/x?key=k", { names: true, vendor: { ...NAMELESS, credentials: ["key"], query: { key: null } } }],
    ],
  },
  {
    title: "F3: options that are misspelt",
    rows: [
      ["/x", { baseURL: "https://a.example" }, ["ERR_INVALID_OPTION", "baseURL"], { mixed: true }],
      ["/x", { base_url: "a", Headers: "b", auth: "c", token: "d" }, "/x?base_url=a&Headers=b&auth=c&token=d"],
      ["/x/{baseurl}", { baseurl: "v" }, "/x/v"],
      ["/x", {}, "/x?header=a&access_token=b", { defaults: { header: "a", access_token: "b" } }],
      ["/x", {}, "/x?token=t", { vendor: { ...NAMELESS, credentials: ["Token"] }, defaults: { token: "t" } }],
      ["/x", {}, "/x?auth=t", { vendor: { ...NAMELESS, query: { auth: null } }, defaults: { auth: "t" } }],
      ...["baseURL", "base_url", "BASE-URL", "Headers", "authorization", "auth", "token", "to-Ken"].map(
        (name) => /** @type {import("./faces.mjs").Row} */ (["/x", {}, ["ERR_INVALID_OPTION", name], { defaults: { [name]: "a" } }]),
      ),
    ],
  },
];
