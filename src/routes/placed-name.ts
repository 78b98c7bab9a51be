import type { VendorNames } from "../route/route-rule.js";
import type { QueryStyle } from "../types/vendor-routes.js";
import type { ParsedRule } from "./read-rule.js";

/**
 * Where a rule places a parameter: in the query with a style, in a header field, or nowhere, because the body is
 * `data`.
 */
export type PlacedName =
  | { readonly style: QueryStyle; readonly header: undefined }
  | { readonly header: string; readonly isExploded: boolean }
  | "nowhere";

/** Returns where a rule places the parameter with this name, if the rule contains it. */
export function placeName(
  name: string,
  { query, headers, body }: ParsedRule,
  { queryNames, baseNames }: VendorNames,
): PlacedName | undefined {
  const style = query.get(name);
  if (style) return { style, header: undefined };
  const header = name.toLowerCase();
  const isExploded = headers.get(header);
  if (isExploded !== undefined) return { header, isExploded };
  return body === "data" && !queryNames.includes(name) && !baseNames.includes(name) ? "nowhere" : undefined;
}
