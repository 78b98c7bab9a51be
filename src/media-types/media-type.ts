import type { Issue } from "../errors/endpoint-error.js";
import { errorOf } from "../errors/error-of.js";
import type { MediaType } from "../kernel/settings.js";
import { isOwn, isTexts, type Values } from "../kernel/values.js";

const FORM = "must be { format: string, previews: string[] }";
const NO_NAME = "must consist of at most 127 letters, digits and !#$&-^_.+";

/** Reads a `mediaType` option (E3). Its form is an issue of the options; its names are an error of their own. */
export function readMediaType(given: Values, issues: Issue[]): MediaType {
  let previews: readonly string[] = [];
  let format: string | undefined;
  for (const name in given) {
    if (!isOwn(given, name)) continue;
    const value = given[name];
    if (value === undefined) continue;
    if (name === "format" && typeof value === "string") format = value;
    else if (name === "previews" && isTexts(value)) previews = value.map(withoutSuffix);
    else issues.push({ name: `mediaType.${name}`, reason: "form", detail: FORM });
  }
  const names = format ? [...previews, format] : previews;
  // RFC 6838, section 4.2.
  const wrong = names.filter((name) => !/^[A-Za-z0-9!#$&\-^_.+]{1,127}$/.test(name));
  if (wrong.length > 0)
    throw errorOf(
      "ERR_INVALID_MEDIA_TYPE",
      wrong.map((name) => ({ name, reason: "mediaType", detail: NO_NAME })),
    );
  return { format, previews: distinct(previews) };
}

/** The suffix of preview names is optional. */
function withoutSuffix(preview: string): string {
  return preview.replace(/-preview$/, "");
}

function distinct(names: readonly string[]): readonly string[] {
  return names.length > 1 ? [...new Set(names)] : names;
}

/** Replaces the format and unites the previews, earlier ones first. */
export function mergeMediaTypes(all: readonly MediaType[]): MediaType {
  const format = all.findLast((mediaType) => mediaType.format !== undefined)?.format;
  return { format, previews: distinct(all.flatMap(({ previews }) => previews)) };
}
