import type { Call, CallFault } from "./call.js";
import { segmentsIn } from "./query.js";
import { WHOLE_URL } from "./route.js";
import type { Expression } from "./template.js";
import { dotPartsOf, isUnambiguous, type Range } from "./url.js";
import { getOwn, hasOwnProperty, isAbsent } from "./values.js";

/** A path can be unsafe only if a text has a whole bad part or a delimiter in it: other texts need no check. */
const SUSPICIOUS = /(?:^|[/\\]|%2f|%5c)(?:\.|%2e){0,2}(?:$|[/\\]|%2f|%5c)|[?#]/i;

/** The same of a text that is percent-encoded and no dots: it has a separator with dots, or nothing, on one side. */
const SUSPICIOUS_VALUE = /^\.{0,2}%(?:2F|5C)|%(?:2F|5C)\.{0,2}(?:%2F|%5C|$)/;

/** Whether the text of `{x}` gives reason to check the finished path. Most values are their text: they have no separator. */
export function isSuspiciousText(text: string, value: unknown): boolean {
  if (text.length < 3) return text === "" || text === "." || text === "..";
  return text !== value && text.includes("%") && SUSPICIOUS_VALUE.test(text);
}

/** Whether the text of an expression gives reason to check the finished path. */
export function isSuspicious({ operator, variables }: Expression, text: string): boolean {
  // Of several variables, one may be absent. Query expressions do not change the path, unless it goes on behind them.
  return operator !== "?" && operator !== "&" && (variables.length > 1 || SUSPICIOUS.test(text));
}

/** An expression, and where its text is in the url. */
interface Placed {
  readonly index: number;
  readonly expression: Expression;
  readonly start: number;
  readonly end: number;
  /** Whether it requires a value in the path. Any other expression may be empty, without its first character. */
  readonly isRequired: boolean;
}

/**
 * Checks a finished url, whose path starts after the authority (C5, C6): no value is missing, ends the path, or makes a `.`, a
 * `..` or an empty segment. Adds the faults to those of the call.
 */
export function checkPath(call: Call, url: string): void {
  const { route, values, faults, baseUrl } = call;
  const found: CallFault[] = [];
  const report = (one: Placed, kind: Pick<CallFault, "code" | "reason" | "detail">, isAtFault?: IsAtFault): void => {
    const { variables, slots } = one.expression;
    variables.forEach(({ name }, position) => {
      if (isAtFault?.(slots[position]!) === false) return;
      const reason = kind === MISSING && isUndefined(call, name) ? "undefined" : kind.reason;
      found.push({ ...kind, name, reason, expression: one.index });
    });
  };
  const isWhole = isWholeUrl(call, url);
  const start = route.target === "relative" ? 0 : (/^https?:\/\/[^/?#]*/i.exec(url)?.[0].length ?? 0);
  const end = start + url.slice(start).search(/[?#]|$/);
  const all = placesOf(call);
  const inPath = all.filter(
    (one) => one.start <= end && !(/[?#]/.test(one.expression.operator) && one.end > one.start),
  );

  const isMissing: IsAtFault = (slot) => isAbsent(values[slot]);
  for (const one of all) {
    const { expression, isRequired } = one;
    const isInPath = inPath.includes(one);
    // In the query, only a `:name` requires a value (C3).
    if (!isRequired || !(isInPath || route.url[expression.start] === ":")) continue;
    const isEmpty = one.end === one.start;
    if (expression.slots.some(isMissing)) report(one, MISSING, isEmpty ? undefined : isMissing);
    else if (isEmpty && expression.start < route.pathStart) report(one, MISSING);
    if (isInPath && expression.operator === "+" && one.end > end && !isWhole) report(one, ENDS_PATH);
  }

  if (isWhole && all.some(({ expression }) => expression.slots.some((slot) => isAmbiguous(values[slot]))))
    report(all[0]!, IS_AMBIGUOUS);

  const touching = (range: Range): Placed[] =>
    inPath.filter(
      (one) =>
        one.start <= range.end &&
        one.end >= range.start &&
        (one.isRequired || one.end > one.start) &&
        (one.start >= start || one.end > start),
    );
  const isBoundary = (index: number): boolean => index < start || index === end || url[index] === "/";
  for (const part of dotPartsOf(url.slice(start, end))) {
    const range = { start: start + part.start, end: start + part.end };
    const isSegment = isBoundary(range.start - 1) && isBoundary(range.end);
    // Literal segments are no dots: an empty expression made this one.
    const makers = isSegment ? inPath.filter((one) => one.start <= range.end) : [];
    const sharing = touching(range);
    for (const one of sharing.length > 0 ? sharing : makers) report(one, MAKES_DOTS);
  }
  for (const segment of isWhole ? [] : segmentsOf(url, start, end)) {
    if (segment.end > segment.start) continue;
    for (const one of touching(segment))
      if (!mayBeEmpty(call, one, segment)) report(one, one.isRequired && one.end === one.start ? MISSING : MAKES_EMPTY);
  }

  // A reserved value in the query must not end it.
  for (const one of isWhole ? [] : all) {
    if (inPath.includes(one)) continue;
    const { operator } = one.expression;
    if (route.literals[one.index]!.includes("#") || (operator === "#" && one.end > one.start)) break;
    if (operator === "+" && call.texts[one.index]!.includes("#")) report(one, ENDS_QUERY);
  }
  // Behind the base URL "/", they would name a host (C14).
  if (baseUrl.prefix === "" && url.startsWith("//")) report(all[0]!, MAKES_EMPTY);
  // A text may break a rule in many segments: it is reported once.
  const once = new Map(
    found.map((fault) => [`${fault.expression} ${fault.name} ${fault.reason} ${fault.detail}`, fault]),
  );
  faults.push(...[...once.values()].sort((one, other) => one.expression! - other.expression!));
}

const MISSING = { code: "ERR_MISSING_PARAMETER", reason: "missing" } as const;
const ENDS_PATH = { code: "ERR_UNSAFE_PATH", reason: "path", detail: "end" } as const;
const MAKES_DOTS = { code: "ERR_UNSAFE_PATH", reason: "path", detail: "dots" } as const;
const MAKES_EMPTY = { code: "ERR_UNSAFE_PATH", reason: "path", detail: "empty" } as const;
const IS_AMBIGUOUS = { code: "ERR_UNSAFE_PATH", reason: "path", detail: "ambiguous" } as const;
const ENDS_QUERY = { code: "ERR_UNSAFE_PATH", reason: "query" } as const;

function isAmbiguous(value: unknown): boolean {
  return typeof value === "string" && !isUnambiguous(value);
}

type IsAtFault = (slot: number) => boolean;

function placesOf({ route: { literals, expressions }, texts }: Call): Placed[] {
  let position = 0;
  return expressions.map((expression, index) => {
    const start = (position += literals[index]!.length);
    position += texts[index]!.length;
    return { index, expression, start, end: position, isRequired: /^\+?$/.test(expression.operator) };
  });
}

/** The segments of the path; nothing stands before the "/" at its start. */
function segmentsOf(url: string, start: number, end: number): Range[] {
  let position = url[start] === "/" ? start + 1 : start;
  return url
    .slice(position, end)
    .split("/")
    .map((text) => {
      const segment = { start: position, end: position + text.length };
      position = segment.end + 1;
      return segment;
    });
}

/** Whether `segments()` allows what it adds to a segment to be empty (C13). Before the "/" of `{/x}`, there is nothing of its value. */
function mayBeEmpty({ values }: Call, { expression, start, end }: Placed, segment: { readonly end: number }): boolean {
  if (end === start || segmentsIn(expression, values[expression.slots[0]!])?.empty !== true) return false;
  return expression.operator !== "/" || segment.end > start;
}

/** A url in `{+url}` may have a query, and empty segments: nothing of it is a value of its own. */
function isWholeUrl({ route, baseUrl }: Call, url: string): boolean {
  // The path of a link comes with a base URL that has no text.
  const isFollowed = baseUrl.text === "" && url.startsWith("/");
  return route.target === "dynamic" && WHOLE_URL.test(route.url) && (/^https?:\/\//i.test(url) || isFollowed);
}

/** Whether the call passed `undefined`, and no default says more. */
function isUndefined({ given, own }: Call, name: string): boolean {
  const isNamed = own.undefinedNames?.includes(name) === true;
  return getOwn(given, name) === undefined && (isNamed || hasOwnProperty.call(given, name));
}
