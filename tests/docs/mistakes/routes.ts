import { mistake, type MistakeGroup } from "./mistake.js";

export const ROUTES: MistakeGroup = {
  title: "Routes",
  mistakes: [
    mistake('endpoint("GET", "/user")', "GET https://api.github.com/user", 'endpoint("GET /user")'),
    mistake('endpoint("GET")', "GET https://api.github.com/user", 'endpoint("GET /user")'),
    mistake(
      'endpoint("GET/orgs/{org}", { org: "octokit" })',
      "GET https://api.github.com/orgs/octokit",
      'endpoint("GET /orgs/{org}", { org: "octokit" })',
    ),
    mistake('endpoint("GET /user now")', "GET https://api.github.com/user", 'endpoint("GET /user")'),
    mistake('endpoint("GTE /user")', "GET https://api.github.com/user", 'endpoint("GET /user")'),
    mistake(
      'endpoint("PURGE /cache")',
      "PURGE https://shop.example/cache, accept: application/json",
      'Endpoint.for({ name: "shop", baseUrl: "https://shop.example", methods: { PURGE: { body: false } } }).build("PURGE /cache")',
    ),
    mistake(
      'endpoint("GET /repos/{owner", { owner: "octokit" })',
      "GET https://api.github.com/repos/octokit/rest.js",
      'endpoint("GET /repos/{owner}/{repo}", { owner: "octokit", repo: "rest.js" })',
    ),
    mistake(
      'endpoint("GET /repos/{owner}/{repo", {})',
      "GET https://api.github.com/repos/octokit/rest.js",
      'endpoint("GET /repos/{owner}/{repo}", { owner: "octokit", repo: "rest.js" })',
    ),
    mistake(
      'endpoint("GET /users/${username}", { username: "octocat" })',
      "GET https://api.github.com/users/octocat",
      'endpoint("GET /users/{username}", { username: "octocat" })',
    ),
    mistake(
      'endpoint("GET /users/:username", { username: "octocat" })',
      "GET https://api.github.com/users/octocat",
      'endpoint("GET /users/{username}", { username: "octocat" })',
    ),
    mistake(
      'endpoint("GET /orgs/{org}/repoz", { org: "octokit" })',
      "GET https://api.github.com/orgs/octokit/repos",
      'endpoint("GET /orgs/{org}/repos", { org: "octokit" })',
    ),
    mistake(
      'endpoint("GET /orgs/octokit/repos")',
      "GET https://api.github.com/orgs/octokit/repos",
      'endpoint("GET /orgs/{org}/repos", { org: "octokit" })',
    ),
    mistake(
      'endpoint("PATCH /orgs/{org}/repos", { org: "octokit" })',
      "GET https://api.github.com/orgs/octokit/repos",
      'endpoint("GET /orgs/{org}/repos", { org: "octokit" })',
    ),
    mistake(
      'endpoint("GET /search/code?q=octokit")',
      "GET https://api.github.com/search/code?q=octokit",
      'endpoint("GET /search/code", { q: "octokit" })',
    ),
    mistake(
      'endpoint("GET https://api.github.com/user")',
      "GET https://api.github.com/user",
      'endpoint("GET /user", { baseUrl: "https://api.github.com" })',
    ),
    mistake(
      'endpoint("POST https://uploads.github.com/repos/{owner}/{repo}/releases/{release_id}/assets{?name}", { owner: "octokit", repo: "rest.js", release_id: 1, name: "a.txt", data: "text" })',
      'POST https://uploads.github.com/repos/octokit/rest.js/releases/1/assets?name=a.txt, body: "text"',
      'endpoint("POST /repos/{owner}/{repo}/releases/{release_id}/assets{?name}", { owner: "octokit", repo: "rest.js", release_id: 1, name: "a.txt", data: "text", baseUrl: "https://uploads.github.com" })',
    ),
    {
      write: 'endpoint("GET /user", { url: "/users/octocat" })',
      instead: [
        {
          code: 'endpoint("GET /users/{username}", { username: "octocat" })',
          request: "GET https://api.github.com/users/octocat",
        },
        {
          code: 'github.route("GET /user").param("url", "/users/octocat").build()',
          request: "GET https://api.github.com/user?url=%2Fusers%2Foctocat",
          isOfAnotherApi: true,
        },
      ],
    },
    mistake('endpoint({ method: "GET" })', "GET https://api.github.com/user", 'endpoint("GET /user")'),
    mistake(
      'new Endpoint({ method: ["GET"], url: 5 })',
      "GET https://api.github.com/user",
      'new Endpoint().withDefaults({ method: "GET", url: "/user" }).build()',
    ),
  ],
};
