import type { Fault } from "../errors/fault.js";
import { isList, isPlainObject, isScalar, kindOf, ownItems } from "../value-kind.js";

/** A value in its normal form: text, the texts of a list, or those of a map; `undefined` where it is absent. */
export type Expandable = string | readonly string[] | Readonly<Record<string, string>> | undefined;

/**
 * Brings the value of a parameter into its normal form (decision C4; RFC 6570, section 2.3): what is absent in a list
 * or a map is left out, and an empty list or map is absent. What is wrong with the value joins `faults`.
 */
export function expandable(name: string, value: unknown, faults: Fault[]): Expandable {
  if (typeof value !== "object") return textOf(name, value, faults);
  if (isList(value)) {
    const texts = ownItems(value)
      .map((item) => textOf(name, item, faults))
      .filter((text) => text !== undefined);
    return texts.length > 0 ? texts : undefined;
  }
  if (!isPlainObject(value)) return textOf(name, value, faults);
  const texts = Object.create(null) as Record<string, string>;
  for (const key of Object.keys(value)) {
    const text = textOf(name, value[key], faults);
    if (text !== undefined && textOf(name, key, faults) !== undefined) texts[key] = text;
  }
  return Object.keys(texts).length > 0 ? texts : undefined;
}

/** Whether a value in its normal form is a list. */
export function isTexts(value: object): value is readonly string[] {
  return Array.isArray(value);
}

/** The text of a single value; `undefined` where it is absent. No code of a foreign object runs (decision C4). */
function textOf(name: string, value: unknown, faults: Fault[]): string | undefined {
  if (value === undefined || value === null) return undefined;
  const text = isScalar(value) ? String(value) : objectText(value);
  if (text?.isWellFormed()) return text;
  const kind = text === undefined ? kindOf(value) : "text with a lone surrogate";
  faults.push({
    name,
    problem: `it takes strings, finite numbers, booleans, valid Dates, and lists of these, not ${kind}`,
  });
  return undefined;
}

/**
 * The text of an object that stands for a single value. The built-in methods are called on it, not its own: they throw
 * for everything that is not theirs. Temporal's classes, and those of its polyfills, are known by their prototypes.
 */
function objectText(value: unknown): string | undefined {
  const prototype: unknown = kindOf(value) === "a class instance" && Object.getPrototypeOf(value);
  const own = (name: PropertyKey): unknown =>
    Object.getOwnPropertyDescriptor(prototype === false ? {} : prototype, name)?.value;
  const tag = own(Symbol.toStringTag);
  const isTemporal = typeof tag === "string" && tag.startsWith("Temporal.");
  // eslint-disable-next-line @typescript-eslint/unbound-method -- each is called on the value, below
  for (const method of [Date.prototype.toISOString, URL.prototype.toString, isTemporal && own("toString")]) {
    try {
      const text: unknown = (method as () => unknown).call(value);
      if (typeof text === "string") return text;
    } catch {
      // It is none of those.
    }
  }
  return undefined;
}
