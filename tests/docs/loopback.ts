import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A `fetch` that sends every request to a server of this test, whatever its url says, and a way to stop that. */
export interface Loopback {
  readonly fetch: (address: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** The url of the server for a url of another host. */
  readonly addressOf: (address: string) => string;
  readonly stop: () => void;
}

/** What the API of GitHub answers to the requests that the first pages send. */
const REPOSITORIES = ["octokit/octokit.rb", "octokit/octokit.net", "octokit/fixtures"].map((full_name) => ({
  full_name,
}));
const ANSWERS: Readonly<Record<string, unknown>> = {
  "/orgs/octokit/repos?type=public&per_page=3": REPOSITORIES,
  "/users/7": { id: 7, name: "Mona" },
  "/users/octocat": { login: "octocat", name: "The Octocat", url: "https://api.github.com/users/octocat" },
};

/** What the server answers to a request with conditions (RFC 9110, section 13): the current state is `"v1"`. */
function conditionalStatus({ "if-none-match": unlike, "if-match": like }: IncomingHttpHeaders): number | undefined {
  if (unlike === ETAG) return 304;
  return like === undefined || like === ETAG ? undefined : 412;
}
const ETAG = '"v1"';

/** Starts a real HTTP server: it answers as GitHub does, also to a token that has expired, or else with what it got. */
export async function startLoopback(): Promise<Loopback> {
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      response.setHeader("content-type", "application/json");
      response.setHeader("etag", ETAG);
      const { "idempotency-key": key } = request.headers;
      if (key !== undefined) response.setHeader("idempotency-key", key);
      const status = conditionalStatus(request.headers);
      if (status !== undefined) {
        response.statusCode = status;
        response.end();
        return;
      }
      if (request.headers.authorization === "Bearer expired") {
        response.statusCode = 401;
        response.end(JSON.stringify({ message: "Bad credentials" }));
        return;
      }
      response.end(JSON.stringify(ANSWERS[request.url ?? ""] ?? { method: request.method, url: request.url, body }));
    });
  });
  // Compiling blocks this process for longer than the server would keep an idle connection: fetch would reuse a closed one.
  server.keepAliveTimeout = 0;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const addressOf = (address: string): string => {
    const { pathname, search } = new URL(address);
    return `http://127.0.0.1:${port}${pathname}${search}`;
  };
  return {
    addressOf,
    fetch: (address, init) =>
      address instanceof Request
        ? fetch(new Request(addressOf(address.url), address), init)
        : fetch(addressOf(String(address)), init),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
