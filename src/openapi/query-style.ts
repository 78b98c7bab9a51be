import type { Policy } from "../types/policy.js";
import type { QueryStyle } from "../types/vendor-routes.js";
import type { ValueShape } from "./value-shape.js";

/** The choices of a policy for lists and objects. */
export type StylePolicy = Pick<Policy, "arrays" | "objects">;

/** Returns the style of a list or an object in a query or a form (OpenAPI 3.1.1, section 4.8.12.4). */
export function queryStyleOf({ style, explode, isList, isObject }: StyledValue): QueryStyle {
  if (style === "deepObject") return isList || isObject ? "deepObject" : "form";
  // With `explode`, the delimiter is `&`.
  if (explode) return "form";
  return style === "spaceDelimited" || style === "pipeDelimited" ? style : "comma";
}

interface StyledValue extends Omit<ValueShape, "isScalar"> {
  readonly style: string;
  readonly explode: boolean;
}

interface NamedValue extends Omit<ValueShape, "isScalar"> {
  readonly name: string;
  readonly hasLists: boolean;
}

/** Whether the policy writes a list or an object in this style. */
export function isOfPolicy(
  { name, isList, isObject, hasLists }: NamedValue,
  style: QueryStyle,
  { arrays, objects }: StylePolicy,
): boolean {
  if (style === "deepObject")
    return (!(isList || hasLists) || arrays === "brackets") && (!isObject || objects === "brackets");
  const written = name.endsWith("[]") && arrays !== "comma" ? "repeat" : arrays;
  const isListOfPolicy = style === "form" ? written === "repeat" : style === "comma" && written === "comma";
  return !isObject && (!isList || isListOfPolicy);
}
