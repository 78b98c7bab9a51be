import { isWellFormed } from "../shared/well-formed.js";
/** The text of a single text or number, as most values are; `undefined` for a value that needs more rules. */
export function singleText(value: unknown): string | undefined {
  if (typeof value === "string") return isWellFormed(value) ? value : undefined;
  return Number.isFinite(value) ? String(value) : undefined;
}
