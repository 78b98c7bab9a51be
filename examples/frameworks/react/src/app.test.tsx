import "global-jsdom/register";
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { afterEach, beforeEach, test } from "node:test";

import { dehydrate, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Endpoint } from "fluent-endpoint";

import { pagesQuery, requestQuery } from "./queries.js";
import { Repositories } from "./repositories.js";

/** Stands in for GitHub, and keeps what it receives. The list has two pages. */
let received: { readonly url: string | undefined; readonly authorization: string | undefined }[];
let link: string;
let slow: ServerResponse | undefined;
const server = createServer(({ url = "", headers: { authorization } }, response) => {
  received.push({ url, authorization });
  if (url === "/orgs/slow?per_page=1") {
    slow = response;
    return;
  }
  const answers: Readonly<Record<string, unknown>> = {
    "/orgs/octokit?per_page=1": { name: `Octokit, for ${authorization?.replace("Bearer ", "")}` },
    "/orgs/octokit/repos?per_page=1": [{ id: 1, full_name: "octokit/endpoint.js" }],
    "/organizations/7/repos?per_page=1&page=2": [{ id: 2, full_name: "octokit/request.js" }],
  };
  if (url === "/orgs/octokit/repos?per_page=1") response.setHeader("link", `<${link}>; rel="next"`);
  const answer = answers[url];
  response.writeHead(answer ? 200 : 404, { "content-type": "application/json" });
  response.end(JSON.stringify(answer));
});

let client: QueryClient;
let baseUrl: string;

beforeEach(async () => {
  received = [];
  slow = undefined;
  link = "/organizations/7/repos?per_page=1&page=2";
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
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

function gitHubOf(user: string): Endpoint {
  const headers = { authorization: `Bearer ${user}`, "user-agent": null };
  return new Endpoint({ baseUrl, per_page: 1, headers });
}

function show(user: string, org = "octokit"): ReturnType<typeof render> {
  return render(
    <QueryClientProvider client={client}>
      <Repositories github={gitHubOf(user)} user={user} org={org} />
    </QueryClientProvider>,
  );
}

const urls = () => received.map(({ url }) => url).sort();

test("shows the first page, and loads the next page from its link header on demand", async () => {
  show("mona");

  assert.ok(await screen.findByText("octokit/endpoint.js"));
  assert.ok(await screen.findByRole("heading", { name: "Octokit, for mona" }));
  assert.equal(screen.queryByText("octokit/request.js"), null);

  fireEvent.click(screen.getByRole("button", { name: "More" }));
  assert.ok(await screen.findByText("octokit/request.js"));
  assert.equal(screen.queryByRole("button"), null);
  assert.deepEqual(urls(), [
    "/organizations/7/repos?per_page=1&page=2",
    "/orgs/octokit/repos?per_page=1",
    "/orgs/octokit?per_page=1",
  ]);
  assert.deepEqual(new Set(received.map(({ authorization }) => authorization)), new Set(["Bearer mona"]));
});

test("sends equal requests of one user once, and never shows the response of another user", async () => {
  show("mona");
  show("mona");
  await screen.findAllByText("Octokit, for mona");
  await waitFor(() => assert.equal(client.isFetching(), 0));
  assert.equal(received.length, 2);
  cleanup();

  show("hubot");
  assert.ok(await screen.findByRole("heading", { name: "Octokit, for hubot" }));
  assert.equal(screen.queryByText("Octokit, for mona"), null);
});

test("stores no credentials in the cache", async () => {
  show("mona");
  fireEvent.click(await screen.findByRole("button", { name: "More" }));
  await screen.findByText("octokit/request.js");

  const cache = JSON.stringify(dehydrate(client));
  assert.match(cache, /octokit\/request\.js/);
  assert.doesNotMatch(cache, /Bearer/);
});

test("uses different keys for the first page and for all pages", async () => {
  const github = gitHubOf("mona");
  const first = github.build("GET /orgs/{org}/repos", { org: "octokit" });
  await client.fetchQuery(requestQuery(first, "mona"));
  const { pages } = await client.fetchInfiniteQuery(pagesQuery(github, first, "mona"));

  assert.deepEqual(
    pages.map(({ page }) => page),
    [[{ id: 1, full_name: "octokit/endpoint.js" }]],
  );
});

test("cancels the request when its component unmounts", { timeout: 30_000 }, async () => {
  const { unmount } = show("mona", "slow");
  await waitFor(() => assert.ok(slow));

  unmount();
  await waitFor(() => assert.ok(slow?.destroyed));
});

test("applies the timeout of a request as well as the signal of the query", { timeout: 30_000 }, async () => {
  const organization = gitHubOf("mona").route("GET /orgs/{org}").param("org", "slow").timeout(50).build();

  await assert.rejects(client.fetchQuery(requestQuery(organization, "mona")), { name: "TimeoutError" });
  await waitFor(() => assert.ok(slow?.destroyed));
});

test("shows an error when a page links to another server, and sends nothing to it", async () => {
  link = "https://evil.example/repos";
  show("mona");
  fireEvent.click(await screen.findByRole("button", { name: "More" }));

  assert.match((await screen.findByRole("alert")).textContent, /Unsafe origin/);
  assert.equal(received.length, 2);
});

test("shows an error of the server", async () => {
  show("mona", "no-such-org");

  assert.equal((await screen.findByRole("alert")).textContent, "The server responded with 404");
});
