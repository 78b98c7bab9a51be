import type { Parameters } from "../layer.js";

/** Parameters behind those before them: where a name stands twice, the last counts (decision A4). */
export function joinParameters(beneath: Parameters, { names, values }: Parameters): Parameters {
  return { names: beneath.names.concat(names), values: beneath.values.concat(values) };
}

/** The same parameters with each name once: a later value replaces an earlier one whole and in its place (decision A4). */
export function distinctParameters({ names, values }: Parameters): Parameters {
  const places = lastPlaces(names);
  return { names: places.map(([name]) => name), values: places.map(([, place]) => values[place]) };
}

/**
 * Each name once, with the last place that it stands at. The order is that of an ordinary object with these names, so
 * that it is the same when merged options are handed around as one (decision A6).
 */
export function lastPlaces(names: readonly string[]): (readonly [name: string, place: number])[] {
  const places = new Map(names.map((name, place) => [name, place]));
  // Only names that are indices of a list are in another order than they were given.
  return names.some((name) => /^\d/.test(name)) ? Object.entries(Object.fromEntries(places)) : [...places];
}
