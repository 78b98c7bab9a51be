import type { Route } from "../kernel/call.js";

/** Splits a url: its path, its literal query with the "?", its query expressions, and its fragment. */
function splitUrl(text: string) {
  const [path, behindPath] = splitAt(text, /\{?[?#]|\{&/);
  const [search, fragment] = splitAt(behindPath, /\{?#/);
  const [query, expressions] = splitAt(search, /\{[?&]/);
  return { path, query, expressions, fragment };
}

function splitAt(text: string, delimiter: RegExp): [before: string, behind: string] {
  const index = text.search(delimiter);
  return index < 0 ? [text, ""] : [text.slice(0, index), text.slice(index)];
}

/** Whether there is nothing between the query expressions, and nothing behind them but a fragment. */
function isExtensible({ expressions }: ReturnType<typeof splitUrl>): boolean {
  return expressions.replace(/\{[?&][^{}]*\}/g, "") === "";
}

/**
 * The paths of a route as in OpenAPI documents, `{name}` for each expression (decision C3): with the literal query of the
 * route, and without. A literal fragment names a variant of an operation, which may have a rule of its own (I5).
 */
export function documentedPaths({ written: text, asWritten: { expressions } }: Route): readonly string[] {
  const parts = splitUrl(text);
  const { length } = parts.path;
  let path = "";
  let end = 0;
  for (const expression of expressions) {
    if (expression.end > length) break;
    path += `${text.slice(end, expression.start)}{${expression.variables.map(({ name }) => name).join(",")}}`;
    end = expression.end;
  }
  path += text.slice(end, length);
  const paths = [path + (isExtensible(parts) ? parts.query : ""), path];
  return parts.fragment.includes("{") ? paths : [...paths.map((one) => one + parts.fragment), ...paths];
}

/** The names of the query parameters that a rule writes, if the route does not write them itself. */
export function ruledNames(text: string, ruled: string): readonly string[] {
  const [own, meant] = [text, ruled].map((url) => namesIn(splitUrl(url).expressions).map(withoutModifier));
  return meant!.filter((name) => !own!.includes(name));
}

/**
 * Returns the url of a route with a rule: the path of the rule if it has one, and the queries of both.
 *
 * @param ruled - a suffix of the documented path, or a whole path
 * @param except - the names of variables to leave out of the query of the rule
 * @returns `undefined` if the route has more than a query after its path
 */
export function extendUrl(text: string, ruled: string, except: readonly string[] = []): string | undefined {
  const own = splitUrl(text);
  const meant = splitUrl(ruled);
  // The parser of the template throws the error with the position.
  if (!isExtensible(meant)) return (meant.path ? "" : own.path) + ruled;
  if (!isExtensible(own)) return undefined;
  // The caller may correct the rule: of a name that both have, the caller's variable counts (I2).
  const corrections = new Map(namesIn(own.expressions).map((variable) => [withoutModifier(variable), variable]));
  const variables = namesIn(meant.expressions).flatMap((variable) => {
    const name = withoutModifier(variable);
    const correction = corrections.get(name);
    corrections.delete(name);
    return correction ?? (except.includes(name) ? [] : variable);
  });
  variables.push(...corrections.values());
  // A rule with a path repeats the query of its route.
  const literals = [...new Set([meant, own].map(({ query }) => query.slice(1)).filter(Boolean))];
  const query = literals.length > 0 ? `?${literals.join("&")}` : "";
  const expression = variables.length > 0 ? `{${query ? "&" : "?"}${variables.join(",")}}` : "";
  return (meant.path || own.path) + query + expression + own.fragment;
}

/** The variables of query expressions, with their modifiers. */
function namesIn(expressions: string): string[] {
  return [...expressions.matchAll(/\{[?&]([^{}]*)\}/g)].flatMap(([, list]) => list!.split(","));
}

function withoutModifier(variable: string): string {
  return variable.replace(/(?:\*|:\d+)$/, "");
}
