import { kindOf } from "../errors/format.js";
import { InvalidRouteError, invalidOption } from "../errors/kinds.js";
import type { ParsedTemplate, TemplateExpression, TemplateVariable } from "../kernel/template.js";
import { encodeLiteral } from "../kernel/values.js";
import { ORIGINS } from "../safety/origins.js";
import { authorityOf } from "../kernel/url.js";
import { checkOneQuery, readTemplate } from "../template/syntax.js";
import { normalize } from "./read-url.js";

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
  return {
    method: method.toUpperCase(),
    url,
    template: readTemplate(url, true),
  };
}

/** A variable in a text. */
export interface Variable {
  readonly name: string;
  /** Whether its text stays encoded: `{+x}`. */
  readonly isReserved: boolean;
  /** Between the items of a list; `undefined` for a single text. */
  readonly separator: "," | "/" | undefined;
}

type Token = string | Variable;

/** Literals and variables alternate; a literal, which may be empty, is first and last. */
export interface Glob {
  readonly literals: readonly string[];
  readonly variables: readonly Variable[];
}

export interface PathPattern {
  /** In a full url, the first three are "https:", "" and the host. */
  readonly segments: readonly Glob[];
  /** The index of the segment that takes several; -1 without one. */
  readonly many: number;
}

/** A route as it is matched. */
export interface CompiledRoute {
  readonly route: string;
  readonly method: string;
  /** Whether it is a full url. */
  readonly isFull: boolean;
  /** With its optional part, and without it. */
  readonly paths: readonly PathPattern[];
  /** Pairs that a url must have, those without variables first. */
  readonly pairs: readonly Glob[];
  /** Variables of `{?x}` and `{&x}`, which it may have. */
  readonly optional: readonly TemplateVariable[];
}

/**
 * Compiles a route.
 *
 * @throws {InvalidRouteError} When it is not one.
 * @throws {InvalidTemplateError} When its URL is not a valid template.
 * @throws {InvalidOptionError} When it has an expression that is not matched.
 */
export function compileRoute(route: unknown): CompiledRoute {
  const { method, url, template } = readRoute(route);
  const { literals, expressions } = template;
  checkOneQuery(url, template);
  const { target, pathStart } = ORIGINS.read(url, template);
  // Behind a host, the text of a variable would be a part of it.
  const isHostOpen = pathStart > 0 && !/^(?:\{\/[^{}]*\})?(?:\{\?|[/?#]|$)/.test(url.slice(pathStart));
  if (target === "dynamic" || isHostOpen) throw notMatched('that starts with "/" or a literal domain');
  const path: Token[] = [];
  /** Where the optional part of the path is, such as `{/x*}`. */
  let optionalAt = -1;
  const query: Token[][] = [[]];
  const optional: TemplateVariable[] = [];
  let isQuery = false;
  for (const [index, literal] of literals.entries()) {
    const [text = ""] = literal.split("#", 1);
    const mark: number = isQuery ? -1 : text.indexOf("?");
    if (!isQuery) path.push(literalOf(mark < 0 ? text : text.slice(0, mark)));
    isQuery ||= mark >= 0;
    if (isQuery) addPairs(query, text.slice(mark + 1));
    const expression = expressions[index];
    if (text !== literal || !expression) break;
    const { operator, variables } = expression;
    if (!isMatched(expression)) throw notMatched("with {x}, :x, {+x}, {/x*}, {?x} or {&x}, and no other expressions");
    if (operator === "?" || operator === "&") {
      if (/^[^#]/.test(literals[index + 1]!)) throw notMatched(`with nothing behind {${operator}x}`);
      optional.push(...variables);
      continue;
    }
    const [{ name, modifier }] = variables as [TemplateVariable];
    const separator = modifier !== "*" ? undefined : operator === "/" ? "/" : ",";
    const variable = { name, isReserved: operator === "+", separator } as const;
    if (isQuery) query.at(-1)!.push(variable);
    else if (operator !== "/") path.push(variable);
    else optionalAt = path.push("/", variable) - 2;
  }
  const names = expressions.flatMap(({ variables }) => variables.map(({ name }) => name));
  const mayBeAbsent = [...optional, ...(optionalAt < 0 ? [] : [path[optionalAt + 1] as Variable])];
  if (mayBeAbsent.some(({ name }) => names.indexOf(name) !== names.lastIndexOf(name)))
    throw notMatched("with each optional name once");
  const pairs = query.map(globOf).filter(({ literals: [text], variables }) => text !== "" || variables.length > 0);
  return {
    route: route as string,
    method,
    isFull: authorityOf(literals[0]!) !== "",
    paths: [path, ...(optionalAt < 0 ? [] : [path.toSpliced(optionalAt, 2)])].map(pathOf),
    pairs: pairs.toSorted((one, other) => Math.sign(one.variables.length) - Math.sign(other.variables.length)),
    optional,
  };
}

function notMatched(expected: string): Error {
  return invalidOption("route", "form", `one ${expected}`);
}

function isMatched({ operator, variables, isInPath }: TemplateExpression): boolean {
  if (variables.some(({ modifier }) => modifier.startsWith(":"))) return false;
  if (operator === "?" || operator === "&") return true;
  return variables.length === 1 && (operator === "" || operator === "+" || (operator === "/" && isInPath));
}

function literalOf(text: string): string {
  return normalize(encodeLiteral(text));
}

/** Adds the text of a query to its pairs. */
function addPairs(pairs: Token[][], text: string): void {
  text.split("&").forEach((part, index) => {
    if (index > 0) pairs.push([]);
    pairs.at(-1)!.push(literalOf(part));
  });
}

/** Cuts a path at its slashes. */
function pathOf(tokens: readonly Token[]): PathPattern {
  const { literals, variables } = globOf(tokens);
  const [start = "", ...others] = literals;
  const { length } = authorityOf(start);
  const isRooted = length > 0 || start.startsWith("/");
  const first = (isRooted ? "" : "/") + start.slice(0, length).toLowerCase() + start.slice(length);
  const segments: Token[][] = [[]];
  [first, ...others].forEach((literal, index) => {
    const [before = "", ...after] = literal.split("/");
    segments.at(-1)!.push(before);
    for (const text of after) segments.push([text]);
    const variable = variables[index];
    if (variable) segments.at(-1)!.push(variable);
  });
  const globs = segments.map(globOf);
  const all = globs.flatMap(({ variables }, index) => variables.filter(isOfSegments).map(() => index));
  if (all.length > 1) throw notMatched("with at most one variable for several segments");
  return { segments: globs, many: all[0] ?? -1 };
}

/** Whether a variable takes several segments of a path. */
function isOfSegments({ isReserved, separator }: Variable): boolean {
  return isReserved || separator === "/";
}

/** Joins literals that are adjacent. */
function globOf(tokens: readonly Token[]): Glob {
  const literals = [""];
  const variables: Variable[] = [];
  for (const token of tokens) {
    if (typeof token === "string") literals.push(literals.pop()! + token);
    else {
      variables.push(token);
      literals.push("");
    }
  }
  return { literals, variables };
}
