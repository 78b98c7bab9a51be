import assert from "node:assert/strict";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { after, before, beforeEach, test } from "node:test";

import Fastify from "fastify";
import { Endpoint } from "fluent-endpoint";

import { github } from "./github.js";

/** Stands in for GitHub, and keeps what it receives. */
let received: { readonly url: string; readonly authorization: string | undefined }[];
const upstream = Fastify();
upstream.get("/orgs/octokit/repos", ({ url, headers: { authorization } }) => {
  received.push({ url, authorization });
  return [{ full_name: "octokit/endpoint.js" }];
});

let address: string;
let closeAll: () => Promise<unknown>;

before(async () => {
  process.env["GITHUB_API_URL"] = await upstream.listen({ host: "127.0.0.1", port: 0 });
  const { app } = await import("./app.js");
  address = await app.listen({ host: "127.0.0.1", port: 0 });
  closeAll = () => Promise.all([app.close(), upstream.close()]);
});

beforeEach(() => {
  received = [];
});

after(() => closeAll());

test("sends a request to GitHub with the credentials of the user", async () => {
  const headers = { authorization: "Bearer mona" };
  const response = await fetch(`${address}/orgs/octokit/names?sort=pushed`, { headers });

  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), ["octokit/endpoint.js"]);
  assert.deepEqual(received, [{ url: "/orgs/octokit/repos?sort=pushed", authorization: "Bearer mona" }]);
});

test("never sends the credentials of one user with the request of another", async () => {
  const url = `${address}/orgs/octokit/names`;
  await fetch(url, { headers: { authorization: "Bearer mona" } });
  await fetch(url);
  await fetch(url, { headers: { authorization: "Bearer hubot" } });

  assert.deepEqual(
    received.map(({ authorization }) => authorization),
    ["Bearer mona", undefined, "Bearer hubot"],
  );
});

test("responds with 400 to a query that the schema rejects", async () => {
  const response = await fetch(`${address}/orgs/octokit/names?sort=secret`);

  assert.equal(response.status, 400);
  assert.deepEqual(received, []);
});

test("responds with 502 when GitHub responds with 404", async () => {
  const response = await fetch(`${address}/orgs/no-such-org/names`);

  assert.equal(response.status, 502);
  assert.deepEqual(await response.json(), { message: "GitHub: 404" });
});

test("responds with 400 to a value that would leave the path, and sends nothing", async () => {
  // `fetch` would resolve the dots: node:http sends the path as it is.
  const { hostname, port } = new URL(address);
  const attack = request({ hostname, port, path: "/orgs/%2e%2e/names" }).end();
  const [response]: IncomingMessage[] = await once(attack, "response");
  assert.ok(response);

  assert.equal(response.statusCode, 400);
  assert.match(await text(response), /"ERR_UNSAFE_PATH".*Unsafe path: \\"org\\" must not contain/);
  assert.deepEqual(received, []);
});

test("works without options", async () => {
  const app = Fastify();
  await app.register(github);
  app.get("/", (request) => ({
    isEndpoint: request.github instanceof Endpoint,
    url: request.github.build("GET /user").url,
  }));

  assert.deepEqual((await app.inject("/")).json(), { isEndpoint: true, url: "https://api.github.com/user" });
});
