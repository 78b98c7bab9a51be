import assert from "node:assert/strict";
import { test } from "node:test";

import { GitHubEnterprise } from "./github-enterprise.js";

const HOST = "github.example.com";
const FILE = new File(["bytes"], "a b.txt", { type: "text/plain" });
const github = GitHubEnterprise.at(HOST, "secret");

test("sends requests to the server, with the media types of GitHub", () => {
  const { url, headers } = github.repository("octo", "app").build();

  assert.equal(url, "https://github.example.com/api/v3/repos/octo/app");
  assert.equal(headers["accept"], "application/vnd.github.v3+json");
  assert.equal(headers["authorization"], "token secret");
  assert.match(headers["user-agent"] ?? "", /^github-endpoint\.js\/\d/);
});

test("supports formats and previews", () => {
  const file = github.file("octo", "app", "docs/index.md");

  assert.equal(file.build().url, "https://github.example.com/api/v3/repos/octo/app/contents/docs/index.md");
  assert.equal(file.format("raw").build().headers["accept"], "application/vnd.github.v3.raw");
  assert.equal(file.preview("mercy").build().headers["accept"], "application/vnd.github.mercy-preview+json");
});

test("a call cannot choose the host", () => {
  const isVariable = { code: "ERR_INVALID_OPTION", names: ["host"] };
  const evil: object = { host: "evil.example" };
  assert.throws(() => github.build("GET /user", evil), isVariable);
  // In a chain, and in three arguments, it is a parameter like any other.
  const { origin, search } = new URL(github.repository("octo", "app").params(evil).build().url);
  assert.deepEqual([origin, search], [new URL(github.build("GET /user").url).origin, "?host=evil.example"]);
});

test("the same class works for another server", () => {
  const other = github.withDefaults({ host: "git.example.org" });
  assert.ok(other instanceof GitHubEnterprise);
  assert.equal(other.build("GET /user").url, "https://git.example.org/api/v3/user");
  const { url } = github.withDefaults({ host: "localhost:8443" }).upload("octo", "app", 7, FILE).build();
  assert.equal(url, "https://localhost:8443/api/uploads/repos/octo/app/releases/7/assets?name=a%20b.txt");
});

test("allows routes that are not in the document of GitHub", () => {
  assert.equal(github.build("GET /setup/api/settings").url, "https://github.example.com/api/v3/setup/api/settings");
});

test("mistakes do not compile", () => {
  // @ts-expect-error -- A server has a host.
  assert.throws(() => new GitHubEnterprise({}).build("GET /user"), { code: "ERR_INVALID_OPTION" });
  // @ts-expect-error -- A visibility is one of three.
  github.build("GET /user/repos", { visibility: "secret" });
});

test("uploads a file to another path", () => {
  const { method, url, headers, body } = github.upload("octo", "app", 7, FILE).build();

  assert.equal(method, "post");
  assert.equal(url, "https://github.example.com/api/uploads/repos/octo/app/releases/7/assets?name=a%20b.txt");
  assert.equal(headers["content-type"], "text/plain");
  assert.equal(headers["authorization"], "token secret");
  assert.equal(body, FILE);
});
