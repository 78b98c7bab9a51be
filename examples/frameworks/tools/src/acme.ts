// Tools for a model: operations of a document, each called with the token of one user.
import { readFileSync } from "node:fs";

import { Endpoint } from "fluent-endpoint";
import { callTool, type ToolResult } from "fluent-endpoint/mcp";
import { toolsOf, vendorOf, type Tool } from "fluent-endpoint/openapi";

const document = JSON.parse(readFileSync(new URL("../openapi.json", import.meta.url), "utf8")) as object;
const { ACME_URL = "https://api.acme.example/v1" } = process.env;
const { vendor } = vendorOf(document, { baseUrl: ACME_URL });

/** The tools of a user: all that read, and one that writes. */
export function toolsOfUser(token: string): Tool[] {
  const acme = Endpoint.for(vendor).withDefaults({ headers: { authorization: `Bearer ${token}` } });
  return toolsOf(document, acme, { include: ["GET *", "add_photo"] });
}

/** Calls a tool: texts and files of the answer, or a text that says what went wrong. */
export function run(tool: Tool, args: Record<string, unknown>, signal?: AbortSignal): Promise<ToolResult> {
  return callTool([tool], { name: tool.name, arguments: args }, { fetch, signal });
}
