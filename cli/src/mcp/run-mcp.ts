import { randomBytes } from "node:crypto";

import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";

import { Endpoint, EndpointError, withEscapes } from "../library.js";
import { DocumentError } from "../vendor/document-error.js";
import { UsageError } from "../usage-error.js";
import { announce } from "./announce.js";
import { AnswerCheck } from "./answer-check.js";
import { readMcpArguments, type McpArguments } from "./mcp-arguments.js";
import { MCP_HELP } from "./mcp-help.js";
import { listenForHttp } from "./http-server.js";
import { loadApi } from "./api.js";
import { chooseTools } from "./offered-tools.js";
import { formatConfiguration } from "./configuration.js";
import { namingCredentials } from "./missing-credentials.js";
import { createServer } from "./mcp-server.js";
import { serveBySearch } from "./searched-tools.js";
import { serveEach, type ServedTools } from "./served-tools.js";

/** The environment and the streams of the process. */
export interface McpEnvironment {
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

/**
 * Runs `fluent-endpoint-cli mcp`. It returns when the server stops.
 *
 * @returns The exit code: 0 when the client has gone, 1 if the document is invalid, 2 for invalid arguments.
 */
export async function runMcp(args: readonly string[], environment: McpEnvironment): Promise<number> {
  const { stdout, stderr } = environment;
  try {
    const parsed = readMcpArguments(args);
    if (parsed === "help") stdout.write(MCP_HELP);
    else await run(parsed, environment);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof EndpointError)) throw error;
    stderr.write(`error: ${withEscapes(error.message)}\n`);
    if (error instanceof DocumentError || error instanceof EndpointError) return 1;
    stderr.write("Run fluent-endpoint-cli mcp --help for usage.\n");
    return 2;
  }
}

async function run(args: McpArguments, { variables, stdout, stderr }: McpEnvironment): Promise<void> {
  const api = await loadApi(args);
  if (args.print) {
    stdout.write(formatConfiguration(args, api));
    return;
  }
  const forward = args.http?.forward;
  const { vendor, credentials } = api;
  const own = { ...vendor, credentials: [...(vendor.credentials ?? []), ...(forward === undefined ? [] : [forward])] };
  // A credential that a client forwards takes the place of those of the environment.
  const endpoint = Endpoint.for(own).withDefaults(forward === undefined ? credentials.defaultsFrom(variables) : {});
  const check = args.outputSchemas ? new AnswerCheck() : undefined;
  const all = api.toolsFor(endpoint);
  const chosen = chooseTools(all, args);
  const isSearched = chosen.length > args.mostTools;
  const served: ServedTools = isSearched
    ? serveBySearch(chosen)
    : serveEach(check ? check.prepare(chosen) : chosen, check);
  const tools = namingCredentials(served, forward === undefined ? credentials.missingFrom(variables) : []);
  const offer = { all, chosen, isSearched };
  if (!args.http) {
    stderr.write(announce(args, api, offer, variables));
    await serveStdio(vendor.name, tools, endpoint);
    return;
  }
  const { FLUENT_ENDPOINT_TOKEN: given } = variables;
  const token = given === undefined || given === "" ? randomBytes(32).toString("base64url") : given;
  const { server, port } = await listenForHttp(args.http, { name: vendor.name, tools, endpoint, token });
  stderr.write(announce(args, api, offer, variables, { port, madeToken: given ? undefined : token }));
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      });
  });
}

async function serveStdio(name: string, tools: ServedTools, endpoint: Endpoint): Promise<void> {
  const server = createServer(name, tools, endpoint);
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve;
  });
  // The client has gone: its calls are cancelled.
  process.stdin.once("end", () => void server.close());
  await server.connect(new StdioServerTransport());
  await closed;
}
