import { isWellFormed } from "../shared/well-formed.js";
import { Endpoint } from "../endpoint.js";
import type { Issue } from "../errors/issue.js";
import { isList, isPlainObject } from "../shared/value-kind.js";
import type { QueryStyle } from "../types/vendor-routes.js";
import { singleText } from "./single-text.js";

const STYLE = /^(?:form|comma|spaceDelimited|pipeDelimited|deepObject)$/;

export function isStyle(style: unknown): style is QueryStyle {
  return typeof style === "string" && STYLE.test(style);
}

/** The separators of list items, and of names and values of an object. */
const SEPARATORS = { comma: ",", spaceDelimited: " ", pipeDelimited: "|" } as const;

/**
 * Converts a query parameter to unencoded pairs in a style of OpenAPI. Adds its issues to `issues`.
 *
 * @param isFile - whether a value is a file, which a multipart form sends unchanged
 * @param longest - as for `toPairs()`
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
  // Servers that read `a[k]` also read nested lists, which OpenAPI does not define (I6).
  const arrays = style === "deepObject" ? "brackets" : style === "form" ? "repeat" : "comma";
  const toPairs = (own: string, content: unknown): [string, string][] => {
    const pairs = Endpoint.toPairs(own, content, { arrays, objects: "brackets" }, issues, isFile, longest);
    return pairs as [string, string][];
  };
  if (style === "deepObject") return toPairs(name, value);
  const isObject = isPlainObject(value);
  const isExploded = style === "form";
  if (isExploded && isObject) return Object.entries(value).flatMap(([key, member]) => toPairs(key, member));
  if (isExploded || (!isObject && !isList(value))) return toPairs(name, value);
  const items = isObject ? Object.entries(value).flat() : value;
  const texts = toPairs(name, items).flatMap(([, text]) => text);
  return texts.length > 0 ? [[name, texts.join(SEPARATORS[style])]] : [];
}
