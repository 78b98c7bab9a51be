import { errorOf } from "../errors/error-of.js";
import { tooLong } from "../errors/issue-of.js";
import { expandByRfc6570 } from "../template/expand.js";
import type { Call, Placement } from "./call.js";
import type { Expression, TemplateExpression } from "./template.js";
import { writePairs } from "./pairs.js";
import { segmentsOf, type PathSegments } from "./segments.js";
import { encode, isList, percentEncode, textOf, withoutAbsent } from "./values.js";
import { LONGEST_TEXT } from "../shared/limits.js";

// Values as texts of a url: an expression of the template, and a query parameter without a placeholder.

/**
 * The encoded text of a single value or of a list without absent items; `undefined` if it is another value.
 *
 * @param joiner - stands between the items
 */
export function encodeAny(value: unknown, joiner: string): string | undefined {
  const text = encode(value);
  if (text !== undefined) return text;
  if (!isList(value)) return encodeSingle(value);
  let joined = "";
  // A small body would make gigabytes of a long name that each item repeats.
  for (let index = 0; index < value.length && joined.length <= LONGEST_TEXT; index += 1) {
    const item = encode(value[index]) ?? encodeSingle(value[index]);
    if (item === undefined) return undefined;
    joined += index > 0 ? joiner + item : item;
  }
  return joined;
}

function encodeSingle(value: unknown): string | undefined {
  const text = textOf(value);
  return text === undefined ? undefined : percentEncode(text);
}

/** The operators of one value whose slashes may be those of a path. */
const OF_SEGMENTS = /^[+/]?$/;

/** What `segments()` was given, where the slashes of its text are those of the path; `undefined` for other values. */
export function segmentsIn(
  { operator, variables, isInPath }: TemplateExpression,
  value: unknown,
): PathSegments | undefined {
  if (typeof value !== "object" || !isInPath || !OF_SEGMENTS.test(operator)) return undefined;
  return variables.length === 1 && variables[0]!.modifier.length < 2 ? segmentsOf(value) : undefined;
}

/**
 * The text of a value of `segments()`, each part of which is percent-encoded (C13); `undefined` where it stands for its text
 * alone, and for other values.
 */
export function encodeSegments(expression: TemplateExpression, value: unknown): string | undefined {
  const given = segmentsIn(expression, value);
  const encoded = given && encode(given.text);
  // An encoded "%2F" of the text is "%252F".
  return encoded ? (expression.operator === "/" ? "/" : "") + encoded.replaceAll("%2F", "/") : undefined;
}

/** Expands an expression; what is more than texts and lists in `{x}` and `{?x,y*}` is RFC 6570's. */
export function expandExpression(call: Call, expression: Expression, index: number): string {
  const { values } = call;
  const { operator, variables, slots, isCommon } = expression;
  const path = encodeSegments(expression, values[slots[0]!]);
  if (path) return path;
  if (!isCommon) return expandByRfc6570(call, expression, index);
  let expansion: string | undefined;
  for (let position = 0; position < variables.length; position += 1) {
    const value = values[slots[position]!];
    if (value === undefined || value === null) continue;
    const { name, modifier } = variables[position]!;
    const text = encodeAny(value, modifier && operator ? `&${name}=` : ",");
    if (text === undefined) return expandByRfc6570(call, expression, index);
    if (operator === "") expansion = expansion === undefined ? text : `${expansion},${text}`;
    else expansion = `${expansion === undefined ? operator : `${expansion}&`}${name}=${text}`;
  }
  return expansion ?? "";
}

/** Adds a parameter that has no placeholder to the query. */
export function addPair(call: Call, name: string, value: unknown, rule: Placement["rule"]): void {
  const field = encode(name);
  const text = encode(value);
  const pair = field === undefined || text === undefined ? writePair(call, name, value) : `${field}=${text}`;
  call.recorder?.placed({ name, place: "query", rule, text: pair || undefined });
  appendPairs(call, pair);
}

/** Adds encoded pairs to the query. */
export function appendPairs(call: Call, pairs: string): void {
  if (pairs) call.pairs = call.pairs ? `${call.pairs}&${pairs}` : pairs;
}

function writePair(call: Call, name: string, given: unknown): string {
  const { arrays } = call.policy;
  const value = typeof given === "object" ? withoutAbsent(given) : given;
  if (value === undefined) return "";
  const field = encode(name);
  const joiner = arrays === "comma" ? "," : arrays === "repeat" ? `&${field}=` : undefined;
  const text = isList(value) && joiner !== undefined ? encodeAny(value, joiner) : undefined;
  return field === undefined || text === undefined ? writePairs(call, name, given) : `${field}=${text}`;
}

/** Appends pairs to the query of a url, before its fragment (C8). */
export function appendQuery(url: string, pairs: string): string {
  const end = url.search(/#|$/);
  const before = url.slice(0, end);
  const hasQuery = before.includes("?");
  // The template may end with a separator for further parameters. The lookbehind keeps the time linear.
  const base = hasQuery ? before.replace(/(?<!&)&+$/, "") : before;
  const separator = !hasQuery ? "?" : base.endsWith("?") ? "" : "&";
  return base + separator + pairs + url.slice(end);
}

/** Returns a finished url; throws if it is too long. */
export function finishUrl(url: string): string {
  if (url.length > LONGEST_TEXT) throw errorOf("ERR_INVALID_PARAMETER", [tooLong("url")]);
  return url;
}
