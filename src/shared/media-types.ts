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

/** Whether a body of this type is JSON: `application/json`, or a type with that suffix (RFC 6839, section 3.1). */
export function isJson(mediaType: string): boolean {
  return /^(?:application\/(?:.*[.-])?|[^/]+\/.*\+)json$/.test(essenceOf(mediaType));
}
