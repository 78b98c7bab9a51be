import { InvalidMediaTypeError } from "./errors/invalid-media-type-error.js";
import { quoted } from "./errors/shown.js";

/**
 * Checks that the name of a format or a preview may stand in a media type (decision E3).
 *
 * @throws InvalidMediaTypeError for a character that is not among RFC 6838's restricted-name-chars
 */
export function mediaTypeName(name: string): string {
  if (/^[A-Za-z0-9!#$&\-^_.+]+$/.test(name)) return name;
  throw new InvalidMediaTypeError(`Invalid media type name ${quoted(name)}: use letters, digits and !#$&-^_.+`);
}

/** The name of a preview without a trailing `-preview` (decision A4). */
export function previewName(preview: string): string {
  return mediaTypeName(preview.replace(/-preview$/, ""));
}
