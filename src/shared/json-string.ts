/** The content of a JSON string. */
export interface JsonString {
  readonly start: number;
  readonly end: number;
  /** Where the text continues after the closing quotation mark. */
  readonly next: number;
}

/** The opening quotation mark: of a string of JSON in a string of JSON, it is `\"`, then `\\\"`. */
const OPENING = /\\*"/y;

/** Reads the JSON string at an index, which may be cut off; `undefined` if there is none. */
export function readString(text: string, index: number): JsonString | undefined {
  OPENING.lastIndex = index;
  if (!OPENING.test(text)) return undefined;
  const start = OPENING.lastIndex;
  const opening = start - index - 1;
  for (let mark = text.indexOf('"', start); mark >= 0; mark = text.indexOf('"', mark + 1)) {
    const escapes = mark - beforeBackslashes(text, mark, start);
    // Each level doubles the backslashes before a mark and adds one. A mark of an outer string ends this one, too.
    if (escapes < opening || escapes % (2 * (opening + 1)) === opening)
      return { start, end: mark - Math.min(escapes, opening), next: mark + 1 };
  }
  return { start, end: text.length, next: text.length };
}

/** Returns the index of the first of the backslashes before an index. */
export function beforeBackslashes(text: string, index: number, from: number): number {
  let first = index;
  while (first > from && text[first - 1] === "\\") first -= 1;
  return first;
}
