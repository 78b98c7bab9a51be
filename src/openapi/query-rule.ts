import type { QueryStyle } from "../types/vendor-routes.js";
import type { Parameter } from "./parameter.js";
import { isOfPolicy, queryStyleOf, type StylePolicy } from "./query-style.js";

/** How a query parameter is said: as a variable of a template, or as a style that no template has. */
export type QueryRule = { readonly variable: string } | { readonly style: QueryStyle };

/** A name that a template may have (RFC 6570, section 2.3); routes allow "-". */
const VARIABLE = /^\w[\w-]*(?:\.[\w-]+)*$/;

/**
 * The rule for a query parameter; `undefined` if the policy alone does what the document says.
 *
 * @param hasBody - whether the method has a body, which takes all parameters without a rule
 */
export function queryRuleOf(parameter: Parameter, hasBody: boolean, policy: StylePolicy): QueryRule | undefined {
  const { name, isList, isObject, mediaType } = parameter;
  const style: QueryStyle | "" = mediaType === undefined ? queryStyleOf(parameter) : "";
  const isSimple = !isList && !isObject;
  if (!hasBody && (isSimple || style === "" || isOfPolicy(parameter, style, policy))) return undefined;
  const isTemplate = VARIABLE.test(name) && (isSimple || style === "" || style === "form" || style === "comma");
  if (!isTemplate) return { style: style || "form" };
  return { variable: style === "form" && !isSimple ? `${name}*` : name };
}
