import type { Issue } from "./endpoint-error.js";
import { kindOf, quote, textKindOf } from "./quote.js";

// What is wrong with a value of a caller: what it is instead, and what to write for it.

/** What is too long (T2). */
export function tooLong(name: string): Issue {
  return { name, reason: "length", detail: "must have at most 1,048,576 characters" };
}

/** What is no text. */
export function notText(name: string, value: unknown): Issue {
  const cure = Array.isArray(value) ? '; write .join(", ")' : "";
  return { name, reason: "text", detail: `must be text, not ${textKindOf(value)}${cure}` };
}

/** What is no object with names of its own. */
export function notObject(name: string, value: unknown): Issue {
  const detail = `must be an object with its own properties, not ${kindOf(value)}${cureOfEntries(name, value)}`;
  return { name, reason: "object", detail };
}

/** What to write for a Map, a Headers or a URLSearchParams. */
function cureOfEntries(name: string, value: unknown): string {
  if (typeof value !== "object" || value === null || !(Symbol.iterator in value) || name === "request") return "";
  // Its names may repeat, as those of a URLSearchParams or a FormData. In some runtimes Headers have `getAll`, too.
  return "getAll" in value && !("getSetCookie" in value)
    ? `; write { name: ${name}.getAll("name") }`
    : `; write { name: value }, or Object.fromEntries(${name})`;
}

/**
 * A value that has no text.
 *
 * @param reason - `"item"` for an item of a list or an object
 * @param pair - the name of its pair, such as `a[0]`
 */
export function noText(name: string, value: unknown, reason: "value" | "item", pair: string): Issue {
  const kind = textKindOf(value).replace(/^bytes$/, BYTES);
  return { name, reason, detail: `${EXPECTED[reason]}, not ${kind}${atPair(name, pair)}${nameCureOf(name)}` };
}

const EXPECTED = {
  value: "must be text, a finite number, a boolean, a valid Date or a list of these",
  item: "must contain only text, finite numbers, booleans and valid Dates",
};

/** What to write for bytes, in a query or a form. */
const BYTES = "bytes; send them as a Blob or a File with the encoder multipart, or as text";

/** An object that the policy does not allow. */
export function noObjects(name: string): Issue {
  const cure = nameCureOf(name) || ', unless the policy is { objects: "brackets" }';
  return { name, reason: "objects", detail: `must not be or contain an object${cure}` };
}

/** A list or an object that cannot be written. */
export function wrongNesting(name: string, problem: string, pair: string = name): Issue {
  return { name, reason: "nesting", detail: `must not ${problem}${atPair(name, pair)}` };
}

function atPair(name: string, pair: string): string {
  return pair === name ? "" : `, at ${quote(pair)}`;
}

/** What to write instead of the options of other clients: here, these names are parameters. */
const CURES: readonly (readonly [names: RegExp, cure: string])[] = [
  [/^header$/, 'did you mean "headers"?'],
  [/^auth$/, "write headers: { authorization }"],
  [/^signal$/, "write request: { signal }, or .signal(signal)"],
  [/^timeout$/, "write request: { timeout }, or .timeout(ms)"],
  [/^(?:params|query|qs|searchParams|json)$/, "pass its members directly"],
];

function nameCureOf(name: string): string {
  const [, cure] = CURES.find(([names]) => names.test(name)) ?? [];
  return cure === undefined ? "" : `; ${cure}`;
}
