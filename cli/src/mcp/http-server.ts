import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isIP, type AddressInfo } from "node:net";

import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";

import type { AnyEndpoint } from "../library.js";
import { UsageError } from "../usage-error.js";
import type { HttpArguments } from "./mcp-arguments.js";
import { createServer as createMcpServer } from "./mcp-server.js";
import type { ServedTools } from "./served-tools.js";

/** Where clients send their messages. */
export const PATH = "/mcp";

/** What the server has besides its address. */
export interface HttpOptions {
  readonly name: string;
  readonly tools: ServedTools;
  /** With the credentials of the environment, if none are forwarded. */
  readonly endpoint: AnyEndpoint;
  /** The token that clients must send. */
  readonly token: string;
}

/** The header field that has the server's own token. */
export function tokenField({ forward }: Pick<HttpArguments, "forward">): string {
  return forward === "authorization" ? "x-fluent-endpoint-token" : "authorization";
}

/**
 * Listens for MCP over HTTP. Each message has a server of its own: nothing of one user is kept for another (X4).
 *
 * @throws {UsageError} When it cannot listen.
 */
export async function listenForHttp(
  args: HttpArguments,
  options: HttpOptions,
): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    const refusal = refuse(request, args, options.token);
    const endpoint = refusal ? undefined : endpointOf(request, args, options.endpoint);
    if (refusal) answer(response, ...refusal);
    else if (!endpoint) answer(response, 401, `Send your own credential for the API as ${args.forward}`);
    else
      serve(request, response, { ...options, endpoint }).catch(() => {
        if (!response.headersSent) answer(response, 500, "Internal error");
        else response.destroy();
      });
  });
  const [host = ""] = args.hosts;
  await new Promise<void>((resolve, reject) => {
    server.once("error", ({ code }: NodeJS.ErrnoException) => {
      reject(
        new UsageError(`cannot listen on ${host}, port ${args.port} (${code}); choose another with --host or --http`),
      );
    });
    server.listen(args.port, host, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  { name, tools, endpoint }: HttpOptions,
): Promise<void> {
  const server = createMcpServer(name, tools, endpoint);
  const transport = new StreamableHTTPServerTransport();
  // A client that goes away cancels its calls.
  response.once("close", () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(request, response);
}

/** What is wrong with a request, if anything: its status, and what it says. */
function refuse(
  request: IncomingMessage,
  args: HttpArguments,
  token: string,
): [status: number, problem: string] | undefined {
  const { method, url = "", headers } = request;
  const { host = "", origin } = headers;
  // A page of another site reaches this machine by a name of its own (DNS rebinding), or sends its origin.
  if (!isOwnHost(host, args.hosts)) return [403, "This host is not served"];
  if (origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`)
    return [403, "Pages of other origins are not served"];
  if (url.split("?")[0] !== PATH) return [404, `There is nothing here; the server is at ${PATH}`];
  const field = tokenField(args);
  const value = valueOf(request, field);
  const sent = field === "authorization" ? value.replace(/^Bearer /i, "") : value;
  if (!isEqual(sent, token)) return [401, `The token of this server is missing or wrong: send it as ${field}`];
  if (method !== "POST") return [405, "This server keeps no sessions: messages are sent by POST"];
  return undefined;
}

/** The endpoint of a client, with the credential that it forwards; `undefined` if that is none. */
function endpointOf(
  request: IncomingMessage,
  { forward }: HttpArguments,
  endpoint: AnyEndpoint,
): AnyEndpoint | undefined {
  if (forward === undefined) return endpoint;
  const value = valueOf(request, forward);
  // What HTTP leaves of an empty token is its scheme.
  if (/^(?:bearer|basic)?$/i.test(value)) return undefined;
  try {
    return endpoint.withDefaults({ headers: { [forward]: value } });
  } catch {
    return undefined;
  }
}

/** Whether clients of this server use a host: an address cannot be the name of another site. */
function isOwnHost(host: string, hosts: readonly string[]): boolean {
  const name = host.replace(/:\d+$/, "").toLowerCase();
  return (
    name === "localhost" || isIP(name.replace(/^\[|\]$/g, "")) > 0 || hosts.some((one) => one.toLowerCase() === name)
  );
}

function valueOf({ headers }: IncomingMessage, field: string): string {
  const value = headers[field] ?? "";
  return typeof value === "string" ? value : value.join(", ");
}

/** In a time that does not tell how much of it is right. */
function isEqual(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => createHash("sha256").update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(left, right);
}

function answer(response: ServerResponse, status: number, message: string): void {
  const body = JSON.stringify({ jsonrpc: "2.0", error: { code: -32_000, message }, id: null });
  response.writeHead(status, {
    "content-type": "application/json",
    ...(status === 401 && { "www-authenticate": "Bearer" }),
    ...(status === 405 && { allow: "POST" }),
  });
  response.end(body);
}
