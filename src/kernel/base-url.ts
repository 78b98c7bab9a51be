import type { Raise } from "../errors/fault.js";
import { withAsciiHost } from "../shared/ascii-host.js";
import { findBaseUrlFault } from "../shared/base-url-fault.js";
import { isRelative, RELATIVE } from "../shared/origin.js";
import { withoutTrailingSlashes } from "../shared/trailing-slashes.js";
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
