import type { Parameters } from "../merged-options.js";
import { isArrayIndex } from "../value-kind.js";

/**
 * Lays parameters over others: a value replaces the one beneath whole and in its place, a new name goes to the end
 * (decision A4). The order is that of an ordinary object with these names, so that it is the same when the merged
 * options are handed around as one (decision A6).
 *
 * @param isOfOneObject - whether `above` has that order already, and no name twice
 */
export function mergeParameters(beneath: Parameters, above: Parameters, isOfOneObject: boolean): Parameters {
  if (above.names.length === 0) return beneath;
  if (beneath.names.length === 0 && isOfOneObject) return above;
  const merged = new Map<string, unknown>();
  for (const { names, values } of [beneath, above]) names.forEach((name, index) => merged.set(name, values[index]));
  const names = [...merged.keys()];
  const ordered = [
    ...names.filter(isArrayIndex).sort((one, other) => Number(one) - Number(other)),
    ...names.filter((name) => !isArrayIndex(name)),
  ];
  return { names: ordered, values: ordered.map((name) => merged.get(name)) };
}
