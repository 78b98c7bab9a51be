import { throwFaults, type Fault } from "./errors/fault.js";
import { InvalidMediaTypeError } from "./errors/invalid-media-type-error.js";
import { InvalidOptionError } from "./errors/invalid-option-error.js";
import { remember } from "./last-few.js";
import { readEntries } from "./own-entries.js";
import { haveSameItems } from "./same-items.js";
import { isList, ownItems } from "./shared/value-kind.js";

/** What amends `accept`: a format, and the previews to ask for, none of them twice. */
export interface MediaType {
  readonly format: string | undefined;
  readonly previews: readonly string[];
}

/** Longer names, or more of them, are made by a program. */
const LONGEST = 512;

/** What a media type says, in the order of most calls. */
const MEMBERS: readonly string[] = ["format", "previews"];

/** The last few, each beside the previews that it was asked for by. */
const known: { readonly asked: readonly string[]; readonly mediaType: MediaType }[] = [];

/**
 * Reads a `mediaType` option and checks every name in it; a trailing `-preview` is dropped (decisions A4, E3, F2).
 *
 * @throws InvalidOptionError where it has another shape
 * @throws InvalidMediaTypeError for names with a character that is not among RFC 6838's restricted-name-chars
 */
export function readMediaType(mediaType: unknown): MediaType {
  const { names, values } = readEntries(mediaType, "mediaType", MEMBERS);
  const faults: Fault[] = [];
  let format: string | undefined;
  let previews: readonly unknown[] = [];
  for (let place = 0; place < names.length; place += 1) {
    const value = values[place];
    if (names[place] === "format" && typeof value === "string") format = value;
    else if (names[place] === "previews" && isList(value)) previews = ownItems(value);
    else faults.push({ name: `mediaType.${names[place]!}`, problem: "use { format: string, previews: string[] }" });
  }
  if (!areTexts(previews)) faults.push({ name: "mediaType.previews", problem: "use a list of strings" });
  throwFaults(InvalidOptionError, faults);
  return mediaTypeOf(format, previews as readonly string[]);
}

function areTexts(list: readonly unknown[]): list is readonly string[] {
  return list.every((item) => typeof item === "string");
}

/** The media type that asks for these: the very same object where it is one of the last few. */
export function mediaTypeOf(format: string | undefined, asked: readonly string[]): MediaType {
  for (const one of known) {
    if (one.mediaType.format === format && haveSameItems(one.asked, asked)) return one.mediaType;
  }
  const previews = asked.map((preview) => preview.replace(/-preview$/, ""));
  const invalid = [...previews, ...(format ? [format] : [])].filter((name) => !/^[A-Za-z0-9!#$&\-^_.+]+$/.test(name));
  throwFaults(
    InvalidMediaTypeError,
    invalid.map((name) => ({ name, problem: "use letters, digits and !#$&-^_.+" })),
  );
  const mediaType = { format, previews: [...new Set(previews)] };
  if (`${format}${asked.join()}`.length < LONGEST) remember(known, { asked, mediaType });
  return mediaType;
}
