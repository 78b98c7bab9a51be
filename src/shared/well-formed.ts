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
