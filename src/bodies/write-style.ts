import type { Issue } from "../errors/endpoint-error.js";
import { pairsOf, type PairStyle } from "../kernel/pairs.js";
import { isList, isPlainObject, ownItems } from "../kernel/values.js";
import { isWellFormed, singleText } from "../shared/well-formed.js";
import type { QueryStyle } from "../types/policy.js";
import { jsonOfMember } from "./json-text.js";

export const STYLES: readonly QueryStyle[] = [
  "form",
  "comma",
  "spaceDelimited",
  "pipeDelimited",
  "tabDelimited",
  "deepObject",
  "json",
];

export function isStyle(style: unknown): style is QueryStyle {
  return STYLES.includes(style as QueryStyle);
}

/** The separators of list items, and of names and values of an object. */
const SEPARATORS = { comma: ",", spaceDelimited: " ", pipeDelimited: "|", tabDelimited: "\t" } as const;

/**
 * Converts a query parameter to unencoded pairs in a style of OpenAPI. Adds what is wrong to `issues`.
 *
 * @param isFile - whether a value is a file, which a multipart form sends unchanged
 * @param longest - as for `pairsOf()`
 */
export function writeStyle(
  name: string,
  value: unknown,
  style: QueryStyle,
  issues: Issue[],
  isFile?: (value: unknown) => boolean,
  longest?: number,
): [name: string, text: string][] {
  const single = singleText(value);
  if (single !== undefined && isWellFormed(name)) return [[name, single]];
  const write = (own: string, content: unknown, arrays: PairStyle["arrays"]): [string, string][] =>
    pairsOf(own, content, { arrays, objects: "brackets" }, issues, isFile, longest) as [string, string][];
  const jsonOf = (content: unknown): string | undefined => jsonOfMember(name, content, issues);
  // Servers that read `a[k]` also read nested lists, which OpenAPI does not define.
  if (style === "deepObject") return write(name, value, "brackets");
  if (style === "json") return write(name, typeof value === "object" && value ? jsonOf(value) : value, "repeat");
  // No other style has a text for lists and objects within others.
  const flat = (content: unknown): unknown => (isPlainObject(content) || isList(content) ? jsonOf(content) : content);
  const members = isPlainObject(value) && Object.entries(value).map(([key, member]) => [key, flat(member)] as const);
  const items = isList(value) && ownItems(value).map(flat);
  if (!members && !items) return write(name, value, "repeat");
  if (style === "form")
    return members ? members.flatMap(([key, member]) => write(key, member, "repeat")) : write(name, items, "repeat");
  const texts = write(name, members ? members.flat() : items, "comma").flatMap(([, text]) => text);
  return texts.length > 0 ? [[name, texts.join(SEPARATORS[style])]] : [];
}
