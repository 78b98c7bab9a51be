/** A `token` (RFC 9110, section 5.6.2): a method or a header name. */
export const TOKEN: RegExp = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

/** A header value (RFC 9110, section 5.5): printable Latin-1, spaces and tabs, but no line breaks. */
export const FIELD_VALUE: RegExp = /^[\t\x20-\x7e\x80-\xff]*$/;

/** The media types of forms (HTML Standard, "form submission"). */
export const FORM = "application/x-www-form-urlencoded";
export const MULTIPART = "multipart/form-data";

/** The media type without parameters, in lower case. */
export function essenceOf(mediaType: string): string {
  const end = mediaType.indexOf(";");
  return (end < 0 ? mediaType : mediaType.slice(0, end)).trim().toLowerCase();
}

export function isForm(mediaType: string): boolean {
  return [FORM, MULTIPART].includes(essenceOf(mediaType));
}

/**
 * Whether a body of this type is JSON: `application/json`, a type with that suffix (RFC 6839, section 3.1), or `text/json`, as
 * older servers call it.
 */
export function isJson(mediaType: string): boolean {
  return /^(?:application\/(?:.*[.-])?|[^/]+\/.*\+|text\/)json$/.test(essenceOf(mediaType));
}

/** Whether an object is written as JSON under this type: JSON, what JSON is a part of, or what others call it. */
export function takesJson(mediaType: string): boolean {
  return isJson(mediaType) || /^application\/(?:x-amz-json-[\d.]+|apply-patch\+yaml)$/.test(essenceOf(mediaType));
}

/** Whether a body of this type has a line of JSON for each item. */
export function isJsonLines(mediaType: string): boolean {
  return /^application\/(?:x-)?(?:ndjson|jsonl|jsonlines|json-lines)$/.test(essenceOf(mediaType));
}
