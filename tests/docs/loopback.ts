import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A `fetch` that sends every request to a server of this test, whatever its url says, and a way to stop that. */
export interface Loopback {
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  readonly stop: () => void;
}

/** What the API of GitHub answers to the requests that the first pages send. */
const REPOSITORIES = ["octokit/octokit.rb", "octokit/octokit.net", "octokit/fixtures"].map((full_name) => ({
  full_name,
}));
const ANSWERS: Readonly<Record<string, unknown>> = {
  "/orgs/octokit/repos?type=public&per_page=3": REPOSITORIES,
  "/users/octocat": { login: "octocat", name: "The Octocat", url: "https://api.github.com/users/octocat" },
};

/** Starts a real HTTP server: it answers as GitHub does, or else with what it got, and refuses what no server takes. */
export async function startLoopback(): Promise<Loopback> {
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(ANSWERS[request.url ?? ""] ?? { method: request.method, url: request.url, body }));
    });
  });
  // Compiling blocks this process for longer than the server would keep an idle connection: fetch would reuse a closed one.
  server.keepAliveTimeout = 0;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    fetch: (address, init) => {
      const { pathname, search } = new URL(address);
      return fetch(`http://127.0.0.1:${port}${pathname}${search}`, init);
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
