import type { RouteUrl } from "../route/route-url.js";

/** A url in two parts: the path with its expressions, and the query with the fragment. */
const PATH = /^(?:\{[^{}?&#][^{}]*\}|[^{}?#])*/;

/** The query and the fragment of a url: a literal query, its query expressions, and the fragment. */
const REST = /^(\?(?:[^#{}]|\{[^?&#{}][^{}]*\})*)?((?:\{[?&][^{}]*\})*)((?:#|\{#).*)?$/;

/**
 * The paths of a route as in OpenAPI documents, `{name}` for each expression (decision C3): with the literal query of the
 * route, and without.
 */
export function documentedPaths({ text, template: { expressions } }: RouteUrl): readonly string[] {
  const { length } = PATH.exec(text)![0];
  let path = "";
  let end = 0;
  for (const expression of expressions) {
    if (expression.end > length) break;
    path += `${text.slice(end, expression.start)}{${expression.variables.map(({ name }) => name).join(",")}}`;
    end = expression.end;
  }
  path += text.slice(end, length);
  const [, query = ""] = REST.exec(text.slice(length)) ?? [];
  return [path + query, path];
}

/**
 * Returns the url of a route with a rule: the path of the rule if it has one, and the queries of both.
 *
 * @param ruled - a suffix of the documented path, or a whole path
 * @returns `undefined` if the route has more than a query after its path
 */
export function extendUrl({ text }: RouteUrl, ruled: string): string | undefined {
  const [path] = PATH.exec(text)!;
  const [ruledPath] = PATH.exec(ruled)!;
  const own = REST.exec(text.slice(path.length));
  const meant = REST.exec(ruled.slice(ruledPath.length));
  // The parser of the template throws the error with the position.
  if (!meant) return (ruledPath ? "" : path) + ruled;
  if (!own) return undefined;
  const [, meantLiteral = "", meantExpressions = ""] = meant;
  const [, ownLiteral = "", ownExpressions = "", fragment = ""] = own;
  const variables = namesIn(meantExpressions);
  const known = new Set(variables.map(withoutModifier));
  variables.push(...namesIn(ownExpressions).filter((variable) => !known.has(withoutModifier(variable))));
  // A rule with a path repeats the query of its route.
  const literals = [...new Set([meantLiteral, ownLiteral].map((literal) => literal.slice(1)).filter(Boolean))];
  const query = literals.length > 0 ? `?${literals.join("&")}` : "";
  const expression = variables.length > 0 ? `{${query ? "&" : "?"}${variables.join(",")}}` : "";
  return (ruledPath || path) + query + expression + fragment;
}

/** The variables of query expressions, with their modifiers. */
function namesIn(expressions: string): string[] {
  return [...expressions.matchAll(/\{[?&]([^{}]*)\}/g)].flatMap(([, list]) => list!.split(","));
}

function withoutModifier(variable: string): string {
  return variable.replace(/(?:\*|:\d+)$/, "");
}
