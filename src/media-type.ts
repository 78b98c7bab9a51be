import { throwFaults, type Fault } from "./errors/fault.js";
import { InvalidMediaTypeError } from "./errors/invalid-media-type-error.js";
import { InvalidOptionError } from "./errors/invalid-option-error.js";
import { readEntries } from "./own-entries.js";
import { haveSameItems } from "./same-items.js";
import { isList, ownItems } from "./value-kind.js";

/** What amends `accept`: a format, and the previews to ask for, none of them twice. */
export interface MediaType {
  readonly format: string | undefined;
  readonly previews: readonly string[];
}

/** As many as the calls of a program are likely to ask for in turns: of more, the one remembered longest goes. */
const MOST = 8;
/** Longer names, or more of them, are made by a program. */
const LONGEST = 512;

/** What a media type says, in the order of most calls. */
const MEMBERS: readonly string[] = ["format", "previews"];

/** A media type, and the names that it was given by. */
interface KnownMediaType {
  readonly format: string | undefined;
  readonly given: readonly string[];
  readonly read: MediaType;
}

/** The last few that were read. */
const known: KnownMediaType[] = [];

/**
 * Reads a `mediaType` option and checks every name in it; a trailing `-preview` is dropped (decisions A4, E3, F2). What
 * says the same as one of the last few is the very same object.
 *
 * @throws InvalidOptionError where it has another shape
 * @throws InvalidMediaTypeError for names with a character that is not among RFC 6838's restricted-name-chars
 */
export function readMediaType(mediaType: unknown): MediaType {
  const { names, values } = readEntries(mediaType, "mediaType", MEMBERS);
  const faults: Fault[] = [];
  let format: string | undefined;
  let given: readonly string[] = [];
  for (let place = 0; place < names.length; place += 1) {
    const value = values[place];
    if (names[place] === "format" && typeof value === "string") format = value;
    else if (names[place] === "previews" && isList(value)) given = readTexts(value, faults);
    else faults.push({ name: `mediaType.${names[place]!}`, problem: "use { format: string, previews: string[] }" });
  }
  throwFaults(InvalidOptionError, faults);
  for (const one of known) if (one.format === format && haveSameItems(one.given, given)) return one.read;
  return remember(format, given);
}

function readTexts(list: readonly unknown[], faults: Fault[]): string[] {
  const items = ownItems(list);
  const texts = items.filter((item) => typeof item === "string");
  if (texts.length < items.length) faults.push({ name: "mediaType.previews", problem: "use a list of strings" });
  return texts;
}

function remember(format: string | undefined, given: readonly string[]): MediaType {
  const names = given.map((preview) => preview.replace(/-preview$/, ""));
  const invalid = [...names, ...(format ? [format] : [])].filter((name) => !/^[A-Za-z0-9!#$&\-^_.+]+$/.test(name));
  throwFaults(
    InvalidMediaTypeError,
    invalid.map((name) => ({ name, problem: "use letters, digits and !#$&-^_.+" })),
  );
  const read = { format, previews: [...new Set(names)] };
  if (`${format} ${given.join()}`.length < LONGEST) {
    if (known.length === MOST) known.shift();
    known.push({ format, given, read });
  }
  return read;
}
