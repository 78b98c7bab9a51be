import { toPairs as toPolicyPairs } from "../vendor/query-pairs.js";
import type { Fault } from "../errors/fault.js";
import { isList, isPlainObject, ownItems } from "../kernel/values.js";
import { isWellFormed, singleText } from "../shared/well-formed.js";
import type { QueryStyle } from "../types/vendor-routes.js";
import { writeJson } from "./json-text.js";

export const STYLES: readonly QueryStyle[] = ["form", "comma", "spaceDelimited", "pipeDelimited", "deepObject", "json"];

export function isStyle(style: unknown): style is QueryStyle {
  return STYLES.includes(style as QueryStyle);
}

/** The separators of list items, and of names and values of an object. */
const SEPARATORS = { comma: ",", spaceDelimited: " ", pipeDelimited: "|" } as const;

/**
 * Converts a query parameter to unencoded pairs in a style of OpenAPI. Adds its faults to `faults`.
 *
 * @param isFile - whether a value is a file, which a multipart form sends unchanged
 * @param longest - as for `toPairs()`
 */
export function writeStyle(
  name: string,
  value: unknown,
  style: QueryStyle,
  faults: Fault[],
  isFile?: (value: unknown) => boolean,
  longest?: number,
): [name: string, text: string][] {
  const single = singleText(value);
  if (single !== undefined && isWellFormed(name)) return [[name, single]];
  // Servers that read `a[k]` also read nested lists, which OpenAPI does not define (I6).
  const arrays = style === "deepObject" ? "brackets" : style === "form" ? "repeat" : "comma";
  const toPairs = (own: string, content: unknown): [string, string][] => {
    const pairs = toPolicyPairs(own, content, { arrays, objects: "brackets" }, faults, isFile, longest);
    return pairs as [string, string][];
  };
  const jsonOf = (content: unknown): unknown => {
    try {
      return writeJson(content);
    } catch {
      faults.push({ name, reason: "nesting", detail: "contain a value that JSON cannot represent" });
      return undefined;
    }
  };
  // No other style has a text for lists and objects within others.
  const nestedOf = (content: unknown): unknown =>
    isPlainObject(content) || isList(content) ? jsonOf(content) : content;
  if (style === "json") return toPairs(name, typeof value === "object" && value ? jsonOf(value) : value);
  if (style === "deepObject") return toPairs(name, value);
  const isExploded = style === "form";
  if (isPlainObject(value)) {
    const members = Object.entries(value).map(([key, member]) => [key, nestedOf(member)] as const);
    if (isExploded) return members.flatMap(([key, member]) => toPairs(key, member));
    return joined(members.flat());
  }
  if (!isList(value)) return toPairs(name, value);
  const items = ownItems(value).map(nestedOf);
  return isExploded ? toPairs(name, items) : joined(items);

  function joined(texts: readonly unknown[]): [string, string][] {
    const parts = toPairs(name, texts).flatMap(([, text]) => text);
    return parts.length > 0 ? [[name, parts.join(SEPARATORS[style as keyof typeof SEPARATORS])]] : [];
  }
}
