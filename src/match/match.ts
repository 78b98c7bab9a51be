import type { Matched } from "../types/pattern.js";
import type { UrlObject } from "../types/parameter-value.js";
import { compileRoute, type CompiledRoute, type PathPattern } from "./compile-route.js";
import { hasEmptyPart } from "../shared/path-segments.js";
import { setOwn } from "../kernel/values.js";
import { isOfSegments, matchGlob, valueOf, type Glob } from "./glob.js";
import { matchQuery } from "./query.js";
import { decode, hasDots, readUrl, withoutBaseOf, type MatchOptions, type ReadUrl } from "./read-url.js";

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
 * What `build()` makes of text values, it finds again, unless a value contains the text between two variables. Values are decoded; those
 * of `{name*}` are lists. Other parameters of the query do not matter, nor does the method: `matcher()` compares it.
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

/** The parameters in a url: text, or a list. */
export type Found = Record<string, string | string[]>;

/** Matches a url against one form of a route; `undefined` if it is no url that the route builds. */
export function matchRoute({ isFull, query }: CompiledRoute, path: PathPattern, url: ReadUrl): Found | undefined {
  // Clients resolve them before they send a request (C6).
  if (hasDots(url.path)) return undefined;
  const parts = ((isFull ? url.origin : "") + url.path).split("/");
  const pairs = pairsOfPath(path, parts);
  const ofQuery = pairs && matchQuery(query, url.query);
  if (!ofQuery) return undefined;
  const found = new Map<string, string | string[]>();
  for (const [name, value] of [...pairs, ...ofQuery]) {
    const known = found.get(name);
    // One value fills all places of a name.
    if (known !== undefined && String(known) !== String(value)) return undefined;
    found.set(name, value);
  }
  const parameters: Found = {};
  for (const [name, value] of found) setOwn(parameters, name, value);
  return parameters;
}

type Pairs = (readonly [name: string, value: string | string[]])[];

function pairsOfPath({ segments, many, isLoose }: PathPattern, parts: readonly string[]): Pairs | undefined {
  const surplus = parts.length - segments.length;
  if (many < 0 ? surplus !== 0 : surplus < 0) return undefined;
  const pairs: Pairs = [];
  for (let index = 0; index < segments.length; index += 1) {
    const isMany = index === many;
    const start = many >= 0 && index > many ? index + surplus : index;
    const text = isMany ? parts.slice(start, start + surplus + 1).join("/") : parts[start]!;
    const found = pairsOf(segments[index]!, text, isLoose);
    if (!found) return undefined;
    pairs.push(...found);
  }
  return pairs;
}

function pairsOf(glob: Glob, text: string, isLoose: boolean): Pairs | undefined {
  const { wildcards } = glob;
  const isEmpty = text === "" || (wildcards.some(({ separator }) => separator === "/") && hasEmptyPart(text));
  // No value makes an empty segment (C6).
  const texts = wildcards.length > 0 && isEmpty ? undefined : matchGlob(glob, text, isLoose);
  if (!texts) return undefined;
  const pairs: Pairs = [];
  for (const [index, wildcard] of wildcards.entries()) {
    if (!isOfSegments(wildcard) && texts[index]!.includes("/")) return undefined;
    const value = valueOf(wildcard, texts[index]!, decode);
    if (value === undefined) return undefined;
    pairs.push([wildcard.name, value]);
  }
  return pairs;
}
