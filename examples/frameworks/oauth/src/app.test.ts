import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { after, before, beforeEach, test } from "node:test";

import { OAuth2Server, type MutableResponse } from "oauth2-mock-server";

/** The authorization server, and what it receives. */
const issuer = new OAuth2Server();
let tokenRequests: { readonly body: unknown; readonly authorization: string | undefined }[] = [];
let tokens: string[] = [];
let failing = 0;
issuer.service.on("beforeResponse", (response: MutableResponse, { body, headers }) => {
  tokenRequests.push({ body: { ...(body as object) }, authorization: headers["authorization"] });
  if (failing > 0) {
    failing -= 1;
    Object.assign(response, { statusCode: 503, body: { error: "temporarily_unavailable" } });
    return;
  }
  // Tokens of the same second are equal: this server counts them.
  const { access_token } = response.body as { access_token: string };
  tokens.push(`${access_token}.${tokens.length}`);
  Object.assign(response.body as object, { access_token: tokens.at(-1) });
});

/** The API: it accepts the newest token, unless it has none. */
let accepts = true;
let received: { readonly body: string; readonly status: number }[] = [];
const api = createServer((request, response) => {
  void text(request).then((body) => {
    const status = accepts && request.headers.authorization === `Bearer ${tokens.at(-1)}` ? 200 : 401;
    received.push({ body, status });
    response.writeHead(status).end();
  });
});
const strangers: (string | undefined)[] = [];
const stranger = createServer(({ headers }, response) => {
  strangers.push(headers.authorization);
  response.writeHead(401).end();
});

/** Starts a server; its address. */
async function listen(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  assert.ok(address && typeof address === "object");
  return `http://127.0.0.1:${address.port}`;
}

let acme: typeof import("./acme.js").acme;
let send: typeof import("./acme.js").send.result;
let count = 0;
let strangeUrl: string;

before(async () => {
  await issuer.issuer.keys.generate("RS256");
  await issuer.start(0, "127.0.0.1");
  process.env["ACME_URL"] = await listen(api);
  process.env["ACME_LOGIN_URL"] = `http://127.0.0.1:${issuer.address().port}`;
  process.env["ACME_CLIENT_ID"] = "shop:1";
  process.env["ACME_CLIENT_SECRET"] = "s3cret ü%";
  strangeUrl = await listen(stranger);
});

beforeEach(async () => {
  tokenRequests = [];
  tokens = [];
  received = [];
  failing = 0;
  accepts = true;
  // A new module has no token yet.
  count += 1;
  const module = (await import(`./acme.js?${count}`)) as typeof import("./acme.js");
  acme = module.acme;
  send = module.send.result;
});

after(async () => {
  await issuer.stop();
  for (const server of [api, stranger]) {
    server.closeAllConnections();
    server.close();
  }
});

const order = (id: number) => acme.build("POST /orders", { id });

test("gets a token with the credentials of the client, encoded as RFC 6749, section 2.3.1, requires", async () => {
  assert.equal((await send(order(1))).status, 200);

  const authorization = `Basic ${btoa("shop%3A1:s3cret%20%C3%BC%25")}`;
  assert.deepEqual(tokenRequests, [
    { body: { grant_type: "client_credentials", scope: "orders:read" }, authorization },
  ]);
});

test("uses one token for many calls", async () => {
  await Promise.all([1, 2, 3].map((id) => send(order(id))));
  await send(order(4));

  assert.equal(tokenRequests.length, 1);
  assert.deepEqual(
    received.map(({ status }) => status),
    [200, 200, 200, 200],
  );
});

test("asks for one new token for many calls that fail, and sends each of them once more, with its body", async () => {
  await send(order(0));
  tokens.push("the API forgot the tokens");
  received = [];
  const responses = await Promise.all([1, 2, 3].map((id) => send(order(id))));

  assert.deepEqual(
    responses.map(({ status }) => status),
    [200, 200, 200],
  );
  assert.equal(tokenRequests.length, 2);
  const bodies = (status: number) => received.filter((one) => one.status === status).map(({ body }) => body);
  const expected = ['{"id":1}', '{"id":2}', '{"id":3}'];
  assert.deepEqual([bodies(401).sort(), bodies(200).sort()], [expected, expected]);
});

test("returns a second 401, and does not ask again", async () => {
  accepts = false;

  assert.equal((await send(order(1))).status, 401);
  assert.equal(tokenRequests.length, 2);
  assert.equal(received.length, 2);
});

test("asks again after the authorization server failed", async () => {
  failing = 1;
  await assert.rejects(Promise.all([send(order(1)), send(order(2))]), { message: /responded with 503/ });
  assert.equal(tokenRequests.length, 1);

  assert.equal((await send(order(3))).status, 200);
});

test("sends no token to strangers, and asks for none", async () => {
  const { status } = await send(acme.build(`GET ${strangeUrl}/files/{name}`, { name: "a.pdf" }));

  assert.equal(status, 401);
  assert.deepEqual(strangers, [undefined]);
  assert.deepEqual(tokenRequests, []);
});
