/** What stands in the place of a credential: a variable of the reader's own environment. */
export interface Variable {
  readonly variable: string;
  /** Whether it stands for a number of JSON: as text, it needs quotes of its own. */
  readonly isNumber: boolean;
}

/**
 * A text as it is shown, with variables for its credentials.
 *
 * It is well-formed Unicode. A byte that is no text stands in it as a lone surrogate, U+DC80 to U+DCFF, which no text
 * has: Python's "surrogateescape" does the same.
 */
export type ShownText = readonly (string | Variable)[];

/** What of it is written out. */
export function literals(text: ShownText): string {
  return text.filter((piece) => typeof piece === "string").join("");
}

/** For people and for machines that read texts: a variable as `$NAME`. */
export function plain(text: ShownText): string {
  return text.map((piece) => (typeof piece === "string" ? piece : named(piece))).join("");
}

function named({ variable, isNumber }: Variable): string {
  return isNumber ? `"$${variable}"` : `$${variable}`;
}

/** Bytes that are no UTF-8, each of them a character. */
export function textOfBytes(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte < 0x80 ? byte : 0xdc00 + byte)).join("");
}

/** Latin-1 text, of a header field, that goes out a byte a character (decision D4). */
export function textOfLatin1(text: string): string {
  return text.replace(/[\x80-\xff]/g, (character) => String.fromCharCode(0xdc00 + character.charCodeAt(0)));
}

/** Whether a byte that is no text stands in it. */
export function hasBytes(text: string): boolean {
  return !text.isWellFormed();
}
