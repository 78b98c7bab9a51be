/** The one of `known` that `name` may be a slip of; empty where none is near enough. */
export function closest(name: string, known: readonly string[]): string {
  let near = "";
  let least = name.length / 3 + 1;
  // A longer list, or a longer name, was made by a program: nobody has mistyped it.
  for (const candidate of known.slice(0, 99)) {
    const edits =
      Math.max(name.length, candidate.length) > 50 ? least : distance(name.toLowerCase(), candidate.toLowerCase());
    if (edits < least) [near, least] = [candidate, edits];
  }
  return near;
}

/** How many letters must be added, left out or changed to turn `one` into `other` (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  Array.from(one).forEach((letter, index) => {
    let [left, corner] = [index + 1, index];
    row = row.map((above, column) => {
      if (column > 0) left = Math.min(left, above, corner - (letter === other[column - 1] ? 1 : 0)) + 1;
      corner = above;
      return left;
    });
  });
  return row.at(-1) ?? 0;
}
