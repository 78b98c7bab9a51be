import type { Call, CallFault } from "./call.js";
import { segmentsIn } from "./query.js";
import { DOT_SEGMENTS, WHOLE_URL } from "./route.js";
import type { Expression } from "./template.js";
import { getOwn, hasOwnProperty, isAbsent } from "./values.js";

/** A path can be unsafe only if a text has a whole bad segment or a delimiter in it: other texts need no check. */
const SUSPICIOUS = /(?:^|\/)(?:\.|%2e){0,2}(?:\/|$)|[?#]/i;

/** Whether the text of an expression gives reason to check the finished path (C5, C6). */
export function isSuspicious({ operator, variables }: Expression, text: string): boolean {
  // Of several variables, one may be absent. Query expressions do not change the path, unless it goes on behind them.
  return operator !== "?" && operator !== "&" && (variables.length > 1 || SUSPICIOUS.test(text));
}

const isDots = (segment: string): boolean => segment.search(DOT_SEGMENTS) >= 0;

/** Whether an expression requires a value. Any other expression may be empty, without its first character (C5). */
function isRequired({ operator }: Expression): boolean {
  return operator === "" || operator === "+";
}

/** Whether the call passed `undefined`, and no default says more. */
function isUndefined({ given, own }: Call, name: string): boolean {
  const isNamed = [own, own.ofCall].some((options) => options?.undefinedNames?.includes(name));
  return getOwn(given, name) === undefined && (isNamed || hasOwnProperty.call(given, name));
}

/**
 * Checks the finished path segment by segment (C5, C6): a value must not be missing, and must not make a `.`, a `..` or
 * an empty segment, or end the path. Adds the faults to those of the call.
 */
export function checkPath(call: Call, url: string): void {
  const { route, texts, values, faults, baseUrl } = call;
  const { literals, expressions, pathStart, target } = route;
  const reported = new Set<string>();
  const report = (
    code: CallFault["code"],
    reason: CallFault["reason"],
    index: number,
    detail?: "dots" | "empty" | "end",
    isAtFault?: (slot: number) => boolean,
  ) => {
    // A text may break a rule in many segments, and an expression may have many variables: they are reported once.
    const key = `${reason} ${detail} ${index}`;
    if (reported.has(key)) return;
    reported.add(key);
    const { variables, slots } = expressions[index]!;
    variables.forEach(({ name }, position) => {
      if (isAtFault && !isAtFault(slots[position]!)) return;
      const why = reason === "missing" && isUndefined(call, name) ? "undefined" : reason;
      faults.push({ code, name, reason: why, expression: index, ...(detail && { detail }) });
    });
  };
  // A url in `{+url}` may have a query, and empty segments: nothing of it is a value of its own.
  // The path of a link comes with a base URL that has no text.
  const isFollowed = baseUrl.text === "" && url.startsWith("/");
  const isWhole = target === "dynamic" && WHOLE_URL.test(route.url) && (/^https?:\/\//i.test(url) || isFollowed);

  // Scheme and authority are no segments.
  let skipped = target === "relative" ? 0 : (/^https?:\/\/[^/?#]*/i.exec(url)?.[0].length ?? 0);
  // The "/" at the start of a path separates nothing.
  let isFirst = url[skipped] === "/";
  let segment = "";
  /** The expressions in or next to the segment, and whether `segments()` allows what each adds to it to be empty (C13). */
  let touching: { readonly index: number; readonly mayBeEmpty: boolean }[] = [];
  /** How many expressions are reported because one of them is empty. */
  let blamed = 0;
  const close = (inPath: number): void => {
    if (isDots(segment)) {
      // Literals are no dot segments: an empty expression made this one.
      for (const { index } of touching) report("ERR_UNSAFE_PATH", "path", index, "dots");
      if (touching.length === 0) for (; blamed < inPath; blamed += 1) report("ERR_UNSAFE_PATH", "path", blamed, "dots");
    } else if (segment === "" && !isFirst && !isWhole) {
      for (const { index, mayBeEmpty } of touching) {
        if (mayBeEmpty) continue;
        const isMissing = isRequired(expressions[index]!) && texts[index] === "";
        if (!isMissing) report("ERR_UNSAFE_PATH", "path", index, "empty");
        else report("ERR_MISSING_PARAMETER", "missing", index);
      }
    }
    segment = "";
    touching = [];
    isFirst = false;
  };
  const add = (whole: string, index: number, expression?: Expression): void => {
    const mayBeEmpty =
      expression !== undefined && whole !== "" && segmentsIn(expression, values[expression.slots[0]!])?.empty === true;
    const text = whole.slice(skipped);
    const isSkipped = skipped > 0 && text === "";
    skipped = Math.max(0, skipped - whole.length);
    if (isSkipped) return;
    const pieces = text.split("/");
    for (let piece = 0; piece < pieces.length; piece += 1) {
      if (piece > 0) close(index);
      segment += pieces[piece]!;
      // Before the "/" of `{/x}`, there is nothing of its value.
      const isOfValue = piece > 0 || expression?.operator !== "/";
      if (expression && (text !== "" || isRequired(expression)))
        touching.push({ index, mayBeEmpty: mayBeEmpty && isOfValue });
    }
  };
  let index = 0;
  for (; index < literals.length; index += 1) {
    const literal = literals[index]!;
    add(/^[^?#]*/.exec(literal)![0], index);
    const expression = expressions[index];
    const text = texts[index]!;
    if (!expression || /[?#]/.test(literal) || (/[?#]/.test(expression.operator) && text !== "")) break;
    const isHost = expression.start < pathStart;
    if (isRequired(expression)) {
      const isMissing = (slot: number): boolean => isAbsent(values[slot]);
      if (expression.slots.some(isMissing))
        report("ERR_MISSING_PARAMETER", "missing", index, undefined, text === "" ? undefined : isMissing);
      else if (isHost && text === "") report("ERR_MISSING_PARAMETER", "missing", index);
    }
    const end = text.search(/[?#]/);
    if (end >= 0 && !isWhole && expression.operator === "+") report("ERR_UNSAFE_PATH", "path", index, "end");
    add(end >= 0 ? text.slice(0, end) : text, index, expression);
    if (end < 0) continue;
    index += 1;
    break;
  }
  close(index);
  // A reserved expression in the query must not end it.
  for (; index < expressions.length && !literals[index]!.includes("#"); index += 1) {
    const { operator } = expressions[index]!;
    if (operator === "#" && texts[index] !== "") break;
    if (operator === "+" && texts[index]!.includes("#") && !isWhole) report("ERR_UNSAFE_PATH", "query", index);
  }
  // Behind the base URL "/", they would name a host (C14).
  if (baseUrl.prefix === "" && url.startsWith("//")) report("ERR_UNSAFE_PATH", "path", 0, "empty");
}
