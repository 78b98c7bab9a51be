import { invalidOption } from "../errors/kinds.js";
import { raise } from "../errors/raise.js";
import { LONGEST_TEXT } from "../errors/longest-text.js";
import { readBaseUrl } from "../kernel/base-url.js";
import { attempt } from "../kernel/values.js";
import { authorityOf, RELATIVE } from "../shared/urls.js";

/** The options of `match()` and `matcher()`. */
export interface MatchOptions {
  /**
   * The base URL of routes that are paths: a url must start with it. Without one, paths match at any host, and no prefix of the path
   * is removed.
   */
  readonly baseUrl?: string | undefined;
}

/** A url, as far as it is matched: without its fragment. */
export interface ReadUrl {
  /** Scheme and authority in lower case; empty for a path. */
  readonly origin: string;
  /** Without percent-encoded unreserved characters, and with triplets in upper case (RFC 3986, section 6.2.2). */
  readonly path: string;
  readonly query: string;
}

/** Returns `undefined` for a url that is too long. */
export function readUrl(given: unknown): ReadUrl | undefined {
  const url = given instanceof URL ? given.href : given;
  if (typeof url !== "string") throw invalidOption("url", "form", "a url, or a request");
  if (url.length > LONGEST_TEXT) return undefined;
  const authority = authorityOf(url);
  const [, path, , query] = /^([^?#]*)(\?([^#]*))?/.exec(url.slice(authority.length)) as unknown as [
    string,
    string,
    string,
    string?,
  ];
  return { origin: authority.toLowerCase(), path: normalize(path || "/"), query: query ?? "" };
}

/** Equivalent paths become the same text. */
export function normalize(path: string): string {
  return path.replace(/%[\da-f]{2}/gi, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : triplet.toUpperCase();
  });
}

/**
 * Whether a path has a segment `.` or `..`, as the URL parsers of platforms read it: to them, a backslash is a slash, and tabs and
 * line breaks are nothing, nor are blanks at the end.
 */
export function hasDots(path: string): boolean {
  const text = /[\\\0-\x20]/.test(path) ? path.replace(/[\0-\x20]/g, "").replaceAll("\\", "/") : path;
  return /(?:^|\/)\.{1,2}(?:\/|$)/.test(text);
}

/** What removes the base URL from a url; it returns `undefined` for urls of another one. */
export function withoutBaseOf(options: MatchOptions | undefined): (url: ReadUrl) => ReadUrl | undefined {
  const { baseUrl } = { __proto__: null, ...options } as MatchOptions;
  if (baseUrl === undefined) return (url) => url;
  const base = readBaseUrl(baseUrl, raise);
  const { origin: authority, path: prefix } = readUrl(base.prefix)!;
  const isRoot = base.prefix === authority || base.prefix === "";
  const origin = base.origin === RELATIVE ? "" : authority;
  return (url) => {
    const rest = isRoot ? url.path : url.path.slice(prefix.length);
    const isBelow = isRoot || (url.path.startsWith(prefix) && (rest === "" || rest.startsWith("/")));
    // Servers get a path; the host is elsewhere in a request.
    const isSame = origin === "" || url.origin === "" || url.origin === origin;
    return isBelow && isSame ? { ...url, path: rest || "/" } : undefined;
  };
}

/** Decodes a text of a url; `undefined` if it is not valid. */
export function decode(text: string): string | undefined {
  return attempt(() => decodeURIComponent(text));
}
