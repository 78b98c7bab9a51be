import type { AnyEndpoint } from "../types/any-endpoint.js";
import type { Tool, ToolOutputSchema } from "../types/tools.js";

/** A tool as `tools/list` of MCP names it. */
// An alias: interfaces are not assignable to the open types of the official SDK.
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions
export type ListedTool = {
  name: string;
  title: string;
  description: string;
  inputSchema: Tool["inputSchema"];
  outputSchema?: ToolOutputSchema;
  annotations: Tool["annotations"];
};

/**
 * Returns the tools as `tools/list` of MCP answers them, without what the endpoint fills (X4).
 *
 * ```ts
 * const paths = { "/users/{id}": { get: { operationId: "get_user", summary: "Get a user" } } };
 * const info = { title: "Acme", version: "1" };
 * const document = { openapi: "3.1.0", info, servers: [{ url: "https://api.acme.example" }], paths };
 *
 * const [getUser] = listTools(toolsOf(document));
 * getUser!.name; // => "get_user"
 * getUser!.annotations.readOnlyHint; // => true
 * ```
 *
 * @param tools - what `toolsOf()` has made
 * @param options - `endpoint`: whose defaults fill arguments; `outputSchemas`: whether they are listed. Clients then refuse an answer that
 * does not fit: pass `validate` to `callTool()`
 */
export function listTools(
  tools: readonly Tool[],
  { endpoint, outputSchemas = false }: { readonly endpoint?: AnyEndpoint; readonly outputSchemas?: boolean } = {},
): ListedTool[] {
  return tools.map((tool) => {
    const { name, title, description, annotations } = tool;
    const { inputSchema } = tool.viewFor?.(endpoint) ?? tool;
    const outputSchema = outputSchemas ? tool.outputSchema : undefined;
    return {
      name,
      title,
      description,
      inputSchema,
      ...(outputSchema !== undefined && { outputSchema }),
      annotations,
    };
  });
}
