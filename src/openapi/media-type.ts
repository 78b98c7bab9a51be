/** The media type without parameters, in lower case. */
export function essenceOf(mediaType: string): string {
  return mediaType.split(";")[0]!.trim().toLowerCase();
}

/** Whether a body of this type is JSON: `application/json`, or a type with that suffix (RFC 6839, section 3.1). */
export function isJson(mediaType: string): boolean {
  return /^application\/(?:.*[+.-])?json$/.test(essenceOf(mediaType));
}

/** Whether a range names a single type that can be sent (RFC 9110, section 8.3.1). */
export function isConcrete(mediaType: string): boolean {
  return /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:[ \t]*;[\t\x20-\x7e]*)?$/.test(mediaType);
}
