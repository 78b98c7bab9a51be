import assert from "node:assert/strict";
import { once } from "node:events";
import { request, type IncomingMessage, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { after, before, beforeEach, test } from "node:test";

import express from "express";
import { InvalidHeaderError } from "fluent-endpoint";

import { github, parameterErrors } from "./github.js";

/** Stands in for GitHub, and keeps what it receives. */
let received: { readonly url: string; readonly authorization: string | undefined }[];
let headersReceived: unknown[];
const upstream = express().get("/orgs/octokit/repos", ({ url, headers }, response) => {
  received.push({ url, authorization: headers.authorization });
  headersReceived.push(headers);
  response.json([{ full_name: "octokit/endpoint.js" }]);
});

const servers: Server[] = [];
let address: string;

/** Stands in for the sign-in of the product; the cookie of the session. */
async function signIn(token: string): Promise<string> {
  const response = await fetch(`${address}/sign-in`, { method: "POST", headers: { "x-token": token } });
  const cookie = response.headers.get("set-cookie");
  assert.ok(cookie);
  return cookie.replace(/;.*/, "");
}

declare module "express-session" {
  interface SessionData {
    isSignedIn: boolean;
  }
}

/** Starts an application; its address. */
async function listen(app: express.Express): Promise<string> {
  const server = app.listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  const address = server.address();
  assert.ok(address && typeof address === "object");
  return `http://127.0.0.1:${address.port}`;
}

/** The status and the body of a path as it is: `fetch` would resolve its dots. */
async function get(address: string, path: string): Promise<[number | undefined, string]> {
  const { hostname, port } = new URL(address);
  const [response]: IncomingMessage[] = await once(request({ hostname, port, path }).end(), "response");
  assert.ok(response);
  return [response.statusCode, await text(response)];
}

before(async () => {
  process.env["GITHUB_API_URL"] = await listen(upstream);
  const { app, tokens } = await import("./app.js");
  app.post("/sign-in", ({ session, sessionID, headers }, response) => {
    session.isSignedIn = true;
    tokens.set(sessionID, String(headers["x-token"]));
    response.end();
  });
  address = await listen(app);
});

beforeEach(() => {
  received = [];
  headersReceived = [];
});

after(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

test("sends a request to GitHub with the token of the user", async () => {
  const headers = { cookie: await signIn("mona") };
  const response = await fetch(`${address}/orgs/octokit/names?type=public`, { headers });

  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), ["octokit/endpoint.js"]);
  assert.deepEqual(received, [{ url: "/orgs/octokit/repos?type=public", authorization: "Bearer mona" }]);
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

test("responds with 400 to a value that would leave the path, and sends nothing", async () => {
  const [status, body] = await get(address, "/orgs/%2e%2e/names");

  assert.equal(status, 400);
  assert.match(body, /"ERR_UNSAFE_PATH"/);
  assert.match(body, /Unsafe path: \\"org\\" must not make a \\"\.\\" or \\"\.\.\\" segment/);
  assert.deepEqual(received, []);
});

test("responds with 500 to a mistake in the program", async () => {
  const app = express().set("env", "test").use(github(new Map()));
  app.get("/", ({ github }, response) => {
    response.json(github.build("GET /user", { headers: { "x y": "1" } }));
  });
  let passedOn: unknown;
  const keep: express.ErrorRequestHandler = (error: unknown, _request, _response, next) => {
    passedOn = error;
    next(error);
  };

  const [status] = await get(await listen(app.use(parameterErrors, keep)), "/");
  assert.equal(status, 500);
  assert.ok(passedOn instanceof InvalidHeaderError);
});

test("responds with 502 when GitHub responds with 404", async () => {
  const [status] = await get(address, "/orgs/no-such-org/names");

  assert.equal(status, 502);
});
