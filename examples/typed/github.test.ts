import assert from "node:assert/strict";
import { test } from "node:test";

import { startServer } from "../quickstart/server.mjs";
import { GitHub, send } from "./github.js";

/** A server in GitHub's place, with one open issue; an issue that is made gets the next number. */
async function startGitHub() {
  const server = await startServer(({ method, target, body }) => {
    const { pathname } = new URL(target, "http://localhost");
    if (pathname === "/markdown/raw") return `<p>${body.toString()}</p>`;
    if (pathname !== "/repos/octokit/rest.js/issues") return undefined;
    if (method === "GET") return [{ number: 1, title: "First" }];
    return { number: 2, ...(JSON.parse(body.toString()) as object) };
  });
  return { ...server, github: new GitHub({ baseUrl: server.origin }) };
}

test("a call has the type of its response", async (t) => {
  const { github, received, stop } = await startGitHub();
  t.after(stop);

  const issues = await github.request("GET /repos/{owner}/{repo}/issues", {
    owner: "octokit",
    repo: "rest.js",
    state: "open",
  });

  // `number` and `title` are those of the document: a misspelt one would not compile.
  assert.deepEqual(
    issues.map(({ number, title }) => `#${number} ${title}`),
    ["#1 First"],
  );
  assert.equal(received[0]?.target, "/repos/octokit/rest.js/issues?state=open");
});

test("each member of a body is typed", async (t) => {
  const { github, received, stop } = await startGitHub();
  t.after(stop);

  const made = await github.request("POST /repos/{owner}/{repo}/issues", {
    owner: "octokit",
    repo: "rest.js",
    title: "Second",
    labels: ["bug"],
  });

  assert.deepEqual([made.number, made.title], [2, "Second"]);
  assert.deepEqual(JSON.parse(received[0]?.body.toString() ?? ""), { title: "Second", labels: ["bug"] });
});

test("a chain passes the type of the response to the function that sends it", async (t) => {
  const { github, received, stop } = await startGitHub();
  t.after(stop);

  const issues = await github.issues("octokit", "rest.js").param("per_page", 5).to(send);

  assert.equal(issues[0]?.title, "First");
  assert.equal(received[0]?.target, "/repos/octokit/rest.js/issues?per_page=5");
});

test("a text can be the body", async (t) => {
  const { github, received, stop } = await startGitHub();
  t.after(stop);

  const html = await github.request("POST /markdown/raw", { data: "Hello", headers: { "content-type": "text/plain" } });

  assert.equal(html, "<p>Hello</p>");
  assert.equal(received[0]?.body.toString(), "Hello");
});

test("calls may omit default parameters", async (t) => {
  const { github, received, stop } = await startGitHub();
  t.after(stop);

  const restJs = github.withDefaults({ owner: "octokit", repo: "rest.js" });
  const issues = await restJs.route("GET /repos/{owner}/{repo}/issues").to(send);

  assert.equal(issues.length, 1);
  assert.equal(received[0]?.target, "/repos/octokit/rest.js/issues");
});

test("mistakes do not compile, and throw errors at run time", () => {
  const github = new GitHub();

  // @ts-expect-error -- 'UnknownPath<"/repos/{owner}/{repo}/isues">'
  github.build("GET /repos/{owner}/{repo}/isues", { owner: "octokit", repo: "rest.js" });
  // @ts-expect-error -- "opened" is no state of an issue
  github.issues("octokit", "rest.js").param("state", "opened");
  assert.throws(
    // @ts-expect-error -- 'MissingParameter<"repo", "pass it, or use withDefaults()">'
    () => github.build("GET /repos/{owner}/{repo}", { owner: "octokit" }),
    { code: "ERR_MISSING_PARAMETER", names: ["repo"] },
  );
});
