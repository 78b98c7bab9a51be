import assert from "node:assert/strict";
import { test } from "node:test";

import { Endpoint } from "fluent-endpoint";

import { startServer } from "../quickstart/server.mjs";
import { type Repository, repositoriesOf } from "./repositories.js";

const NAMES = ["octokit/endpoint.js", "octokit/request.js", "octokit/rest.js", "octokit/auth.js", "octokit/types.ts"];

/** A server with five repositories, which answers with the page that it is asked for. */
async function startGitHub() {
  const all = NAMES.map((full_name): Repository => ({ full_name, private: false }));
  const server = await startServer(({ target }) => {
    const { pathname, searchParams } = new URL(target, "http://localhost");
    const [page, size] = [Number(searchParams.get("page")), Number(searchParams.get("per_page"))];
    return pathname === "/orgs/octokit/repos" ? all.slice((page - 1) * size, page * size) : undefined;
  });
  return { ...server, github: new Endpoint({ baseUrl: server.origin }) };
}

test("lists the repositories page by page", async (t) => {
  const { github, received, stop } = await startGitHub();
  t.after(stop);
  const names: string[] = [];

  for await (const { full_name } of repositoriesOf(github, "octokit", 2)) names.push(full_name);

  assert.deepEqual(names, NAMES);
  assert.deepEqual(
    received.map(({ method, target }) => `${method} ${target}`),
    [1, 2, 3].map((page) => `GET /orgs/octokit/repos?type=public&per_page=2&page=${page}`),
  );
});

test("does not fetch pages that are not read", async (t) => {
  const { github, received, stop } = await startGitHub();
  t.after(stop);

  for await (const { full_name } of repositoriesOf(github, "octokit", 2)) {
    if (full_name === "octokit/request.js") break;
  }

  assert.equal(received.length, 1);
});

test("reports an error status of the server", async (t) => {
  const { github, stop } = await startGitHub();
  t.after(stop);

  await assert.rejects(repositoriesOf(github, "no-such-org").next(), /404 for .*\/orgs\/no-such-org\/repos/);
});

test("rejects a name that would change the path", async (t) => {
  const { github, received, stop } = await startGitHub();
  t.after(stop);

  await assert.rejects(repositoriesOf(github, "..").next(), { code: "ERR_UNSAFE_PATH", names: ["org"] });
  assert.equal(received.length, 0);
});
