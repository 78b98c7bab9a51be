import { BoundedCache } from "../bounded-cache.js";
import { InvalidBaseUrlError } from "../errors/invalid-base-url-error.js";
import type { BaseUrl } from "../merged-options.js";

const cache = /* @__PURE__ */ new BoundedCache<BaseUrl>(checkedBaseUrl);

/** Reads a base address: an http(s) URL without userinfo, query or fragment (decision C7). */
export function readBaseUrl(baseUrl: unknown): BaseUrl {
  return typeof baseUrl === "string" ? cache.get(baseUrl) : checkedBaseUrl("");
}

function checkedBaseUrl(text: string): BaseUrl {
  // RFC 3986, appendix A: what may stand in an authority without userinfo, and in a path; nothing that a parser rewrites.
  const isBase =
    /^https?:\/\/[\w\-.~!$&'()*+,;=:[\]%]+(?:\/[\w\-.~!$&'()*+,;=:@/%]*)?$/i.test(text) &&
    !/%(?![\da-f]{2})|\/(?:\.|%2e){1,2}(?:\/|$)/i.test(text) &&
    URL.canParse(text);
  if (!isBase) {
    throw new InvalidBaseUrlError(
      'Invalid baseUrl: use "https://host" or "https://host/path", in ASCII and percent-encoded, without credentials, query, fragment, placeholders and ".." segments',
    );
  }
  return { text, prefix: text.replace(/(?<!\/)\/+$/, ""), origin: new URL(text).origin };
}
