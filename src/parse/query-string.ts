import type { Fault } from "../errors/fault.js";
import type { Policy } from "../policy.js";
import { percentEncode } from "./percent-encoding.js";
import type { Observer } from "./observer.js";
import type { Placement } from "./placement.js";
import { expandable, isTexts } from "./value.js";

/**
 * The query of the parameters without a placeholder (P2); what is wrong with a name or a value joins `faults` (decisions
 * C8, C9).
 */
export function queryString(
  { others, unplaced }: Pick<Placement, "others" | "unplaced">,
  values: readonly unknown[],
  policy: Policy,
  faults: Fault[],
  observer?: Observer,
): string {
  let query = "";
  others.forEach((name, index) => {
    const pairs = encodedPairs(name, values[unplaced[index]!], policy, faults);
    observer?.queried(name, pairs);
    query = joined(query, pairs);
  });
  return query;
}

/** Pairs behind pairs. */
export function joined(query: string, pairs: string): string {
  return query && pairs ? `${query}&${pairs}` : query + pairs;
}

function encodedPairs(name: string, value: unknown, { arrays, objects }: Policy, faults: Fault[]): string {
  const normal = expandable(name, value, faults);
  if (normal === undefined || expandable(name, name, faults) === undefined) return "";
  const field = percentEncode(name);
  if (typeof normal === "string") return `${field}=${percentEncode(normal)}`;
  if (isTexts(normal)) {
    const items = normal.map(percentEncode);
    return arrays === "comma"
      ? `${field}=${items.join(",")}`
      : items.map((item) => `${field}${arrays === "repeat" ? "" : "[]"}=${item}`).join("&");
  }
  if (objects === "error")
    faults.push({ name, problem: 'it takes a plain object with the policy { objects: "brackets" } only' });
  return Object.keys(normal)
    .map((key) => `${field}[${percentEncode(key)}]=${percentEncode(normal[key]!)}`)
    .join("&");
}

/** Adds pairs behind the query that the url has, and before its fragment (decision C8). */
export function withQuery(url: string, query: string): string {
  if (!query) return url;
  const fragment = url.indexOf("#");
  if (fragment >= 0) return withQuery(url.slice(0, fragment), query) + url.slice(fragment);
  if (!url.includes("?")) return `${url}?${query}`;
  // The template may have left a mark at the end, for what it did not know.
  const bare = url.replace(/(?<!&)&+$/, "");
  return bare + (bare.endsWith("?") ? "" : "&") + query;
}
