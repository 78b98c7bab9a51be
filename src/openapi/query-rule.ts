import type { Policy } from "../types/policy.js";
import type { QueryStyle } from "../types/vendor-routes.js";
import type { Parameter } from "./parameter.js";

/** How a query parameter is said: as a variable of a template, or as a style that no template has. */
export type QueryRule = { readonly variable: string } | { readonly style: QueryStyle };

/** A name that a template may have (RFC 6570, section 2.3); routes allow "-". */
const VARIABLE = /^\w[\w-]*(?:\.[\w-]+)*$/;

/**
 * The rule for a query parameter; `undefined` if the policy alone does what the document says.
 *
 * @param hasBody - whether the method has a body, which takes all parameters without a rule
 */
export function queryRuleOf(
  parameter: Parameter,
  hasBody: boolean,
  policy: Pick<Policy, "arrays" | "objects">,
): QueryRule | undefined {
  const { name, isList, isObject, mediaType } = parameter;
  const style: QueryStyle | "" = mediaType === undefined ? styleOf(parameter) : "";
  const isSimple = !isList && !isObject;
  if (!hasBody && (isSimple || style === "" || isOfPolicy(parameter, style, policy))) return undefined;
  const isTemplate = VARIABLE.test(name) && (isSimple || style === "" || style === "form" || style === "comma");
  if (!isTemplate) return { style: style || "form" };
  return { variable: style === "form" && !isSimple ? `${name}*` : name };
}

function styleOf({ style, explode, isObject }: Parameter): QueryStyle {
  if (style === "deepObject") return isObject ? "deepObject" : "form";
  if (style !== "spaceDelimited" && style !== "pipeDelimited") return explode ? "form" : "comma";
  // With `explode`, the delimiter is that of the query.
  return explode ? "form" : style;
}

function isOfPolicy(
  { name, isList, isObject }: Parameter,
  style: QueryStyle,
  { arrays, objects }: Pick<Policy, "arrays" | "objects">,
): boolean {
  if (style === "deepObject") return objects === "brackets";
  const written = name.endsWith("[]") && arrays !== "comma" ? "repeat" : arrays;
  const isListOfPolicy =
    !isList || (style === "form" ? written === "repeat" : style === "comma" && written === "comma");
  return isListOfPolicy && !isObject;
}
