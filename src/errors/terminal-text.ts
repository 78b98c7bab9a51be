// The one place that knows what a terminal acts on (decision G9).

/**
 * Matches what a terminal acts on: control characters besides line feeds (C0, DEL, C1), line separators, characters that
 * change the reading direction (https://trojansource.codes), and lone surrogates.
 */
export const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/u;

/** Replaces what a terminal would act on or cannot show by dots: for names within messages, which have one line. */
export function withDots(text: string): string {
  return text.replace(unprintable(), "·");
}

/** No literal: engines compile those when the module is loaded, and Unicode classes take the longest. */
function unprintable(): RegExp {
  try {
    return new RegExp("[\\p{C}\\u2028\\u2029]", "gu");
  } catch {
    // React Native before 0.76 has no Unicode classes.
    return /[^ -~\u00a0-\uffff]|[\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;
  }
}

/** Replaces what a terminal would act on by `\\u` and its code, as in JSON, but for tabs and line breaks. */
export function withEscapes(text: string): string {
  return text.replace(new RegExp(`\\r\\n|\\t|${UNPRINTABLE.source}`, "gu"), (found) =>
    /^[\r\t]/.test(found) && found !== "\r" ? found : `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
