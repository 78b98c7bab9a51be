import { isList, isPlainObject, ownItems, readText } from "../kernel/values.js";
import type { Issue } from "../errors/endpoint-error.js";

/** A normalized value: a text, the texts of a list or of a map; `undefined` if it is absent. */
export type NormalizedValue = string | readonly string[] | Readonly<Record<string, string>> | undefined;

/**
 * Normalizes the value of a parameter (RFC 6570, section 2.3): absent items of lists and maps are skipped, and an
 * empty list or map is absent. Adds what is wrong to `issues`.
 */
export function normalizeValue(name: string, value: unknown, issues: Issue[]): NormalizedValue {
  const read = (item: unknown, reason?: "item"): string | undefined => readText(name, item, issues, reason);
  if (isList(value)) {
    const texts: string[] = [];
    for (const item of ownItems(value)) {
      const text = read(item, "item");
      if (text !== undefined) texts.push(text);
    }
    return texts.length > 0 ? texts : undefined;
  }
  if (!isPlainObject(value)) return read(value);
  const members: [string, string][] = [];
  for (const key of Object.keys(value)) {
    const known = read(key);
    const text = read(value[key], "item");
    if (known !== undefined && text !== undefined) members.push([known, text]);
  }
  return members.length > 0 ? Object.fromEntries(members) : undefined;
}

/** Whether a normalized value is a list. */
export function isTextList(value: NormalizedValue): value is readonly string[] {
  return Array.isArray(value);
}
