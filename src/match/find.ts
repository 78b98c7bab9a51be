import { hasEmptyPart } from "../kernel/segments.js";
import { setOwn } from "../kernel/values.js";
import type { ReadUrl } from "./match.js";
import { decode, normalize, reserved, type CompiledRoute, type Glob, type PathPattern } from "./route.js";

/** The parameters in a url: text, or a list. */
type Found = Record<string, string | string[]>;

type Pairs = (readonly [name: string, value: string | string[]])[];

/** Finds the parameters of one form of a route in a url; `undefined` if the route does not build it (M1). */
export function findParameters(route: CompiledRoute, path: PathPattern, url: ReadUrl): Found | undefined {
  const ofPath = findInPath(path, (route.isFull ? url.origin + url.path : url.path).split("/"));
  const ofQuery = ofPath && findInQuery(route, url.query);
  if (!ofQuery) return undefined;
  const found = new Map<string, string | string[]>();
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

function findInPath({ segments, many }: PathPattern, parts: readonly string[]): Pairs | undefined {
  const surplus = parts.length - segments.length;
  if (many < 0 ? surplus !== 0 : surplus < 0) return undefined;
  const pairs: Pairs = [];
  for (const [index, glob] of segments.entries()) {
    const start = many >= 0 && index > many ? index + surplus : index;
    const text = index === many ? parts.slice(start, start + surplus + 1).join("/") : parts[start]!;
    // No value makes an empty segment.
    if (glob.variables.length > 0 && (text === "" || hasEmptyPart(text))) return undefined;
    const found = findInText(glob, text);
    if (!found) return undefined;
    pairs.push(...found);
  }
  return pairs;
}

/** Finds the variables of a query; `undefined` if it lacks a pair of the route, or has one more of the same name. */
function findInQuery({ pairs: required, optional }: CompiledRoute, query: string): Pairs | undefined {
  if (required.length + optional.length === 0) return [];
  const rest = query.split("&").map(normalize);
  const found: Pairs = [];
  const texts = new Map<string, string[]>(optional.map(({ name }) => [normalize(name), []]));
  const closed = new Set<string>();
  for (const glob of required) {
    const [start] = glob.literals as [string];
    let values: Pairs | undefined;
    const index = rest.findIndex((pair) => (values = findInText(glob, pair)));
    if (!values) return undefined;
    rest.splice(index, 1);
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

function nameOf(pair: string): string {
  return pair.split("=", 1)[0]!;
}

/** Returns the value of each variable; `undefined` if the text does not match. Values that are not empty are preferred. */
function findInText(glob: Glob, given: string): Pairs | undefined {
  const text = normalize(given);
  const ends = cut(glob, text, 1) ?? cut(glob, text, 0);
  const pairs = ends?.map(([start, end], index) => {
    const { name, read, separator } = glob.variables[index]!;
    const value = read === reserved ? asItCame(given, start, end) : text.slice(start, end);
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

function allOf(values: readonly (string | undefined)[]): string[] | undefined {
  return values.includes(undefined) ? undefined : (values as string[]);
}
