/** How many characters a description has at most. */
const LONGEST_DESCRIPTION = 1024;

/**
 * What a reader does not see: control characters, those that change the reading direction, those without width, tags, variation selectors
 * and lone surrogates. A model reads them.
 */
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;

/** A text of the document for a model, without what its reader does not see, and not longer than a description may be. */
export function cleanText(text: string): string {
  // What is cut anyway is not read.
  const start = text.slice(0, 8 * LONGEST_DESCRIPTION);
  const clean = dropUnseen(start.replace(/\r\n?/g, "\n")).trim();
  if (clean.length <= LONGEST_DESCRIPTION) return clean;
  return `${clean
    .slice(0, LONGEST_DESCRIPTION - 1)
    .replace(/[\ud800-\udbff]$/, "")
    .trimEnd()}…`;
}

/** A text without what its reader does not see. */
export function dropUnseen(text: string): string {
  return text.replace(UNSEEN, "");
}

/** The same pattern, in which all is seen; validators compile it with the flag `u`. */
export function escapeUnseen(pattern: string): string {
  return pattern.replace(UNSEEN, (found) => `\\u{${found.codePointAt(0)!.toString(16)}}`);
}
