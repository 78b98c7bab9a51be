/** The unreserved characters (RFC 3986, section 2.3), a bit each, 32 to a number: none, "-.0-9", "A-Z_" and "a-z~". */
const UNRESERVED = /* @__PURE__ */ Int32Array.of(0, 0x03ff6000, 0x87fffffe, 0x47fffffe);

/** Whether `text` holds unreserved characters only, so that it stands for itself in a url. */
export function isUnreserved(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 127 || !((UNRESERVED[code >> 5]! >> (code & 31)) & 1)) return false;
  }
  return true;
}

/** The text of a value that stands for itself in a url (decision C2); `undefined` for all others. */
export function unreservedText(value: unknown): string | undefined {
  if (typeof value === "string") return isUnreserved(value) ? value : undefined;
  // Digits and a minus; what is no integer of 32 bits may be written with a plus.
  return typeof value === "boolean" || (typeof value === "number" && (value | 0) === value) ? String(value) : undefined;
}

/** What encodeURIComponent leaves, and RFC 3986 reserves. */
const MARKS = /[!'()*]/g;

/** `text` with everything but unreserved characters percent-encoded, as UTF-8; it must be well-formed. */
export function percentEncode(text: string): string {
  if (isUnreserved(text)) return text;
  const encoded = encodeURIComponent(text);
  // Replacing costs as much as encoding does, even where it finds nothing.
  if (text.search(MARKS) < 0) return encoded;
  return encoded.replace(MARKS, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
