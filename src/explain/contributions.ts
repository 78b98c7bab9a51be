import type { ApiConfig } from "../api/api-config.js";
import type { ParsedOptions } from "../options/options.js";
import type { EffectiveValue, LayerName } from "./explanation.js";

/** Options, and the layer that sets them. */
export interface NamedLayer {
  readonly name: LayerName;
  readonly options: ParsedOptions;
  /** For a chain step that changed the policy. */
  readonly config?: ApiConfig | undefined;
}

/** A value, and the layer that sets it. */
export interface Contribution {
  readonly value: unknown;
  readonly layer: LayerName;
}

/** The contributions to each name, in the order of precedence. The last one is in effect. */
export type Contributions = ReadonlyMap<string, readonly Contribution[]>;

export type Entry = readonly [name: string, value: unknown];

/** Returns the layers of an endpoint, the vendor first, without empty defaults. */
export function defaultLayers(config: ApiConfig): NamedLayer[] {
  const given: ParsedOptions[] = [];
  const removed = new Set<string>();
  let last = config;
  for (; last.base; last = last.base) {
    const options = withoutParameters(last.options, removed);
    if (Object.values(options).some((value) => value !== undefined)) given.push(options);
    for (const name of removedNames(last.base.defaults, last.defaults)) removed.add(name);
  }
  const defaults = given.reverse().map((options, index): NamedLayer => ({ name: `defaults ${index + 1}`, options }));
  return [{ name: "vendor", options: withoutParameters(last.options, removed) }, ...defaults];
}

/** Returns the names that `withoutDefaults()` removed. Other steps remove none, and a comparison of each would be quadratic. */
function removedNames({ parameters: before }: ParsedOptions, { parameters: after }: ParsedOptions): readonly string[] {
  const names = before?.names ?? [];
  if (names.length <= (after?.names.length ?? 0)) return [];
  const kept = new Set(after?.names);
  return names.filter((name) => !kept.has(name));
}

/** Returns the options without parameters that a later `withoutDefaults()` removed. */
function withoutParameters(options: ParsedOptions, removed: ReadonlySet<string>): ParsedOptions {
  const { names, values } = options.parameters ?? { names: [], values: [] };
  if (!names.some((name) => removed.has(name))) return options;
  const isKept = (_: unknown, index: number): boolean => !removed.has(names[index]!);
  return { ...options, parameters: { names: names.filter(isKept), values: values.filter(isKept) } };
}

/** Whether a layer is the vendor or defaults. */
export function isDefault(layer: LayerName): boolean {
  return /^(?:vendor|defaults)/.test(layer);
}

/** Collects the entries that each layer contributes. */
export function collect(
  layers: readonly NamedLayer[],
  entriesOf: (options: ParsedOptions) => Iterable<Entry>,
): Contributions {
  const contributions = new Map<string, Contribution[]>();
  for (const { name: layer, options } of layers) {
    for (const [name, value] of entriesOf(options)) {
      const earlier = contributions.get(name);
      if (earlier) earlier.push({ value, layer });
      else contributions.set(name, [{ value, layer }]);
    }
  }
  return contributions;
}

/** Returns the value in effect, and the values that it overrides. */
export function latest(contributions: readonly Contribution[], format: (value: unknown) => string): EffectiveValue {
  const [last, ...overrode] = contributions.map(({ value, layer }) => ({ value: format(value), layer })).reverse();
  return { ...last!, overrode };
}
