import type { Issue } from "../errors/endpoint-error.js";
import { errorOf } from "../errors/error-of.js";
import { notObject, noText, tooLong } from "../errors/issue-of.js";
import { segmentsOf } from "./segments.js";
import { LONGEST_TEXT } from "../shared/limits.js";
import { isWellFormed } from "../shared/well-formed.js";

// Values of callers: which kind they are, their own properties, and their texts in a url.

/** Properties of an object, read as they are. */
export type Values = Readonly<Record<string, unknown>>;

// eslint-disable-next-line @typescript-eslint/unbound-method -- `isOwn()` calls it with an object
const { hasOwnProperty } = Object.prototype;

/** Whether a property is an own one. In a loop with `for … in`, V8 needs no look-up for it: of a constant of this very file. */
export function isOwn(values: object, name: PropertyKey): boolean {
  return hasOwnProperty.call(values, name);
}

export function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Whether a value is a list of texts. The first hole ends the search: a sparse list may have a length of four billion. */
export function isTexts(value: unknown): value is readonly string[] {
  return isList(value) && value.findIndex((item) => typeof item !== "string") < 0;
}

/** Whether a value is an ordinary object, as `{…}` creates it. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype = Object.getPrototypeOf(value) as object | null;
  // The Object.prototype of another realm has no prototype itself; that of a list has one.
  return prototype === Object.prototype || prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Whether a value is a string, a finite number, a bigint or a boolean. */
export function isScalar(value: unknown): value is string | number | bigint | boolean {
  return typeof value === "string" || Number.isFinite(value) || typeof value === "boolean" || typeof value === "bigint";
}

/**
 * Returns an object with options, header fields or parameters. An instance of a class is copied; a list, a Map or a
 * Headers is `undefined`, because its content is not in its properties.
 */
export function propertiesOf(value: unknown): Values | undefined {
  return isPlainObject(value) ? value : copyOf(value);
}

function copyOf(value: unknown): Values | undefined {
  if (typeof value !== "object" || value === null || Symbol.iterator in value) return undefined;
  const copy = { ...value };
  return Object.keys(copy).length > 0 ? copy : undefined;
}

/**
 * Returns the same, or throws.
 *
 * @param option - the name of the object in messages
 */
export function ownProperties(value: unknown, option: string): Values {
  const own = propertiesOf(value);
  if (!own) throw errorOf("ERR_INVALID_OPTION", [notObject(option, value)]);
  return own;
}

/** Returns an own property: what some library left on Object.prototype never gets into a request (T1). */
export function getOwn(values: Values | undefined, name: string): unknown {
  return values !== undefined && isOwn(values, name) ? values[name] : undefined;
}

/** Defines an own property; a plain assignment to `__proto__` would not (D7). */
export function setOwn(target: object, name: string, value: unknown): void {
  // Fast pre-check: they have seven letters at least.
  if (name.length < 7 || !INHERITED.has(name)) (target as Record<string, unknown>)[name] = value;
  else Object.defineProperty(target, name, { __proto__: null, value, ...OWN } as PropertyDescriptor);
}

/** Names that a plain assignment does not always define: `__proto__`, and the others where somebody froze Object.prototype. */
const INHERITED = /* @__PURE__ */ (() => new Set(Object.getOwnPropertyNames(Object.prototype)))();

const OWN = { writable: true, enumerable: true, configurable: true };

/**
 * Adds the own properties of `source` that are not `undefined`. Assign to an object that you created empty: V8
 * takes ten times as long to add a property to a copy.
 *
 * @param absent - gets the names of those that are `undefined`
 */
export function assign<Target extends object>(target: Target, source: Values | undefined, absent?: string[]): Target {
  for (const name in source) {
    if (!isOwn(source, name)) continue;
    const value = source[name];
    if (value !== undefined) setOwn(target, name, value);
    else absent?.push(name);
  }
  return target;
}

/** A list without absent items, or an object, as templates read them; `undefined` if nothing is left of it (RFC 6570, section 2.3). */
export function withoutAbsent(value: object | null): object | undefined {
  if (isList(value)) {
    const items = ownItems(value).filter((item) => !isAbsent(item));
    return items.length > 0 ? items : undefined;
  }
  if (!isPlainObject(value)) return isAbsent(value) || isAbsentPath(value) ? undefined : value;
  return Object.values(value).every(isAbsent) ? undefined : value;
}

/** Whether `segments()` was given no text. */
function isAbsentPath(value: object): boolean {
  const path = segmentsOf(value);
  return path !== undefined && isAbsent(path.text);
}

/** The items of a list without its holes: a sparse list may have three items and a length of four billion. */
export function ownItems(list: readonly unknown[]): readonly unknown[] {
  for (let index = 0; index < list.length; index += 1)
    if (list[index] === undefined && !isOwn(list, index))
      return Object.entries(list).flatMap(([key, item]) => (/^\d+$/.test(key) ? [item] : []));
  return list;
}

/** 1 for each unreserved character (RFC 3986, section 2.3), which percent-encoding leaves as it is. */
const UNRESERVED = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, code) =>
  /[\w.~-]/.test(String.fromCharCode(code)) ? 1 : 0,
);

/** The percent-encoded text of a string or a number; `undefined` for any other value, which takes the long way. */
export function encode(value: unknown): string | undefined {
  const text = typeof value === "string" ? value : Number.isFinite(value) ? String(value) : undefined;
  if (text === undefined || text.length > 99) return text === undefined ? text : encodeText(text);
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 127 || UNRESERVED[code] === 0) return encodeText(text);
  }
  return text;
}

function encodeText(text: string): string | undefined {
  return isText(text) ? percentEncode(text) : undefined;
}

/** Whether a url can have this text. */
function isText(text: string): boolean {
  return text.length <= LONGEST_TEXT && isWellFormed(text);
}

/** Percent-encodes all but the unreserved characters of a well-formed text, as UTF-8. */
export function percentEncode(text: string): string {
  const encoded = encodeURIComponent(text);
  // replace() takes as long as the encoding, even without a match.
  if (encoded.search(/[!'()*]/) < 0) return encoded;
  return encoded.replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Percent-encodes a literal of a template: its ASCII characters stay as they are (RFC 6570, section 3.1). */
export function encodeLiteral(literal: string): string {
  return literal.replace(/[\u0080-\uffff]+/g, encodeURIComponent);
}

/** The text of a single value (C4); `undefined` if it is not allowed. No method of the value itself is called. */
export function textOf(given: unknown): string | undefined {
  const path = segmentsOf(given);
  const value = path ? path.text : given;
  const text = isScalar(value) ? String(value) : textOfObject(value);
  return text !== undefined && isText(text) ? text : undefined;
}

/**
 * Returns the text of a single value; `undefined` if it is absent, or invalid, which is an issue.
 *
 * @param reason - `"item"` for an item of a list or an object
 * @param pair - the name of its pair, such as `a[0]`, for the message
 */
export function readText(
  name: string,
  value: unknown,
  issues: Issue[],
  reason: "value" | "item" = "value",
  pair: string = name,
): string | undefined {
  if (value === undefined || value === null) return undefined;
  const text = textOf(value);
  if (text !== undefined) return text;
  const content = segmentsOf(value)?.text ?? value;
  const isLong = typeof content === "string" && content.length > LONGEST_TEXT;
  issues.push(isLong ? tooLong(name) : noText(name, content, reason, pair));
  return undefined;
}

/**
 * The text of a Date, a URL or an object of Temporal. The methods of the platform find out which it is: they throw for
 * other objects. Temporal's polyfills are recognized by their prototypes.
 */
function textOfObject(value: unknown): string | undefined {
  if (isPlainObject(value)) return undefined;
  return (
    attempt(() => Date.prototype.toISOString.call(value as Date)) ??
    attempt(() => URL.prototype.toString.call(value as URL)) ??
    attempt(() => {
      const prototype = Object.getPrototypeOf(value) as Record<PropertyKey, () => string>;
      const isTemporal = String(prototype[Symbol.toStringTag]).startsWith("Temporal.");
      return isTemporal ? prototype.toString.call(value) : undefined;
    })
  );
}

/** Returns what `read` returns; `undefined` if it throws. */
export function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
