import "global-jsdom/register";
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { afterEach, beforeEach, test } from "node:test";

import type { paths } from "@octokit/openapi-types";
import { dehydrate, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Endpoint } from "fluent-endpoint";

import { Repositories } from "./repositories.js";

// The first query loads what all later ones use.
configure({ asyncUtilTimeout: 10_000 });

/** Stands in for GitHub, and keeps what it receives. The list has two pages. */
let received: { readonly url: string | undefined; readonly authorization: string | undefined }[];
let link: string;
let slow: ServerResponse | undefined;
let slowUrl: string;
let repositories: readonly { readonly name: string }[];
let description: string;
/** What the server waits for before it responds to a change, and the status of the response. */
let change: { readonly ready: Promise<void>; readonly status: number };
const server = createServer((request, response) => {
  const { method, url = "", headers } = request;
  received.push({ url, authorization: headers.authorization });
  if (method === "GET" && url === slowUrl) {
    slow = response;
    return;
  }
  const answer = (status: number, body: unknown): void => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  };
  if (method !== "GET") {
    void Promise.all([json(request), change.ready]).then(([body]) => {
      if (change.status < 400 && method === "POST") repositories = [body as { name: string }, ...repositories];
      if (change.status < 400 && method === "PATCH") ({ description } = body as { description: string });
      answer(change.status, body);
    });
    return;
  }
  const answers: Readonly<Record<string, unknown>> = {
    "/orgs/octokit?per_page=1": { name: `Octokit, for ${headers.authorization?.replace("Bearer ", "")}` },
    "/orgs/octokit/repos?per_page=1": repositories,
    "/organizations/7/repos?per_page=1&page=2": [{ name: "request.js" }],
    "/repos/octokit/endpoint.js?per_page=1": { name: "endpoint.js", description },
  };
  if (url === "/orgs/octokit/repos?per_page=1") response.setHeader("link", `<${link}>; rel="next"`);
  answer(answers[url] ? 200 : 404, answers[url]);
});

let client: QueryClient;
let baseUrl: string;

beforeEach(async () => {
  received = [];
  repositories = [{ name: "endpoint.js" }];
  description = "Turns parameters into requests";
  change = { ready: Promise.resolve(), status: 200 };
  slow = undefined;
  slowUrl = "/orgs/slow?per_page=1";
  link = "/organizations/7/repos?per_page=1&page=2";
  // A cache that forgets after five minutes would keep the process alive for as long.
  const gcTime = Infinity;
  client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity, gcTime }, mutations: { gcTime } },
  });
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

function gitHubOf(user: string): Endpoint<paths> {
  const headers = { authorization: `Bearer ${user}`, "user-agent": null };
  return new Endpoint<paths>({ baseUrl, per_page: 1, headers });
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

  assert.ok(await screen.findByText("endpoint.js"));
  assert.ok(await screen.findByRole("heading", { name: "Octokit, for mona" }));
  assert.equal(screen.queryByText("request.js"), null);

  fireEvent.click(screen.getByRole("button", { name: "More" }));
  assert.ok(await screen.findByText("request.js"));
  assert.equal(screen.queryByRole("button", { name: "More" }), null);
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
  await screen.findByText("request.js");

  const cache = JSON.stringify(dehydrate(client));
  assert.match(cache, /request\.js/);
  assert.doesNotMatch(cache, /Bearer/);
});

test("keeps the credentials that the vendor has in its query out of keys, which the cache shows", async () => {
  const query = { access_key: "s3cret", per_page: 1 };
  const github = Endpoint.for<paths>({ baseUrl, query, credentials: ["access_key"] });
  render(
    <QueryClientProvider client={client}>
      <Repositories github={github} user="mona" org="octokit" />
    </QueryClientProvider>,
  );
  await screen.findByRole("alert");

  assert.ok(urls().every((url) => url?.includes("access_key=s3cret")));
  assert.doesNotMatch(
    JSON.stringify(
      client
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ),
    /s3cret/,
  );
});

test("shows what is wrong with a value of the user, and sends nothing", async () => {
  show("mona", "..");

  assert.match((await screen.findByRole("alert")).textContent, /^Unsafe path: "org"/);
  assert.deepEqual(received, []);
});

test("cancels the request when its component unmounts", { timeout: 30_000 }, async () => {
  const { unmount } = show("mona", "slow");
  await waitFor(() => assert.ok(slow));

  unmount();
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

  assert.match((await screen.findByRole("alert")).textContent, /failed with status 404$/);
});

test("waits for a value without a request, and sends the request once there is one", async () => {
  show("mona");
  await screen.findByText("endpoint.js");
  assert.equal(screen.getByRole("status").textContent, "Select a repository");
  const { status, fetchStatus } = client.getQueryState(["waiting"]) ?? {};
  assert.deepEqual({ status, fetchStatus }, { status: "pending", fetchStatus: "idle" });
  assert.equal(received.length, 2);

  fireEvent.click(screen.getByText("endpoint.js"));
  assert.ok(await screen.findByText("Turns parameters into requests"));
  assert.deepEqual(
    urls().filter((url) => url?.startsWith("/repos")),
    ["/repos/octokit/endpoint.js?per_page=1"],
  );
});

test("loads all pages of the list again after a mutation", async () => {
  show("mona");
  fireEvent.click(await screen.findByRole("button", { name: "More" }));
  await screen.findByText("request.js");

  fireEvent.click(screen.getByRole("button", { name: "Create" }));
  assert.ok(await screen.findByText("new.js"));
  assert.ok(await screen.findByText("request.js"));
  const lists = urls().filter((url) => url?.includes("/repos?per_page"));
  // Both pages, and both of them again; the POST has no query.
  assert.equal(lists.length, 4);
});

test("shows a change before the server responds", async () => {
  let respond = (): void => undefined;
  change = { ready: new Promise((resolve) => (respond = resolve)), status: 200 };
  show("mona");
  fireEvent.click(await screen.findByText("endpoint.js"));
  fireEvent.click(await screen.findByRole("button", { name: "Describe" }));

  assert.ok(await screen.findByText("Build requests"));
  assert.equal(description, "Turns parameters into requests");

  respond();
  await waitFor(() => assert.equal(description, "Build requests"));
  await waitFor(() => assert.equal(urls().filter((url) => url === "/repos/octokit/endpoint.js?per_page=1").length, 2));
});

test("shows what was there before if the server refuses a change", async () => {
  let respond = (): void => undefined;
  change = { ready: new Promise((resolve) => (respond = resolve)), status: 403 };
  show("mona");
  fireEvent.click(await screen.findByText("endpoint.js"));
  fireEvent.click(await screen.findByRole("button", { name: "Describe" }));
  assert.ok(await screen.findByText("Build requests"));

  slowUrl = "/repos/octokit/endpoint.js?per_page=1";
  respond();
  assert.ok(await screen.findByText("Turns parameters into requests"));
});
