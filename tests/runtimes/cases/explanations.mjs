/**
 * Explanations (H1 to H4): as data, as JSON and as a table.
 *
 * @type {import("../suite/suite.mjs").Cases}
 */
export const explanations = ({ Endpoint, explain }) => {
  const github = new Endpoint({ headers: { authorization: "token secret", "x-trace": "1" }, per_page: 30 });
  const octokit = github.withDefaults({ owner: "octokit", per_page: 50, headers: { "x-trace": "2" } });
  const preview = octokit.withDefaults({ assignee: "octocat", mediaType: { previews: ["mercy"] } });
  const issue = [preview, "POST /repos/{owner}/{repo}/issues{?dry_run}", { repo: "rest.js", title: "Bug 😀" }];
  const chain = octokit
    .route("GET /repos/{owner}/{repo}/contents/{+path}")
    .param("path", "a b/ä")
    .query({ ref: "main" });
  const explained = {
    "a call": () => explain(...issue),
    "a chain": () => explain(chain.param("repo", "rest.js")),
    "a chain without all names": () => explain(chain),
    "options alone": () => explain(new Endpoint(), { url: "/x", a: [1, 2], b: null, c: undefined }),
    "merged options": () => explain(preview, preview.merge("POST /x", { a: 1 })),
    "data and what it drops": () => explain(new Endpoint({ a: 1 }), "POST /x", { data: "text" }),
    "credentials withheld": () => explain(github.withPolicy({ trustedOrigins: [] }), "GET https://a.example/x"),
    "an unsafe path": () => explain(new Endpoint(), "/x/{a}", { a: ".." }),
    "odd values": () => explain(new Endpoint(), "POST /x", { a: NaN, b: 5n, d: [[]], e: () => 1, f: Symbol("g") }),
    "secrets in a query": () =>
      explain(new Endpoint(), "/x{?access_token}", { access_token: "secret", page_token: "b" }),
  };
  const { request } = explain(...issue);
  return [
    ["H1: the request is that of build", () => request, preview.build(...issue.slice(1))],
    ["H1: an error is reported", () => explained["an unsafe path"]().error.code, "ERR_UNSAFE_PATH"],
    ["H2: the layer of a parameter", () => layerOf(explained["a call"](), "per_page"), "defaults 2"],
    ["H4: no secrets", () => /secret/.test(JSON.stringify(explain(...issue)) + String(explain(...issue))), false],
    ...Object.entries(explained).flatMap(
      ([title, run]) =>
        /** @type {import("../suite/suite.mjs").Case[]} */ ([
          [`${title}, as data`, run],
          [`${title}, as JSON`, () => JSON.stringify(run())],
          [`${title}, as a table`, () => String(run())],
        ]),
    ),
  ];
};

const layerOf = (/** @type {any} */ { parameters }, /** @type {string} */ wanted) =>
  parameters.find((/** @type {any} */ { name }) => name === wanted).layer;
