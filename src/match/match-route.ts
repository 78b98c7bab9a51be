import { setOwn } from "../kernel/values.js";
import type { CompiledRoute, PathPattern } from "./compile-route.js";
import { matchGlob, type Glob, type Wildcard } from "./glob.js";
import { matchQuery } from "./query.js";
import { decode, type ReadUrl } from "./read-url.js";

/** The parameters in a url: text, or a list. */
export type Found = Record<string, string | string[]>;

/** Matches a url against one form of a route; `undefined` if it is no url that the route builds. */
export function matchRoute({ isFull, query }: CompiledRoute, path: PathPattern, url: ReadUrl): Found | undefined {
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

function pairsOfPath({ segments, many }: PathPattern, parts: readonly string[]): Pairs | undefined {
  // Clients resolve them before they send a request (C6).
  if (parts.includes(".") || parts.includes("..")) return undefined;
  const surplus = parts.length - segments.length;
  if (many < 0 ? surplus !== 0 : surplus < 0) return undefined;
  const pairs: Pairs = [];
  for (let index = 0; index < segments.length; index += 1) {
    const isMany = index === many;
    const start = many >= 0 && index > many ? index + surplus : index;
    const text = isMany ? parts.slice(start, start + surplus + 1).join("/") : parts[start]!;
    const found = pairsOf(segments[index]!, text);
    if (!found) return undefined;
    pairs.push(...found);
  }
  return pairs;
}

function pairsOf(glob: Glob, text: string): Pairs | undefined {
  const texts = matchGlob(glob, text);
  if (!texts) return undefined;
  const pairs: Pairs = [];
  for (const [index, wildcard] of glob.wildcards.entries()) {
    const value = valueOf(wildcard, texts[index]!);
    if (value === undefined) return undefined;
    pairs.push([wildcard.name, value]);
  }
  return pairs;
}

function valueOf({ kind, separator }: Wildcard, text: string): string | string[] | undefined {
  if (kind === "one" && text.includes("/")) return undefined;
  if (kind !== "list") return decode(text);
  const items = text.split(separator).map(decode);
  return items.every((item) => item !== undefined && item !== "") ? (items as string[]) : undefined;
}
