/** The one of `known` that `name` may be a slip of; `undefined` where none is near enough. */
export function closest(name: string, known: readonly string[]): string | undefined {
  let near: string | undefined;
  let least = name.length / 3 + 1;
  // A longer name, or a longer list, was made by a program: nobody has mistyped it.
  for (const other of known.slice(0, 99)) {
    if (name.length > 50 || Math.abs(name.length - other.length) >= least) continue;
    const edits = distance(name.toLowerCase(), other.toLowerCase());
    if (edits < least) [near, least] = [other, edits];
  }
  return near;
}

/** What to add to a message where `name` may be a slip of one of `known`. */
export function hint(name: string, known: readonly string[]): string {
  const near = closest(name, known);
  return near ? `; did you mean ${near}?` : "";
}

/** How many letters must be added, left out or changed to turn `one` into `other` (Levenshtein). */
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
