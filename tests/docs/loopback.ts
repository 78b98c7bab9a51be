import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A `fetch` that sends every request to a server of this test, whatever its url says, and a way to stop that. */
export interface Loopback {
  readonly fetch: (address: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** The url of the server for a url of another host. */
  readonly addressOf: (address: string) => string;
  readonly stop: () => void;
}

/** What the API answers to the requests that the first pages send. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  "/users/7": { id: 7, name: "Mona" },
  "/users/octocat": { login: "octocat", name: "The Octocat", url: "https://api.github.com/users/octocat" },
};

/** Whom it does not know. */
const MISSING = "/users/nobody";

/** Starts a real HTTP server: it answers as the API does, or else with what it got. */
export async function startLoopback(): Promise<Loopback> {
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      response.setHeader("content-type", "application/json");
      if (request.url === MISSING) response.writeHead(404).end('{"message":"Not Found"}');
      else
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
