import { InvalidBaseUrlError } from "../errors/invalid-base-url-error.js";
import { BoundedCache } from "../shared/bounded-cache.js";
import { withoutTrailingSlashes } from "../shared/trailing-slashes.js";
import type { ParsedOptions } from "./parsed-options.js";

const cache = /* @__PURE__ */ new BoundedCache(500, (text) => {
  const [, path] = /^https?:\/\/[\w.:[\]-]+((?:[^\w.:[\]-][!-~]*)?)$/i.exec(text) ?? [];
  // If the platform's parser changes the path, it has dot segments, a query, userinfo or a backslash.
  if (path === undefined || !URL.canParse(text) || new URL(text).pathname !== (path || "/")) {
    throw new InvalidBaseUrlError(
      'Invalid baseUrl: it must be "https://host/path", without credentials, query, fragment or ".." segments',
    );
  }
  return { text, prefix: withoutTrailingSlashes(text), origin: new URL(text).origin };
});

/**
 * Reads a base url: an http(s) URL without userinfo, query or fragment (C7).
 *
 * @param own - the base url of the vendor, if it has variables: merged options contain its text (A6)
 */
export function readBaseUrl(
  baseUrl: unknown,
  _name?: string,
  own?: ParsedOptions["baseUrl"],
): NonNullable<ParsedOptions["baseUrl"]> {
  if (own && baseUrl === own.text) return own;
  return cache.get(typeof baseUrl === "string" ? baseUrl : "");
}
