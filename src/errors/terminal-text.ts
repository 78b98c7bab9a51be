import { unicodeClass } from "./unicode-class.js";

// The one place that knows what a terminal acts on (decision G9).

/**
 * Matches what a terminal acts on: control characters besides line feeds (C0, DEL, C1), line separators, characters that
 * change the reading direction (https://trojansource.codes), and lone surrogates.
 */
export const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/u;

/** Replaces what a terminal would act on or cannot show by dots: for names within messages, which have one line. */
export function withDots(text: string): string {
  return text.replace(unicodeClass("[\\p{C}\\u2028\\u2029]", "gu", /[^ -~]/g), "·");
}

/** Replaces what a terminal would act on by `\\u` and its code, as in JSON, but for tabs and line breaks. */
export function withEscapes(text: string): string {
  return text.replace(new RegExp(`\\r\\n|\\t|${UNPRINTABLE.source}`, "gu"), (found) =>
    /^[\r\t]/.test(found) && found !== "\r" ? found : `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
