// The one grammar of urls, for the builder and for adapters (C6, C7): http or https, no userinfo, printable ASCII, no "%" in the
// host, which only some clients decode, and a port of digits, if there is a ":".
const AUTHORITY = 'https?:\\/\\/(?:[!"$&-.0-9;<=>A-Z^-~]+|\\[[\\da-f:.]+\\])(?::\\d+)?';
// Functions, because a bundler keeps an expression with a text that it would have to join.
const AUTHORITY_SYNTAX = /* @__PURE__ */ (() => new RegExp(`^${AUTHORITY}$`, "i"))();
const URL_SYNTAX = /* @__PURE__ */ (() => new RegExp(`^${AUTHORITY}(?:[/?#][!-[\\]-~]*)?$`, "i"))();

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

/** Scheme and authority at the start of a url (RFC 3986, section 3.2), in any case. */
const ORIGIN_START = /^https?:\/\/[^/?#]*/i;

/** Returns the scheme and the authority of a full url; an empty string for any other url. */
export function authorityOf(url: string): string {
  return ORIGIN_START.exec(url)?.[0] ?? "";
}

/** Stands for the origin of relative urls, which is that of the page that sends them (C14). It equals no origin. */
export const RELATIVE = "/";

/** Whether a url is a path: with two slashes, it would name a host (RFC 3986, section 4.2). */
export function isRelative(url: string): boolean {
  return url.startsWith("/") && !url.startsWith("//");
}

/** Whether a url starts with any scheme (RFC 3986, section 3.1). */
export function hasScheme(url: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(url);
}

/**
 * Returns `text` as a normalized origin; an empty string if it is not exactly an origin that every client reads alike (C7).
 */
export function originOf(text: unknown): string {
  if (typeof text !== "string") return "";
  const authority = withAsciiHost(text).replace(/\/$/, "");
  return isAuthority(authority) ? new URL(authority).origin : "";
}

/** Whether the platform's parser accepts a url. React Native, and Safari before 17, lack the method. */
export function canParse(url: string, base?: string): boolean {
  if ("canParse" in URL) return URL.canParse(url, base);
  try {
    return Boolean(new (URL as typeof globalThis.URL)(url, base));
  } catch {
    return false;
  }
}

/** Returns a url with the `xn--` form of the labels of its host that have letters beyond ASCII (UTS 46). */
export function withAsciiHost(url: string): string {
  return url.replace(/^https?:\/\/[^/?#\\]*/i, (authority) =>
    // A variable is no label.
    /[^\0-\x7f]/.test(authority) ? authority.replace(/\{[^{}]*\}|[^/.:@{}]+/g, asciiLabel) : authority,
  );
}

/** Each label by itself, and only as `xn--…`: a full-width dot or digit would make another host of it (C7). */
function asciiLabel(label: string): string {
  if (label.startsWith("{") || label.length > 63 || !/[^\0-\x7f]/.test(label)) return label;
  try {
    const { hostname } = new URL(`https://${label}`);
    return /^xn--[a-z\d-]+$/.test(hostname) ? hostname : label;
  } catch {
    return label;
  }
}

/** Removes the slashes at the end of a url. */
export function withoutTrailingSlashes(url: string): string {
  // The lookbehind keeps the time linear.
  return url.replace(/(?<!\/)\/+$/, "");
}
