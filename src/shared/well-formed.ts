/** A surrogate without its other half. */
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Whether a text is well-formed Unicode. Hermes, and Safari before 16.4, lack the method. */
export function isWellFormed(text: string): boolean {
  // A test of the prototype, because bundlers for Hermes replace `typeof`.
  return "isWellFormed" in String.prototype ? text.isWellFormed() : text.search(LONE_SURROGATE) < 0;
}

/** Returns a text with U+FFFD instead of each lone surrogate. */
export function toWellFormed(text: string): string {
  return "toWellFormed" in String.prototype ? text.toWellFormed() : text.replace(LONE_SURROGATE, "\ufffd");
}

/** The text of a single text or number, as most values are; `undefined` for a value that needs more rules. */
export function singleText(value: unknown): string | undefined {
  if (typeof value === "string") return isWellFormed(value) ? value : undefined;
  return Number.isFinite(value) ? String(value) : undefined;
}
