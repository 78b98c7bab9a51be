import type { RouteUrl } from "../route/route-url.js";
import { authorityOf } from "../shared/origin.js";
import { isRequired } from "../template/operators.js";
import type { Expression } from "../template/syntax.js";

/** Empty segments, as positions. */
export const EMPTY_SEGMENTS = /(?<![^/])(?![^/])/g;

/** What at least one expansion must have before the path can be unsafe: a whole segment that is bad, or a delimiter. */
const SUSPICIOUS = /(?:^|\/)(?:\.|%2e){0,2}(?:\/|$)|[?#]/i;

/**
 * A fast pre-check of each expansion by itself: a segment with a harmless part is harmless, and segments without values
 * were checked with the route (C5, C6, C7).
 */
export function isClearlySafe(
  { target, template: { expressions }, lastInPath }: RouteUrl,
  expansions: readonly string[],
): boolean {
  if (target !== "relative" && target !== "absolute") return false;
  for (let index = 0; index <= lastInPath; index += 1) {
    const { operator, variables } = expressions[index]!;
    const expansion = expansions[index]!;
    // Of several variables one may be absent. Simple expansion brings no "/", "?" or "#".
    if (variables.length > 1 || ((operator || expansion.length < 3) && SUSPICIOUS.test(expansion))) return false;
  }
  return true;
}

/**
 * How many expressions precede the first delimiter that the expanded url has: if `{?q}` vanishes, what follows is still
 * part of the path.
 *
 * @param delimiters - what ends the path, or the query
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
 * The expressions of the path whose values create bad segments that the template does not have (C6): their values are part
 * of such a segment, or next to it.
 *
 * @param bad - matches the segments that are not allowed
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
  // An expression that vanishes leaves the segments of the template.
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
  // Literals alone have no dot segment: vanished expressions have left it.
  return culprits.length > 0 || isEmptyRule ? culprits : path;
}

/** Where the bad segments of the path of a url are. The "/" at the start of the path separates none. */
function badSegments(bad: RegExp, url: string): readonly { readonly start: number; readonly end: number }[] {
  const [authority, path] = [authorityOf(url).length, url.search(/[?#]|$/)];
  if (authority === path && authority) return [];
  const start = authority + (url[authority] === "/" ? 1 : 0);
  return Array.from(url.slice(start, path).matchAll(bad), ({ 0: segment, index }) => ({
    start: start + index,
    end: start + index + segment.length,
  }));
}

/** Whether a value is a full url with only more query behind it: then it may have a path and a query of its own. */
function isWholeUrl({ text }: RouteUrl, expansions: readonly string[]): boolean {
  return /^\{\+[^{}]*\}(?:\{&[^{}]*\})?$/.test(text) && authorityOf(expansions[0]!) !== "";
}

/**
 * The reserved expressions whose values bring a delimiter that ends the path, or the query, unlike the template (C6).
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
