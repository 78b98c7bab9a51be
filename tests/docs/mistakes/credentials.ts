import { mistake, type MistakeGroup } from "./mistake.js";

export const CREDENTIALS: MistakeGroup = {
  title: "Credentials and hosts",
  mistakes: [
    mistake(
      'new Endpoint({ baseUrl: process.env["SHOP_API"], headers: { authorization } })',
      "GET https://shop.example/user, authorization: Bearer secret",
      'new Endpoint({ baseUrl: process.env["SHOP_API"] ?? "https://shop.example", headers: { authorization } }).build("GET /user")',
    ),
    mistake(
      'new Endpoint({ auth: "secret" })',
      "GET https://api.github.com/user, authorization: Bearer secret",
      'new Endpoint({ headers: { authorization } }).build("GET /user")',
    ),
    mistake(
      'new Endpoint({ token: "secret" })',
      "GET https://api.github.com/user, authorization: Bearer secret",
      'new Endpoint({ headers: { authorization } }).build("GET /user")',
    ),
    mistake(
      "new Endpoint({ authorization })",
      "GET https://api.github.com/user, authorization: Bearer secret",
      'new Endpoint({ headers: { authorization } }).build("GET /user")',
    ),
    mistake(
      "new Endpoint({ Headers: { authorization } })",
      "GET https://api.github.com/user, authorization: Bearer secret",
      'new Endpoint({ headers: { authorization } }).build("GET /user")',
    ),
    mistake(
      'endpoint("GET /user", { headers: { authorization: `Bearer ${token}` } })',
      "GET https://api.github.com/user",
      'endpoint("GET /user", { headers: token ? { authorization: `Bearer ${token}` } : {} })',
    ),
    mistake(
      'endpoint("GET /user", { auth: { username: "octocat", password: "secret" } })',
      "GET https://api.github.com/user, authorization: Bearer secret",
      'endpoint("GET /user", { headers: { authorization } })',
    ),
    mistake(
      'new Endpoint({ base_url: "https://ghe.example/api/v3" })',
      "GET https://ghe.example/api/v3/user",
      'new Endpoint({ baseUrl: "https://ghe.example/api/v3" }).build("GET /user")',
    ),
    mistake(
      'endpoint("GET /user", { baseURL: "https://ghe.example/api/v3" })',
      "GET https://ghe.example/api/v3/user",
      'endpoint("GET /user", { baseUrl: "https://ghe.example/api/v3" })',
    ),
    mistake(
      'new Endpoint({ baseUrl: "" })',
      "GET https://ghe.example/api/v3/user",
      'new Endpoint({ baseUrl: "https://ghe.example/api/v3" }).build("GET /user")',
    ),
    mistake(
      'new Endpoint({ baseUrl: "ghe.example/api/v3" })',
      "GET https://ghe.example/api/v3/user",
      'new Endpoint({ baseUrl: "https://ghe.example/api/v3" }).build("GET /user")',
    ),
    mistake(
      'new Endpoint({ baseUrl: new URL("https://ghe.example/api/v3") })',
      "GET https://ghe.example/api/v3/user",
      'new Endpoint({ baseUrl: new URL("https://ghe.example/api/v3").href }).build("GET /user")',
    ),
    {
      write: 'endpoint("GET https://{host}/status", { host: "evil.example" })',
      instead: [
        {
          code: 'endpoint("GET /status", { baseUrl: "https://status.example.com" })',
          request: "GET https://status.example.com/status",
          isOfAnotherApi: true,
        },
      ],
    },
    mistake(
      'endpoint("GET /repos/{owner}/{repo}/issues", { owner: "..", repo: "rest.js" })',
      "GET https://api.github.com/repos/octokit/rest.js/issues",
      'endpoint("GET /repos/{owner}/{repo}/issues", { owner: "octokit", repo: "rest.js" })',
    ),
    {
      write: 'endpoint("GET /repos/octokit/rest.js/contents/{+path}", { path: "docs/../../secrets" })',
      instead: [
        {
          code: 'endpoint("GET /repos/{owner}/{repo}/contents/{path}", { owner: "octokit", repo: "rest.js", path: "docs/secrets" })',
          request: "GET https://api.github.com/repos/octokit/rest.js/contents/docs%2Fsecrets",
        },
        {
          code: 'endpoint("GET /repos/octokit/rest.js/contents/{+path}", { path: "docs/secrets" })',
          request: "GET https://api.github.com/repos/octokit/rest.js/contents/docs/secrets",
          isOfAnotherApi: true,
        },
      ],
    },
    {
      write: 'endpoint("GET /repos/octokit/rest.js/contents/{path}", { path: segments("docs/../../secrets") })',
      instead: [
        {
          code: 'endpoint("GET /repos/{owner}/{repo}/contents/{path}", { owner: "octokit", repo: "rest.js", path: segments("docs/secrets") })',
          request: "GET https://api.github.com/repos/octokit/rest.js/contents/docs/secrets",
        },
        {
          code: 'endpoint("GET /repos/octokit/rest.js/contents/{path}", { path: segments("docs/secrets") })',
          request: "GET https://api.github.com/repos/octokit/rest.js/contents/docs/secrets",
          isOfAnotherApi: true,
        },
      ],
    },
    {
      write: 'endpoint("GET /repos/octokit/rest.js/contents/{path}", { path: segments("docs//index.md") })',
      instead: [
        {
          code: 'endpoint("GET /repos/{owner}/{repo}/contents/{path}", { owner: "octokit", repo: "rest.js", path: segments("docs/index.md") })',
          request: "GET https://api.github.com/repos/octokit/rest.js/contents/docs/index.md",
        },
        {
          code: 'endpoint("GET /repos/octokit/rest.js/contents/{path}", { path: segments("docs/index.md") })',
          request: "GET https://api.github.com/repos/octokit/rest.js/contents/docs/index.md",
          isOfAnotherApi: true,
        },
      ],
    },
    mistake(
      'github.follow("https://evil.example/user?page=2")',
      "GET https://api.github.com/user?page=2",
      'github.follow("https://api.github.com/user?page=2")',
    ),
    mistake(
      'github.route("GET /users/{username}").params({ username: "octocat", ...body }).build()',
      "GET https://api.github.com/users/octocat",
      'github.route("GET /users/{username}").params(body).param("username", "octocat").build()',
    ),
  ],
};
