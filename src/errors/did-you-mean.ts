/**
 * Returns the name in `known` that is closest to `name`; `undefined` if none is close enough. At least two letters must
 * be the same, because names with one letter are similar to all others.
 */
export function closest(name: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = name.length / 3 + 1;
  // Longer names, and names in longer lists, were generated, not mistyped.
  for (const candidate of known.slice(0, 99)) {
    if (name.length > 50 || Math.abs(name.length - candidate.length) >= least) continue;
    const edits = distance(name.toLowerCase(), candidate.toLowerCase());
    if (edits < least && Math.max(name.length, candidate.length) - edits > 1) [best, least] = [candidate, edits];
  }
  return best;
}

/** Returns the end of a message about `name`, which may be a misspelling of a name in `known`. */
export function didYouMean(name: string, known: readonly string[]): string {
  const near = closest(name, known);
  return near ? `; did you mean ${near}?` : "";
}

/** Returns the number of letters to add, remove or replace to get from `one` to `other` (Levenshtein distance). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  Array.from(one).forEach((letter, index) => {
    let [left, corner] = [index + 1, index];
    row = row.map((above, column) => {
      if (column > 0) left = Math.min(left, above, corner - (letter === other[column - 1] ? 1 : 0)) + 1;
      corner = above;
      return left;
    });
  });
  return row.at(-1)!;
}
