/** RFC 9110, section 5.6.2: token. */
export const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

/** RFC 9110, section 5.5: field-content and blanks; no other control character, so no line break (decision D4). */
export const FIELD_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;
