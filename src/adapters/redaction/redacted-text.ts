import { isWellFormed } from "../../shared/well-formed.js";
/** A reference to an environment variable, instead of a credential. */
export interface Variable {
  readonly variable: string;
  /** The quotation mark that its name needs where it replaces a JSON number, such as `"` or `%22`; otherwise empty. */
  readonly quote: string;
}

/**
 * A text with variables instead of credentials.
 *
 * The text is well-formed Unicode, except that a lone surrogate from U+DC80 to U+DCFF represents a byte that is not valid
 * UTF-8, as in Python's "surrogateescape".
 */
export type RedactedText = readonly (string | Variable)[];

/** Returns the text without its variables. */
export function literalText(text: RedactedText): string {
  return text.filter((piece) => typeof piece === "string").join("");
}

/** Returns the text with its variables written as `$NAME`, outside of any shell. */
export function plainText(text: RedactedText): string {
  return text.map((piece) => (typeof piece === "string" ? piece : formatVariable(piece))).join("");
}

function formatVariable({ variable, quote }: Variable): string {
  return `${quote}$${variable}${quote}`;
}

/** Converts bytes that are not valid UTF-8 to text, one character a byte. */
export function bytesToText(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte < 0x80 ? byte : 0xdc00 + byte)).join("");
}

/** Converts a header value to text with one character a byte, because headers are sent as Latin-1 (decision D4). */
export function latin1ToText(value: string): string {
  return value.replace(/[\x80-\xff]/g, (character) => String.fromCharCode(0xdc00 + character.charCodeAt(0)));
}

/** Whether the text contains bytes that are not valid UTF-8. */
export function hasInvalidBytes(text: string): boolean {
  return !isWellFormed(text);
}
