import { raise } from "../errors/raise.js";
import { LONGEST_TEXT } from "../errors/fault.js";
import { invalidOption } from "../errors/kinds.js";
import { authorityOf, dotPartsOf, isAuthority, readBaseUrl, RELATIVE } from "../kernel/url.js";

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
  /** The segments of its path as they came. */
  readonly segments: readonly string[];
  readonly query: string;
}

/** Reads a url; `undefined` for one that `build()` would not write, or whose path a server may read otherwise (C6, C7). */
export function readUrl(given: unknown): ReadUrl | undefined {
  const url = given instanceof URL ? given.href : given;
  if (typeof url !== "string") throw invalidOption("url", "form", "a url, or a request");
  const origin = authorityOf(url);
  if (url.length > LONGEST_TEXT || (origin && !isAuthority(origin))) return undefined;
  const [, path = "", query = ""] = /^([^?#]*)\??([^#]*)/.exec(url.slice(origin.length))!;
  if (dotPartsOf(path).length > 0) return undefined;
  return { origin: origin.toLowerCase(), segments: (origin && path === "" ? "/" : path).split("/"), query };
}

/** Equivalent texts become the same one (RFC 3986, section 6.2.2): triplets of unreserved characters, and the case of others. */
export function normalize(text: string): string {
  return text.replace(/%[\da-f]{2}/gi, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : triplet.toUpperCase();
  });
}

/** What removes the base URL from a url; it returns `undefined` for urls of another one. */
export function withoutBaseOf(options: MatchOptions | undefined): (url: ReadUrl) => ReadUrl | undefined {
  const { baseUrl } = { __proto__: null, ...options } as MatchOptions;
  if (baseUrl === undefined) return (url) => url;
  const base = readBaseUrl(baseUrl, raise);
  const origin = base.origin === RELATIVE ? "" : authorityOf(base.prefix).toLowerCase();
  const [, ...prefix] = base.prefix.slice(origin.length).split("/").map(normalize);
  return (url) => {
    // Servers get a path; the host is elsewhere in a request.
    const isSame = origin === "" || url.origin === "" || url.origin === origin;
    const [first = "", ...segments] = url.segments;
    if (!isSame || first !== "" || prefix.some((segment, index) => normalize(segments[index] ?? "") !== segment))
      return undefined;
    return { ...url, segments: ["", ...segments.slice(prefix.length)] };
  };
}
