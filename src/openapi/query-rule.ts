import type { QueryStyle } from "../types/vendor-routes.js";
import { isJson } from "../shared/headers.js";
import type { Parameter } from "./parameter.js";
import { isOfPolicy, queryStyleOf, type StylePolicy } from "./query-style.js";

/** The rule of a query parameter: a variable of a template, or a style that templates do not have. */
export type QueryRule =
  { readonly variable: string } | { readonly variable: undefined; readonly style: QueryStyle | "querystring" };

/** A valid name in a template (RFC 6570, section 2.3). Routes also allow "-". */
const VARIABLE = /^\w[\w-]*(?:\.[\w-]+)*$/;

/**
 * Returns the rule for a query parameter; `undefined` if the policy already matches the document.
 *
 * @param hasBody - whether the method has a body, which gets all parameters without a rule
 */
export function queryRuleOf(parameter: Parameter, hasBody: boolean, policy: StylePolicy): QueryRule | undefined {
  if (parameter.isWholeQuery) return { variable: undefined, style: "querystring" };
  const { name, isList, isObject, mediaType, hasNested } = parameter;
  if (mediaType !== undefined && isJson(mediaType)) return { variable: undefined, style: "json" };
  const style: QueryStyle | "" = mediaType === undefined ? queryStyleOf(parameter) : "";
  const isSimple = !isList && !isObject;
  // Policies and templates do not write lists and objects within others.
  if (hasNested && style) return { variable: undefined, style };
  if (!hasBody && (isSimple || style === "" || isOfPolicy(parameter, style, policy))) return undefined;
  const isTemplate = VARIABLE.test(name) && (isSimple || style === "" || style === "form" || style === "comma");
  if (!isTemplate) return { variable: undefined, style: style || "form" };
  return { variable: style === "form" && !isSimple ? `${name}*` : name };
}
