import { LONGEST_TEXT } from "../errors/longest-text.js";
import { withAsciiHost } from "./ascii-host.js";
import { isAuthority } from "./url-syntax.js";

/** Scheme and authority at the start of a url (RFC 3986, section 3.2), in any case. */
const AUTHORITY = /^https?:\/\/[^/?#]*/i;

/** Returns the scheme and the authority of a full url; an empty string for any other url. */
export function authorityOf(url: string): string {
  return AUTHORITY.exec(url)?.[0] ?? "";
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
