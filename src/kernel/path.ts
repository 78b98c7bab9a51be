import type { Call, CallFault, Route } from "./call.js";
import { segmentsIn } from "./expansion.js";
import type { Expression } from "./template.js";
import type { BaseUrl } from "./settings.js";
import { authorityOf, dotPartsOf, isUnambiguous, WHOLE_URL, type Range } from "./url.js";
import { isOwn, isAbsent } from "./values.js";

/** A path can be unsafe only if a text has a whole bad part or a delimiter in it: other texts need no check. */
const SUSPICIOUS = /(?:^|[/\\]|%2f|%5c)(?:\.|%2e){0,2}(?:$|[/\\]|%2f|%5c)|[?#]/i;

/** The same of a text that is percent-encoded and no dots: it has a separator with dots, or nothing, on one side. */
const SUSPICIOUS_VALUE = /^\.{0,2}%(?:2F|5C)|%(?:2F|5C)\.{0,2}(?:%2F|%5C|$)/;

/** Whether the text of `{x}` gives reason to check the finished path. Most values are their text: they have no separator. */
export function isSuspiciousText(text: string, value: unknown): boolean {
  if (text.length < 3) return text === "" || text.startsWith(".");
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

/** The url of a call, and where its expressions are in it. */
interface Checked {
  readonly call: PathCall;
  readonly url: string;
  /** Where the path is: after the authority, and before the query and the fragment. */
  readonly start: number;
  readonly end: number;
  readonly all: readonly Placed[];
  readonly inPath: readonly Placed[];
  /** A url in `{+url}` may have a query, and empty segments: nothing of it is a value of its own. */
  readonly isWhole: boolean;
}

/** A place that breaks a rule; without `isAtFault`, all of its variables are at fault. */
type Found = readonly [
  place: Placed,
  kind: Pick<CallFault, "code" | "reason" | "detail">,
  isAtFault?: ((slot: number) => boolean) | undefined,
];

/** What of a call is checked. */
export type PathCall = Pick<Call, "texts" | "faults" | "parameters"> & {
  readonly values: readonly unknown[];
  readonly route: Pick<Route, "url" | "literals" | "expressions" | "target" | "pathStart">;
  readonly baseUrl: Pick<BaseUrl, "text" | "prefix">;
};

/**
 * Checks a finished url, whose path starts after the authority (C5, C6): no value is missing, ends the path, or makes a `.`, a
 * `..` or an empty segment. Adds the faults to those of the call.
 */
export function checkPath(call: PathCall, url: string): void {
  const start = authorityOf(url).length;
  const end = start + url.slice(start).search(/[?#]|$/);
  const all = placesOf(call);
  const inPath = all.filter(
    (one) => one.start <= end && !(/[?#]/.test(one.expression.operator) && one.end > one.start),
  );
  const checked: Checked = { call, url, start, end, all, inPath, isWhole: isWholeUrl(call, url) };
  const found = [...missingValues(checked), ...dotParts(checked), ...emptySegments(checked), ...endedQueries(checked)];
  // A text may break a rule in many segments: it is reported once.
  const once = new Map<string, CallFault & { readonly expression: number }>();
  for (const [place, kind, isAtFault] of found)
    place.expression.variables.forEach(({ name }, position) => {
      if (isAtFault?.(place.expression.slots[position]!) === false) return;
      const fault = {
        // The message says of every other value that it is empty.
        ...(kind === MISSING && isOwn(call.parameters, name) ? UNDEFINED : kind),
        name,
        expression: place.index,
      };
      once.set(`${fault.expression} ${name} ${fault.reason}`, fault);
    });
  call.faults.push(...[...once.values()].sort((one, other) => one.expression - other.expression));
}

/** Values that are missing, end the path, or have what parsers read in several ways. */
function* missingValues({ call: { route, values }, all, inPath, end, isWhole }: Checked): Generator<Found> {
  const isMissing = (slot: number): boolean => isAbsent(values[slot]);
  const isAmbiguous = (slot: number): boolean => typeof values[slot] === "string" && !isUnambiguous(values[slot]);
  for (const place of all) {
    const { expression, isRequired } = place;
    const isInPath = inPath.includes(place);
    // In the query, only a `:name` requires a value.
    if (!isRequired || !(isInPath || route.url[expression.start] === ":")) continue;
    const isEmpty = place.end === place.start;
    if (expression.slots.some(isMissing)) yield [place, MISSING, isEmpty ? undefined : isMissing];
    else if (isEmpty && expression.start < route.pathStart) yield [place, MISSING];
    if (isInPath && place.end > end && !isWhole) yield [place, ENDS_PATH];
  }
  // What follows the whole url is encoded.
  if (isWhole) yield [all[0]!, IS_AMBIGUOUS, isAmbiguous];
}

/** Values that make a part `.` or `..`, which is a whole segment, or what a server that decodes takes for one. */
function* dotParts(checked: Checked): Generator<Found> {
  const { url, start, end, inPath } = checked;
  const isBoundary = (index: number): boolean => index < start || index === end || url[index] === "/";
  let last: Placed | undefined;
  for (const part of dotPartsOf(url.slice(start, end))) {
    const range = { start: start + part.start, end: start + part.end };
    if (last && isInside(last, range)) continue;
    const sharing = touching(checked, range);
    last = sharing.at(-1);
    const isSegment = isBoundary(range.start - 1) && isBoundary(range.end);
    // Literal segments are no dots: an empty expression made this one.
    const makers = isSegment ? inPath.filter((one) => one.start <= range.end) : [];
    for (const place of sharing.length > 0 ? sharing : makers) yield [place, MAKES_DOTS];
  }
}

/** Values that make an empty segment. */
function* emptySegments(checked: Checked): Generator<Found> {
  const { call, url, start, end, all, isWhole } = checked;
  let last: Placed | undefined;
  for (const segment of isWhole ? [] : segmentsOf(url, start, end)) {
    if (segment.end > segment.start || (last && isInside(last, segment))) continue;
    for (const place of touching(checked, segment)) {
      if (mayBeEmpty(call, place, segment)) continue;
      last = place;
      yield [place, place.isRequired && place.end === place.start ? MISSING : MAKES_EMPTY];
    }
  }
  // Behind the base URL "/", they would name a host.
  if (call.baseUrl.prefix === "" && url.startsWith("//")) yield [all[0]!, MAKES_EMPTY];
}

/** Reserved values in the query that end it. */
function* endedQueries({ call: { route, texts }, all, inPath, isWhole }: Checked): Generator<Found> {
  for (const place of isWhole ? [] : all) {
    const { index, expression, start, end } = place;
    if (inPath.includes(place)) continue;
    if (route.literals[index]!.includes("#") || (expression.operator === "#" && end > start)) return;
    if (texts[index]!.includes("#")) yield [place, ENDS_QUERY];
  }
}

/** Whether a range is within the text of an expression, whose fault is known: a megabyte of slashes has a million. */
function isInside(place: Placed, range: Range): boolean {
  return place.start < range.start && range.end < place.end;
}

/** The expressions that have a share in a range of the path, or are next to it. */
function touching({ inPath, start }: Checked, range: Range): Placed[] {
  return inPath.filter(
    (one) =>
      one.start <= range.end &&
      one.end >= range.start &&
      (one.isRequired || one.end > one.start) &&
      (one.start >= start || one.end > start),
  );
}

export const MISSING = { code: "ERR_MISSING_PARAMETER", reason: "missing", detail: "is required" } as const;
const UNDEFINED = { code: "ERR_MISSING_PARAMETER", reason: "undefined", detail: "must not be undefined" } as const;
const ENDS_PATH = {
  code: "ERR_UNSAFE_PATH",
  reason: "mark",
  detail: 'must not contain "?" or "#"; pass segments(value), which encodes it',
} as const;
const MAKES_DOTS = {
  code: "ERR_UNSAFE_PATH",
  reason: "dots",
  detail: 'must not make a "." or ".." segment',
} as const;
const MAKES_EMPTY = {
  code: "ERR_UNSAFE_PATH",
  reason: "emptySegment",
  detail: "must not make an empty segment",
} as const;
const IS_AMBIGUOUS = {
  code: "ERR_UNSAFE_PATH",
  reason: "ambiguous",
  detail: "must not contain a backslash or a control character",
} as const;
const ENDS_QUERY = { code: "ERR_UNSAFE_PATH", reason: "fragment", detail: 'must not contain "#"' } as const;

function placesOf({ route: { literals, expressions }, texts }: PathCall): Placed[] {
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

/** Whether `segments()` allows what it adds to a segment to be empty. Before the "/" of `{/x}`, there is nothing of its value. */
function mayBeEmpty(
  { values }: PathCall,
  { expression, start, end }: Placed,
  segment: { readonly end: number },
): boolean {
  if (end === start || segmentsIn(expression, values[expression.slots[0]!])?.empty !== true) return false;
  return expression.operator !== "/" || segment.end > start;
}

/** Whether the url is a full url in `{+url}`. */
function isWholeUrl({ route, baseUrl }: PathCall, url: string): boolean {
  // The path of a link comes with a base URL that has no text.
  return WHOLE_URL.test(route.url) && (/^https?:\/\//i.test(url) || baseUrl.text === "");
}
