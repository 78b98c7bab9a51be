/** Scheme and authority at the start of a url (RFC 3986, section 3.2), in any case. */
const AUTHORITY = /^https?:\/\/[^/?#]*/i;

/** The scheme and authority that a full url starts with; empty for any other url. */
export function authorityOf(url: string): string {
  return AUTHORITY.exec(url)?.[0] ?? "";
}

/** Whether a url starts with a scheme, of whatever kind (RFC 3986, section 3.1). */
export function hasScheme(url: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(url);
}

/** The origin that `text` is, in its normal form; empty if it is none, or more than one. */
export function originOf(text: unknown): string {
  if (typeof text !== "string" || authorityOf(text) !== text.replace(/\/$/, "")) return "";
  return !/[@\\\s]/.test(text) && URL.canParse(text) ? new URL(text).origin : "";
}
