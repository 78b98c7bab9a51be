/** Parameters in order: the name at an index goes with the value at the same index. */
export interface Parameters {
  readonly names: readonly string[];
  /** The caller's own, kept by identity. */
  readonly values: readonly unknown[];
}

/** Lays parameters over others (decision A4). */
export function mergeParameters(beneath: Parameters, above: Parameters): Parameters {
  if (beneath.names.length === 0) return above;
  return above.names.length === 0 ? beneath : joinParameters([beneath, above]);
}

/**
 * Puts parameters together: a later value replaces an earlier one whole and in its place. The order is that of an
 * ordinary object with these names, so that it is the same when merged options are handed around as one (decision A6).
 */
export function joinParameters(layers: readonly Parameters[]): Parameters {
  const pairs = layers.flatMap(({ names, values }) => names.map((name, index) => [name, values[index]] as const));
  const joined = Object.fromEntries(pairs);
  const names = Object.keys(joined);
  return { names, values: names.map((name) => joined[name]) };
}

/** The value of the parameter called `name`; `undefined` where there is none. */
export function parameterNamed(name: string, { names, values }: Parameters): unknown {
  return values[names.indexOf(name)];
}
