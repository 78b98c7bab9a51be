import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { after, before, beforeEach, test } from "node:test";

import { Endpoint } from "fluent-endpoint";
import { register } from "prom-client";

import { app } from "./app.js";
import { send } from "./metrics.js";

/** Stands in for GitHub. */
const upstream = createServer(({ url }, response) => {
  response.writeHead(url?.startsWith("/repos/octokit/missing") ? 404 : 200).end("{}");
});

/** Starts a server; its address. */
async function listen(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  assert.ok(address && typeof address === "object");
  return `http://127.0.0.1:${address.port}`;
}

let baseUrl: string;
let metrics: string;
let github: Endpoint;

before(async () => {
  [baseUrl, metrics] = await Promise.all([listen(upstream), listen(app)]);
  github = new Endpoint({ baseUrl }).withPolicy({ route: "keep" });
});

beforeEach(() => {
  register.resetMetrics();
});

after(() => {
  for (const server of [upstream, app]) {
    server.closeAllConnections();
    server.close();
  }
});

/** What Prometheus reads: the lines with the number of requests. */
async function counts(): Promise<string[]> {
  const text = await (await fetch(metrics)).text();
  return text.split("\n").filter((line) => line.startsWith("http_client_request_duration_seconds_count"));
}

test("counts by route and status, without the value of any parameter", async () => {
  for (const repo of ["rest.js", "core.js", "missing"]) {
    await send(github.build("GET /repos/{owner}/{repo}", { owner: "octokit", repo, page: "second" }));
  }
  await github
    .route("POST /repos/:owner/:repo/issues")
    .params({ owner: "octokit", repo: "a", title: "second" })
    .to(send);

  assert.deepEqual(await counts(), [
    'http_client_request_duration_seconds_count{route="GET /repos/{owner}/{repo}",status="200"} 2',
    'http_client_request_duration_seconds_count{route="GET /repos/{owner}/{repo}",status="404"} 1',
    'http_client_request_duration_seconds_count{route="POST /repos/{owner}/{repo}/issues",status="200"} 1',
  ]);
  assert.doesNotMatch(await (await fetch(metrics)).text(), /octokit|rest\.js|missing|second"/);
});

test("counts pages that are followed under one label, because they have no route", async () => {
  await send(github.follow(`${baseUrl}/repositories/7?page=2`));
  await send(github.follow(`${baseUrl}/repositories/7?page=3`));

  assert.deepEqual(await counts(), ['http_client_request_duration_seconds_count{route="follow",status="200"} 2']);
});

test("counts requests that get no response", async () => {
  const closed = new Endpoint({ baseUrl: "http://127.0.0.1:1" }).withPolicy({ route: "keep" });
  await assert.rejects(send(closed.build("GET /users/{name}", { name: "mona" })), { name: "TypeError" });

  assert.deepEqual(await counts(), [
    'http_client_request_duration_seconds_count{route="GET /users/{name}",status="failed"} 1',
  ]);
});
