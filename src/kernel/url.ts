import type { Issue } from "../errors/endpoint-error.js";
import { errorOf } from "../errors/error-of.js";
import type { BaseUrl } from "./settings.js";

// The one grammar of urls, for everything that reads or writes one (C6, C7, C14): what one refuses, all refuse.

// A finished url: http or https, no userinfo, printable ASCII without a backslash, no "%" in the host, which only some clients
// decode, and a port of digits, if there is a ":".
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

/** Whether a text is the path of such a url, and what follows it: a page completes it. */
export function isUrlPath(url: string): boolean {
  return /^\/(?!\/)[!-[\]-~]*$/.test(url);
}

/** Whether a text is the scheme and the authority of such a url, and nothing else. */
export function isAuthority(text: string): boolean {
  return AUTHORITY_SYNTAX.test(text) && canParse(text);
}

/** Whether a text is one label of a host: all that a value in a host may be. */
export function isLabel(text: string): boolean {
  return /^[a-z\d-]{1,63}$/i.test(text);
}

/** Returns the scheme and the authority at the start of a full url (RFC 3986, section 3.2); an empty string for any other url. */
export function authorityOf(url: string): string {
  return /^https?:\/\/[^/?#]*/i.exec(url)?.[0] ?? "";
}

/** Stands for the origin of relative urls, which is that of the page that sends them. It equals no origin. */
export const RELATIVE = "/";

/** Whether parsers read a url alike: browsers remove some control characters, and take a backslash for a slash. */
export function isUnambiguous(url: string): boolean {
  // eslint-disable-next-line no-control-regex -- these are meant
  return !/[\\\0-\x1f\x7f]/.test(url);
}

/** Whether a url is a path: with two slashes, it would name a host (RFC 3986, section 4.2). */
export function isRelative(url: string): boolean {
  return url.startsWith("/") && !url.startsWith("//") && isUnambiguous(url);
}

/** A value that is a full url, and an expression that continues its query. */
export const WHOLE_URL: RegExp = /^\{\+[^{}]*\}(?:\{&[^{}]*\})?$/;

/** Whether a url starts with any scheme (RFC 3986, section 3.1). */
export function hasScheme(url: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(url);
}

/**
 * Returns `text` as a normalized origin; an empty string if it is not exactly an origin that every client reads alike.
 */
export function originOf(text: string): string {
  const authority = withAsciiHost(text).replace(/\/$/, "");
  return isAuthority(authority) ? new URL(authority).origin : "";
}

/** Whether the platform's parser accepts a url. `URL.canParse()` of Node 20 and 22 errs once it is optimized, and pages may lack it. */
export function canParse(url: string, base?: string): boolean {
  try {
    return Boolean(new URL(url, base));
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

/** Each label by itself, and only as `xn--…`: a full-width dot or digit would make another host of it. */
function asciiLabel(label: string): string {
  // The parser strips control characters at the ends of a label, because it parses it alone.
  if (label.length > 63 || !/^[a-z\d\u0080-\uffff-]*$/i.test(label) || !/[^\0-\x7f]/.test(label)) return label;
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

/** URL parsers remove these segments before the request is sent, after decoding "%2e". */
export const DOT_SEGMENTS: RegExp = /(?<![^/])(?:\.|%2e){1,2}(?![^/])/gi;

/** Servers and proxies decode a path once, before or after they cut it at "/", and some at "\\". */
const DOT_PARTS = /(?<=^|[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?=$|[/\\]|%2f|%5c)/gi;

/** A range of a text; `end` is exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Where a path, decoded once and cut at "/" and "\\", has the parts "." and ".."; nothing that a value fills may be one. */
export function dotPartsOf(path: string): readonly Range[] {
  return Array.from(path.matchAll(DOT_PARTS), ({ 0: text, index }) => ({ start: index, end: index + text.length }));
}

/** Programs have few; endpoints may be created for each request. */
const known = /* @__PURE__ */ new Map<unknown, BaseUrl>();
const MOST_KEPT = 99;
const LONGEST_KEPT = 999;

/**
 * Reads a base URL: an http(s) URL without userinfo, query, fragment and dot segments, or the path of one.
 *
 * @param name - what has it, in messages
 */
export function readBaseUrl(value: unknown, name = "baseUrl"): BaseUrl {
  const kept = known.get(value);
  if (kept) return kept;
  const url = typeof value === "string" ? withAsciiHost(value) : value;
  const reason = findReason(url);
  if (reason) throw errorOf("ERR_INVALID_BASE_URL", [{ name, reason, detail: DETAILS[reason] }]);
  const text = value as string;
  const origin = isRelative(text) ? RELATIVE : new URL(url as string).origin;
  const baseUrl = { text, prefix: withoutTrailingSlashes(url as string), origin };
  if (known.size >= MOST_KEPT) known.clear();
  if (text.length < LONGEST_KEPT) known.set(text, baseUrl);
  return baseUrl;
}

export const NO_USERINFO = "must not have a user name or a password; write headers: { authorization }";

const DETAILS = {
  baseUrl:
    'must be an http(s) URL such as "https://host/path", or a path such as "/api": percent-encoded, without variables, "." and ".."',
  noQuery: "must not have a query or a fragment; write default parameters, or the query of the vendor",
  host: 'must have a valid host and port, as "https://host:8080/path" has',
  userinfo: NO_USERINFO,
};

/** Whether an issue is that of a base URL. */
export function isOfBaseUrl({ reason }: Issue): boolean {
  return Object.hasOwn(DETAILS, reason);
}

/** Finds what is wrong with a base URL; `undefined` if it is valid. */
function findReason(text: unknown): keyof typeof DETAILS | undefined {
  if (typeof text !== "string" || !/^(?:https?:\/\/|\/(?!\/))/i.test(text)) return "baseUrl";
  const authority = authorityOf(text);
  const path = text.slice(authority.length);
  if (authority.includes("@")) return "userinfo";
  if (/[?#]/.test(path)) return "noQuery";
  // eslint-disable-next-line no-control-regex -- these are meant
  if (/[\s\0-\x1f\x7f\\{}]/.test(text)) return "baseUrl";
  if (authority && !isAuthority(authority)) return "host";
  // The platform's parser encodes what must be encoded.
  return new URL(text, "http://x").pathname.endsWith(path) ? undefined : "baseUrl";
}
