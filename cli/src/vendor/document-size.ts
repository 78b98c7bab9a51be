/** A document may be so many times as large with its aliases as without, and this many values larger. */
const MOST_TIMES = 20;
const MOST_VALUES = 1_000_000;

/** No document is as deep. The parser has a limit of its own for what is not an alias. */
const DEEPEST = 500;

/**
 * Checks that the aliases of a YAML document do not make it much larger, or endless.
 *
 * @throws {Error} When they do.
 */
export function checkSize(document: unknown): void {
  const sizes = new Map<object, number>();
  const parents = new Set<object>();
  const sizeOf = (value: unknown): number => {
    if (typeof value !== "object" || value === null) return 1;
    const known = sizes.get(value);
    if (known !== undefined) return known;
    if (parents.has(value)) throw new Error("an alias contains itself");
    if (parents.size === DEEPEST) throw new Error(`it has more than ${DEEPEST} levels`);
    parents.add(value);
    let size = 1;
    for (const member of Object.values(value)) size += sizeOf(member);
    parents.delete(value);
    sizes.set(value, size);
    return size;
  };
  const size = sizeOf(document);
  if (size > MOST_TIMES * sizes.size + MOST_VALUES)
    throw new Error(`its aliases repeat values too often: there are more than ${MOST_VALUES.toLocaleString("en")}`);
}
