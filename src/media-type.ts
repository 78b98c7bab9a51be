import { throwFaults, type Fault } from "./errors/fault.js";
import { InvalidMediaTypeError } from "./errors/invalid-media-type-error.js";
import { InvalidOptionError } from "./errors/invalid-option-error.js";
import { ownNames } from "./own-names.js";
import { isList, ownItems } from "./value-kind.js";

/** What amends `accept`: a format, and the previews to ask for, none of them twice. */
export interface MediaType {
  readonly format: string | undefined;
  readonly previews: readonly string[];
}

/**
 * Reads a `mediaType` option and checks every name in it; a trailing `-preview` is dropped (decisions A4, E3, F2).
 *
 * @throws InvalidOptionError where it has another shape
 * @throws InvalidMediaTypeError for names with a character that is not among RFC 6838's restricted-name-chars
 */
export function readMediaType(mediaType: unknown): MediaType {
  const faults: Fault[] = [];
  let [format, previews]: [string?, unknown[]?] = [];
  for (const name of ownNames(mediaType, "mediaType")) {
    const value = (mediaType as Readonly<Record<string, unknown>>)[name];
    if (name === "format" && typeof value === "string") format = value;
    else if (name === "previews" && isList(value)) previews = ownItems(value);
    else if (value !== undefined)
      faults.push({ name: `mediaType.${name}`, problem: "use { format: string, previews: string[] }" });
  }
  const texts = previews?.filter((preview) => typeof preview === "string") ?? [];
  if (texts.length < (previews?.length ?? 0))
    faults.push({ name: "mediaType.previews", problem: "use a list of strings" });
  throwFaults(InvalidOptionError, faults);
  const names = texts.map((preview) => preview.replace(/-preview$/, ""));
  const invalid = [...names, ...(format ? [format] : [])].filter((name) => !/^[A-Za-z0-9!#$&\-^_.+]+$/.test(name));
  throwFaults(
    InvalidMediaTypeError,
    invalid.map((name) => ({ name, problem: "use letters, digits and !#$&-^_.+" })),
  );
  return { format, previews: [...new Set(names)] };
}
