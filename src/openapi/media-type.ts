/** Whether a range names a single type that can be sent (RFC 9110, section 8.3.1). */
export function isConcrete(mediaType: string): boolean {
  return /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:[ \t]*;[\t\x20-\x7e]*)?$/.test(mediaType);
}
