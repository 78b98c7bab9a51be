/** A `token` (RFC 9110, section 5.6.2): a method or a header name. */
export const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

/** A header value (RFC 9110, section 5.5): printable Latin-1, spaces and tabs, but no line breaks (decision D4). */
export const FIELD_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;
