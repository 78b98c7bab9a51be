import { throwFaults, type Fault } from "../errors/fault.js";
import { closest } from "../errors/closest.js";
import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import { MissingParameterError } from "../errors/missing-parameter-error.js";
import { quoted } from "../errors/shown.js";
import { UnsafeOriginError } from "../errors/unsafe-origin-error.js";
import { UnsafePathError } from "../errors/unsafe-path-error.js";
import type { BaseUrl } from "../merged-options.js";
import type { Policy } from "../policy.js";
import { authorityOf, isAimed } from "./origin.js";
import { pathEndOf, pathFaults } from "./path-shape.js";
import { isUnreserved } from "./percent-encoding.js";
import type { RouteTemplate } from "./route-template.js";
import type { Expression } from "./template-syntax.js";
import { expandables, expandPieces, joinPieces } from "./url-template.js";
import type { Expandable } from "./value.js";

/** Joins with exactly one "/" (decision C7). */
function afterBase({ prefix }: BaseUrl, path: string): string {
  return path.startsWith("/") ? prefix + path : `${prefix}/${path}`;
}

/**
 * The url of a template that has simple expressions in its path only, where all values are unreserved: they stand for
 * themselves, and can neither leave their segments nor make them "." or ".." (decision C2). `undefined` for all others.
 *
 * @param values - by the places of the template
 */
export function expandSimple(
  template: RouteTemplate,
  values: readonly unknown[],
  baseUrl: BaseUrl,
): string | undefined {
  const { wholeSegments, literals } = template;
  // A variable that stands twice is rare enough to be left to the general way.
  if (wholeSegments?.length !== values.length) return undefined;
  let url = literals[0]!;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index];
    const text = typeof value === "number" && Number.isFinite(value) ? String(value) : value;
    if (typeof text !== "string" || !isUnreserved(text)) return undefined;
    if (wholeSegments[index] && (text === "" || text === "." || text === "..")) return undefined;
    url += text + literals[index + 1]!;
  }
  return template.address === "url" ? url : afterBase(baseUrl, url);
}

/**
 * Expands the url of any route and places a path after the base address; the result is safe to send (specification,
 * Rules for build 3 and 4; decisions C5, C6, C7).
 *
 * @param given - the names of the parameters that have no place in the template, for hints
 * @param faults - what is wrong with those; what is wrong with the values is told together with it
 */
export function expandChecked(
  template: RouteTemplate,
  values: readonly unknown[],
  baseUrl: BaseUrl,
  { missing, trustedOrigins = [] }: Policy,
  given: readonly string[],
  faults: Fault[],
): string {
  const normal = expandables(template, values, faults);
  throwFaults(InvalidParameterError, faults);
  const pieces = expandPieces(template, normal);
  const url = joinPieces(template, pieces);
  const pathStart = authorityOf(url).length;
  const { empty, unsafe } = pathFaults(template, pieces, url, pathStart);
  if (missing === "error") checkMissing(template, normal, empty, given);
  if (unsafe.size > 0) {
    const problem = 'may not change the shape of the path, by a "." or ".." segment, an empty segment, "?" or "#"';
    throw new UnsafePathError(problem, template.text, namesOf([...unsafe]), [...unsafe]);
  }
  if (isAimed(template, pieces, url, [baseUrl.origin, ...trustedOrigins])) {
    const { expressions, pathStart: end } = template;
    const aiming = expressions.filter(({ start }, index) => index === 0 || start < end);
    const problem = "may not choose the origin: use that of baseUrl, or list it in the policy trustedOrigins";
    throw new UnsafeOriginError(problem, template.text, namesOf(aiming), aiming);
  }
  const whole = missing === "omit" ? withoutSurplusSlash(template, url, pathStart) : url;
  return pathStart > 0 ? whole : afterBase(baseUrl, whole);
}

/** Decision C5: what is absent in the path, or empty where that leaves an empty segment, all of it at once. */
function checkMissing(
  { text, places, expressions, pathEnd }: RouteTemplate,
  values: readonly Expandable[],
  empty: ReadonlySet<Expression>,
  given: readonly string[],
): void {
  const isMissing = (name: string): boolean => values[places.get(name)!] === undefined;
  const lacking = expressions
    .filter(({ start, operator }) => start < pathEnd && (operator === "" || operator === "+"))
    .filter((expression) => empty.has(expression) || namesOf([expression]).some(isMissing));
  if (lacking.length === 0) return;
  const names = namesOf(lacking).filter((name) => isMissing(name) || values[places.get(name)!] === "");
  const hints = given.map((name) => [name, closest(name, names)]).filter(([, near]) => near);
  const hint = hints.map(([name = "", near = ""]) => `; ${quoted(name)} is given, did you mean {${near}}?`);
  throw new MissingParameterError(`must be given${hint.join("")}`, text, names, lacking);
}

/** Decision C5: what was left out at the end of the path leaves one "/" too many, and takes it along. */
function withoutSurplusSlash({ endsInSlash }: RouteTemplate, url: string, pathStart: number): string {
  const end = pathEndOf(url, pathStart);
  const path = url.slice(pathStart, end);
  return path.length > 1 && path.endsWith(endsInSlash ? "//" : "/") ? url.slice(0, end - 1) + url.slice(end) : url;
}

function namesOf(expressions: readonly Expression[]): string[] {
  return [...new Set(expressions.flatMap(({ varspecs }) => varspecs.map(({ name }) => name)))];
}
