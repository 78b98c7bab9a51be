import { setOwn } from "../value-kind.js";

/**
 * A fresh object with the own properties of all, the later over the earlier, each read once; one alone is that very
 * object (decision A4: header fields, by their names in lower case, and `request`).
 */
export function mergeProperties<Given extends object>(layers: readonly Given[]): Given | undefined {
  if (layers.length < 2) return layers[0];
  const merged = {};
  for (const layer of layers) {
    // The copy is what reads each key once.
    const own = { ...layer } as Record<PropertyKey, unknown>;
    for (const key of Reflect.ownKeys(own)) setOwn(merged, key, own[key]);
  }
  return merged as Given;
}
