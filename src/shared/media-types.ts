/** The media types of forms (HTML Standard, "form submission"). */
export const FORM = "application/x-www-form-urlencoded";
export const MULTIPART = "multipart/form-data";

/** The media type without parameters, in lower case. */
export function essenceOf(mediaType: string): string {
  return mediaType.split(";")[0]!.trim().toLowerCase();
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

/** Whether a body of this type has a line of JSON for each item. */
export function isJsonLines(mediaType: string): boolean {
  return /^application\/(?:x-)?(?:ndjson|jsonl|jsonlines|json-lines)$/.test(essenceOf(mediaType));
}
