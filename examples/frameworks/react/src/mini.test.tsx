import "global-jsdom/register";
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { afterEach, beforeEach, test } from "node:test";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, fireEvent, render, screen } from "@testing-library/react";
import { Endpoint } from "fluent-endpoint/mini";

import { SmallRepositories } from "./mini.js";

// The first query loads what all later ones use.
configure({ asyncUtilTimeout: 10_000 });

let repositories: { readonly name: string }[];
let received: unknown[];
const server = createServer((request, response) => {
  const { method, url, headers } = request;
  received.push([method, url, headers.authorization]);
  void (async () => {
    if (method === "POST") repositories.push((await json(request)) as { name: string });
    response.writeHead(url === "/orgs/octokit/repos" ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(repositories));
  })();
});
let client: QueryClient;
let baseUrl: string;

beforeEach(async () => {
  repositories = [{ name: "endpoint.js" }];
  received = [];
  const gcTime = Infinity;
  client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime }, mutations: { gcTime } } });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  assert.ok(address && typeof address === "object");
  baseUrl = `http://127.0.0.1:${address.port}`;
});

afterEach(() => {
  cleanup();
  client.clear();
  server.closeAllConnections();
  server.close();
});

function show(org: string): void {
  const github = new Endpoint({ baseUrl, headers: { authorization: "Bearer mona" } });
  render(
    <QueryClientProvider client={client}>
      <SmallRepositories github={github} user="mona" org={org} />
    </QueryClientProvider>,
  );
}

test("mini: shows a list, and loads it again after a change", async () => {
  show("octokit");
  assert.ok(await screen.findByText("endpoint.js"));

  fireEvent.click(screen.getByRole("button", { name: "Create" }));
  assert.ok(await screen.findByText("new.js"));
  assert.deepEqual(received, [
    ["GET", "/orgs/octokit/repos", "Bearer mona"],
    ["POST", "/orgs/octokit/repos", "Bearer mona"],
    ["GET", "/orgs/octokit/repos", "Bearer mona"],
  ]);
});

test("mini: shows an error of the server", async () => {
  show("no-such-org");
  assert.equal((await screen.findByRole("alert")).textContent, "The server responded with 404");
});

test("mini: sends nothing for a name that would change the path", async () => {
  show("..");
  assert.match((await screen.findByRole("alert")).textContent, /ERR_UNSAFE_PATH/);
  assert.deepEqual(received, []);
});
