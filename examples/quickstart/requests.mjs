// Real routes of GitHub, built in all three ways.
import { Endpoint, endpoint, segments } from "fluent-endpoint";

/**
 * A request, and what it shows.
 *
 * @typedef {{ title: string, built: import("fluent-endpoint").RequestOptions }} Example
 */

/**
 * Builds the requests.
 *
 * @param {string} api the address of the API
 * @param {string} uploads the address of the host that takes uploads
 * @returns {Example[]}
 */
export function buildRequests(api, uploads) {
  // Defaults cascade: each endpoint has those of the one before, and its own on top.
  const defaults = { baseUrl: api, headers: { authorization: "token not-a-real-one" } };
  const github = new Endpoint(defaults);
  const repository = github.withDefaults({ owner: "octokit", repo: "endpoint.js" });
  const uploader = repository.withDefaults({ baseUrl: uploads, headers: { "x-github-api-version": "2022-11-28" } });

  // The function form: it has defaults, too.
  const call = endpoint.defaults(defaults).defaults({ owner: "octokit", repo: "endpoint.js" });

  // A chain can be branched: each step gives a new builder.
  const issue = repository.route("PATCH /repos/{owner}/{repo}/issues/{issue_number}").param("issue_number", 42);

  return [
    {
      title: "Chain: a query",
      built: github.route("GET /orgs/{org}/repos").params({ org: "octokit", type: "private", per_page: 5 }).build(),
    },
    {
      title: "build: a query that needs encoding",
      built: github.build("GET /search/issues", { q: 'repo:octokit/endpoint.js "50% off" +café' }),
    },
    {
      title: "Function: a JSON body, the repository out of the defaults",
      built: call("POST /repos/{owner}/{repo}/issues", { title: "Found a bug", labels: ["bug", "p1"] }),
    },
    {
      title: "Chain: PATCH, one branch of two",
      built: issue.param("state", "closed").build(),
    },
    {
      title: "build: raw text as the body",
      built: github.build(
        "POST /markdown/raw",
        {},
        {
          data: "Hello **world**, ¡olé!",
          headers: { accept: "text/html", "content-type": "text/plain; charset=utf-8" },
        },
      ),
    },
    {
      title: "Chain: bytes to the upload host, the query named in the route",
      built: uploader
        .route("POST /repos/{owner}/{repo}/releases/{release_id}/assets{?name,label}")
        .params({ release_id: 1, name: "a picture.png", label: "screenshot" })
        .header("content-type", "image/png")
        .data(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0xff))
        .build(),
    },
    {
      title: "Function: a format, and a path with slashes",
      built: call("GET /repos/{owner}/{repo}/contents/{path}", {
        path: segments("docs/read me.md"),
        mediaType: { format: "raw" },
      }),
    },
    {
      title: "Chain: two previews, and a header of the defaults taken away",
      built: repository
        .route("GET /repos/{owner}/{repo}/topics")
        .previews(["mercy", "symmetra"])
        .header("authorization", null)
        .build(),
    },
    {
      title: "build: DELETE without a body",
      built: repository.build("DELETE /repos/{owner}/{repo}/issues/{issue_number}/lock", { issue_number: 42 }),
    },
  ];
}
