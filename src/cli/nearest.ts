/** The one of `known` that `name` may be a slip of: begun alike, or a few letters away. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const begun = known.filter((other) => name.length > 1 && (other.startsWith(name) || name.startsWith(other)));
  const distances = known.map((other) => distance(name.slice(0, 50), other));
  const least = Math.min(...distances);
  return begun[0] ?? (least <= name.length / 3 + 0.5 ? known[distances.indexOf(least)] : undefined);
}

/** How many letters must be added, left out or changed (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [index, letter] of Array.from(one).entries()) {
    let [left, corner] = [index + 1, index];
    row = row.map((above, column) => {
      if (column > 0) left = Math.min(left + 1, above + 1, corner + (letter === other[column - 1] ? 0 : 1));
      corner = above;
      return left;
    });
  }
  return row.at(-1) ?? 0;
}
