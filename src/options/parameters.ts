import { type NamedValues, NO_VALUES } from "../shared/passed-values.js";

/** Concatenates parameters. If a name occurs twice, its last value counts (A4). */
export function joinParameters(base: NamedValues, over: NamedValues): NamedValues {
  return { names: base.names.concat(over.names), values: base.values.concat(over.values) };
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
export function isOfDefaults(
  name: string,
  value: unknown,
  { parameters = NO_VALUES }: { readonly parameters: NamedValues | undefined },
): boolean {
  return Object.is(value, parameters.values[parameters.names.indexOf(name)]);
}
