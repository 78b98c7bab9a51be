import { splitRoute } from "../kernel/route.js";
import type { TemplateExpression } from "../kernel/template.js";
import { authorityOf } from "../kernel/url.js";
import { encodeLiteral } from "../kernel/values.js";
import { readTemplate } from "../template/syntax.js";
import type { PatternOf } from "../types/template.js";

/** Any token is a method here. */
const ANY_METHOD = { methods: /* @__PURE__ */ new Map<string, never>() };

/**
 * Converts a route to the pattern of its path, which MSW, `URLPattern`, path-to-regexp and Express understand.
 *
 * ```ts
 * toPattern("GET /repos/{owner}/{repo}"); // => "/repos/:owner/:repo"
 * toPattern("GET /enterprises/:slug/{team-id}{?page}"); // => "/enterprises/:slug/:team_id"
 * ```
 *
 * The pattern has no method and no query. It matches the path of every request that `build()` makes of the route with a value for each
 * placeholder. A name in a pattern has `_` for other characters than letters and digits.
 *
 * @param route - a route, such as `"GET /repos/{owner}/{repo}"`; `{+path}` and `{/path*}` become `:path+`, which path-to-regexp 8 and
 * Express 5 do not understand
 * @throws {EndpointError} `ERR_INVALID_ROUTE` when it is not a route.
 * @throws {EndpointError} `ERR_INVALID_TEMPLATE` when its URL is not a valid template.
 */
export function toPattern<const Route extends string>(route: Route): PatternOf<Route> {
  const { literals, expressions } = readTemplate(splitRoute(ANY_METHOD, route).url, true);
  const origin = authorityOf(literals[0]!);
  let pattern = origin;
  for (const [index, literal] of literals.entries()) {
    const text = index === 0 ? literal.slice(origin.length) : literal;
    const end = text.search(/[?#]/);
    pattern += escapeLiteral(encodeLiteral(end < 0 ? text : text.slice(0, end)), index > 0);
    const expression = expressions[index];
    if (end >= 0 || !expression || /[?#&]/.test(expression.operator)) break;
    pattern += patternOf(expression);
  }
  return pattern as PatternOf<Route>;
}

/** Escapes what has a meaning in patterns, and a character that would extend the name before it. */
function escapeLiteral(text: string, isAfterName: boolean): string {
  const escaped = text.replace(/[!()*+:?[\\\]{}]/g, "\\$&");
  return isAfterName && /^[\w$]/.test(escaped) ? `\\${escaped}` : escaped;
}

/** Returns the pattern of an expression in the path. */
function patternOf({ operator, variables }: TemplateExpression): string {
  const first = operator === "+" ? "" : operator;
  const parts = variables.map(({ name, modifier }) => {
    const manySegments = operator === "+" || (operator === "/" && modifier === "*");
    const prefix = operator === ";" ? `${escapeLiteral(name, false)}=` : "";
    return `${prefix}:${name.replace(/\W/g, "_")}${manySegments ? "+" : ""}`;
  });
  return first + parts.join(first || ",");
}
