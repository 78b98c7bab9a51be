/**
 * The clauses of docs/spec/request-options-builder.md. The expected values are written from its text.
 *
 * @type {import("../suite/suite.mjs").Cases}
 */
export const specification = (library) => [
  ...results(library),
  ...placement(library),
  ...defaults(library),
  ...mediaTypes(library),
  ...remoteRoutes(library),
];

/** @param {import("../suite/suite.mjs").Library} library */
const standard = ({ VERSION }) => ({
  accept: "application/vnd.github.v3+json",
  "user-agent": `github-endpoint.js/${VERSION}`,
});

/** Result object; rules for build. @type {import("../suite/suite.mjs").Part} */
const results = (library) => {
  const { endpoint, Endpoint } = library;
  const headers = standard(library);
  const options = { headers: { "X-Trace": "1" }, org: "octokit", type: "private", mediaType: { format: "raw" } };
  return [
    [
      "the result has method, url and headers",
      () => endpoint("GET /orgs/:org/repos", { org: "octokit", type: "private" }),
      { method: "get", url: "https://api.github.com/orgs/octokit/repos?type=private", headers },
    ],
    [
      "build 1: build(options) equals parse(merge(options))",
      () => endpoint.parse(endpoint.merge("GET /orgs/{org}/repos", options)),
      endpoint("GET /orgs/{org}/repos", options),
    ],
    [
      "build 1, of the class",
      () => new Endpoint().parse(new Endpoint().merge({ method: "POST", url: "/x", a: 1 })),
      new Endpoint().build({ method: "POST", url: "/x", a: 1 }),
    ],
    ["build 2: a url alone means GET", () => endpoint("/user").method, "get"],
    ["build 2: method and url as options", () => endpoint({ method: "PUT", url: "/user" }).method, "put"],
    [
      "build 3: a path is placed after baseUrl",
      () => endpoint("/x", { baseUrl: "https://a.example/api" }).url,
      "https://a.example/api/x",
    ],
    [
      "build 3: a full URL is used as given",
      () => endpoint("GET https://uploads.github.com/x").url,
      "https://uploads.github.com/x",
    ],
    [
      "build 4: :variable",
      () => endpoint("/users/:name", { name: "octo cat" }).url,
      "https://api.github.com/users/octo%20cat",
    ],
    ["build 4: {variable}", () => endpoint("/users/{name}", { name: "a/b" }).url, "https://api.github.com/users/a%2Fb"],
    ["build 4: {?a,b}", () => endpoint("/x{?a,b}", { b: 2, a: "1&2" }).url, "https://api.github.com/x?a=1%262&b=2"],
    ["build 5: the method is lowercase", () => endpoint("PATCH /user").method, "patch"],
    [
      "build 5: header names are lowercase",
      () => endpoint("/user", { headers: { "X-Trace": "1" } }).headers,
      { ...headers, "x-trace": "1" },
    ],
    [
      "build 6: the request option is unchanged",
      () => endpoint("/user", { request: { timeout: 5 } }).request,
      { timeout: 5 },
    ],
    [
      "a custom header overrides the default of the same name",
      () => endpoint("/user", { headers: { Accept: "text/html", "USER-AGENT": "app" } }).headers,
      { accept: "text/html", "user-agent": "app" },
    ],
    [
      "authorization is passed on unchanged",
      () => endpoint("/user", { headers: { authorization: "token <ACCESS_TOKEN>" } }).headers.authorization,
      "token <ACCESS_TOKEN>",
    ],
    ["the builder adds no credentials", () => "authorization" in endpoint("/user").headers, false],
  ];
};

/** Rule set P. @type {import("../suite/suite.mjs").Part} */
const placement = ({ endpoint }) => [
  ["P1: a placeholder takes its parameter", () => endpoint("/x/{a}", { a: 1 }).url, "https://api.github.com/x/1"],
  ["P1: which is not sent in the body again", () => endpoint("POST /x/{a}", { a: 1, b: 2 }).body, { b: 2 }],
  ["P2: GET", () => endpoint("GET /x", { a: 1, b: "ä" }).url, "https://api.github.com/x?a=1&b=%C3%A4"],
  ["P2: HEAD", () => endpoint("HEAD /x", { a: 1 }).url, "https://api.github.com/x?a=1"],
  ["P2: GET has no body", () => "body" in endpoint("GET /x", { a: 1 }), false],
  ...["POST", "PUT", "PATCH", "DELETE", "QUERY"].map(
    (method) =>
      /** @type {import("../suite/suite.mjs").Case} */ ([
        `P3: ${method}`,
        () => endpoint(`${method} /x`, { a: 1, b: ["c"] }).body,
        { a: 1, b: ["c"] },
      ]),
  ),
  ["P3: the url has no query", () => endpoint("POST /x", { a: 1 }).url, "https://api.github.com/x"],
  [
    "P3: the body is JSON",
    () => endpoint("POST /x", { a: 1 }).headers["content-type"],
    "application/json; charset=utf-8",
  ],
  ["P4: data is the body as it is", () => endpoint("POST /markdown/raw", { data: "Hello" }).body, "Hello"],
  [
    "P4: the caller sets the content-type",
    () => endpoint("POST /x", { data: "a", headers: { "content-type": "text/plain" } }).headers["content-type"],
    "text/plain",
  ],
  [
    "P5: query parameters in the url, data in the body",
    () => {
      const { url, body } = endpoint("POST /x{?name,label}", { name: "a.zip", label: "short", data: "raw" });
      return { url, body };
    },
    { url: "https://api.github.com/x?name=a.zip&label=short", body: "raw" },
  ],
  ["P5: other keys form the body", () => endpoint("POST /x{?name}", { name: "a", b: 1 }).body, { b: 1 }],
];

/** Rules for defaults; merge; DEFAULTS. @type {import("../suite/suite.mjs").Part} */
const defaults = (library) => {
  const { endpoint } = library;
  const headers = standard(library);
  const octokit = endpoint.defaults({ org: "octokit", per_page: 50, headers: { authorization: "token a" } });
  const previews = (/** @type {string} */ name) => ({ mediaType: { previews: [name] } });
  return [
    ["DEFAULTS", () => endpoint.DEFAULTS.baseUrl, "https://api.github.com"],
    [
      "defaults 1: any option and any parameter",
      () => octokit("GET /orgs/{org}/repos"),
      {
        method: "get",
        url: "https://api.github.com/orgs/octokit/repos?per_page=50",
        headers: { ...headers, authorization: "token a" },
      },
    ],
    ["defaults 1: baseUrl", () => endpoint.defaults({ baseUrl: "https://a.example" })("/x").url, "https://a.example/x"],
    [
      "defaults 2: they cascade, later ones first",
      () => octokit.defaults({ per_page: 10 })("/orgs/{org}/repos").url,
      "https://api.github.com/orgs/octokit/repos?per_page=10",
    ],
    [
      "defaults 2: a function of defaults has the same members",
      () => ["defaults", "merge", "parse", "DEFAULTS"].map((name) => typeof octokit[name]),
      ["function", "function", "function", "object"],
    ],
    [
      "defaults 3: accept stays in force beneath later headers",
      () => octokit.defaults({ headers: { "x-a": "1" } })("/user").headers,
      { ...headers, authorization: "token a", "x-a": "1" },
    ],
    [
      "defaults 4: previews are merged",
      () => endpoint.defaults(previews("mercy")).defaults(previews("symmetra")).DEFAULTS.mediaType.previews,
      ["mercy", "symmetra"],
    ],
    [
      "defaults 5: the call overrides them",
      () => octokit("/orgs/{org}/repos", { org: "github", per_page: 1 }).url,
      "https://api.github.com/orgs/github/repos?per_page=1",
    ],
    [
      "merge returns the options, not yet parsed",
      () => octokit.merge("GET /orgs/{org}/repos", { per_page: 1 }),
      {
        baseUrl: "https://api.github.com",
        method: "GET",
        url: "/orgs/{org}/repos",
        headers: { ...headers, authorization: "token a" },
        mediaType: { format: "" },
        org: "octokit",
        per_page: 1,
      },
    ],
  ];
};

/** Rules for media types; E1 and E2. @type {import("../suite/suite.mjs").Part} */
const mediaTypes = ({ endpoint, MediaTypeNegotiator }) => {
  const accept = (/** @type {object} */ mediaType, headers = {}) =>
    endpoint("/x", { mediaType, headers }).headers.accept;
  return [
    ["media types 1: format raw", () => accept({ format: "raw" }), "application/vnd.github.v3.raw"],
    ["media types 1: format text+json", () => accept({ format: "text+json" }), "application/vnd.github.v3.text+json"],
    ["media types 2: a preview", () => accept({ previews: ["mercy"] }), "application/vnd.github.mercy-preview+json"],
    [
      "media types 2: previews and a format",
      () => accept({ previews: ["symmetra", "scarlet-witch"], format: "raw" }),
      "application/vnd.github.symmetra-preview.raw,application/vnd.github.scarlet-witch-preview.raw",
    ],
    [
      "E1: other ranges stay where they are",
      () => accept({ format: "full" }, { accept: "text/html;q=0.9,application/vnd.github.v3+json" }),
      "text/html;q=0.9,application/vnd.github.v3.full",
    ],
    [
      "MediaTypeNegotiator",
      () => new MediaTypeNegotiator().negotiate("application/vnd.github.v3+json", { format: "diff" }),
      "application/vnd.github.v3.diff",
    ],
  ];
};

/** The routes that appear as shapes. @type {import("../suite/suite.mjs").Part} */
const remoteRoutes = (library) => {
  const { endpoint } = library;
  const asset = { owner: "octokit", repo: "rest.js", release_id: 1, name: "a b.txt", label: "ä", data: "raw" };
  const upload = "POST https://uploads.github.com/repos/:owner/:repo/releases/:release_id/assets{?name,label}";
  return [
    [
      "a raw text body",
      () => endpoint("POST /markdown/raw", { data: "Hello *world*", headers: { "content-type": "text/plain" } }),
      {
        method: "post",
        url: "https://api.github.com/markdown/raw",
        headers: { ...standard(library), "content-type": "text/plain" },
        body: "Hello *world*",
      },
    ],
    [
      "an upload host, with a query and a body",
      () => endpoint(upload, { ...asset, headers: { "content-type": "text/plain", "content-length": 3 } }),
      {
        method: "post",
        url: "https://uploads.github.com/repos/octokit/rest.js/releases/1/assets?name=a%20b.txt&label=%C3%A4",
        headers: { ...standard(library), "content-type": "text/plain", "content-length": "3" },
        body: "raw",
      },
    ],
  ];
};
