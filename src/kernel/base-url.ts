import type { BaseUrlFault, Raise } from "../errors/fault.js";
import {
  withAsciiHost,
  isRelative,
  RELATIVE,
  withoutTrailingSlashes,
  authorityOf,
  isAuthority,
} from "../shared/urls.js";
import type { BaseUrl } from "./settings.js";

/** Programs have few; endpoints may be created for each request. */
const known = /* @__PURE__ */ new Map<unknown, BaseUrl>();
const MOST_KEPT = 99;
const LONGEST_KEPT = 999;

/** Reads a base URL: an http(s) URL without userinfo, query or fragment (C7), or a path (C14). */
export function readBaseUrl(value: unknown, raise: Raise): BaseUrl {
  const kept = known.get(value);
  if (kept) return kept;
  const url = typeof value === "string" ? withAsciiHost(value) : value;
  const fault = findBaseUrlFault(url);
  if (fault) raise("ERR_INVALID_BASE_URL", [{ name: "baseUrl", reason: "form" }], { reason: fault });
  const text = value as string;
  const origin = isRelative(text) ? RELATIVE : new URL(url as string).origin;
  const baseUrl = { text, prefix: withoutTrailingSlashes(url as string), origin };
  if (known.size >= MOST_KEPT) known.clear();
  if (text.length < LONGEST_KEPT) known.set(text, baseUrl);
  return baseUrl;
}

/** The faults that a syntax tells, the first of which is reported. */
const SYNTAX: readonly (readonly [fault: BaseUrlFault, syntax: RegExp])[] = [
  ["empty", /^$/],
  // eslint-disable-next-line no-control-regex -- these are meant
  ["blank", /[\s\0-\x1f\x7f]/],
  ["variable", /[{}]/],
  ["scheme", /^(?!https?:\/\/|\/(?!\/))/i],
  ["backslash", /\\/],
  ["credentials", /^[^/]+\/\/[^/?#]*@/],
  ["query", /\?/],
  ["fragment", /#/],
  ["dots", /\/(?:\.|%2e){1,2}(?:\/|$)/i],
  ["port", /^[^/]+\/\/(?:\[[^\]/]*\]|[^/:[]*):(?!\d+(?:\/|$))/],
];

/**
 * Finds what is wrong with a base URL: it must be an http(s) URL without userinfo, query, fragment and dot segments (C7), or
 * the path of one (C14).
 *
 * @returns `undefined` if it is valid
 */
function findBaseUrlFault(text: unknown): BaseUrlFault | undefined {
  if (typeof text !== "string") return "text";
  const found = SYNTAX.find(([, syntax]) => syntax.test(text));
  if (found) return found[0];
  const { length } = authorityOf(text);
  if (!isRelative(text) && !isAuthority(text.slice(0, length))) return "host";
  // The platform's parser encodes what must be encoded.
  return new URL(text, "http://x").pathname.endsWith(text.slice(length)) ? undefined : "encode";
}
