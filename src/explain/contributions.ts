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
  let last = config;
  let kept = namesOf(config.defaults);
  for (; last.base; last = last.base) {
    const options = keepParameters(last.options, kept);
    if (Object.values(options).some((value) => value !== undefined)) given.push(options);
    kept = kept.filter((name) => namesOf(last.base!.defaults).includes(name));
  }
  const defaults = given.reverse().map((options, index): NamedLayer => ({ name: `defaults ${index + 1}`, options }));
  return [{ name: "vendor", options: keepParameters(last.options, kept) }, ...defaults];
}

function namesOf({ parameters }: ParsedOptions): readonly string[] {
  return parameters?.names ?? [];
}

/** Returns the options without parameters that a later `withoutDefaults()` removed. */
function keepParameters(options: ParsedOptions, kept: readonly string[]): ParsedOptions {
  const { names, values } = options.parameters ?? { names: [], values: [] };
  if (names.every((name) => kept.includes(name))) return options;
  const isKept = (_: unknown, index: number): boolean => kept.includes(names[index]!);
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
