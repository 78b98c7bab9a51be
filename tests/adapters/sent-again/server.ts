import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as the server received it. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A local server, at whose urls a client has to send a body again. */
export interface Server {
  readonly origin: string;
  /** Returns what was received at a path, or at the one that it led to, and forgets it. */
  readonly take: (path: string) => Received[];
  readonly stop: () => void;
}

/** Clients send again at once: a date that is past. */
const RETRY_AFTER = { "retry-after": "Thu, 01 Jan 1970 00:00:00 GMT" };

/**
 * Starts a server. The first request at `/503/…` gets 503; `/307/…` and `/308/…` redirect. All others get 200.
 */
export async function startServer(): Promise<Server> {
  const received = new Map<string, Received[]>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("error", () => undefined);
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const [, what, name = ""] = request.url!.split("/");
      const before = received.get(name) ?? [];
      received.set(name, [...before, { headers: request.headers, body: Buffer.concat(chunks) }]);
      if (what === "307" || what === "308") response.writeHead(Number(what), { location: `/200/${name}` });
      else if (what === "503" && before.length === 0) response.writeHead(503, RETRY_AFTER);
      response.end("ok");
    });
  });
  server.on("clientError", (_, socket) => socket.destroy());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take: (path) => {
      const name = path.split("/")[2]!;
      const requests = received.get(name) ?? [];
      received.delete(name);
      return requests;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns the text of a body; of a form, its fields as a server reads them. */
export async function contentOf({ headers, body }: Received): Promise<string> {
  const type = headers["content-type"] ?? "";
  if (!type.startsWith("multipart/")) return body.toString();

  const form = await new Response(body, { headers: { "content-type": type } }).formData();
  const fields = Array.from(form.entries(), async ([name, value]) =>
    typeof value === "string" ? `${name}=${value}` : `${name}=${value.name} ${value.type} ${await value.text()}`,
  );
  return (await Promise.all(fields)).join("\n");
}
