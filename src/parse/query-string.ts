import type { Fault } from "../errors/fault.js";
import type { Parameters } from "../merged-options.js";
import type { Policy } from "../policy.js";
import { percentEncode } from "./percent-encoding.js";
import { expandable, isTexts } from "./value.js";

/**
 * Parameters as a query string, absent ones left out (specification P2; decisions C8, C9). What is wrong with their
 * names and values joins `faults`.
 */
export function queryString({ names, values }: Parameters, policy: Policy, faults: Fault[]): string {
  let query = "";
  names.forEach((name, index) => {
    for (const pair of queryPairs(name, values[index], policy, faults)) query += `${query && "&"}${pair}`;
  });
  return query;
}

function queryPairs(name: string, value: unknown, { arrays, objects }: Policy, faults: Fault[]): readonly string[] {
  const normal = expandable(name, value, faults);
  if (normal === undefined || expandable(name, name, faults) === undefined) return [];
  const field = percentEncode(name);
  if (typeof normal === "string") return [`${field}=${percentEncode(normal)}`];
  if (isTexts(normal)) {
    const items = normal.map(percentEncode);
    return arrays === "comma"
      ? [`${field}=${items.join(",")}`]
      : items.map((item) => `${field}${arrays === "repeat" ? "" : "[]"}=${item}`);
  }
  if (objects === "error")
    faults.push({ name, problem: 'it takes a plain object with the policy { objects: "brackets" } only' });
  return Object.keys(normal).map((key) => `${field}[${percentEncode(key)}]=${percentEncode(normal[key] ?? "")}`);
}

/** Adds pairs behind the query that the url has, and before its fragment (decision C8). */
export function withQuery(url: string, query: string): string {
  if (!query) return url;
  const [address = "", ...fragment] = url.split(/(?=#)/);
  const joint = address.includes("?") ? (/[?&]$/.test(address) ? "" : "&") : "?";
  return address + joint + query + fragment.join("");
}
