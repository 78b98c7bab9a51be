import type { EndpointApi } from "../api/endpoint-api.js";
import type { Layer } from "../kernel/defaults.js";
import type { EffectiveValue, LayerName } from "./explanation.js";

/** Options and parameters, and the layer that sets them. */
export interface NamedLayer extends Layer {
  readonly name: LayerName;
  /** For a chain step that changed the policy. */
  readonly api?: EndpointApi | undefined;
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
export function defaultLayers(api: EndpointApi): NamedLayer[] {
  const given: Layer[] = [];
  let last = api;
  for (; last.base; last = last.base) {
    const { options, parameters } = last.layer;
    const isEmpty = Object.values({ ...options, faults: undefined }).every((value) => value === undefined);
    if (!isEmpty || parameters) given.push({ options, parameters });
  }
  const defaults = given.reverse().map((layer, index): NamedLayer => ({ name: `defaults ${index + 1}`, ...layer }));
  const { options, parameters } = last.layer;
  return [{ name: "vendor", options, parameters }, ...defaults];
}

/** Whether a layer is the vendor or defaults. */
export function isDefault(layer: LayerName): boolean {
  return /^(?:vendor|defaults)/.test(layer);
}

/** Collects the entries that each layer contributes. */
export function collect(layers: readonly NamedLayer[], entriesOf: (layer: Layer) => Iterable<Entry>): Contributions {
  const contributions = new Map<string, Contribution[]>();
  for (const { name: layer, ...own } of layers) {
    for (const [name, value] of entriesOf(own)) {
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
