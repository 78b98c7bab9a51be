import type { RouteUrl } from "../route/route-url.js";
import { authorityOf } from "../shared/origin.js";
import { isRequired } from "../template/operators.js";
import type { Expression } from "../template/syntax.js";

/** A dot segment, which url parsers remove before the request is sent; they decode "%2e" to find it. */
export const DOT_SEGMENT = /^(?:\.|%2e){1,2}$/i;
export const EMPTY_SEGMENT = /^$/;

/** What at least one expansion must have before the path can be unsafe: a whole segment that is bad, or a delimiter. */
const SUSPICIOUS = /(?:^|\/)(?:\.|%2e){0,2}(?:\/|$)|[?#]/i;

/** Looking for the values at fault takes the length of the url for each expression: above this product, all are named. */
const MOST_WORK = 100_000;

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
 * The expressions of the path whose values create bad segments that the template does not have (C6): without them there
 * would be fewer.
 *
 * @param bad - matches a segment that is not allowed
 * @param inPath - how many expressions are part of the path
 */
export function findBadSegments(
  bad: RegExp,
  url: RouteUrl,
  expansions: readonly string[],
  inPath: number,
): readonly Expression[] {
  const { template } = url;
  const count = (parts: readonly string[]): number => countSegments(bad, template.join(parts));
  const all = count(expansions);
  const isEmptyRule = bad === EMPTY_SEGMENT;
  if (all === 0 || (isEmptyRule && isWholeUrl(url, expansions))) return [];
  const path = template.expressions.slice(0, inPath);
  // An expression that vanishes leaves the segments of the template.
  const hasPart = ({ operator }: Expression, index: number): boolean =>
    expansions[index] !== "" || isRequired(operator);
  const harmless = expansions.map((expansion, index) =>
    index < inPath && hasPart(path[index]!, index) ? "x" : expansion,
  );
  if (isEmptyRule && all <= count(harmless)) return [];
  const parts = path.filter(hasPart);
  const culprits =
    parts.length * template.join(expansions).length > MOST_WORK
      ? parts
      : path.filter((part, index) => hasPart(part, index) && count(expansions.with(index, "x")) < all);
  // Literals alone have no dot segment: vanished expressions have left it.
  return culprits.length > 0 || isEmptyRule ? culprits : path;
}

/** How many segments of the path of a url are bad. The "/" at the start of the path separates none. */
function countSegments(bad: RegExp, url: string): number {
  const authority = authorityOf(url);
  const path = url.slice(authority.length).replace(/[?#][^]*/, "");
  const segments = path.replace(/^\//, "").split("/");
  return authority && !path ? 0 : segments.filter((segment) => bad.test(segment)).length;
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
