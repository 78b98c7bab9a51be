import { invalidOption } from "../errors/invalid-option.js";
import { ownProperties } from "../kernel/values.js";
import type { ToolOperation, ToolOptions } from "../types/tools.js";
import { matcherOf } from "./tool-include.js";
import { LONGEST_NAME, SHORTEST_NAME } from "./tool-names.js";

/** The options of tools, checked. */
export interface ReadToolOptions extends Pick<ToolOptions, "validate"> {
  readonly include: (operation: ToolOperation) => boolean;
  readonly longestName: number;
  readonly longestSchema: number;
}

/** What hosts and models still read: longer ones are refused, or cost more than the answer. */
const LONGEST_SCHEMA = 32_768;

/** @throws {EndpointError} `ERR_INVALID_OPTION` when one of them is invalid. */
export function readToolOptions(options: ToolOptions): ReadToolOptions {
  const own = ownProperties(options, "options") as ToolOptions;
  const { include, validate, longestName = LONGEST_NAME, longestSchema = LONGEST_SCHEMA } = own;
  if (validate !== undefined && typeof validate !== "function") throw invalidOption("validate", "must be a function");
  if (!Number.isInteger(longestName) || longestName < SHORTEST_NAME || longestName > LONGEST_NAME)
    throw invalidOption("longestName", `must be a whole number from ${SHORTEST_NAME} to ${LONGEST_NAME}`);
  if (Number.isNaN(longestSchema) || !(longestSchema > 0))
    throw invalidOption("longestSchema", "must be a number of characters");
  return { include: matcherOf(include), validate, longestName, longestSchema };
}
