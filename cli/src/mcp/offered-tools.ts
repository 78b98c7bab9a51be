import { matcherOf, quoteInFull, type Tool, type ToolOperation } from "../library.js";
import { UsageError } from "../usage-error.js";

/** Which operations are offered. */
export interface Choice {
  readonly include: readonly string[];
  readonly write: boolean;
}

/**
 * Chooses the tools that are offered: those that read, and those that write if the user says so, by `--write` or by a pattern that names
 * them (X4).
 *
 * @throws {UsageError} When a pattern fits no operation.
 * @throws {EndpointError} `ERR_INVALID_OPTION` when one is no pattern.
 */
export function chooseTools(tools: readonly Tool[], { include, write }: Choice): readonly Tool[] {
  const patterns = include.map((pattern) => ({ pattern, matches: matcherOf([pattern]) }));
  const unused = patterns.find(({ matches }) => !tools.some(matches));
  if (unused) throw new UsageError(`--include ${quoteInFull(unused.pattern)} fits no operation of the document`);
  return tools.filter((tool) => {
    const fitting = patterns.filter(({ matches }) => matches(tool));
    const isChosen = patterns.length === 0 || fitting.length > 0;
    const mayWrite = write || fitting.some(({ pattern }) => namesWrite(pattern, tool));
    return isChosen && (tool.annotations.readOnlyHint || mayWrite);
  });
}

/** Whether a pattern names the method of a tool, or the tool itself. */
function namesWrite(pattern: string, { name, method }: ToolOperation): boolean {
  return pattern === name || pattern.split(" ")[0]!.toUpperCase() === method;
}
