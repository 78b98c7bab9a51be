// The one place that knows what a terminal acts on (G9).

/**
 * Matches what a terminal acts on: control characters besides line feeds (C0, DEL, C1), line separators, characters that
 * change the reading direction (https://trojansource.codes), and lone surrogates. Without the flag `u`, with which React Native
 * compiles surrogates so that a match also contains the character before.
 */
export const UNPRINTABLE: RegExp =
  /(?![\n ])[\0-\x20\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Replaces what a terminal would act on or cannot show by dots: for names within messages, which have one line. */
export function withDots(text: string): string {
  return text.replace(new RegExp(UNPRINTABLE.source, "g"), "·").replace(/[\p{C}\u2028\u2029]/gu, "·");
}

/** Replaces what a terminal would act on by `\\u` and its code, as in JSON, but for tabs and line breaks. */
export function withEscapes(text: string): string {
  return text.replace(new RegExp(`\\r\\n|\\t|${UNPRINTABLE.source}`, "gu"), (found) =>
    /^[\r\t]/.test(found) && found !== "\r" ? found : `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
