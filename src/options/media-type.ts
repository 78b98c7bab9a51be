import { InvalidMediaTypeError } from "../errors/invalid-media-type-error.js";
import { InvalidOptionError } from "../errors/invalid-option-error.js";
import { rejectAll, type Issue } from "../errors/issue.js";
import { isKept, pushBounded, shallowEqual } from "../shared/bounded-cache.js";
import { isList, ownItems, readProperties } from "../shared/passed-values.js";
import { LONGEST_TEXT } from "../errors/longest-text.js";

/** The format and the previews, without duplicates, for the `accept` header. */
export interface MediaType {
  readonly format: string | undefined;
  readonly previews: readonly string[];
}

/** The members of a `mediaType` option, in the most common order. */
const MEMBERS: readonly string[] = ["format", "previews"];

/** Recent media types, with the requested previews, including duplicates. */
const recent: { readonly asked: readonly string[]; readonly mediaType: MediaType }[] = [];

/**
 * Reads a `mediaType` option (A4, E3, F2).
 *
 * @throws {InvalidOptionError} When it has another form.
 * @throws {InvalidMediaTypeError} When a name has characters that RFC 6838, section 4.2 does not allow.
 */
export function readMediaType(option: unknown): MediaType {
  const { names, values } = readProperties(option, "mediaType", MEMBERS);
  const issues: Issue[] = [];
  let previews: readonly string[] = [];
  let format: string | undefined;
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index]!;
    const value = values[index];
    const items = name === "previews" && isList(value) ? ownItems(value) : undefined;
    if (name === "format" && typeof value === "string") format = value;
    else if (items?.every((item) => typeof item === "string")) previews = items.map(withoutSuffix);
    else issues.push({ name: `mediaType.${name}`, reason: "form", detail: "{ format: string, previews: string[] }" });
  }
  if (issues.length > 0) throw new InvalidOptionError(issues);
  return mediaTypeOf(format, previews);
}

/** The optional suffix of preview names. */
const SUFFIX = "-preview";

function withoutSuffix(preview: string): string {
  return preview.endsWith(SUFFIX) ? preview.slice(0, -SUFFIX.length) : preview;
}

/** Replaces the format and merges the previews, earlier ones first (A4). */
export function mergeMediaTypes(base: MediaType, over: MediaType): MediaType {
  return mediaTypeOf(over.format ?? base.format, [...base.previews, ...over.previews]);
}

/** Returns a media type without duplicate previews: the same object as for a recent equal call. */
function mediaTypeOf(format: string | undefined, asked: readonly string[]): MediaType {
  for (const kept of recent) {
    if (kept.mediaType.format === format && shallowEqual(kept.asked, asked)) return kept.mediaType;
  }
  const tooLong = [format ?? "", ...asked].filter((name) => name.length > LONGEST_TEXT);
  rejectAll(tooLong, InvalidMediaTypeError, "length");
  const invalid = [...asked, ...(format ? [format] : [])].filter((name) => !/^[A-Za-z0-9!#$&\-^_.+]+$/.test(name));
  rejectAll(invalid, InvalidMediaTypeError, "name");
  const mediaType = { format, previews: [...new Set(asked)] };
  // Stryker disable next-line ConditionalExpression,StringLiteral,ArrayDeclaration: limits memory only
  if (isKept([format ?? "", ...asked])) pushBounded(recent, { asked, mediaType });
  return mediaType;
}
