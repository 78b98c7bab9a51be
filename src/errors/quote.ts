import { withDots } from "../shared/terminal-text.js";

// How messages show what the caller passed: routes without secrets, and the kinds of values.

/** Quotes a text on one line. Characters that a terminal acts on or cannot show are replaced by dots. */
export function quote(text: string): string {
  return `"${printable(text)}"`;
}

/** Quotes what a person may copy, such as a command or a url: it is not cut in the middle, unless it is absurdly long. */
export function quoteInFull(text: string): string {
  return `"${withDots(text.slice(0, 2000))}"`;
}

function printable(text: string): string {
  return withDots(text.slice(0, 99));
}

/**
 * Matches userinfo in the authority of a url (RFC 3986, section 3.2.1), after any slashes that parsers accept. A
 * password may contain any character: unless a port follows the ":", everything before the last "@" is userinfo. A path
 * may contain an "@".
 */
const USERINFO = /(?<!\S)([a-z][a-z\d+.-]*:[/\\]*|[/\\]{2,})([^\s/\\?#:]*:(?!\d*(?:[\s/\\?#]|$))\S*|[^\s/\\?#]*)@/gi;

/**
 * Formats a route for messages: up to the `?` of its query, without userinfo (D6). Positions of characters do not
 * change.
 */
export function formatRoute(route: string): string {
  // After `{?q}`, only expressions are shown; other text is a literal part of the query.
  const [path, query = ""] = route.split(/(?=(?<!\{)\?|\{\?)([^]*)/, 2);
  const expressions = /^(?:\{[^{}]*\})*/.exec(query)![0];
  const masked = route.replace(USERINFO, (_, start: string, secret: string) => `${start}${"*".repeat(secret.length)}@`);
  return masked.slice(0, path!.length + expressions.length) + (query.length > expressions.length ? "?…" : "");
}

/** Returns a line with a text, and a line with carets under the given parts. A long text is cut at its start. */
export function caretLine(text: string, marked: readonly { readonly start: number; readonly end: number }[]): string {
  const from = Math.max(0, (marked[0]?.start ?? 0) - 60);
  const line = printable(text.slice(from));
  const caret = (index: number): string => (marked.some(({ start, end }) => start <= index && index < end) ? "^" : " ");
  return `\n  ${line}\n  ${Array.from(line, (_, index) => caret(from + index)).join("")}`.trimEnd();
}

/** Describes a value that should have been a text: a text was the only one that no url and no header can have. */
export function textKindOf(value: unknown): string {
  return typeof value === "string" && value !== "" ? LONE_SURROGATE : kindOf(value);
}

/** What no UTF-8 can write. */
export const LONE_SURROGATE = "text with a lone surrogate";

/** Describes a value for a message, with the cure of a promise. */
export function kindOf(value: unknown): string {
  if (value === "") return "an empty string";
  if (value === null || value === undefined || (typeof value === "number" && !Number.isFinite(value)))
    return String(value);
  if (typeof value !== "object") return `a ${typeof value}`;
  if (Array.isArray(value)) return "a list";
  if (ArrayBuffer.isView(value)) return "bytes";
  const tag = Object.prototype.toString.call(value).slice("[object ".length, -1);
  if (tag === "Date") return Number.isNaN((value as Date).getTime()) ? "an invalid Date" : "a Date";
  // The Promise of React Native has no tag, and that of another realm is no instance.
  if (tag === "Promise" || value instanceof Promise) return "a promise; await it";
  if (tag.endsWith("ArrayBuffer")) return "bytes";
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype === null || Object.getPrototypeOf(prototype) === null ? "a plain object" : "a class instance";
}
