/**
 * Tools as MCP has them: what `tools/list` and `tools/call` answer. It needs no package; the server is that of an SDK.
 *
 * @module fluent-endpoint/mcp
 */
export { callTool } from "./call-tool.js";
export type { CallToolOptions, ToolParams } from "./call-tool.js";
export type { ToolContent, ToolResult } from "./content.js";
export { listTools } from "./list-tools.js";
export type { ListedTool } from "./list-tools.js";
