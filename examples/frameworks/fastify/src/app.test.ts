import assert from "node:assert/strict";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { after, before, beforeEach, test } from "node:test";

import cookie from "@fastify/cookie";
import session from "@fastify/session";
import Fastify from "fastify";
import { Endpoint } from "fluent-endpoint";

import { github } from "./github.js";

/** Stands in for GitHub, and keeps what it receives. */
let received: { readonly url: string; readonly authorization: string | undefined }[];
let headersReceived: unknown[];
const upstream = Fastify();
upstream.get("/orgs/octokit/repos", ({ url, headers }) => {
  received.push({ url, authorization: headers.authorization });
  headersReceived.push(headers);
  return [{ full_name: "octokit/endpoint.js" }];
});

declare module "fastify" {
  interface Session {
    isSignedIn: boolean;
  }
}

let address: string;
let closeAll: () => Promise<unknown>;

before(async () => {
  process.env["GITHUB_API_URL"] = await upstream.listen({ host: "127.0.0.1", port: 0 });
  const { app, tokens } = await import("./app.js");
  app.post("/sign-in", async ({ session, headers }) => {
    session.isSignedIn = true;
    tokens.set(session.sessionId, String(headers["x-token"]));
  });
  address = await app.listen({ host: "127.0.0.1", port: 0 });
  closeAll = () => Promise.all([app.close(), upstream.close()]);
});

beforeEach(() => {
  received = [];
  headersReceived = [];
});

after(() => closeAll());

/** Stands in for the sign-in of the product; the cookie of the session. */
async function signIn(token: string): Promise<string> {
  const response = await fetch(`${address}/sign-in`, { method: "POST", headers: { "x-token": token } });
  const cookie = response.headers.get("set-cookie");
  assert.ok(cookie);
  return cookie.replace(/;.*/, "");
}

test("sends a request to GitHub with the token of the user", async () => {
  const headers = { cookie: await signIn("mona") };
  const response = await fetch(`${address}/orgs/octokit/names?sort=pushed`, { headers });

  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), ["octokit/endpoint.js"]);
  assert.deepEqual(received, [{ url: "/orgs/octokit/repos?sort=pushed", authorization: "Bearer mona" }]);
});

test("never sends the credentials of the product to GitHub", async () => {
  const authorization = "Bearer token-of-the-product";
  const cookie = await signIn("mona");
  const url = `${address}/orgs/octokit/names`;
  await fetch(url, { headers: { authorization, cookie } });
  await fetch(url, { headers: { authorization } });

  assert.deepEqual(
    received.map(({ authorization }) => authorization),
    ["Bearer mona", undefined],
  );
  const [, sessionId] = cookie.split("=");
  assert.ok(sessionId);
  assert.doesNotMatch(JSON.stringify(headersReceived), /token-of-the-product/);
  assert.ok(!JSON.stringify(headersReceived).includes(sessionId));
});

test("never sends the token of one user with the request of another", async () => {
  const url = `${address}/orgs/octokit/names`;
  await fetch(url, { headers: { cookie: await signIn("mona") } });
  await fetch(url);
  await fetch(url, { headers: { cookie: await signIn("hubot") } });

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
  assert.match(
    await text(response),
    /"ERR_UNSAFE_PATH".*Unsafe path: \\"org\\" must not make a \\"\.\\" or \\"\.\.\\" segment/,
  );
  assert.deepEqual(received, []);
});

test("works without defaults", async () => {
  const app = Fastify();
  await app.register(cookie);
  await app.register(session, { secret: "a secret of thirty-two characters" });
  await app.register(github, { tokens: new Map() });
  app.get("/", (request) => ({
    isEndpoint: request.github instanceof Endpoint,
    url: request.github.build("GET /user").url,
  }));

  assert.deepEqual((await app.inject("/")).json(), { isEndpoint: true, url: "https://api.github.com/user" });
});
