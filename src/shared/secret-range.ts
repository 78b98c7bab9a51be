import type { EncodedText } from "./encoded-text.js";

/** A secret in a text. */
export interface SecretRange {
  readonly start: number;
  readonly end: number;
  /** The name of the secret, decoded. */
  readonly name: string;
  /** For a JSON number, the quotation mark that another value needs there, such as `"` or `%22`; otherwise empty. */
  readonly quote: string;
}

/** Whether the value with this name is a secret. */
export type IsSecret = (name: string) => boolean;

/** Returns the range of a secret in the original text. */
export function rangeOf(text: EncodedText, start: number, end: number, name: string, quote = ""): SecretRange {
  return { start: text.placeOf(start), end: text.placeOf(end), name, quote: quote && text.encode(quote) };
}
