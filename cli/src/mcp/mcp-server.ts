import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

import { VERSION, type AnyEndpoint } from "../library.js";
import type { ServedTools } from "./served-tools.js";

/** Makes a server for one connection, whose calls have the credentials of an endpoint. */
// McpServer takes schemas of zod; those of tools are JSON Schema.
/* eslint-disable @typescript-eslint/no-deprecated */
export function createServer(name: string, tools: ServedTools, endpoint: AnyEndpoint): Server {
  const { instructions } = tools;
  const server = new Server(
    { name, version: VERSION },
    { capabilities: { tools: {} }, ...(instructions !== undefined && { instructions }) },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.list(endpoint) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, { signal }) => tools.call(params, endpoint, signal));
  return server;
}
/* eslint-enable @typescript-eslint/no-deprecated */
