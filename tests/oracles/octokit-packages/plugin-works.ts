/* eslint-disable @typescript-eslint/explicit-module-boundary-types -- the lists have the types of their functions */
import type { Core } from "./packages.js";
import type { Work } from "./work.js";

const repository = { owner: "octokit", repo: "rest.js" };
const ISSUES = "GET /repos/{owner}/{repo}/issues";
const next = { link: '<https://api.github.com/repositories/1/issues?labels=a%2Cb&page=2>; rel="next"' };

export const OF_CORE: Work[] = [
  ["request", ({ octokit }) => octokit().request("GET /user")],
  ["graphql", ({ octokit }) => octokit().graphql("{ a }")],
  [
    "options",
    ({ Octokit, recorder: { fetch } }) =>
      new Octokit({
        userAgent: "a/1",
        timeZone: "Europe/Vienna",
        previews: ["mercy"],
        baseUrl: "https://ghe.example/api/v3",
        request: { fetch },
      }).request("GET /user"),
    "E2",
    { previews: ["mercy"] },
  ],
  [
    "defaults of the class",
    ({ Octokit, recorder: { fetch } }) =>
      new (Octokit.defaults({ auth: "a", request: { fetch } }))({}).request("GET /user"),
  ],
  [
    "hooks",
    async ({ octokit, log }) => {
      const core = octokit();
      core.hook.before("request", (options: Record<string, object>) => {
        options["headers"] = { ...options["headers"], "x-hook": "1" };
      });
      core.hook.wrap("request", (send: typeof core.request, options: object) => send({ ...options, page: 2 }));
      core.hook.after("request", (_: unknown, options: { url: string }) => void log.push(options.url));
      return core.request("GET /orgs/{org}", { org: "a" });
    },
  ],
  [
    "an error",
    ({ octokit, recorder, log }) => {
      const core = octokit();
      core.hook.error("request", (error: { request: { url: string } }) => {
        log.push(error.request.url);
        throw error;
      });
      recorder.answers.push({ status: 404, body: { message: "Not Found" } });
      return core.request("GET /orgs/{org}", { org: "a" });
    },
  ],
];

export const OF_PLUGINS: Work[] = [
  [
    "paginate-rest: a route",
    ({ octokit, paginateRest, recorder }) => {
      recorder.answers.push({ headers: next, body: [1] }, { body: [2] });
      return octokit(paginateRest).paginate(ISSUES, { ...repository, per_page: 1, mediaType: { format: "raw" } });
    },
  ],
  [
    "paginate-rest: compose",
    ({ octokit, composePaginateRest, recorder }) => {
      recorder.answers.push({ headers: next, body: [1] }, { body: [2] });
      return composePaginateRest(octokit(), ISSUES, repository);
    },
  ],
  [
    "paginate-graphql",
    ({ octokit, paginateGraphQL, recorder }) => {
      const page = (endCursor: string, hasNextPage: boolean) => ({
        body: { data: { a: { nodes: [endCursor], pageInfo: { endCursor, hasNextPage } } } },
      });
      recorder.answers.push(page("x", true), page("y", false));
      return octokit(paginateGraphQL).graphql.paginate("query ($cursor: String) { a }");
    },
  ],
  ["request-log", ({ octokit, requestLog }) => octokit(requestLog).request(ISSUES, { ...repository, page: 2 })],
  [
    "request-log: an error",
    ({ octokit, requestLog, recorder }) => {
      recorder.answers.push({ status: 404, body: {} });
      return octokit(requestLog).request("/user");
    },
  ],
  [
    "rest-endpoint-methods",
    ({ octokit, restEndpointMethods }) => octokit(restEndpointMethods).rest["repos"]!["get"]!(repository),
  ],
  [
    "rest-endpoint-methods: the endpoint of a method",
    ({ octokit, restEndpointMethods }) => octokit(restEndpointMethods).rest["repos"]!["get"]!.endpoint(repository),
  ],
  [
    "rest-endpoint-methods: legacy",
    ({ octokit, legacyRestEndpointMethods }) =>
      (octokit(legacyRestEndpointMethods) as unknown as Core["rest"])["repos"]!["get"]!(repository),
  ],
  [
    "retry",
    ({ octokit, retry, recorder }) => {
      recorder.answers.push({ status: 500, body: {} }, { status: 503, body: {} });
      return octokit(retry).request(ISSUES, { ...repository, labels: "a", request: { retries: 2 } });
    },
  ],
  [
    "retry: to no avail",
    ({ octokit, retry, recorder }) => {
      recorder.answers.push({ status: 500, body: {} }, { status: 500, body: { message: "again" } });
      return octokit(retry).request("POST /user/repos", { name: "a", request: { retries: 1 } });
    },
  ],
  [
    "throttling",
    ({ octokit, throttling, recorder }) => {
      const headers = { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1" };
      recorder.answers.push({ status: 403, headers, body: { message: "rate limit" } });
      return octokit(throttling).request("GET /search/code", { q: "a b" });
    },
  ],
  [
    "throttling: a secondary limit",
    ({ octokit, throttling, recorder }) => {
      recorder.answers.push({
        status: 403,
        headers: { "retry-after": "0" },
        body: { message: "secondary rate limit" },
      });
      return octokit(throttling).request("PATCH /user", { bio: "a" });
    },
  ],
  [
    "create-or-update-text-file",
    ({ octokit, createOrUpdateTextFile, recorder }) => {
      recorder.answers.push({ body: { type: "file", sha: "1", content: Buffer.from("a").toString("base64") } });
      const file = { ...repository, path: "a/b c.txt", message: "b", content: "b", branch: "main" };
      return octokit(createOrUpdateTextFile).createOrUpdateTextFile(file);
    },
  ],
  [
    "create-or-update-text-file: a new file",
    ({ octokit, createOrUpdateTextFile, recorder }) => {
      recorder.answers.push({ status: 404, body: { message: "Not Found" } });
      const file = { ...repository, path: "a.txt", message: "a", content: () => "a" };
      return octokit(createOrUpdateTextFile).createOrUpdateTextFile(file);
    },
  ],
];
