import { canParse } from "./can-parse.js";

// The one grammar of urls, for the builder and for adapters (C6, C7): http or https, no userinfo, printable ASCII, no "%" in the
// host, which only some clients decode, and a port of digits, if there is a ":".
const AUTHORITY = 'https?:\\/\\/(?:[!"$&-.0-9;<=>A-Z^-~]+|\\[[\\da-f:.]+\\])(?::\\d+)?';
const AUTHORITY_SYNTAX = /* @__PURE__ */ new RegExp(`^${AUTHORITY}$`, "i");
const URL_SYNTAX = /* @__PURE__ */ new RegExp(`^${AUTHORITY}(?:[/?#][!-[\\]-~]*)?$`, "i");

/**
 * Matches most urls, which every parser accepts. The host is a name that ends in letters and has no two adjacent
 * hyphens (punycode), and the port has at most four digits. The platform's parser takes twice as long.
 */
const PLAIN_URL = /^https?:\/\/(?:[a-z\d]+[-.])*[a-z]+(?::\d{1,4})?(?:[/?#][!-[\]-~]*)?$/i;

/** Whether a text is a url that every client reads alike. */
export function isHttpUrl(url: string): boolean {
  return PLAIN_URL.test(url) || (URL_SYNTAX.test(url) && canParse(url));
}

/** Whether a text is the path of such a url, and what follows it: a page completes it (C14). */
export function isUrlPath(url: string): boolean {
  return /^\/(?!\/)[!-[\]-~]*$/.test(url);
}

/** Whether a text is the scheme and the authority of such a url, and nothing else. */
export function isAuthority(text: string): boolean {
  return AUTHORITY_SYNTAX.test(text) && canParse(text);
}
