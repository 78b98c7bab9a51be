import { authorityOf } from "./aim.js";
import type { RouteTemplate } from "./route-template.js";
import type { Expression } from "./template-syntax.js";
import { joinPieces } from "./url-template.js";

/** What a segment of a path may not come to be. */
export type Oddity = RegExp;

export const EMPTY: Oddity = /^$/;
/** A segment that url parsers resolve away before the request is sent; they decode "%2e" to find it. */
export const DOTS: Oddity = /^(?:\.|%2e){1,2}$/i;

/** More characters than are worth a look for the culprits: as many for each of them as the url has. */
const MOST = 100_000;

/** What there has to be in one of the pieces before anything can be wrong with the path: an odd segment, or a mark. */
const SUSPICIOUS = /(?:^|\/)(?:\.|%2e){0,2}(?:\/|$)|[?#]/i;

/**
 * Whether nothing can be wrong with the path, as far as a look at each piece by itself tells: a segment with a part that
 * is not odd is not odd either, and the segments without are those of the template (decisions C5, C6, C7).
 *
 * @param pieces - what each expression of the template has expanded to
 */
export function isUnsuspicious({ address, literals, expressions }: RouteTemplate, pieces: readonly string[]): boolean {
  // Behind it are only `{?x}` and `{#x}`, with no path behind them.
  const last = expressions.findLastIndex(
    ({ operator }, index) => !/[?#]/.test(operator) || /^[^?#]/.test(literals[index + 1]!),
  );
  const isClear = ({ operator, varspecs }: Expression, index: number): boolean => {
    const piece = pieces[index]!;
    // Of several variables one may be absent. Simple expansion leaves no "/", "?" and "#".
    return index > last || (varspecs.length === 1 && ((!operator && piece.length > 2) || !SUSPICIOUS.test(piece)));
  };
  return (address === "path" || address === "url") && expressions.every(isClear);
}

/**
 * How many expressions stand before the first mark that the finished url really has: as long as `{?q}` is absent, what
 * follows it is part of the path.
 *
 * @param marks - what ends the path, or the query
 * @param pieces - what each expression of the template has expanded to
 */
export function countBefore(
  marks: RegExp,
  { literals, expressions }: RouteTemplate,
  pieces: readonly string[],
): number {
  const isBehind = ({ operator }: Expression, index: number): boolean =>
    marks.test(literals[index]!) || (marks.test(operator) && pieces[index] !== "");
  const found = expressions.findIndex(isBehind);
  return found < 0 ? expressions.length : found;
}

/**
 * The expressions of the path whose values have made odd segments that the template does not mean (decision C6): those
 * without which there would be fewer.
 *
 * @param inPath - how many expressions are part of the path
 */
export function misshaping(
  oddity: Oddity,
  template: RouteTemplate,
  pieces: readonly string[],
  inPath: number,
): readonly Expression[] {
  const count = (parts: readonly string[]): number => countSegments(oddity, joinPieces(template, parts));
  const all = count(pieces);
  if (all === 0 || (oddity === EMPTY && isWholeUrl(template, pieces))) return [];
  const path = template.expressions.slice(0, inPath);
  // What vanishes leaves the segments as the template means them.
  const isPart = ({ operator }: Expression, index: number): boolean =>
    pieces[index] !== "" || !operator || operator === "+";
  const filled = pieces.map((piece, index) => (index < inPath && isPart(path[index]!, index) ? "x" : piece));
  if (all <= count(filled) && oddity === EMPTY) return [];
  const parts = path.filter(isPart);
  // Looking for the culprits among very many would take long, and none of those would be read.
  const culprits =
    parts.length * joinPieces(template, pieces).length > MOST
      ? parts
      : path.filter((part, index) => isPart(part, index) && count(pieces.with(index, "x")) < all);
  // No path has dots by its literals alone: what has vanished has left them.
  return culprits.length > 0 || oddity === EMPTY ? culprits : path;
}

/** How many segments of the path of a url are odd. The "/" that opens the path parts none. */
function countSegments(oddity: Oddity, url: string): number {
  const authority = authorityOf(url);
  const path = url.slice(authority.length).replace(/[?#][^]*/, "");
  const segments = path.replace(/^\//, "").split("/");
  return authority && !path ? 0 : segments.filter((segment) => oddity.test(segment)).length;
}

/** A full url as a value, with nothing behind it but more of a query: it may have a path and a query of its own. */
function isWholeUrl({ text }: RouteTemplate, pieces: readonly string[]): boolean {
  return /^\{\+[^{}]*\}(?:\{&[^{}]*\})?$/.test(text) && authorityOf(pieces[0]!) !== "";
}

/**
 * The reserved expressions whose values end the path, or the query, where the template does not (decision C6).
 *
 * @param inPath - how many expressions are part of the path
 */
export function breakingOut(template: RouteTemplate, pieces: readonly string[], inPath: number): readonly Expression[] {
  if (isWholeUrl(template, pieces)) return [];
  const beforeFragment = countBefore(/#/, template, pieces);
  return template.expressions.filter(
    ({ operator }, index) =>
      operator === "+" && index < beforeFragment && (index < inPath ? /[?#]/ : /#/).test(pieces[index]!),
  );
}
