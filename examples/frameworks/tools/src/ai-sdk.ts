// The tools of the AI SDK, for generateText(), streamText() and agents.
import { jsonSchema, tool, type ToolSet } from "ai";
import type { ToolContent } from "fluent-endpoint/mcp";

import { run, toolsOfUser } from "./acme.js";

export function toolSet(token: string): ToolSet {
  return Object.fromEntries(
    toolsOfUser(token).map((one) => [
      one.name,
      tool({
        description: one.description,
        inputSchema: jsonSchema<Record<string, unknown>>(one.inputSchema),
        execute: (args, { abortSignal }) => run(one, args, abortSignal),
        toModelOutput: ({ output }) => ({ type: "content", value: output.content.map(partOf) }),
      }),
    ]),
  );
}

function partOf(content: ToolContent) {
  if (content.type === "text") return content;
  const [data, mediaType] =
    content.type === "resource" ? [content.resource.blob, content.resource.mimeType] : [content.data, content.mimeType];
  return { type: "file" as const, data: { type: "data" as const, data }, mediaType };
}
