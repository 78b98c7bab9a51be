import type { ServedTools } from "./served-tools.js";

/**
 * Serves the same tools. Where the API answers 401, a result also names the variables that this server has no credential from: a model
 * cannot mend it, but tells the person who can.
 *
 * @param missing - the names of the variables
 */
export function namingCredentials(tools: ServedTools, missing: readonly string[]): ServedTools {
  if (missing.length === 0) return tools;
  const text = `This server has no credential for the API. Whoever runs it must set ${missing.join(" or ")} in its environment.`;
  return {
    ...tools,
    call: async (params, endpoint, signal) => {
      const statuses: number[] = [];
      const result = await tools.call(params, endpoint, signal, async (...args) => {
        const response = await fetch(...args);
        statuses.push(response.status);
        return response;
      });
      return statuses.at(-1) === 401 ? { ...result, content: [...result.content, { type: "text", text }] } : result;
    },
  };
}
