import type { Matched } from "../types/matched.js";
import type { UrlObject } from "../types/parameter-value.js";
import { compileRoute, type CompiledRoute } from "./compile-route.js";
import { matchRoute } from "./match-route.js";
import { readUrl, withoutBaseOf, type MatchOptions } from "./read-url.js";

/** Recent routes: programs have few, and compiling takes longer than matching. */
const recent = new Map<string, CompiledRoute>();
const MOST_KEPT = 500;
const LONGEST_KEPT = 2_000;

/**
 * Finds the parameters of a route in a url.
 *
 * ```ts
 * match("GET /repos/{owner}/{repo}{?page}", "https://api.github.com/repos/octokit/a%20b?page=2");
 * // => { owner: "octokit", repo: "a b", page: "2" }
 * match("GET /repos/{owner}/{repo}", "/users/octocat"); // => undefined
 * match("GET /projects/{id}", "https://gitlab.com/api/v4/projects/7", { baseUrl: "https://gitlab.com/api/v4" }); // => { id: "7" }
 * ```
 *
 * What `build()` makes of text values, it finds again. Values are decoded; those of `{name*}` are lists. Other parameters of the query
 * do not matter, nor does the method: `matcher()` compares it.
 *
 * @param route - a route, such as `"GET /repos/{owner}/{repo}"`
 * @param url - a url, or its path
 * @param options - the base URL of routes that are paths
 * @returns `undefined` if it is not a url of this route
 * @throws {InvalidRouteError} When it is not a route.
 * @throws {InvalidTemplateError} When its URL is not a valid template.
 * @throws {InvalidBaseUrlError} When `baseUrl` is not valid.
 * @throws {InvalidOptionError} When the url is neither text nor a `URL`, or the route has two variables for several segments.
 */
export function match<const Route extends string>(
  route: Route,
  url: string | UrlObject,
  options?: MatchOptions,
): Matched<Route> | undefined {
  const compiled = findRoute(route);
  const withoutBase = withoutBaseOf(options);
  const read = readUrl(url);
  const rest = read && !compiled.isFull ? withoutBase(read) : read;
  if (!rest) return undefined;
  for (const path of compiled.paths) {
    const found = matchRoute(compiled, path, rest);
    if (found) return found as Matched<Route>;
  }
  return undefined;
}

function findRoute(route: string): CompiledRoute {
  const known = recent.get(route);
  if (known) return known;
  const compiled = compileRoute(route);
  if (recent.size >= MOST_KEPT) recent.clear();
  if (route.length <= LONGEST_KEPT) recent.set(route, compiled);
  return compiled;
}
