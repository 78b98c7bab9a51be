import assert from "node:assert/strict";
import { once } from "node:events";
import { request } from "node:http";
import { afterEach, beforeEach, test } from "node:test";

import Fastify, { type FastifyInstance } from "fastify";
import { Endpoint } from "fluent-endpoint";

import { makeApplication } from "./application.js";

/** Stands in for GitHub, on a port of its own. */
let upstream: FastifyInstance;
let received: { url: string; authorization: string | undefined }[];
let app: FastifyInstance;
let address: string;

beforeEach(async () => {
  received = [];
  upstream = Fastify();
  upstream.get("/orgs/octokit/repos", ({ url, headers: { authorization } }) => {
    received.push({ url, authorization });
    return [{ full_name: "octokit/endpoint.js" }];
  });
  const baseUrl = await upstream.listen({ host: "127.0.0.1", port: 0 });
  app = await makeApplication({ defaults: { baseUrl, headers: { authorization: "token not-a-real-one" } } });
  address = await app.listen({ host: "127.0.0.1", port: 0 });
});

afterEach(async () => {
  await app.close();
  await upstream.close();
});

test("the application has the endpoint", () => {
  assert.ok(app.github instanceof Endpoint);
});

test("a request to the service becomes a request to GitHub", async () => {
  const response = await fetch(`${address}/organisations/octokit/repositories?type=public`);

  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), ["octokit/endpoint.js"]);
  assert.deepEqual(received, [{ url: "/orgs/octokit/repos?type=public", authorization: "token not-a-real-one" }]);
});

test("what GitHub does not have is no answer of ours", async () => {
  const response = await fetch(`${address}/organisations/no-such-org/repositories`);

  assert.equal(response.status, 502);
  assert.deepEqual(await response.json(), { message: "GitHub answers 404" });
});

test("a value that would leave the path is the caller's fault, and is never sent", async () => {
  // `fetch` would resolve the dots away: this path goes out as it stands.
  const { hostname, port } = new URL(address);
  const attack = request({ hostname, port, path: "/organisations/%2e%2e/repositories" }).end();
  const [response] = (await once(attack, "response")) as [AsyncIterable<Buffer> & { statusCode: number }];
  let body = "";
  for await (const chunk of response) body += chunk.toString();

  assert.equal(response.statusCode, 400);
  assert.match(body, /ERR_UNSAFE_PATH/);
  assert.doesNotMatch(body, /not-a-real-one/);
  assert.deepEqual(received, []);
});
