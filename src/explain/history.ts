import type { Layer, Layers } from "../layer.js";
import type { LayerName } from "./explanation.js";

/** A layer that says anything, and what it is called. */
export interface NamedLayer {
  readonly name: LayerName;
  readonly layer: Layer;
}

/** What one layer said of one thing. */
export interface Word {
  readonly value: unknown;
  readonly by: LayerName;
}

/** What all layers said, by what it was said of: the lowest layer's word first. */
export type Histories = ReadonlyMap<string, readonly Word[]>;

/** The layers of an endpoint, the vendor's first; defaults that say nothing do not count. */
export function namedDefaults(layers: Layers): NamedLayer[] {
  const given: Layer[] = [];
  let lowest = layers;
  for (; lowest.beneath; lowest = lowest.beneath) {
    if (Object.values(lowest.layer).some((said) => said !== undefined)) given.push(lowest.layer);
  }
  const defaults = given.reverse().map((layer, index): NamedLayer => ({ name: `defaults ${index + 1}`, layer }));
  return [{ name: "vendor", layer: lowest.layer }, ...defaults];
}

/** Collects what `saidBy` finds in each layer. */
export function historiesOf(
  layers: readonly NamedLayer[],
  saidBy: (layer: Layer) => Iterable<readonly [name: string, value: unknown]>,
): Histories {
  const histories = new Map<string, Word[]>();
  for (const { name: by, layer } of layers) {
    for (const [name, value] of saidBy(layer)) {
      const words = histories.get(name);
      if (words) words.push({ value, by });
      else histories.set(name, [{ value, by }]);
    }
  }
  return histories;
}
