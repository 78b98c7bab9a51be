import type { MediaType } from "../media-type.js";

/** Replaces the format and unites the previews, earlier ones first and none twice (decision A4). */
export function mergeMediaType(layers: readonly MediaType[]): MediaType | undefined {
  if (layers.length < 2) return layers[0];
  const said = layers.findLast(({ format }) => format !== undefined);
  return { format: said?.format, previews: [...new Set(layers.flatMap(({ previews }) => previews))] };
}
