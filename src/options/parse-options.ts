import { InvalidOptionError } from "../errors/invalid-option-error.js";
import { rejectAll, type Issue } from "../errors/issue.js";
import type { NamedValues } from "../shared/own-properties.js";
import { findOptionIndexes, READERS } from "./option-table.js";
import { createOptions, type ParsedOptions } from "./parsed-options.js";

/**
 * Parses the properties of an options object. All properties that are not options are parameters.
 *
 * @param ownBaseUrl - the base URL of the vendor, if it has variables; other base URLs must not have any
 * @throws {InvalidOptionError} With all invalid options; or the error of the first option that has a kind of its own.
 */
export function parseOptions(properties: NamedValues, ownBaseUrl?: ParsedOptions["baseUrl"]): ParsedOptions {
  const optionIndexes = findOptionIndexes(properties.names);
  const options = parseOptionsAt(optionIndexes, properties, ownBaseUrl);
  if (optionIndexes.length < properties.names.length) options.parameters = omitIndexes(optionIndexes, properties);
  return options;
}

/** Returns the properties without those at the given indexes. */
export function omitIndexes(indexes: readonly number[], properties: NamedValues): NamedValues {
  if (indexes.length === 0) return properties;
  const isKept = (_: unknown, index: number): boolean => !indexes.includes(index);
  return { names: properties.names.filter(isKept), values: properties.values.filter(isKept) };
}

/** Parses the options at the given indexes, but not the parameters. */
export function parseOptionsAt(
  indexes: readonly number[],
  { names, values }: NamedValues,
  ownBaseUrl?: ParsedOptions["baseUrl"],
): ParsedOptions {
  const options = createOptions();
  const issues: Issue[] = [];
  for (const index of indexes) {
    const name = names[index]!;
    try {
      const read = READERS.get(name);
      if (read) options[name as "data"] = read(values[index], name, ownBaseUrl);
      else issues.push({ name, reason: "misspelt", detail: "baseUrl" });
    } catch (error) {
      if (!(error instanceof InvalidOptionError)) throw error;
      for (const issue of error.issues) issues.push(issue);
    }
  }
  if (issues.length > 0) throw new InvalidOptionError(issues);
  return options;
}

/** Parses a single option of a chain step. */
export function parseOption(
  name: keyof ParsedOptions,
  value: unknown,
  ownBaseUrl?: ParsedOptions["baseUrl"],
): ParsedOptions {
  const options = createOptions();
  if (value !== undefined) options[name as "data"] = READERS.get(name)!(value, name, ownBaseUrl);
  return options;
}

/**
 * Checks the options of a call with a route.
 *
 * @throws {InvalidOptionError} When the options also set the method or the url (B5).
 */
export function rejectRouteOptions(options: ParsedOptions): void {
  const twice = (["method", "url"] as const).filter((name) => options[name]);
  rejectAll(twice, InvalidOptionError, "route");
}
