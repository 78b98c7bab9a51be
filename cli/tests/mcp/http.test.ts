// `fluent-endpoint-cli mcp --http` (X4): its own token, pages of other sites, and users with credentials of their own.
import { request } from "node:http";

import { afterAll, beforeAll, expect, test } from "@jest/globals";

import { documentOf } from "./document.js";
import { connectTo, Documents, startHttp, startRecorder, textOf, type HttpServer, type Recorder } from "./processes.js";

const OWN = "own-token-of-the-server";
const TOKEN = "t0ken-of-the-environment";
const HELLO = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "get_user", arguments: { id: "7" } } };

const documents = new Documents();
let api: Recorder;
let server: HttpServer;
let forwarding: HttpServer;
let byHeader: HttpServer;

beforeAll(async () => {
  api = await startRecorder();
  const file = documents.write("acme.json", documentOf(api.origin));
  const variables = { ACME_TOKEN: TOKEN, FLUENT_ENDPOINT_TOKEN: OWN };
  [server, forwarding, byHeader] = await Promise.all([
    startHttp([file], variables),
    startHttp([file, "--forward", "authorization"], variables),
    startHttp([file, "--forward", "X-User"], { ACME_TOKEN: TOKEN }),
  ]);
}, 120_000);

afterAll(() => {
  for (const one of [server, forwarding, byHeader, api]) one.stop();
  documents.remove();
});

/** Sends a message with header fields that no `fetch` sends. */
async function post(url: string, headers: Readonly<Record<string, string>>, method = "POST"): Promise<number> {
  const accept = "application/json, text/event-stream";
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: { "content-type": "application/json", accept, ...headers } });
    sent.once("response", (response) => {
      response.resume();
      resolve(response.statusCode!);
    });
    sent.once("error", reject);
    sent.end(method === "POST" ? JSON.stringify(HELLO) : undefined);
  });
}

test("clients with the token of the server call with the credentials of the environment", async () => {
  const client = await connectTo(server.url, { authorization: `Bearer ${OWN}` });
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toContain("get_user");
  await client.callTool({ name: "get_user", arguments: { id: "7" } });
  const [request] = await api.take();
  expect(request!.headers["authorization"]).toBe(`Bearer ${TOKEN}`);
  await client.close();
});

test("binds to this machine, and prints no secret of the environment", () => {
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mcp$/);
  for (const one of [server, forwarding]) expect(one.errors()).not.toMatch(new RegExp(`${OWN}|${TOKEN}|STDOUT`));
});

test.each<[who: string, status: number, headers: Readonly<Record<string, string>>]>([
  ["a client with the token", 200, {}],
  ["a client without the token", 401, { authorization: "" }],
  ["a client with another token", 401, { authorization: "Bearer other" }],
  ["a client with a part of the token", 401, { authorization: `Bearer ${OWN.slice(1)}` }],
  ["a page of another origin", 403, { origin: "https://evil.example" }],
  ["a page of another port of this machine", 403, { origin: "http://127.0.0.1:1" }],
  ["a page without an origin", 403, { origin: "null" }],
  ["a page whose name leads to this machine", 403, { host: "evil.example" }],
  ["a page whose name looks like this machine", 403, { host: "127.0.0.1.evil.example" }],
  ["a page whose name and origin agree", 403, { host: "evil.example:80", origin: "http://evil.example:80" }],
])("%s is answered %d", async (_, status, headers) => {
  expect(await post(server.url, { authorization: `Bearer ${OWN}`, ...headers })).toBe(status);
  expect(await api.take()).toHaveLength(status === 200 ? 1 : 0);
});

test("there are no sessions, and nothing at other paths", async () => {
  const headers = { authorization: `Bearer ${OWN}` };
  expect(await post(server.url, headers, "GET")).toBe(405);
  expect(await post(server.url, headers, "DELETE")).toBe(405);
  expect(await post(server.url.replace("/mcp", "/"), headers)).toBe(404);
});

test.each<[name: string, server: () => HttpServer, own: string, forwarded: string]>([
  ["authorization", () => forwarding, "x-fluent-endpoint-token", "authorization"],
  ["another header", () => byHeader, "authorization", "x-user"],
])("two users at once have a token each: %s", async (_, serverOf, own, forwarded) => {
  const { url, errors } = serverOf();
  const [, made = OWN] = /authorization: Bearer (\S{43})\n/.exec(errors()) ?? [];
  const users = ["token-of-mona", "token-of-lisa-2"];
  const clients = await Promise.all(
    users.map((user) =>
      connectTo(url, { [own]: own === "authorization" ? `Bearer ${made}` : made, [forwarded]: user }),
    ),
  );
  // The API answers both calls when the second has come.
  const results = await Promise.all(clients.map((client) => client.callTool({ name: "meet" })));
  const requests = await api.take();
  expect(requests.map(({ headers }) => headers[forwarded]).sort()).toEqual([...users].sort());
  for (const { headers } of requests) {
    expect(headers["x-fluent-endpoint-token"]).toBeUndefined();
    expect(JSON.stringify(headers)).not.toMatch(new RegExp(`${TOKEN}|${made}`));
  }
  const answers = results.map(textOf);
  if (forwarded === "authorization") expect(answers).toEqual(users.map(({ length }) => `{"who":${length}}`));
  // A header that is forwarded is a credential, and hidden as one.
  else expect(answers).toEqual(['{"who":"***"}', '{"who":"***"}']);
  await Promise.all(clients.map((client) => client.close()));
});

test("without a credential of its own, a client is answered 401", async () => {
  expect(await post(forwarding.url, { "x-fluent-endpoint-token": OWN })).toBe(401);
  expect(await post(forwarding.url, { authorization: `Bearer ${OWN}` })).toBe(401);
  for (const authorization of ["Bearer undefined", "Bearer null", "[object Object]", "Bearer ", "Basic"])
    expect(await post(forwarding.url, { "x-fluent-endpoint-token": OWN, authorization })).toBe(401);
  expect(await api.take()).toEqual([]);
});

test("a client that goes away ends its request", async () => {
  const client = await connectTo(server.url, { authorization: `Bearer ${OWN}` });
  const calling = client.callTool({ name: "get_slow" });
  await until(async () => (await api.take()).some(({ url }) => url === "/slow"));
  await client.close();
  await expect(calling).rejects.toThrow();
  await until(async () => (await api.take()).some(({ method }) => method === "CLOSED"));
});

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}
