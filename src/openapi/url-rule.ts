import type { QueryStyle, RouteRule } from "../types/vendor-routes.js";
import { isJson } from "../shared/headers.js";
import { namesIn, placeholdersOf, type Parameter } from "./parameter.js";
import type { Operation } from "./operation.js";
import { isOfPolicy, queryStyleOf, type StylePolicy } from "./style.js";

/** The rule of a query parameter: a variable of a template, or a style that templates do not have. */
type QueryRule =
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

/** The operators of RFC 6570 for the styles of OpenAPI. */
const OPERATORS: Readonly<Record<string, string>> = { __proto__: null as never, label: ".", matrix: ";" };

/** Converts a path to a template of RFC 6570, with the style of each parameter. */
function pathTemplateOf(path: string, parameters: readonly Parameter[]): string {
  const ofPath = new Map(parameters.filter((one) => one.in === "path").map((one) => [one.name, one]));
  return path.replace(/\{([^{}]*)\}/g, (expression, name: string) => {
    const parameter = ofPath.get(name);
    if (!parameter) return expression;
    const { style, explode, isObject, isList } = parameter;
    // OpenAPI 3.2, section 4.12.2.2: reserved expansion, which other operators do not have.
    const operator = OPERATORS[style] ?? (parameter.allowReserved ? "+" : "");
    // A list in a simple expression is joined by commas, exploded or not.
    const isExploded = explode && (isObject || (isList && /[.;]/.test(operator)));
    return `{${operator}${name}${isExploded ? "*" : ""}}`;
  });
}

/** Tells whether a parameter in the path, or one in the query before a header, has the same name. */
export function findSharedNames(parameters: readonly Parameter[]): (parameter: Parameter) => boolean {
  const [inPath, inQuery] = [namesIn(parameters, "path"), namesIn(parameters, "query")];
  return ({ name, in: place }) =>
    (place === "query" && inPath.has(name)) || (place === "header" && (inPath.has(name) || inQuery.has(name)));
}

/**
 * Returns the template of an operation, as a suffix if the path is unchanged, and the parameters that a template cannot
 * express.
 */
export function urlRuleOf(
  operation: Operation,
  policy: StylePolicy,
): { url?: string | undefined; query?: RouteRule["query"] } {
  const { parameters } = operation;
  // The fragment of a variant stays behind all queries (C11).
  const path = operation.path.replace(/#.*/, "");
  const sharesName = findSharedNames(parameters);
  const styles: [name: string, style: NonNullable<RouteRule["query"]>[string]][] = [];
  const variables: string[] = [];
  const placeholders = placeholdersOf(path);
  for (const parameter of parameters) {
    if (parameter.in !== "query" || sharesName(parameter) || placeholders.has(parameter.name)) continue;
    const rule = queryRuleOf(parameter, operation.hasBody, policy);
    if (!rule) continue;
    if (rule.variable !== undefined) variables.push(rule.variable);
    else styles.push([parameter.name, rule.style]);
  }
  const template = pathTemplateOf(path, parameters);
  const suffix = variables.length > 0 ? `{${path.includes("?") ? "&" : "?"}${variables.join(",")}}` : "";
  const url = template === path ? suffix : template + suffix;
  return { url: url || undefined, query: styles.length > 0 ? Object.fromEntries(styles) : undefined };
}
