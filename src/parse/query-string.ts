import type { Fault } from "../errors/fault.js";
import type { Policy } from "../policy.js";
import { isUnreserved, percentEncode } from "./percent-encoding.js";
import type { RouteTemplate } from "./route-template.js";
import { expandable, isTexts } from "./value.js";

/**
 * One parameter of the query, as `name=value` pairs; empty where its value is absent (specification P2; decisions C8,
 * C9). What is wrong with its name or value joins `faults`.
 */
export function queryPairs(name: string, value: unknown, policy: Policy, faults: Fault[]): string {
  // What stands for itself is most of what is ever sent.
  if (typeof value === "string" && isUnreserved(value) && isUnreserved(name)) return `${name}=${value}`;
  return encodedPairs(name, value, policy, faults).join("&");
}

function encodedPairs(name: string, value: unknown, { arrays, objects }: Policy, faults: Fault[]): readonly string[] {
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
  return Object.keys(normal).map((key) => `${field}[${percentEncode(key)}]=${percentEncode(normal[key]!)}`);
}

/** Adds pairs behind the query that the url has, and before its fragment (decision C8). */
export function withQuery(url: string, query: string, { isSimple }: RouteTemplate): string {
  if (!query) return url;
  if (isSimple) return `${url}?${query}`;
  const [address = "", ...fragment] = url.split(/(?=#)/);
  if (!address.includes("?")) return `${address}?${query}${fragment.join("")}`;
  // The template may have left a mark at the end, for what it did not know.
  const bare = address.replace(/(?<!&)&+$/, "");
  return bare + (bare.endsWith("?") ? "" : "&") + query + fragment.join("");
}
