// Random nested values, for comparisons with other clients.
import fc from "fast-check";

type Single = string | number | boolean;

/** A map of texts, numbers, booleans, lists and maps. */
export interface Nested {
  readonly [name: string]: Single | readonly (Single | Nested)[] | Nested;
}

const depth = { depthIdentifier: "nested", maxDepth: 4 };
const text = fc.string({ minLength: 1, unit: "grapheme" });
const single = fc.oneof(text, fc.integer(), fc.boolean());
// Names that no client reads as an option or converts to another case.
const name = fc.stringMatching(/^[a-z]{1,8}$/).map((letters) => `m_${letters}`);

/**
 * Random maps. None is empty, and neither is a list: an empty map in a list is no pair, and clients disagree on whether its
 * number is left out.
 *
 * @param hasListsOfMaps - whether a list may contain maps
 */
export function randomMaps(count: number, hasListsOfMaps: boolean): readonly Nested[] {
  const { map } = fc.letrec<{ map: Nested }>((tie) => {
    const item = hasListsOfMaps ? fc.oneof(depth, single, tie("map")) : single;
    const value = fc.oneof(depth, single, fc.array(item, { minLength: 1, maxLength: 4 }), tie("map"));
    return { map: fc.dictionary(name, value, { minKeys: 1, maxKeys: 4 }) };
  });
  return fc.sample(map, count);
}
