import type { Parameters } from "../layer.js";

/** Parameters behind those before them: where a name stands twice, the last counts (decision A4). */
export function joinParameters(beneath: Parameters, { names, values }: Parameters): Parameters {
  return { names: beneath.names.concat(names), values: beneath.values.concat(values) };
}

/** The same parameters with each name once: a later value replaces an earlier one whole and in its place (decision A4). */
export function distinctParameters({ names, values }: Parameters): Parameters {
  const places = lastPlaces(names);
  return { names: places.map((place) => names[place]!), values: places.map((place) => values[place]) };
}

/**
 * The last place that each name stands at. The order is that of an ordinary object with these names, so that it is the
 * same when merged options are handed around as one (decision A6).
 */
export function lastPlaces(names: readonly string[]): number[] {
  const places = new Map<string, number>();
  for (let place = 0; place < names.length; place += 1) places.set(names[place]!, place);
  // Only names that are indices of a list are in another order than they were given.
  return names.some((name) => /^\d/.test(name)) ? Object.values(Object.fromEntries(places)) : [...places.values()];
}
