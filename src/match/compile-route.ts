import { InvalidRouteError, invalidOption } from "../errors/kinds.js";
import { kindOf } from "../errors/format.js";
import type { ParsedTemplate } from "../kernel/template.js";
import { readTemplate } from "../template/syntax.js";
import { encodeLiteral } from "../kernel/values.js";
import { authorityOf } from "../shared/urls.js";
import { choicesOf, globOf, isOfSegments, readingsOf, type Glob, type Token } from "./glob.js";
import { MOST_FORMS, queryOf, type QueryPattern } from "./query.js";
import { readUrl } from "./read-url.js";

/** A route, read as an endpoint reads it (B1). */
export interface ReadRoute {
  /** In upper case. */
  readonly method: string;
  readonly url: string;
  readonly template: ParsedTemplate;
}

/**
 * Reads a route.
 *
 * @throws {InvalidRouteError} When it is not one.
 * @throws {InvalidTemplateError} When its URL is not a valid template.
 */
export function readRoute(route: unknown): ReadRoute {
  if (typeof route !== "string") throw new InvalidRouteError(undefined, "text", kindOf(route));
  const [, method = "GET", url] = /^[ \t]*(?:([^ \t]+)[ \t]+)?([^ \t]+)[ \t]*$/.exec(route) ?? [];
  if (url === undefined) throw new InvalidRouteError(route, "form");
  const template = readTemplate(url, true);
  // A `:name` of the query is a placeholder where a call has its parameter (C3).
  const hasColon = template.textNames.size > 0;
  return {
    method: method.toUpperCase(),
    url,
    template: hasColon ? readTemplate(url, true, template.textNames) : template,
  };
}

/** A route as it is matched. */
export interface CompiledRoute {
  readonly route: string;
  readonly method: string;
  /** Whether it is a full url. */
  readonly isFull: boolean;
  /** The forms of its path, with more and with fewer optional parts. */
  readonly paths: readonly PathPattern[];
  readonly query: QueryPattern;
}

export interface PathPattern {
  readonly segments: readonly Glob[];
  /** The index of the segment that takes several; -1 without one. */
  readonly many: number;
  /** Whether variables may be empty where a text that is not empty is preferred. */
  readonly isLoose: boolean;
}

/**
 * Compiles a route.
 *
 * @throws {InvalidRouteError} When it is not one.
 * @throws {InvalidTemplateError} When its URL is not a valid template.
 * @throws {InvalidOptionError} When it has two variables for several segments, or very many optional parts.
 */
export function compileRoute(route: unknown): CompiledRoute {
  const { method, url, template } = readRoute(route);
  const { literals, expressions } = template;
  const isFull = authorityOf(literals[0]!) !== "";
  let forms: Token[][] = [[]];
  let index = 0;
  for (; index < literals.length; index += 1) {
    const literal = /^[^?#]*/.exec(literals[index]!)![0];
    const text = encodeLiteral(literal);
    for (const form of forms) form.push(text);
    const expression = expressions[index];
    if (literal !== literals[index] || !expression || /[?#&]/.test(expression.operator)) break;
    const choices = choicesOf(expression, expression.isInPath ? "path" : "host");
    forms = forms.flatMap((form) => choices.map((choice) => [...form, ...choice]));
    if (forms.length > MOST_FORMS) throw invalidOption("route", "form", `one with at most ${MOST_FORMS} forms`);
  }
  const paths = readingsOf(forms.map(pathOf), partsOf).map(({ form, isLoose }) => ({ ...form, isLoose }));
  return { route: route as string, method, isFull, paths, query: queryOf(url, template, index) };
}

/** The segments in which a variable may be empty: as a whole, none is (C6). */
function partsOf({ segments }: Omit<PathPattern, "isLoose">): readonly Glob[] {
  return segments.filter(
    ({ literals, wildcards }) => wildcards.length > 1 || literals.some((literal) => literal !== ""),
  );
}

/** Cuts a path at its slashes. */
function pathOf(tokens: readonly Token[]): Omit<PathPattern, "isLoose"> {
  const { literals, wildcards } = globOf(tokens);
  const isRooted = literals[0]!.startsWith("/") || authorityOf(literals[0]!) !== "";
  const segments: Token[][] = [[]];
  literals.forEach((literal, index) => {
    const [first = "", ...others] = normalized((index === 0 && !isRooted ? "/" : "") + literal).split("/");
    segments.at(-1)!.push(first);
    for (const text of others) segments.push([text]);
    const wildcard = wildcards[index];
    if (wildcard) segments.at(-1)!.push(wildcard);
  });
  const globs = segments.map(globOf);
  const isMany = ({ wildcards }: Glob): boolean => wildcards.some(isOfSegments);
  const all = globs.flatMap((glob, index) => (isMany(glob) ? [index] : []));
  if (all.length > 1) throw invalidOption("route", "form", "one with at most one variable for several segments");
  return { segments: globs, many: all[0] ?? -1 };
}

/** A literal in the normal form of paths, as urls are read. */
function normalized(literal: string): string {
  const authority = authorityOf(literal);
  if (authority) return authority.toLowerCase() + normalized(literal.slice(authority.length));
  return literal ? readUrl(`/${literal}`)!.path.slice(1) : "";
}
