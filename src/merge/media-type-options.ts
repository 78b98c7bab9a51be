import { mediaTypeName, previewName } from "../media-type-name.js";
import type { MediaType } from "../merged-options.js";
import { optionError, ownNames } from "../own-names.js";
import { isList, ownItems } from "../value-kind.js";

/** Reads the `mediaType` option and checks each name (decisions E3, F2). */
export function readMediaType(mediaType: unknown): MediaType {
  const changes: { format?: string; previews?: readonly string[] } = {};
  for (const name of ownNames(mediaType, "mediaType")) {
    const value = (mediaType as Record<string, unknown>)[name];
    if (value === undefined) continue;
    if (name === "format" && typeof value === "string") changes.format = value && mediaTypeName(value);
    else if (name === "previews" && isList(value)) changes.previews = ownItems(value).map(readPreview);
    else throw optionError(`mediaType.${name}`, "use { format: string, previews: string[] }");
  }
  return changes;
}

function readPreview(preview: unknown): string {
  if (typeof preview !== "string") throw optionError("mediaType.previews", "use a list of strings");
  return previewName(preview);
}

/** Replaces the format and unites the previews, earlier ones first and none twice (decision A4). */
export function mergeMediaType(mediaType: MediaType = {}, changes: MediaType = {}): MediaType {
  const previews = [...(mediaType.previews ?? []), ...(changes.previews ?? [])];
  return { format: changes.format ?? mediaType.format, previews: [...new Set(previews)] };
}
