import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as it arrived at the server, and the url that it was sent to. */
export interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Recorder {
  /** Sends every request to the server, whatever its url says. The response contains the request. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Answers of the next requests, instead of the recorded request. */
  readonly answers: { readonly status?: number; readonly headers?: Record<string, string>; readonly body: unknown }[];
  /** All requests, in the order of their arrival. */
  readonly requests: RecordedRequest[];
  readonly stop: () => void;
}

/** Header fields that belong to the connection or to the test. */
const OF_THE_TEST: ReadonlySet<string> = new Set(["host", "connection", "x-test-id"]);

/** Starts an HTTP server on the loopback interface that records what it receives. */
export async function startRecorder(): Promise<Recorder> {
  const requests: RecordedRequest[] = [];
  const answers: Recorder["answers"] = [];
  const origins = new Map<string, string>();
  let sent = 0;

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const fields = Object.entries(request.headers).filter(([name]) => !OF_THE_TEST.has(name));
      const origin = origins.get(String(request.headers["x-test-id"])) ?? "unknown";
      const recorded: RecordedRequest = {
        method: request.method!,
        url: `${origin}${request.url!}`,
        headers: Object.fromEntries(fields),
        body: Buffer.concat(chunks).toString("utf8"),
      };
      requests.push(recorded);
      const answer: Recorder["answers"][number] = answers.shift() ?? { body: recorded };
      response.writeHead(answer.status ?? 200, { "content-type": "application/json", ...answer.headers });
      response.end(JSON.stringify(answer.body));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  return {
    requests,
    answers,
    fetch: (url, init) => {
      const { origin } = new URL(url);
      const id = String((sent += 1));
      origins.set(id, origin);
      // The text of the url, not what a parser makes of it.
      return fetch(`http://127.0.0.1:${port}${url.slice(origin.length)}`, {
        ...init,
        headers: { ...(init.headers as Record<string, string>), "x-test-id": id },
      });
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
