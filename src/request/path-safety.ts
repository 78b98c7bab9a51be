import type { RouteUrl } from "../route/route-url.js";
import { authorityOf } from "../shared/origin.js";
import { isRequired } from "../template/operators.js";
import type { Expression } from "../template/syntax.js";

/** The positions of empty segments. */
export const EMPTY_SEGMENTS = /(?<![^/])(?![^/])/g;

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
    // One of several variables may be absent. Simple expansion adds no "/", "?" or "#".
    if (variables.length > 1 || ((operator || expansion.length < 3) && SUSPICIOUS.test(expansion))) return false;
  }
  return true;
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
export function findBadSegments(
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
  return /^\{\+[^{}]*\}(?:\{&[^{}]*\})?$/.test(text) && authorityOf(expansions[0]!) !== "";
}

/**
 * Finds the reserved expressions whose values contain a delimiter that ends the path or the query, unlike the template
 * (C6).
 *
 * @param inPath - how many expressions are part of the path
 */
export function findDelimiters(url: RouteUrl, expansions: readonly string[], inPath: number): readonly Expression[] {
  if (isWholeUrl(url, expansions)) return [];
  const beforeFragment = countBefore(/#/, url, expansions);
  return url.template.expressions.filter(
    ({ operator }, index) =>
      operator === "+" && index < beforeFragment && (index < inPath ? /[?#]/ : /#/).test(expansions[index]!),
  );
}
