import { closest } from "../errors/did-you-mean.js";
import { quote } from "../errors/format.js";
import type { Issue } from "../errors/issue.js";
import { MissingParameterError } from "../errors/missing-parameter-error.js";
import { UnsafeOriginError } from "../errors/unsafe-origin-error.js";
import { UnsafePathError } from "../errors/unsafe-path-error.js";
import type { CallPlan } from "../route/call-plan.js";
import { WHOLE_URL } from "../route/one-query.js";
import { DOT_SEGMENTS, type RouteUrl } from "../route/route-url.js";
import { hasEmptyPart } from "../shared/path-segments.js";
import { authorityOf } from "../shared/origin.js";
import { isRequired } from "../template/operators.js";
import type { Expression } from "../template/syntax.js";
import { type NormalizedValue, SegmentsValue } from "../template/values.js";
import type { Policy } from "../types/policy.js";
import { findOriginChanges } from "./origin-safety.js";

/** The positions of empty segments. */
const EMPTY_SEGMENTS = /(?<![^/])(?![^/])/g;

/** The path can be unsafe only if an expansion contains a whole bad segment or a delimiter. */
const SUSPICIOUS = /(?:^|\/)(?:\.|%2e){0,2}(?:\/|$)|[?#]/i;

/**
 * Fast pre-check: a segment that contains a harmless value is harmless, and segments without values were checked with
 * the route (C5, C6, C7).
 */
export function isClearlySafe(
  { target, template: { expressions }, lastInPath }: RouteUrl,
  expansions: readonly string[],
): boolean {
  if (target !== "relative" && target !== "absolute") return false;
  for (let index = 0; index <= lastInPath; index += 1) {
    const { operator, variables } = expressions[index]!;
    const expansion = expansions[index]!;
    // One of several variables may be absent. Simple expansion adds no "/", but for segments(), and no "?" or "#".
    const mayBe = operator || expansion.length < 3 || expansion.includes("/");
    if (variables.length > 1 || (mayBe && SUSPICIOUS.test(expansion))) return false;
  }
  return true;
}

/**
 * Checks the expanded template.
 *
 * @param origins - the origins that values may choose
 * @returns the url, without a trailing `/` that a missing value leaves
 */
export function checkUrl(
  plan: Pick<CallPlan, "url" | "variableIndexes" | "queryNames" | "restNames">,
  url: string,
  expansions: readonly string[],
  values: readonly NormalizedValue[],
  origins: readonly string[],
  onMissing: Policy["missing"],
): string {
  const { url: routeUrl } = plan;
  const { text, template, pathStart } = routeUrl;
  const { expressions, indexes } = template;
  const valueOf = (name: string): NormalizedValue => values[indexes.get(name)!];
  const inPath = countBefore(/[?#]/, routeUrl, expansions);
  const segmentsIn = ({ variables }: Expression, empty: boolean): boolean =>
    variables.some(({ name }) => {
      const value = valueOf(name);
      return value instanceof SegmentsValue && value.empty === empty && hasEmptyPart(value.text);
    });
  // C13: these empty segments are allowed.
  const filled = expansions.map((text, index) =>
    text && segmentsIn(expressions[index]!, true) ? text.replace(EMPTY_SEGMENTS, "x") : text,
  );
  const empty = new Set([
    ...findBadSegments(EMPTY_SEGMENTS, routeUrl, filled, inPath),
    ...expressions.filter((expression, index) => index < inPath && segmentsIn(expression, false)),
  ]);
  const missing = expressions.slice(0, inPath).filter((expression, index) => {
    const leavesGap = !expansions[index] && (expression.start < pathStart || empty.has(expression));
    return (
      isRequired(expression.operator) &&
      (leavesGap || expression.variables.some(({ name }) => valueOf(name) === undefined))
    );
  });
  // Policies do not omit parts of the host.
  const required = onMissing === "error" ? missing : missing.filter(({ start }) => start < pathStart);
  if (required.length > 0) {
    // An object has members: an empty one is absent.
    const names = namesOf(required).filter((name) => !String((valueOf(name) ?? "") as string | readonly string[]));
    throw new MissingParameterError(missingIssues(names, plan), text, required);
  }
  const aiming = findOriginChanges(routeUrl, expansions, url, origins);
  if (aiming.length > 0) {
    throw new UnsafeOriginError(issuesOf(aiming, "origin"), text, aiming);
  }
  for (const expression of missing) empty.delete(expression);
  const ending = new Set(findDelimiters(routeUrl, expansions, inPath));
  const dots = new Set(findBadSegments(DOT_SEGMENTS, routeUrl, expansions, inPath));
  if (ending.size + dots.size + empty.size > 0) {
    const unsafe = expressions.filter((one) => ending.has(one) || dots.has(one) || empty.has(one));
    const issues = unsafe.flatMap((expression) => {
      const index = expressions.indexOf(expression);
      if (index >= inPath) return issuesOf([expression], "query");
      const ends = ending.has(expression) && ['"?"', '"#"'].filter((mark) => expansions[index]!.includes(mark[1]!));
      const causes = [
        ...(ends ? [`contain ${ends.join(" or ")}`] : []),
        ...(dots.has(expression) ? ['make a "." or ".." segment'] : []),
        ...(empty.has(expression) ? ["make an empty segment"] : []),
      ];
      const cure = ends ? "; pass segments(value), which encodes it" : "";
      return issuesOf([expression], "path", causes.join(" or ") + cure);
    });
    throw new UnsafePathError(issues, text, unsafe);
  }
  const last = expressions.findLastIndex((_, index) => index < inPath && expansions[index] !== "");
  const isMissingLast = missing.length > 0 && expressions.indexOf(missing.at(-1)!) > last;
  return isMissingLast ? withoutSurplusSlash(url) : url;
}

/** Removes the trailing `/` that a missing value at the end of the path leaves (C5). */
function withoutSurplusSlash(url: string): string {
  const end = url.search(/[?#]|$/);
  const isSurplus = url[end - 1] === "/" && end - authorityOf(url).length > 1;
  return isSurplus ? url.slice(0, end - 1) + url.slice(end) : url;
}

/** Returns the issues of missing values, with a hint if a parameter without a placeholder is probably a misspelling. */
function missingIssues(
  names: readonly string[],
  { url, variableIndexes, queryNames, restNames }: Parameters<typeof checkUrl>[0],
): Issue[] {
  const others = [...queryNames, ...restNames].slice(0, 99);
  const meant = others.map((name) => closest(name, names));
  return names.map((name) => {
    if (variableIndexes[url.template.indexes.get(name)!]! >= 0) return { name, reason: "empty" };
    const other = others.find((_, index) => meant[index] === name);
    const hint = other === undefined ? undefined : `; ${quote(other)} was passed, did you mean {${name}}?`;
    return { name, reason: "missing", detail: hint };
  });
}

function issuesOf(expressions: readonly Expression[], reason: "origin" | "path" | "query", detail?: string): Issue[] {
  return namesOf(expressions).map((name) => ({ name, reason, ...(detail !== undefined && { detail }) }));
}

function namesOf(expressions: readonly Expression[]): string[] {
  return expressions.flatMap(({ variables }) => variables.map(({ name }) => name));
}

/**
 * Returns the number of expressions before the first delimiter in the expanded url: if `{?q}` is empty, the text after
 * it is still part of the path.
 *
 * @param delimiters - the characters that end the path, or the query
 */
export function countBefore(
  delimiters: RegExp,
  { template: { literals, expressions } }: RouteUrl,
  expansions: readonly string[],
): number {
  const found = expressions.findIndex(
    ({ operator }, index) =>
      delimiters.test(literals[index]!) || (delimiters.test(operator) && expansions[index] !== ""),
  );
  return found < 0 ? expressions.length : found;
}

/**
 * Finds the expressions of the path whose values create bad segments that the template does not have (C6): a value is
 * part of such a segment, or next to it.
 *
 * @param bad - matches bad segments
 * @param inPath - how many expressions are part of the path
 */
function findBadSegments(
  bad: RegExp,
  url: RouteUrl,
  expansions: readonly string[],
  inPath: number,
): readonly Expression[] {
  const { template } = url;
  const segments = badSegments(bad, template.join(expansions));
  const isEmptyRule = bad === EMPTY_SEGMENTS;
  if (segments.length === 0 || (isEmptyRule && isWholeUrl(url, expansions))) return [];
  const path = template.expressions.slice(0, inPath);
  // An empty expression does not change the segments of the template.
  const hasPart = path.map(({ operator }, index) => expansions[index] !== "" || isRequired(operator));
  const harmless = expansions.map((expansion, index) => (hasPart[index] ? "x" : expansion));
  if (isEmptyRule && segments.length <= badSegments(bad, template.join(harmless)).length) return [];
  let segment = 0;
  let end = 0;
  const culprits = path.filter((_, index) => {
    const start = end + template.literals[index]!.length;
    end = start + expansions[index]!.length;
    // Both lists are in the order of the url.
    while (segment < segments.length && segments[segment]!.end < start) segment += 1;
    return hasPart[index] && segment < segments.length && segments[segment]!.start <= end;
  });
  // Literals have no dot segments, so empty expressions created this one.
  return culprits.length > 0 || isEmptyRule ? culprits : path;
}

/** Returns the positions of bad segments in the path of a url. The leading "/" is not a separator. */
function badSegments(bad: RegExp, url: string): readonly { readonly start: number; readonly end: number }[] {
  const [authority, path] = [authorityOf(url).length, url.search(/[?#]|$/)];
  if (authority === path && authority) return [];
  const start = authority + (url[authority] === "/" ? 1 : 0);
  return Array.from(url.slice(start, path).matchAll(bad), ({ 0: segment, index }) => ({
    start: start + index,
    end: start + index + segment.length,
  }));
}

/** Whether a value is a full url, followed only by query expressions. It may then contain a path and a query. */
function isWholeUrl({ text }: RouteUrl, expansions: readonly string[]): boolean {
  return WHOLE_URL.test(text) && authorityOf(expansions[0]!) !== "";
}

/**
 * Finds the reserved expressions whose values contain a delimiter that ends the path or the query, unlike the template
 * (C6).
 *
 * @param inPath - how many expressions are part of the path
 */
function findDelimiters(url: RouteUrl, expansions: readonly string[], inPath: number): readonly Expression[] {
  if (isWholeUrl(url, expansions)) return [];
  const beforeFragment = countBefore(/#/, url, expansions);
  return url.template.expressions.filter(
    ({ operator }, index) =>
      operator === "+" && index < beforeFragment && (index < inPath ? /[?#]/ : /#/).test(expansions[index]!),
  );
}
