import type { BaseUrl } from "../base-url.js";
import { closest } from "../errors/closest.js";
import { throwFaults, type Fault } from "../errors/fault.js";
import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import { MissingParameterError } from "../errors/missing-parameter-error.js";
import { quoted } from "../errors/shown.js";
import { UnsafeOriginError } from "../errors/unsafe-origin-error.js";
import { UnsafePathError } from "../errors/unsafe-path-error.js";
import type { Policy } from "../policy.js";
import { authorityOf, isAimed } from "./aim.js";
import type { Observer } from "./observer.js";
import { breakingOut, countBefore, DOTS, EMPTY, isUnsuspicious, misshaping } from "./path-shape.js";
import type { Placement } from "./placement.js";
import type { RouteTemplate } from "./route-template.js";
import type { Expression } from "./template-syntax.js";
import { expandables, expandPieces, joinPieces } from "./url-template.js";

/**
 * Expands the url of a route and places a path after the base address; the result is safe to send (specification,
 * Rules for build 3 and 4; decisions C5, C6, C7).
 *
 * @param observer - is told what became of each value
 * @param faults - what is wrong with those; what is wrong with the values is told together with it
 */
export function checkedUrl(
  template: RouteTemplate,
  { placed, others }: Placement,
  values: readonly unknown[],
  baseUrl: BaseUrl,
  policy: Policy,
  faults: Fault[],
  observer?: Observer,
): string {
  const { text, places, expressions } = template;
  const inPlace = placed.map((index) => (index < 0 ? undefined : values[index]));
  const normal = expandables(template, inPlace, faults);
  const pieces = expandPieces(template, normal, faults, observer);
  throwFaults(InvalidParameterError, faults);
  const url = joinPieces(template, pieces);
  if (!observer && isUnsuspicious(template, pieces)) return template.address === "path" ? baseUrl.prefix + url : url;
  const inPath = countBefore(/[?#]/, template, pieces);
  const empty = new Set(misshaping(EMPTY, template, pieces, inPath));
  const lacking = expressions.slice(0, inPath).filter((expression, index) => {
    const isRequired = !expression.operator || expression.operator === "+";
    return (
      isRequired &&
      ((!pieces[index] && empty.has(expression)) ||
        expression.varspecs.some(({ name }) => normal[places.get(name)!] === undefined))
    );
  });
  if (policy.missing === "error" && lacking.length > 0)
    throw missingError(text, lacking, (name) => !normal[places.get(name)!], others);
  if (isAimed(template, pieces, url, [baseUrl.origin, ...(policy.trustedOrigins ?? [])])) {
    const aiming = expressions.filter(({ start }, index) => index === 0 || start < template.pathStart);
    const problem = "may not choose an origin other than baseUrl's and those in trustedOrigins";
    throw new UnsafeOriginError(problem, text, namesOf(aiming), aiming);
  }
  for (const expression of lacking) empty.delete(expression);
  const culprits = new Set([
    ...breakingOut(template, pieces, inPath),
    ...misshaping(DOTS, template, pieces, inPath),
    ...empty,
  ]);
  if (culprits.size > 0) {
    const unsafe = expressions.filter((expression) => culprits.has(expression));
    throw new UnsafePathError(
      'may bring no ".", ".." or empty segment, no "?" and no "#" to the path',
      text,
      namesOf(unsafe),
      unsafe,
    );
  }
  const last = expressions
    .slice(0, inPath)
    .findLast((expression, index) => pieces[index] !== "" || lacking.includes(expression));
  const address = lacking.includes(last!) ? withoutSurplusSlash(url) : url;
  if (template.address !== "path" && authorityOf(address)) return address;
  return baseUrl.prefix + (address.startsWith("/") ? address : `/${address}`);
}

/** Decision C5: what was left out at the end of the path leaves one "/" too many, and takes it along. */
function withoutSurplusSlash(url: string): string {
  const end = url.search(/[?#]|$/);
  const isSurplus = url[end - 1] === "/" && end - authorityOf(url).length > 1;
  return isSurplus ? url.slice(0, end - 1) + url.slice(end) : url;
}

function missingError(
  text: string,
  lacking: readonly Expression[],
  isLacking: (name: string) => boolean,
  given: readonly string[],
): MissingParameterError {
  const names = namesOf(lacking).filter(isLacking);
  const hints = given.slice(0, 99).flatMap((name) => {
    const near = closest(name, names);
    return near ? `; ${quoted(name)} is given, did you mean {${near}}?` : [];
  });
  return new MissingParameterError(`must be given${hints.slice(0, 9).join("")}`, text, names, lacking);
}

function namesOf(expressions: readonly Expression[]): string[] {
  return [...new Set(expressions.flatMap(({ varspecs }) => varspecs.map(({ name }) => name)))];
}
