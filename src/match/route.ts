import { invalidOption, raise } from "../errors/raise.js";
import { splitRoute } from "../kernel/route.js";
import type { ParsedTemplate, TemplateExpression, TemplateVariable } from "../kernel/template.js";
import { ORIGINS } from "../kernel/trust.js";
import { authorityOf, isLabel } from "../kernel/url.js";
import { attempt, encodeLiteral } from "../kernel/values.js";
import { checkOneQuery, readTemplate } from "../template/syntax.js";

/** A route, read as an endpoint reads it. */
interface ReadRoute {
  /** In upper case. */
  readonly method: string;
  readonly url: string;
  readonly template: ParsedTemplate;
}

/** Any token is a method here. */
const ANY_METHOD = { raise, methods: new Map<string, never>() };

/**
 * Reads a route.
 *
 * @throws {EndpointError} `ERR_INVALID_ROUTE` when it is not one.
 * @throws {EndpointError} `ERR_INVALID_TEMPLATE` when its URL is not a valid template.
 */
export function readRoute(route: unknown): ReadRoute {
  const { method, url } = splitRoute(ANY_METHOD, route);
  return { method: method.toUpperCase(), url, template: readTemplate(url, true) };
}

/** A variable in a text. */
interface Variable {
  readonly name: string;
  /** Returns the value of a text; `undefined` if `build()` would write another text for it. */
  readonly read: (text: string) => string | undefined;
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
 * @throws {EndpointError} `ERR_INVALID_ROUTE` when it is not one.
 * @throws {EndpointError} `ERR_INVALID_TEMPLATE` when its URL is not a valid template.
 * @throws {EndpointError} `ERR_INVALID_OPTION` when it has an expression that is not matched.
 */
export function compileRoute(route: unknown): CompiledRoute {
  const { method, url, template } = readRoute(route);
  const { literals, expressions } = template;
  checkOneQuery(url, template);
  const { target, pathStart } = ORIGINS.read(url, template, raise);
  // Behind a host, the text of a variable would be a part of it.
  const isHostOpen = pathStart > 0 && !/^(?:\{\/[^{}]*\})?(?:\{\?|[/?#]|$)/.test(url.slice(pathStart));
  if (target === "dynamic" || isHostOpen) throw notMatched('that starts with "/" or a literal domain');
  const path: Token[] = [];
  const query: Token[] = [];
  /** Where the optional part of the path is, such as `{/x*}`. */
  let optionalAt = -1;
  const optional: TemplateVariable[] = [];
  let isQuery = false;
  for (const [index, literal] of literals.entries()) {
    const [text = ""] = literal.split("#", 1);
    const mark: number = isQuery ? -1 : text.indexOf("?");
    if (!isQuery) path.push(literalOf(mark < 0 ? text : text.slice(0, mark)));
    isQuery ||= mark >= 0;
    if (isQuery) query.push(literalOf(text.slice(mark + 1)));
    const expression = expressions[index];
    if (text !== literal || !expression) break;
    const { operator, variables } = expression;
    if (!isMatched(expression)) throw notMatched("with {x}, :x, {+x}, {/x*}, {?x} or {&x}, and no other expressions");
    if (operator === "?" || operator === "&") {
      if (/^[^#]/.test(literals[index + 1]!)) throw notMatched(`with nothing behind {${operator}x}`);
      optional.push(...variables);
      continue;
    }
    const variable = variableOf(variables[0]!, expression.start < pathStart);
    if (operator === "/") optionalAt = path.push("/", variable) - 2;
    else (isQuery ? query : path).push(variable);
  }
  const names = expressions.flatMap(({ variables }) => variables.map(({ name }) => name));
  const mayBeAbsent = [...optional, ...(optionalAt < 0 ? [] : [path[optionalAt + 1] as Variable])];
  if (mayBeAbsent.some(({ name }) => names.indexOf(name) !== names.lastIndexOf(name)))
    throw notMatched("with each optional name once");
  const pairs = cutAt("&", query).filter(({ literals: [text], variables }) => text !== "" || variables.length > 0);
  return {
    route: route as string,
    method,
    isFull: pathStart > 0,
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

function variableOf({ name, operator, modifier }: TemplateVariable, isInHost: boolean): Variable {
  const separator = modifier !== "*" ? undefined : operator === "/" ? "/" : ",";
  return { name, read: isInHost ? label : operator === "+" ? reserved : decode, separator };
}

function label(text: string): string | undefined {
  return isLabel(text) ? text : undefined;
}

/** Decodes a value; `undefined` if `build()` would encode it in another way. */
export function decode(text: string): string | undefined {
  return /^(?:[\w.~-]|%[\da-f]{2})*$/i.test(text) ? attempt(() => decodeURIComponent(text)) : undefined;
}

/** The text of a `{+x}`; `undefined` if `build()` would encode a character of it. */
export function reserved(text: string): string | undefined {
  return /^(?:[\w.~!#$&'()*+,/:;=?@[\]-]|%[\da-f]{2})*$/i.test(text) ? text : undefined;
}

/** Equivalent texts become the same one (RFC 3986, section 6.2.2): triplets of unreserved characters, and the case of others. */
export function normalize(text: string): string {
  return text.replace(/%[\da-f]{2}/gi, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : triplet.toUpperCase();
  });
}

function literalOf(text: string): string {
  const { length } = authorityOf(text);
  return text.slice(0, length).toLowerCase() + normalize(encodeLiteral(text.slice(length)));
}

function pathOf(tokens: readonly Token[]): PathPattern {
  const start = tokens.find((token) => token !== "") ?? "";
  const isRooted = typeof start === "string" && /^(?:\/|https?:)/.test(start);
  const segments = cutAt("/", isRooted ? tokens : ["/", ...tokens]);
  const all = segments.flatMap(({ variables }, index) => variables.filter(isOfSegments).map(() => index));
  if (all.length > 1) throw notMatched("with at most one variable for several segments");
  return { segments, many: all[0] ?? -1 };
}

/** Whether a variable takes several segments of a path. */
function isOfSegments({ read, separator }: Variable): boolean {
  return read === reserved || separator === "/";
}

/** Cuts tokens at a character of their literals, and joins literals that are adjacent. */
function cutAt(separator: "/" | "&", tokens: readonly Token[]): readonly Glob[] {
  let literals = [""];
  let variables: Variable[] = [];
  const globs = [{ literals, variables }];
  for (const token of tokens) {
    if (typeof token !== "string") {
      variables.push(token);
      literals.push("");
      continue;
    }
    const [first = "", ...others] = token.split(separator);
    literals.push(literals.pop()! + first);
    for (const text of others) globs.push({ literals: (literals = [text]), variables: (variables = []) });
  }
  return globs;
}
