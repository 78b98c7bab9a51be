import { mistake, type MistakeGroup } from "./mistake.js";

export const PARAMETERS: MistakeGroup = {
  title: "Parameters",
  mistakes: [
    mistake(
      'endpoint("GET /repos/{owner}/{repo}/issues", {})',
      "GET https://api.github.com/repos/octokit/rest.js/issues",
      'endpoint("GET /repos/{owner}/{repo}/issues", { owner: "octokit", repo: "rest.js" })',
      'endpoint.defaults({ owner: "octokit", repo: "rest.js" })("GET /repos/{owner}/{repo}/issues")',
    ),
    mistake(
      'endpoint("GET /repos/{owner}/{repo}", { owner: "octokit", repos: "rest.js" })',
      "GET https://api.github.com/repos/octokit/rest.js",
      'endpoint("GET /repos/{owner}/{repo}", { owner: "octokit", repo: "rest.js" })',
    ),
    mistake(
      'endpoint("GET /repos/{owner}/{repo}", { owner: "octokit", repo: undefined })',
      "GET https://api.github.com/repos/octokit/rest.js",
      'endpoint("GET /repos/{owner}/{repo}", { owner: "octokit", repo: "rest.js" })',
    ),
    mistake(
      'endpoint("DELETE /repos/{owner}/{repo}", { owner: "octokit", repo: "" })',
      "DELETE https://api.github.com/repos/octokit/rest.js",
      'endpoint("DELETE /repos/{owner}/{repo}", { owner: "octokit", repo: "rest.js" })',
    ),
    {
      write: 'endpoint("GET /search/code{?q}{&page}", { page: 2 })',
      instead: [
        {
          code: 'endpoint("GET /search/code{?q,page}", { page: 2 })',
          request: "GET https://api.github.com/search/code?page=2",
          isOfAnotherApi: true,
        },
      ],
    },
    {
      write: 'endpoint("GET /users/{id}?token=secret", {})',
      instead: [
        {
          code: 'endpoint("GET /users/{id}?token=secret", { id: "octocat" })',
          request: "GET https://api.github.com/users/octocat?token=secret",
          isOfAnotherApi: true,
        },
      ],
    },
    {
      write: 'endpoint("GET /orgs/{org}/repos", { org: ["octokit"] })',
      instead: [
        {
          code: 'endpoint("GET /orgs/{org}/repos", { org: "octokit" })',
          request: "GET https://api.github.com/orgs/octokit/repos",
        },
        {
          code: 'endpoint("GET /orgs/{org*}/repos", { org: ["octokit"] })',
          request: "GET https://api.github.com/orgs/octokit/repos",
          isOfAnotherApi: true,
        },
      ],
    },
    {
      write: 'endpoint("GET /orgs/{org}/repos", { org: { login: "octokit" } })',
      instead: [
        {
          code: 'endpoint("GET /orgs/{org}/repos", { org: "octokit" })',
          request: "GET https://api.github.com/orgs/octokit/repos",
        },
        {
          code: 'endpoint("GET /orgs/{org*}/repos", { org: { login: "octokit" } })',
          request: "GET https://api.github.com/orgs/login=octokit/repos",
          isOfAnotherApi: true,
        },
      ],
    },
    mistake(
      'endpoint("GET /orgs/{org}/repos", { org: "octokit", page: NaN })',
      "GET https://api.github.com/orgs/octokit/repos?page=2",
      'endpoint("GET /orgs/{org}/repos", { org: "octokit", page: 2 })',
    ),
    mistake(
      'endpoint("GET /orgs/{org}/repos", { org: "octokit", type: "privat" })',
      "GET https://api.github.com/orgs/octokit/repos?type=private",
      'endpoint("GET /orgs/{org}/repos", { org: "octokit", type: "private" })',
    ),
    {
      write: 'endpoint("GET /search", { filter: { state: "open" } })',
      instead: [
        {
          code: 'github.withPolicy({ objects: "brackets" }).build("GET /search", { filter: { state: "open" } })',
          request: "GET https://api.github.com/search?filter%5Bstate%5D=open",
          isOfAnotherApi: true,
        },
      ],
    },
    mistake(
      'endpoint("GET /user/issues", new Map([["state", "open"]]))',
      "GET https://api.github.com/user/issues?state=open",
      'endpoint("GET /user/issues", { state: "open" })',
      'endpoint("GET /user/issues", Object.fromEntries(options))',
    ),
    {
      write: 'endpoint("POST /user/repos", { data: { name: "octo" }, private: true })',
      instead: [
        {
          code: 'endpoint("POST /user/repos", { data: { name: "octo", private: true } })',
          request: 'POST https://api.github.com/user/repos, body: {"name":"octo","private":true}',
        },
        {
          code: 'endpoint("POST /user/repos", { name: "octo", private: true })',
          request: 'POST https://api.github.com/user/repos, body: {"name":"octo","private":true}',
        },
        {
          code: 'endpoint("POST /user/repos{?private}", { data: { name: "octo" }, private: true })',
          request: 'POST https://api.github.com/user/repos?private=true, body: {"name":"octo"}',
          isOfAnotherApi: true,
        },
        {
          code: 'github.route("POST /user/repos").param("data", { name: "octo" }).param("private", true).build()',
          request: 'POST https://api.github.com/user/repos, body: {"data":{"name":"octo"},"private":true}',
          isOfAnotherApi: true,
        },
      ],
    },
    mistake(
      'endpoint("POST /user/repos", JSON.stringify({ name: "octo" }))',
      'POST https://api.github.com/user/repos, body: {"name":"octo"}',
      'endpoint("POST /user/repos", { name: "octo" })',
    ),
    {
      write: 'endpoint("GET /user", { data: "octo" })',
      instead: [
        {
          code: 'github.route("GET /user").param("data", "octo").build()',
          request: "GET https://api.github.com/user?data=octo",
          isOfAnotherApi: true,
        },
      ],
    },
    mistake(
      'github.route("GET /orgs/{org}/repos", { org: "octokit" }).build()',
      "GET https://api.github.com/orgs/octokit/repos",
      'github.route("GET /orgs/{org}/repos").params({ org: "octokit" }).build()',
    ),
    mistake(
      'github.route("GET /orgs/{org}/repos").param({ org: "octokit" }).build()',
      "GET https://api.github.com/orgs/octokit/repos",
      'github.route("GET /orgs/{org}/repos").param("org", "octokit").build()',
      'github.route("GET /orgs/{org}/repos").params({ org: "octokit" }).build()',
    ),
    mistake(
      'github.route("GET /orgs/{org}/repos").build()',
      "GET https://api.github.com/orgs/octokit/repos",
      'github.route("GET /orgs/{org}/repos").param("org", "octokit").build()',
    ),
  ],
};

export const OTHER_CLIENTS: MistakeGroup = {
  title: "Options of other clients",
  mistakes: [
    mistake(
      'endpoint("GET /user/issues", { params: { state: "open" } })',
      "GET https://api.github.com/user/issues?state=open",
      'endpoint("GET /user/issues", { state: "open" })',
    ),
    mistake(
      'endpoint("GET /user/issues", { query: { state: "open" } })',
      "GET https://api.github.com/user/issues?state=open",
      'endpoint("GET /user/issues", { state: "open" })',
    ),
    mistake(
      'endpoint("GET /user/issues", { qs: { state: "open" } })',
      "GET https://api.github.com/user/issues?state=open",
      'endpoint("GET /user/issues", { state: "open" })',
    ),
    mistake(
      'endpoint("GET /user/issues", { searchParams: { state: "open" } })',
      "GET https://api.github.com/user/issues?state=open",
      'endpoint("GET /user/issues", { state: "open" })',
    ),
    mistake(
      'endpoint("GET /user/issues", { searchParams: new URLSearchParams("state=open") })',
      "GET https://api.github.com/user/issues?state=open",
      'endpoint("GET /user/issues", { state: "open" })',
    ),
    mistake(
      'endpoint("POST /user/repos", { body: { name: "octo" } })',
      'POST https://api.github.com/user/repos, body: {"name":"octo"}',
      'endpoint("POST /user/repos", { name: "octo" })',
    ),
    mistake(
      'endpoint("POST /user/repos", { json: { name: "octo" } })',
      'POST https://api.github.com/user/repos, body: {"name":"octo"}',
      'endpoint("POST /user/repos", { name: "octo" })',
    ),
    mistake(
      'endpoint("GET /user", { header: { accept: "text/plain" } })',
      "GET https://api.github.com/user, accept: text/plain",
      'endpoint("GET /user", { headers: { accept: "text/plain" } })',
    ),
    mistake(
      'endpoint("GET /user", { timeout: 5000 })',
      "GET https://api.github.com/user, request.timeout",
      'endpoint("GET /user", { request: { timeout } })',
      'github.route("GET /user").timeout(5000).build()',
    ),
    mistake(
      'endpoint("GET /user", { signal })',
      "GET https://api.github.com/user, request.signal",
      'endpoint("GET /user", { request: { signal } })',
      'github.route("GET /user").signal(signal).build()',
    ),
  ],
};
