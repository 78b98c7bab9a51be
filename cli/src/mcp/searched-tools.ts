import {
  callTool,
  listTools,
  quote,
  type AnyEndpoint,
  type ListedTool,
  type Tool,
  type ToolAnnotations,
  type ToolParams,
  type ToolResult,
} from "../library.js";
import { OperationIndex } from "./search.js";
import type { ServedTools } from "./served-tools.js";

/** How many operations a search names, unless the model asks for fewer or more. */
const USUAL = 10;
const MOST = 50;

const READING: ToolAnnotations = { readOnlyHint: true, idempotentHint: true };
const WRITING: ToolAnnotations = { readOnlyHint: false, idempotentHint: false, destructiveHint: true };

const NAME = { type: "string", description: "The name of an operation, as search_operations gives it." };
const ARGUMENTS = { type: "object", description: "The arguments of the operation, as describe_operation tells them." };

/**
 * Serves many operations by a few tools that search, describe and call them (X4). Those that read and those that write have a tool each,
 * so that one "always allow" covers no write.
 */
export function serveBySearch(tools: readonly Tool[]): ServedTools {
  const index = new OperationIndex(tools);
  const reading = tools.filter(({ annotations }) => annotations.readOnlyHint);
  const writing = tools.filter(({ annotations }) => !annotations.readOnlyHint);
  const groups: Readonly<Record<string, readonly Tool[]>> = {
    read_operation: reading,
    ...(writing.length > 0 && { write_operation: writing }),
  };

  const search = ({ query, limit }: Args): ToolResult => {
    if (typeof query !== "string" || query.trim() === "") return refusal('"query" must be words to search for.');
    const most = typeof limit === "number" && limit >= 1 ? Math.min(Math.trunc(limit), MOST) : USUAL;
    const found = index.search(query, most);
    if (found.length === 0) return text("No operation fits these words; try others.");
    return text(found.map(({ name, route, title }) => `${name}: ${title} (${route})`).join("\n"));
  };

  const describe = ({ name }: Args, endpoint: AnyEndpoint): ToolResult => {
    const tool = tools.find((one) => one.name === name);
    if (!tool) return unknown();
    const [listed] = listTools([tool], { endpoint });
    const { description, inputSchema } = listed!;
    const caller = tool.annotations.readOnlyHint ? "read_operation" : "write_operation";
    return text(JSON.stringify({ name, route: tool.route, description, call: caller, arguments: inputSchema }));
  };

  const call = async (
    caller: string,
    { name, arguments: args }: Args,
    endpoint: AnyEndpoint,
    signal: AbortSignal,
    send: typeof fetch,
  ): Promise<ToolResult> => {
    if (typeof name !== "string" || !tools.some((one) => one.name === name)) return unknown();
    const group = groups[caller]!;
    if (!group.some((one) => one.name === name)) {
      const other = Object.keys(groups).find((one) => one !== caller);
      return refusal(`${caller} does not call ${name}; ${other} does.`);
    }
    const given = readSearchArguments(args);
    return callTool(group, { name, arguments: given as Args }, { fetch: send, endpoint, signal });
  };

  return {
    instructions: `${tools.length} operations of an API: find one with search_operations, read its arguments with describe_operation, then call it with ${Object.keys(groups).join(" or ")}.`,
    list: () => listed(Object.keys(groups)),
    call: async ({ name, arguments: args = {} }: ToolParams, endpoint, signal, send = fetch) => {
      const known = listed(Object.keys(groups)).find((one) => one.name === name)?.inputSchema.properties;
      const unknown = Object.keys(args).find((key) => known && !Object.hasOwn(known, key));
      if (unknown !== undefined)
        return refusal(`${quote(unknown)} is unknown; ${name} takes ${Object.keys(known!).map(quote).join(" and ")}.`);
      if (name === "search_operations") return search(args);
      if (name === "describe_operation") return describe(args, endpoint);
      if (Object.hasOwn(groups, name)) return call(name, args, endpoint, signal, send);
      return refusal(`There is no tool ${quote(name)}: operations are called by ${Object.keys(groups).join(" and ")}.`);
    },
  };
}

type Args = Readonly<Record<string, unknown>>;

/** Models also write the JSON text of an object. */
function readSearchArguments(args: unknown): unknown {
  if (typeof args !== "string") return args ?? {};
  try {
    return JSON.parse(args);
  } catch {
    return args;
  }
}

function listed(callers: readonly string[]): ListedTool[] {
  const search = {
    name: "search_operations",
    title: "Search operations",
    description: "Finds operations of the API by words: what they do, their names, paths and tags.",
    inputSchema: searchSchema(
      {
        query: { type: "string", description: "What the operation does, in a few words." },
        limit: { type: "integer", minimum: 1, maximum: MOST },
      },
      ["query"],
    ),
    annotations: READING,
  };
  const describe = {
    name: "describe_operation",
    title: "Describe an operation",
    description: "Tells what an operation does, and the JSON Schema of its arguments.",
    inputSchema: searchSchema({ name: NAME }, ["name"]),
    annotations: READING,
  };
  return [
    search,
    describe,
    ...callers.map((name) => ({
      name,
      title: name === "read_operation" ? "Read" : "Write",
      description:
        name === "read_operation"
          ? "Calls an operation that reads, and changes nothing."
          : "Calls an operation that creates, changes or deletes something.",
      inputSchema: searchSchema({ name: NAME, arguments: ARGUMENTS }, ["name", "arguments"]),
      annotations: name === "read_operation" ? READING : WRITING,
    })),
  ];
}

function searchSchema(properties: Record<string, object>, required: string[]): ListedTool["inputSchema"] {
  return { type: "object", properties, required, additionalProperties: false };
}

function text(content: string): ToolResult {
  return { content: [{ type: "text", text: content }] };
}

function refusal(content: string): ToolResult {
  return { ...text(content), isError: true };
}

function unknown(): ToolResult {
  return refusal("There is no operation of this name; find one with search_operations.");
}
