import { InvalidOptionError } from "../errors/invalid-option-error.js";
import { rejectAll } from "../errors/issue.js";
import { withDots } from "../errors/terminal-text.js";
import { NO_VALUES } from "../shared/passed-values.js";
import type { EndpointDefaults } from "../types/options.js";
import { findOptionIndexes, flattenOption, OPTIONS, type ParsedOptions } from "./options.js";

const NO_MEDIA_TYPE = { format: undefined, previews: [] };

/**
 * The flat object of the specification: options and parameters in one object (Merged options object; A6, D7).
 *
 * @param method - in upper case
 * @param isVariable - whether the url has a placeholder with this name
 * @throws {InvalidOptionError} When a parameter has the name of an option, or was set by `query()`: a flat object cannot
 * express that.
 */
export function flattenOptions(
  options: ParsedOptions,
  method: string,
  isVariable: (name: string) => boolean,
): EndpointDefaults {
  const { parameters = NO_VALUES, query = NO_VALUES, mediaType = NO_MEDIA_TYPE } = options;
  const lost = findOptionIndexes(parameters.names, isVariable)
    .map((index) => parameters.names[index]!)
    .concat(query.names);
  rejectAll(lost, InvalidOptionError, "merged");
  const shown = { ...options, method, mediaType };
  const names = Object.keys(OPTIONS) as (keyof ParsedOptions)[];
  return Object.fromEntries(names.flatMap((name) => flattenOption(shown, name))) as unknown as EndpointDefaults;
}

/** The names of parameters and headers, without values, which may be secret (H6). */
export function namesOf({ parameters, query, headers }: ParsedOptions): { parameters: string[]; headers: string[] } {
  return {
    parameters: [...new Set([...(parameters?.names ?? []), ...(query?.names ?? [])])],
    headers: Object.keys(headers!.toObject()),
  };
}

/** Describes an object for logs. */
export function describe(kind: string, content: object): string {
  return `${kind} ${withDots(JSON.stringify(content))}`;
}
