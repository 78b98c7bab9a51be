// An MCP server over stdio.
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

import { run, toolsOfUser } from "./acme.js";

const tools = toolsOfUser(process.env["ACME_TOKEN"] ?? "");
const server = new Server({ name: "acme", version: "1.0.0" }, { capabilities: { tools: {} } });

server.setRequestHandler(ListToolsRequestSchema, () => ({
  tools: tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema })),
}));

server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
  const tool = tools.find(({ name }) => name === params.name);
  const { text, isError } = tool
    ? await run(tool, params.arguments, signal)
    : { text: `There is no tool "${params.name}".`, isError: true };
  return { content: [{ type: "text", text }], isError };
});

await server.connect(new StdioServerTransport());
