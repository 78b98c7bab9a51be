import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as it has arrived. */
export interface Arrived {
  readonly method: string;
  /** Path and query, as in the first line of the request. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A real HTTP server on this machine, which keeps what it receives. */
export interface Recorder {
  readonly origin: string;
  readonly arrived: Arrived[];
  readonly stop: () => void;
}

/** Starts it: it answers 200, but `/moved` with a redirect to `/here`, and `/never` not at all. */
export async function startRecorder(): Promise<Recorder> {
  const arrived: Arrived[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url: target = "", headers } = request;
      arrived.push({ method, target, headers, body: Buffer.concat(chunks) });
      if (target === "/never") return;
      if (target === "/moved") response.writeHead(302, { location: "/here" });
      response.end();
    });
  });
  // A connection that a client gave up is no fault of the server's.
  server.on("clientError", (_, socket) => socket.destroy());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, arrived, stop };
}
