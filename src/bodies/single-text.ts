/** The text of a single text or number, as most values are; `undefined` for a value that needs more rules. */
export function singleText(value: unknown): string | undefined {
  if (typeof value === "string") return value.isWellFormed() ? value : undefined;
  return Number.isFinite(value) ? String(value) : undefined;
}
