import { describeValue, isList, isPlainObject, isScalar, kindOf, ownItems } from "../shared/passed-values.js";
import { segmentsOf } from "../shared/path-segments.js";
import { isWellFormed } from "../shared/well-formed.js";
import { quote } from "../errors/format.js";
import type { Issue } from "../errors/issue.js";
import { LONGEST_TEXT } from "../errors/longest-text.js";

/** A normalized value: a text, the texts of a list or of a map; `undefined` if it is absent. */
export type NormalizedValue = string | SegmentsValue | readonly string[] | Readonly<Record<string, string>> | undefined;

/** The normalized value of `segments()` (C13). */
export class SegmentsValue {
  readonly text: string;
  /** Whether parts may be empty. */
  readonly empty: boolean;

  constructor(text: string, empty: boolean) {
    this.text = text;
    this.empty = empty;
  }

  /** Its text, where it stands outside of a path. */
  toString(): string {
    return this.text;
  }
}

/**
 * Normalizes the value of a parameter (C4; RFC 6570, section 2.3): absent items of lists and maps are skipped, and an
 * empty list or map is absent. Adds its issues to `issues`.
 */
export function normalizeValue(name: string, value: unknown, issues: Issue[]): NormalizedValue {
  let length = 0;
  const read = (item: unknown, reason?: "item"): string | undefined => {
    const text = textOf(name, item, issues, reason);
    length += text === undefined ? 0 : text.length;
    return text;
  };
  const given = segmentsOf(value);
  const text = given && read(given.text);
  const normalized =
    text === undefined ? normalize(given ? undefined : value, read) : new SegmentsValue(text, given!.empty);
  if (length <= LONGEST_TEXT) return normalized;
  issues.push({ name, reason: "length" });
  return undefined;
}

function normalize(value: unknown, read: (item: unknown, reason?: "item") => string | undefined): NormalizedValue {
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

/**
 * Returns the text of a single value; `undefined` if it is absent or invalid.
 *
 * @param reason - `"item"` for an item of a list or an object
 * @param pair - the name of its pair, such as `a[0]`, for the message
 */
export function textOf(
  name: string,
  value: unknown,
  issues: Issue[],
  reason: "value" | "item" = "value",
  pair = name,
): string | undefined {
  const given = segmentsOf(value);
  if (given) return textOf(name, given.text, issues, reason, pair);
  if (value === undefined || value === null) return undefined;
  const text = isScalar(value) ? String(value) : objectText(value);
  if (text !== undefined && isWellFormed(text)) return text;
  const detail = text === undefined ? describeValue(value).replace(/^bytes$/, BYTES) : "text with a lone surrogate";
  issues.push({ name, reason, detail: detail + placeIn(name, pair) });
  return undefined;
}

const BYTES = "bytes; send them as a Blob or a File with the encoder multipart, or as text";

/** The end of a message: where a value is in a parameter. Written for errors only, because a list may be long. */
export function placeIn(name: string, pair: string): string {
  return pair === name ? "" : `, at ${quote(pair)}`;
}

/**
 * Returns the text of an object that represents a single value. It calls the built-in methods instead of those of the
 * object, because they throw for other objects. Temporal's classes and their polyfills are recognized by their
 * prototypes.
 */
function objectText(value: unknown): string | undefined {
  if (kindOf(value) !== "a class instance") return undefined;
  return (
    textFrom(() => Date.prototype.toISOString.call(value as Date)) ??
    urlText(value) ??
    textFrom(() => temporalText(value))
  );
}

/** The text of a `URL`; `undefined` for anything else. */
export function urlText(value: unknown): string | undefined {
  return textFrom(() => URL.prototype.toString.call(value as URL));
}

function temporalText(value: unknown): unknown {
  const prototype: unknown = Object.getPrototypeOf(value);
  const ownValue = (name: PropertyKey): unknown => Object.getOwnPropertyDescriptor(prototype, name)?.value;
  const tag = ownValue(Symbol.toStringTag);
  return typeof tag === "string" && tag.startsWith("Temporal.") && (ownValue("toString") as () => unknown).call(value);
}

/** Returns the text that `method` returns; `undefined` if it throws. */
function textFrom(method: () => unknown): string | undefined {
  try {
    const text = method();
    return typeof text === "string" ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a normalized value is a list. */
export function isTexts(value: NormalizedValue): value is readonly string[] {
  return Array.isArray(value);
}
