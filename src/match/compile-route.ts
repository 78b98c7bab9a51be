import { InvalidRouteError, invalidOption } from "../errors/kinds.js";
import { kindOf } from "../errors/format.js";
import { LONGEST_TEXT } from "../errors/longest-text.js";
import type { ParsedTemplate, TemplateExpression } from "../kernel/template.js";
import { readTemplate } from "../template/syntax.js";
import { encodeLiteral } from "../kernel/values.js";
import { authorityOf } from "../shared/urls.js";
import { globOf, type Glob, type Wildcard, queryOf, type QueryPattern } from "./query.js";
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
  if (route.length > LONGEST_TEXT) throw new InvalidRouteError(route.slice(0, LONGEST_TEXT), "length");
  const [, method = "GET", url] = /^[ \t]*(?:([^ \t]+)[ \t]+)?([^ \t]+)[ \t]*$/.exec(route) ?? [];
  if (url === undefined) throw new InvalidRouteError(route, "form");
  return { method: method.toUpperCase(), url, template: readTemplate(url, true) };
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
}

type Token = string | Wildcard;

/** Optional parts multiply. No API has as many. */
const MOST_FORMS = 64;

/**
 * Compiles a route.
 *
 * @throws {InvalidRouteError} When it is not one.
 * @throws {InvalidTemplateError} When its URL is not a valid template.
 * @throws {InvalidOptionError} When it has two variables for several segments, or very many optional parts.
 */
export function compileRoute(route: unknown): CompiledRoute {
  const { method, template } = readRoute(route);
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
    const choices = choicesOf(expression);
    forms = forms.flatMap((form) => choices.map((choice) => [...form, ...choice]));
    if (forms.length > MOST_FORMS) throw invalidOption("route", "form", `one with at most ${MOST_FORMS} forms`);
  }
  const paths = forms.map(pathOf);
  return { route: route as string, method, isFull, paths, query: queryOf(template, index) };
}

/** What an expression of a path may be: all its variables, or fewer if they are optional. */
function choicesOf({ operator, variables }: TemplateExpression): Token[][] {
  const wildcards = variables.map(({ name, modifier }): Wildcard => {
    const isList = modifier === "*";
    const isMany = operator === "+" || (operator === "/" && isList);
    const separator = operator === "/" || operator === "." ? operator : ",";
    return { name, kind: isList ? "list" : isMany ? "many" : "one", separator };
  });
  if (operator === ";")
    return wildcards.reduce<Token[][]>(
      (choices, wildcard) => choices.flatMap((choice) => [[...choice, `;${wildcard.name}=`, wildcard], choice]),
      [[]],
    );
  const joined = (count: number, between: string): Token[] =>
    wildcards.slice(0, count).flatMap((wildcard, index) => (index > 0 ? [between, wildcard] : [wildcard]));
  if (operator !== "/" && operator !== ".") return [joined(wildcards.length, ",")];
  return Array.from({ length: wildcards.length + 1 }, (_, fewer): Token[] => {
    const count = wildcards.length - fewer;
    return count > 0 ? [operator, ...joined(count, operator)] : [];
  });
}

/** Cuts a path at its slashes. */
function pathOf(tokens: readonly Token[]): PathPattern {
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
  const isMany = (glob: Glob): boolean =>
    glob.wildcards.some(({ kind, separator }) => kind === "many" || (kind === "list" && separator === "/"));
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
