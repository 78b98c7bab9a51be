import { isScalar } from "../shared/passed-values.js";
import { isWellFormed } from "../shared/well-formed.js";
import { LONGEST_TEXT } from "../errors/longest-text.js";

/** The unreserved characters (RFC 3986, section 2.3) as bits of four numbers: none, "-.0-9", "A-Z_" and "a-z~". */
const UNRESERVED = /* @__PURE__ */ Int32Array.of(0, 0x03ff6000, 0x87fffffe, 0x47fffffe);

/** Whether `text` has unreserved characters only, so that percent-encoding does not change it. */
function isUnreserved(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 127 || !((UNRESERVED[code >> 5]! >> (code & 31)) & 1)) return false;
  }
  return true;
}

/** Characters that encodeURIComponent does not encode, but that RFC 3986 reserves. */
const MARKS = /[!'()*]/g;

/** Percent-encodes all but the unreserved characters of a well-formed text, as UTF-8 (C2). */
export function percentEncode(text: string): string {
  return isUnreserved(text) ? text : encode(text);
}

/** Percent-encodes a value that only needs `String()` as normalization; returns `undefined` for any other value. */
export function encodeScalar(value: unknown): string | undefined {
  if (typeof value === "string" && value.length <= LONGEST_TEXT && isUnreserved(value)) return value;
  if (!isScalar(value)) return undefined;
  const text = String(value);
  // A number may contain a "+", such as 1e+21.
  if (isUnreserved(text)) return text;
  return text.length <= LONGEST_TEXT && isWellFormed(text) ? encode(text) : undefined;
}

function encode(text: string): string {
  const encoded = encodeURIComponent(text);
  // replace() takes as long as the encoding, even without a match.
  if (encoded.search(MARKS) < 0) return encoded;
  return encoded.replace(MARKS, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
