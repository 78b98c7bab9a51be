import { canParse } from "../shared/can-parse.js";
import { InvalidBaseUrlError } from "../errors/invalid-base-url-error.js";
import { BoundedCache } from "../shared/bounded-cache.js";
import { LONGEST_TEXT } from "../errors/longest-text.js";
import { withoutTrailingSlashes } from "../shared/trailing-slashes.js";

/** A base URL. It has no prefix if calls must set variables. */
export interface BaseUrl {
  /** As the caller wrote it. */
  readonly text: string;
  /** The base URL without trailing slashes, to prepend to a path. */
  readonly prefix: string;
  /** Scheme, host and port in their normal form. */
  readonly origin: string;
}

const cache = /* @__PURE__ */ new BoundedCache(500, (text): BaseUrl => {
  if (text.length > LONGEST_TEXT) throw new InvalidBaseUrlError("length");
  const [, path] = /^https?:\/\/[\w.:[\]-]+((?:[^\w.:[\]-][!-~]*)?)$/i.exec(text) ?? [];
  // If the platform's parser changes the path, it has dot segments, a query, userinfo or a backslash.
  if (path === undefined || !canParse(text) || new URL(text).pathname !== (path || "/")) {
    throw new InvalidBaseUrlError(text ? "form" : "empty");
  }
  return { text, prefix: withoutTrailingSlashes(text), origin: new URL(text).origin };
});

/**
 * Reads a base url: an http(s) URL without userinfo, query or fragment (C7).
 *
 * @param vendorBaseUrl - the base url of the vendor, if it has variables: merged options contain its text (A6)
 */
export function readBaseUrl(baseUrl: unknown, _name?: string, vendorBaseUrl?: BaseUrl): BaseUrl {
  if (vendorBaseUrl && baseUrl === vendorBaseUrl.text) return vendorBaseUrl;
  return cache.get(typeof baseUrl === "string" ? baseUrl : "-");
}
