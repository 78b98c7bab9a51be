/* eslint-disable @typescript-eslint/explicit-module-boundary-types -- the lists have the types of their functions */
import type { Work } from "./work.js";

const repository = { owner: "octokit", repo: "rest.js" };

export const OF_REQUEST: Work[] = [
  ["request(route)", ({ request }) => request("GET /repos/{owner}/{repo}", { ...repository, page: 2 })],
  ["request(options)", ({ request }) => request({ method: "POST", url: "/markdown", text: "a" })],
  ["request(url)", ({ request }) => request("/user")],
  ["HEAD", ({ request }) => request("HEAD /user", { page: 2 })],
  [
    "a list in the query",
    ({ request }) => request("GET /user/issues", { labels: ["a", "b/c"] }),
    "C9",
    { labels: ["a", "b/c"] },
  ],
  ["optional names", ({ request }) => request("GET /user{?a,b}", { a: 1 }), "C1"],
  ["a text", ({ request }) => request("POST /markdown/raw", { data: "a" }), "D3", { data: "a" }],
  ["bytes", ({ request }) => request("POST /raw", { data: Buffer.from("a"), headers: { "content-type": "a/b" } })],
  ["PUT without a body", ({ request }) => request("PUT /user/starred/{owner}/{repo}", repository), "D1"],
  ["headers", ({ request }) => request("GET /user", { headers: { "If-None-Match": '"a"', "x-a": undefined } })],
  ["a format", ({ request }) => request("GET /user", { mediaType: { format: "raw" } })],
  [
    "previews",
    ({ request }) => request("GET /user", { mediaType: { previews: ["mercy", "luke-cage"] } }),
    "E2",
    { previews: ["mercy", "luke-cage"] },
  ],
  ["another host", ({ request }) => request("POST https://uploads.github.com/x{?name}", { name: "a", data: [1] })],
  ["a base URL", ({ request }) => request("GET /user", { baseUrl: "https://ghe.example/api/v3" })],
  [
    "defaults",
    ({ request }) =>
      request.defaults({ baseUrl: "https://ghe.example", headers: { "x-a": "1" } })("GET /user", { b: 1 }),
  ],
  ["defaults of defaults", ({ request }) => request.defaults({ org: "a" }).defaults({ org: "b" })("GET /orgs/{org}")],
  [
    "a hook",
    ({ request }) => {
      const hook = (send: typeof request, options: object) => send({ ...options, headers: { "x-hook": "1" } });
      return request("GET /user", { request: { hook } });
    },
  ],
  ["a hook with a route", ({ request }) => request("/a", { request: { hook: (send: typeof request) => send("/b") } })],
];

export const OF_ENDPOINT: Work[] = [
  ["endpoint()", ({ request }) => request.endpoint("GET /orgs/{org}", { org: "a", request: { a: 1 } })],
  ["endpoint.merge(route)", ({ request }) => request.endpoint.merge("POST /orgs/{org}", { org: "a", b: [1] }), "A3"],
  ["endpoint.merge()", ({ request }) => request.endpoint.merge(), "A3"],
  ["endpoint.parse(merge())", ({ request: { endpoint } }) => endpoint.parse(endpoint.merge("/user", { a: 1 }))],
  ["endpoint.defaults()", ({ request }) => request.endpoint.defaults({ url: "/user", a: 1 })({})],
  ["DEFAULTS", ({ request }) => ({ ...request.defaults({ org: "a" }).endpoint.DEFAULTS }), "A3"],
];

export const OF_GRAPHQL: Work[] = [
  ["a query", ({ graphql }) => graphql("query ($a: Int) { viewer { login } }", { a: 1 })],
  ["a query in options", ({ graphql }) => graphql({ query: "{ viewer { login } }", headers: { "x-a": "1" } })],
  ["the name of an operation", ({ graphql }) => graphql("query A { a }", { operationName: "A" })],
  ["defaults", ({ graphql }) => graphql.defaults({ headers: { authorization: "token a" } })("{ a }")],
  ["GitHub Enterprise Server", ({ graphql }) => graphql("{ a }", { baseUrl: "https://ghe.example/api/v3" })],
  [
    "GitHub Enterprise Server in defaults",
    ({ graphql }) => graphql.defaults({ baseUrl: "https://ghe.example/api/v3" })("{ a }"),
  ],
  ["a preview", ({ graphql }) => graphql("{ a }", { mediaType: { previews: ["mercy"] } })],
  [
    "another request",
    ({ request, withCustomRequest }) => withCustomRequest(request.defaults({ headers: { "x-a": "1" } }))("{ a }"),
  ],
  ["endpoint()", ({ graphql }) => graphql.endpoint({ query: "{ a }" })],
];
