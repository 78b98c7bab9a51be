import { invalidOption, raise } from "../errors/raise.js";
import { authorityOf, dotPartsOf, isAuthority, readBaseUrl, RELATIVE } from "../kernel/url.js";
import { LONGEST_TEXT, isTexts } from "../kernel/values.js";
import type { UrlObject } from "../types/parameter-value.js";
import type { Matched } from "../types/template.js";
import { findParameters } from "./find.js";
import { compileRoute, normalize, type CompiledRoute, type Glob, type PathPattern } from "./route.js";

/** The options of `match()` and `matcher()`. */
export interface MatchOptions {
  /**
   * The base URL of routes that are paths: a url must start with it. Without one, paths match at any host, and no prefix of the path
   * is removed.
   */
  readonly baseUrl?: string | undefined;
}

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
 * With what it returns, `build()` writes the same url, without the parameters of the query that the route does not name. Any other url
 * does not match: its text must be encoded as `build()` encodes it. Values are decoded, but for `{+name}`. Those of `{name*}` are lists,
 * and so is a `{?name}` that stands several times in the query: write `{?name*}` to build it again. The order of the query does not
 * matter, nor does the method: `matcher()` compares it.
 *
 * @param route - a route with the expressions `{x}`, `:x`, `{+x}`, `{/x*}`, `{?x}` and `{&x}`
 * @param url - a url, or its path
 * @param options - the base URL of routes that are paths
 * @returns `undefined` if it is not a url of this route
 * @throws {EndpointError} `ERR_INVALID_ROUTE` when it is not a route.
 * @throws {EndpointError} `ERR_INVALID_TEMPLATE` when its URL is not a valid template.
 * @throws {EndpointError} `ERR_INVALID_BASE_URL` when `baseUrl` is not valid.
 * @throws {EndpointError} `ERR_INVALID_OPTION` when the url is neither text nor a `URL`, or the route has another expression.
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
    const found = findParameters(compiled, path, rest);
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
   * @throws {EndpointError} `ERR_INVALID_ROUTE` when it is not a request.
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
 * @throws {EndpointError} `ERR_INVALID_TEMPLATE` when `match()` would throw for a route.
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
        const parameters = read && findParameters(compiled, path, read);
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

/** A url, as far as it is matched: without its fragment. */
export interface ReadUrl {
  /** Scheme and authority in lower case; empty for a path. */
  readonly origin: string;
  /** As it came. */
  readonly path: string;
  readonly query: string;
}

/** Reads a url; `undefined` for one that `build()` would not write, or whose path a server may read otherwise. */
function readUrl(given: unknown): ReadUrl | undefined {
  const url = given instanceof URL ? given.href : given;
  if (typeof url !== "string") throw invalidOption("url", "form", "a url, or a request");
  const origin = authorityOf(url);
  if (url.length > LONGEST_TEXT || (origin && !isAuthority(origin))) return undefined;
  const [, path = "", query = ""] = /^([^?#]*)\??([^#]*)/.exec(url.slice(origin.length))!;
  if (dotPartsOf(path).length > 0) return undefined;
  return { origin: origin.toLowerCase(), path: origin && path === "" ? "/" : path, query };
}

/** Returns what removes the base URL from a url; it returns `undefined` for urls of another one. */
function withoutBaseOf(options: MatchOptions | undefined): (url: ReadUrl) => ReadUrl | undefined {
  const { baseUrl } = { __proto__: null, ...options } as MatchOptions;
  if (baseUrl === undefined) return (url) => url;
  const base = readBaseUrl(baseUrl, raise);
  const origin = base.origin === RELATIVE ? "" : authorityOf(base.prefix).toLowerCase();
  const prefix = base.prefix.slice(origin.length).split("/").map(normalize);
  return (url) => {
    const segments = url.path.split("/");
    // Servers get a path; the host is elsewhere in a request.
    const isSame = origin === "" || url.origin === "" || url.origin === origin;
    const isUnder = prefix.every((segment, index) => normalize(segments[index] ?? "/") === segment);
    return isSame && isUnder ? { ...url, path: ["", ...segments.slice(prefix.length)].join("/") } : undefined;
  };
}
