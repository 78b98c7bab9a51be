import { mediaTypeOf, type MediaType } from "../media-type.js";

/** Replaces the format and unites the previews, earlier ones first and none twice (decision A4). */
export function mergeMediaType(beneath: MediaType, { format, previews }: MediaType): MediaType {
  return mediaTypeOf(format ?? beneath.format, [...beneath.previews, ...previews]);
}
