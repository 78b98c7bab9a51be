// An MCP server over stdio.
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { callTool, listTools } from "fluent-endpoint/mcp";

import { toolsOfUser } from "./acme.js";

const tools = toolsOfUser(process.env["ACME_TOKEN"] ?? "");
const server = new Server({ name: "acme", version: "1.0.0" }, { capabilities: { tools: {} } });

server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listTools(tools) }));
server.setRequestHandler(CallToolRequestSchema, ({ params }, { signal }) => callTool(tools, params, { fetch, signal }));

await server.connect(new StdioServerTransport());
