// Builds the app, starts it, and counts the requests that GitHub gets.
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { after, before, beforeEach, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const NEXT = createRequire(import.meta.url).resolve("next/dist/bin/next");

/** @type {string[]} */
const received = [];
let names = ["octokit/rest.js"];

/** Stands in for GitHub. */
const upstream = createServer(({ method, url }, response) => {
  received.push(`${method} ${url}`);
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(names.map((full_name) => ({ full_name }))));
});

/** @type {import("node:child_process").ChildProcess} */
let app;
/** The address of the app. */
let origin = "";

before(async () => {
  upstream.listen(0, "127.0.0.1");
  await once(upstream, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (upstream.address());
  const env = { ...process.env, GITHUB_URL: `http://127.0.0.1:${port}`, NEXT_TELEMETRY_DISABLED: "1" };
  const cwd = fileURLToPath(new URL("./", import.meta.url));
  await promisify(execFile)(process.execPath, [NEXT, "build"], { cwd, env });

  app = spawn(process.execPath, [NEXT, "start", "--hostname", "127.0.0.1", "--port", "0"], { cwd, env });
  for await (const chunk of app.stdout ?? []) {
    origin = /http:\/\/127\.0\.0\.1:\d+/.exec(String(chunk))?.[0] ?? origin;
    if (/Ready/.test(String(chunk))) break;
  }
});

beforeEach(() => {
  received.length = 0;
});

after(() => {
  app?.kill();
  upstream.closeAllConnections();
  upstream.close();
});

/** The list on the page. */
async function list() {
  const page = await (await fetch(`${origin}/?org=octokit`)).text();
  return [...page.matchAll(/<li>(.*?)<\/li>/g)].map(([, name]) => name);
}

test("two requests to the page are one request to GitHub, until the tag is revalidated", async (context) => {
  assert.deepEqual(await list(), ["octokit/rest.js"]);
  names = ["octokit/rest.js", "octokit/core.js"];
  assert.deepEqual(await list(), ["octokit/rest.js"]);
  assert.deepEqual(received, ["GET /orgs/octokit/repos"]);

  const refreshed = await fetch(`${origin}/refresh`, { method: "POST" });
  assert.deepEqual(await refreshed.json(), { refreshed: "GET /orgs/{org}/repos" });
  const refetched = await list();
  assert.deepEqual(refetched, ["octokit/rest.js", "octokit/core.js"]);
  assert.deepEqual(received, ["GET /orgs/octokit/repos", "GET /orgs/octokit/repos"]);
  context.diagnostic(`the page shows ${refetched.join(", ")}`);
});

test("toRequest loses tags and revalidation: each request to the app is one to GitHub", async () => {
  for (let count = 1; count <= 2; count++) {
    const response = await fetch(`${origin}/with-request`);
    assert.equal(response.status, 200);
    assert.equal(received.length, count);
  }
});
