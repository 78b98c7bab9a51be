import {
  callTool,
  listTools,
  type AnyEndpoint,
  type ListedTool,
  type Tool,
  type ToolParams,
  type ToolResult,
} from "../library.js";
import type { AnswerCheck } from "./answer-check.js";

/** What a server lists and calls, for one user or for all. */
export interface ServedTools {
  /** How a model finds its way, if the names of the tools do not tell. */
  readonly instructions?: string;
  list(endpoint: AnyEndpoint): ListedTool[];
  /** @param send - sends the request to the API; by default the `fetch` of the platform */
  call(params: ToolParams, endpoint: AnyEndpoint, signal: AbortSignal, send?: typeof fetch): Promise<ToolResult>;
}

/** Serves each operation as a tool of its own. */
export function serveEach(tools: readonly Tool[], check: AnswerCheck | undefined): ServedTools {
  const validate = check?.validate;
  return {
    list: (endpoint) => listTools(tools, { endpoint, outputSchemas: check !== undefined }),
    call: (params, endpoint, signal, send = fetch) =>
      callTool(tools, params, { fetch: send, endpoint, signal, validate }),
  };
}
