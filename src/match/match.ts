import { isLabel } from "../kernel/url.js";
import { hasEmptyPart } from "../shared/path-segments.js";
import { attempt, setOwn } from "../kernel/values.js";
import type { Matched } from "../types/pattern.js";
import type { UrlObject } from "../types/parameter-value.js";
import { normalize, readUrl, withoutBaseOf, type MatchOptions, type ReadUrl } from "./read-url.js";
import { compileRoute, type CompiledRoute, type Glob, type PathPattern } from "./route.js";

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
 * @throws {InvalidRouteError} When it is not a route.
 * @throws {InvalidTemplateError} When its URL is not a valid template.
 * @throws {InvalidBaseUrlError} When `baseUrl` is not valid.
 * @throws {InvalidOptionError} When the url is neither text nor a `URL`, or the route has another expression.
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

type Pairs = (readonly [name: string, value: string | string[]])[];

/** Matches a url against one form of a route; `undefined` if the route does not build it (M1). */
export function matchRoute(route: CompiledRoute, path: PathPattern, url: ReadUrl): Found | undefined {
  const { origin, segments } = url;
  const ofPath = matchPath(path, route.isFull ? [...origin.split("/"), ...segments.slice(1)] : segments, route.isFull);
  const found = new Map<string, string | string[]>();
  const ofQuery = ofPath && matchQuery(route, url.query);
  if (!ofQuery) return undefined;
  for (const [name, value] of [...ofPath, ...ofQuery]) {
    const known = found.get(name);
    // One value fills all places of a name.
    if (known !== undefined && String(known) !== String(value)) return undefined;
    found.set(name, value);
  }
  const parameters: Found = {};
  for (const [name, value] of found) setOwn(parameters, name, value);
  return parameters;
}

/** The index of the host among the segments of a full url. */
const HOST = 2;

function matchPath({ segments, many }: PathPattern, parts: readonly string[], isFull: boolean): Pairs | undefined {
  const surplus = parts.length - segments.length;
  if (many < 0 ? surplus !== 0 : surplus < 0) return undefined;
  const pairs: Pairs = [];
  for (let index = 0; index < segments.length; index += 1) {
    const isMany = index === many;
    const start = many >= 0 && index > many ? index + surplus : index;
    const text = isMany ? parts.slice(start, start + surplus + 1).join("/") : parts[start]!;
    const glob = segments[index]!;
    // No value makes an empty segment (C6).
    if (glob.variables.length > 0 && (text === "" || hasEmptyPart(text))) return undefined;
    const found = matchText(glob, text);
    if (!found) return undefined;
    if (isFull && index <= HOST && !found.every(([, value]) => isLabel(String(value)))) return undefined;
    pairs.push(...found);
  }
  return pairs;
}

/** Finds the variables of a query; `undefined` if it lacks a pair of the route, or has one more of the same name. */
function matchQuery({ pairs: required, optional }: CompiledRoute, query: string): Pairs | undefined {
  if (required.length + optional.length === 0) return [];
  const rest = query.split("&").map(normalize);
  const found: Pairs = [];
  const texts = new Map<string, string[]>(optional.map(({ name }) => [normalize(name), []]));
  const closed = new Set<string>();
  for (const glob of required) {
    const [start] = glob.literals as [string];
    let values: Pairs | undefined;
    const index = rest.findIndex((pair) => pair !== TAKEN && (values = matchText(glob, pair)));
    if (!values) return undefined;
    rest[index] = TAKEN;
    found.push(...values);
    if (start.includes("=") || glob.variables.length === 0) closed.add(nameOf(start));
  }
  for (const pair of rest) {
    const name = nameOf(pair);
    const known = texts.get(name);
    if (known && pair.startsWith("=", name.length)) known.push(pair.slice(name.length + 1));
    else if (known || closed.has(name)) return undefined;
  }
  for (const { name, modifier } of optional) {
    const all = texts.get(normalize(name))!;
    const items = all.length === 1 && modifier === "" ? all[0]!.split(",") : all;
    const values = allOf(items.map(decode));
    if (!values) return undefined;
    if (values.length > 0) found.push([name, values.length > 1 || modifier === "*" ? values : values[0]!]);
  }
  return found;
}

/** Stands for a pair that is found already: no pair has this text. */
const TAKEN = "&";

function nameOf(pair: string): string {
  return pair.split("=", 1)[0]!;
}

/** Returns the value of each variable; `undefined` if the text does not match. Values that are not empty are preferred. */
function matchText(glob: Glob, given: string): Pairs | undefined {
  const text = normalize(given);
  const ends = cut(glob, text, 1) ?? cut(glob, text, 0);
  const pairs = ends?.map(([start, end], index) => {
    const { name, isReserved, separator } = glob.variables[index]!;
    const value = isReserved ? asItCame(given, start, end) : text.slice(start, end);
    const read = isReserved ? reserved : decode;
    return [name, separator === undefined ? read(value) : allOf(value.split(separator).map(read))] as const;
  });
  return pairs?.every(([, value]) => value !== undefined) ? (pairs as Pairs) : undefined;
}

/**
 * Finds where the text of each variable starts and ends. It reads the text once: the first place of each literal is as good as any
 * other, because variables take any text.
 */
function cut({ literals, variables }: Glob, text: string, least: 0 | 1): [start: number, end: number][] | undefined {
  const [first, last] = [literals[0]!, literals.at(-1)!];
  if (variables.length === 0) return text === first ? [] : undefined;
  const end = text.length - last.length;
  if (!text.startsWith(first) || !text.endsWith(last)) return undefined;
  const found: [number, number][] = [];
  let start = first.length;
  for (let index = 1; index <= variables.length; index += 1) {
    const literal = literals[index]!;
    let next = index === variables.length ? end : text.indexOf(literal, start + least);
    // A literal does not begin within a triplet.
    while (next >= 0 && next < end && /%.?$/.test(text.slice(Math.max(start, next - 2), next)))
      next = text.indexOf(literal, next + 1);
    if (next < start + least) return undefined;
    found.push([start, next]);
    start = next + literal.length;
  }
  return found;
}

/** The part of a text that is normalized, before it was (RFC 3986, section 6.2.2). */
function asItCame(given: string, start: number, end: number): string {
  let position = 0;
  const characters = given.match(/%[\da-f]{2}|[^]/gi) ?? [];
  const isWithin = (character: string): boolean => {
    const from = position;
    position += normalize(character).length;
    return from >= start && position <= end;
  };
  return characters.filter(isWithin).join("");
}

/** Decodes a value; `undefined` if `build()` would encode it in another way. */
function decode(text: string): string | undefined {
  return /^(?:[\w.~-]|%[\da-f]{2})*$/i.test(text) ? attempt(() => decodeURIComponent(text)) : undefined;
}

/** The text of a `{+x}`; `undefined` if `build()` would encode a character of it. */
function reserved(text: string): string | undefined {
  return /^(?:[\w.~!#$&'()*+,/:;=?@[\]-]|%[\da-f]{2})*$/i.test(text) ? text : undefined;
}

function allOf(values: readonly (string | undefined)[]): string[] | undefined {
  return values.includes(undefined) ? undefined : (values as string[]);
}
