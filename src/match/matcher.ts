import { invalidOption } from "../errors/kinds.js";
import { isTexts } from "../kernel/values.js";
import type { Matched } from "../types/pattern.js";
import { matchRoute } from "./match.js";
import { readUrl, withoutBaseOf, type MatchOptions } from "./read-url.js";
import { compileRoute, type CompiledRoute, type Glob, type PathPattern } from "./route.js";

/** A request: a `Request`, that of a Node server, or the result of `build()`. */
export interface RequestLike {
  /** In any case; by default GET. */
  readonly method?: string | undefined;
  /** A url, or its path. */
  readonly url?: string | undefined;
}

/** The route of a request, and its parameters: a union, discriminated by the route. */
export type AnyMatch<Route> = Route extends string
  ? { readonly route: Route; readonly parameters: Matched<Route> }
  : never;

/** Finds the route of requests. */
export interface Matcher<Route extends string> {
  /**
   * Finds the route of a request; `undefined` if none is.
   *
   * @throws {InvalidOptionError} When it is not a request.
   */
  match(request: RequestLike): AnyMatch<Route> | undefined;
}

/**
 * Prepares many routes, to find that of a request.
 *
 * ```ts
 * const users = matcher(["GET /users/{name}", "GET /users/me", "POST /users"]);
 * users.match({ method: "GET", url: "/users/octocat" }); // => { route: "GET /users/{name}", parameters: { name: "octocat" } }
 * users.match({ method: "GET", url: "/users/me" }); // => { route: "GET /users/me", parameters: {} }
 * users.match({ method: "PUT", url: "/users" }); // => undefined
 * ```
 *
 * If several routes match, it is the one with a literal where others have a variable, from left to right; then the earlier one.
 *
 * @param routes - routes, each with its method
 * @param options - the base URL of routes that are paths
 * @throws {EndpointError} When `match()` would throw for a route.
 */
export function matcher<const Route extends string>(routes: readonly Route[], options?: MatchOptions): Matcher<Route> {
  if (!isTexts(routes)) throw invalidOption("routes", "form", "a list of routes");
  const withoutBase = withoutBaseOf(options);
  const byMethod = new Map<string, Entry[]>();
  for (const route of routes) {
    const compiled = compileRoute(route);
    const entries = byMethod.get(compiled.method) ?? [];
    byMethod.set(compiled.method, entries);
    for (const path of compiled.paths) entries.push({ compiled, path, rank: rankOf(compiled, path) });
  }
  for (const entries of byMethod.values()) entries.sort((one, other) => compare(one.rank, other.rank));
  return {
    match: (request) => {
      const { method = "GET", url } = Object(request) as { method?: unknown; url?: unknown };
      if (typeof method !== "string") throw invalidOption("request", "form", "an object with method and url");
      const full = readUrl(url);
      const rest = full && withoutBase(full);
      for (const { compiled, path } of full ? (byMethod.get(method.toUpperCase()) ?? []) : []) {
        const read = compiled.isFull ? full : rest;
        const parameters = read && matchRoute(compiled, path, read);
        if (parameters) return { route: compiled.route, parameters } as unknown as AnyMatch<Route>;
      }
      return undefined;
    },
  };
}

interface Entry {
  readonly compiled: CompiledRoute;
  readonly path: PathPattern;
  readonly rank: readonly number[];
}

/** Less is more specific: a literal, a literal with variables, a variable, several segments; then the pairs of the query. */
function rankOf({ pairs }: CompiledRoute, { segments, many }: PathPattern): number[] {
  const rankOfSegment = ({ literals, variables }: Glob, index: number): number =>
    index === many ? 3 : variables.length === 0 ? 0 : literals.some((literal) => literal !== "") ? 1 : 2;
  return [...segments.map(rankOfSegment), -pairs.length];
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (let index = 0; index < Math.min(one.length, other.length); index += 1) {
    const difference = one[index]! - other[index]!;
    if (difference !== 0) return difference;
  }
  return other.length - one.length;
}
