import { InvalidBaseUrlError } from "../errors/invalid-base-url-error.js";
import { withAsciiHost } from "../shared/ascii-host.js";
import { findBaseUrlFault } from "../shared/base-url-fault.js";
import { BoundedCache } from "../shared/bounded-cache.js";
import { withoutTrailingSlashes } from "../shared/trailing-slashes.js";

/** A base URL. It has no prefix if calls must set variables. */
export interface BaseUrl {
  /** As the caller wrote it. */
  readonly text: string;
  /** The base URL without trailing slashes, to prepend to a path; its host in ASCII. */
  readonly prefix: string;
  /** Scheme, host and port in their normal form. */
  readonly origin: string;
}

const cache = /* @__PURE__ */ new BoundedCache(500, (text): BaseUrl => {
  const url = withAsciiHost(text);
  const fault = findBaseUrlFault(url);
  if (fault) throw new InvalidBaseUrlError(fault);
  return { text, prefix: withoutTrailingSlashes(url), origin: new URL(url).origin };
});

/**
 * Reads a base url: an http(s) URL without userinfo, query or fragment (C7).
 *
 * @param vendorBaseUrl - the base url of the vendor, if it has variables: merged options contain its text (A6)
 */
export function readBaseUrl(baseUrl: unknown, _name?: string, vendorBaseUrl?: BaseUrl): BaseUrl {
  if (vendorBaseUrl && baseUrl === vendorBaseUrl.text) return vendorBaseUrl;
  if (typeof baseUrl !== "string") throw new InvalidBaseUrlError("text");
  return cache.get(baseUrl);
}
