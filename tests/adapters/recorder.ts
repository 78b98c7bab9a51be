import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, beforeAll, beforeEach } from "@jest/globals";

/** A request as the server received it. */
export interface Arrived {
  readonly method: string;
  /** The path and the query of the request line. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A local HTTP server that records the requests it receives. */
export interface Recorder {
  readonly origin: string;
  readonly arrived: Arrived[];
  readonly stop: () => void;
}

/** A recorder for the tests around the call. It runs while they do, and each of them starts without requests. */
export function useRecorder(): Recorder {
  const recorder: Recorder = { origin: "", arrived: [], stop: () => undefined };
  beforeAll(async () => {
    Object.assign(recorder, await startRecorder());
  });
  beforeEach(() => {
    recorder.arrived.length = 0;
  });
  afterAll(() => {
    recorder.stop();
  });
  return recorder;
}

/**
 * Starts a server that responds with 200, and redirects `/moved` to `/here`.
 */
async function startRecorder(): Promise<Recorder> {
  const arrived: Arrived[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url: target = "", headers } = request;
      arrived.push({ method, target, headers, body: Buffer.concat(chunks) });
      if (target === "/moved") response.writeHead(302, { location: "/here" });
      response.end();
    });
  });
  // A client may close its connection early.
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
