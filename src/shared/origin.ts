import { LONGEST_TEXT } from "../errors/longest-text.js";
import { withAsciiHost } from "./ascii-host.js";
import { isAuthority } from "./url-syntax.js";

/** Scheme and authority at the start of a url (RFC 3986, section 3.2), in any case. */
const AUTHORITY = /^https?:\/\/[^/?#]*/i;

/** Returns the scheme and the authority of a full url; an empty string for any other url. */
export function authorityOf(url: string): string {
  return AUTHORITY.exec(url)?.[0] ?? "";
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
  if (typeof text !== "string" || text.length > LONGEST_TEXT) return "";
  const authority = withAsciiHost(text).replace(/\/$/, "");
  return isAuthority(authority) ? new URL(authority).origin : "";
}
