import { NO_VALUES, type NamedValues } from "../shared/own-properties.js";
import type { ParsedOptions } from "./parsed-options.js";

/** Concatenates parameters. If a name occurs twice, its last value counts (A4). */
export function joinParameters(base: NamedValues, over: NamedValues): NamedValues {
  return { names: base.names.concat(over.names), values: base.values.concat(over.values) };
}

/**
 * Concatenates the parameters of the steps of a chain.
 *
 * @param lists - the last step first; most chains set all parameters in one step
 */
export function concatParameters(lists: readonly NamedValues[]): NamedValues {
  if (lists.length < 2) return lists.at(0) ?? NO_VALUES;
  const names: string[] = [];
  const values: unknown[] = [];
  for (let step = lists.length - 1; step >= 0; step -= 1) {
    const list = lists[step]!;
    for (let index = 0; index < list.names.length; index += 1) {
      names.push(list.names[index]!);
      values.push(list.values[index]);
    }
  }
  return { names, values };
}

/** Removes duplicate names: each name keeps its first position and its last value (A4). */
export function distinctParameters({ names, values }: NamedValues): NamedValues {
  const indexes = lastIndexes(names);
  return { names: indexes.map((index) => names[index]!), values: indexes.map((index) => values[index]) };
}

/**
 * Returns the last index of each name, in the order of the properties of an object: copies of merged options have the
 * same order (A6).
 */
export function lastIndexes(names: readonly string[]): number[] {
  const indexes = new Map<string, number>();
  for (let index = 0; index < names.length; index += 1) indexes.set(names[index]!, index);
  // Objects list names that are array indexes first.
  return names.some((name) => /^\d/.test(name)) ? Object.values(Object.fromEntries(indexes)) : [...indexes.values()];
}

/**
 * Whether a value is identical to the default. It then counts as a default, because merged options may be passed to a
 * call again (D2).
 */
export function isOfDefaults(name: string, value: unknown, { parameters = NO_VALUES }: ParsedOptions): boolean {
  return Object.is(value, parameters.values[parameters.names.indexOf(name)]);
}
