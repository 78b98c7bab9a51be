import type { Fault } from "../errors/fault.js";
import { isList, isPlainObject, isScalar, kindOf, ownItems } from "../shared/value-kind.js";

/** A value in its normal form: text, the texts of a list, or those of a map; `undefined` where it is absent. */
export type Expandable = string | readonly string[] | Readonly<Record<string, string>> | undefined;

/**
 * Brings the value of a parameter into its normal form (decision C4; RFC 6570, section 2.3): what is absent in a list
 * or a map is left out, and an empty list or map is absent. What is wrong with the value joins `faults`.
 */
export function expandable(name: string, value: unknown, faults: Fault[]): Expandable {
  if (isList(value)) {
    const texts: string[] = [];
    for (const item of ownItems(value)) {
      const text = textOf(name, item, faults);
      if (text !== undefined) texts.push(text);
    }
    return texts.length > 0 ? texts : undefined;
  }
  if (!isPlainObject(value)) return textOf(name, value, faults);
  const members: [string, string][] = [];
  for (const key of Object.keys(value)) {
    const known = textOf(name, key, faults);
    const text = textOf(name, value[key], faults);
    if (known !== undefined && text !== undefined) members.push([known, text]);
  }
  return members.length > 0 ? Object.fromEntries(members) : undefined;
}

/** The text of a single value; `undefined` where it is absent, or wrong. */
function textOf(name: string, value: unknown, faults: Fault[]): string | undefined {
  if (value === undefined || value === null) return undefined;
  const text = isScalar(value) ? String(value) : objectText(value);
  if (text?.isWellFormed()) return text;
  const kind = text === undefined ? kindOf(value) : "text with a lone surrogate";
  faults.push({ name, problem: `use text, finite numbers, booleans, valid Dates and lists of these, not ${kind}` });
  return undefined;
}

/**
 * The text of an object that stands for a single value. The built-in methods are called on it, not its own: they throw
 * for everything that is not theirs. Temporal's classes, and those of its polyfills, are known by their prototypes.
 */
function objectText(value: unknown): string | undefined {
  if (kindOf(value) !== "a class instance") return undefined;
  return (
    answer(Date.prototype, "toISOString", value) ?? answer(URL.prototype, "toString", value) ?? temporalText(value)
  );
}

function temporalText(value: unknown): string | undefined {
  const prototype: unknown = Object.getPrototypeOf(value);
  const tag = ownValue(prototype, Symbol.toStringTag);
  return typeof tag === "string" && tag.startsWith("Temporal.") ? answer(prototype, "toString", value) : undefined;
}

/** What a method of `prototype` answers for `value`; `undefined` where it throws. */
function answer(prototype: unknown, method: string, value: unknown): string | undefined {
  try {
    const text: unknown = (ownValue(prototype, method) as () => unknown).call(value);
    return typeof text === "string" ? text : undefined;
  } catch {
    return undefined;
  }
}

/** The value of an own property that is plain data; `undefined` for everything else. */
function ownValue(object: unknown, name: PropertyKey): unknown {
  try {
    return Object.getOwnPropertyDescriptor(object, name)?.value;
  } catch {
    return undefined;
  }
}

/** Whether a value in its normal form is a list. */
export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value);
}
