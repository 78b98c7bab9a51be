import type { Policy } from "../types/policy.js";
import type { Issue } from "../errors/issue.js";
import { isList } from "../shared/value-kind.js";
import { encodeScalar, percentEncode } from "../template/percent-encoding.js";
import { toPairs } from "./pairs.js";

/**
 * Encodes the value of a query parameter with a single `name=value` pair. Returns `undefined` if the value is absent or
 * invalid, or needs several pairs (C8, C9).
 */
export function encodeQueryValue(value: unknown, { arrays }: Policy): string | undefined {
  if (typeof value !== "object" || arrays !== "comma" || !isList(value) || value.length === 0)
    return encodeScalar(value);
  let texts = "";
  for (let index = 0; index < value.length; index += 1) {
    const text = Object.hasOwn(value, index) ? encodeScalar(value[index]) : undefined;
    if (text === undefined) return undefined;
    texts += index > 0 ? `,${text}` : text;
  }
  return texts;
}

/** Encodes a query parameter as pairs, none for an absent value. Adds its issues to `issues` (C8, C9). */
export function encodeQueryParameter(name: string, value: unknown, policy: Policy, issues: Issue[]): string {
  const field = encodeScalar(name);
  const single = encodeQueryValue(value, policy);
  if (field !== undefined && single !== undefined) return `${field}=${single}`;
  const pairs = toPairs(name, value, policy, issues).map(([key, content]) => {
    const text = isList(content)
      ? content.map((item) => percentEncode(item as string)).join(",")
      : percentEncode(content as string);
    return `${percentEncode(key)}=${text}`;
  });
  return pairs.join("&");
}

/** Appends pairs to the query of a url, before its fragment (C8). */
export function appendQuery(url: string, query: string): string {
  if (!query) return url;
  const fragment = url.indexOf("#");
  if (fragment >= 0) return appendQuery(url.slice(0, fragment), query) + url.slice(fragment);
  if (!url.includes("?")) return `${url}?${query}`;
  // The template may end with a separator for further parameters.
  const base = url.replace(/(?<!&)&+$/, "");
  return base + (base.endsWith("?") ? "" : "&") + query;
}
