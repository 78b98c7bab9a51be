// The tools of the AI SDK, for generateText(), streamText() and agents.
import { jsonSchema, tool, type ToolSet } from "ai";

import { run, toolsOfUser } from "./acme.js";

export function toolSet(token: string): ToolSet {
  return Object.fromEntries(
    toolsOfUser(token).map((one) => [
      one.name,
      tool({
        description: one.description,
        inputSchema: jsonSchema<unknown>(one.inputSchema),
        execute: async (args, { abortSignal }) => (await run(one, args, abortSignal)).text,
      }),
    ]),
  );
}
