import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A `fetch` that sends every request to a server of this test, whatever its url says, and a way to stop that. */
export interface Loopback {
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  readonly stop: () => void;
}

/** Starts a real HTTP server: it answers with what it got, and refuses what no server takes. */
export async function startLoopback(): Promise<Loopback> {
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ method: request.method, url: request.url, body }));
    });
  });
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
