import type { Parameters } from "../layer.js";

/**
 * Lays parameters over those before them: a later value replaces an earlier one whole and in its place (decision A4).
 * The order is that of an ordinary object with these names, so that it is the same when merged options are handed around
 * as one (decision A6).
 */
export function mergeParameters(layers: readonly Parameters[]): Parameters | undefined {
  if (layers.length < 2) return layers[0];
  const pairs = layers.flatMap(({ names, values }) => names.map((name, index) => [name, values[index]] as const));
  const merged = Object.fromEntries(pairs);
  return { names: Object.keys(merged), values: Object.values(merged) };
}
