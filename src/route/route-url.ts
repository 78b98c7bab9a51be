import { InvalidTemplateError } from "../errors/invalid-template-error.js";
import { withAsciiHost } from "../shared/ascii-host.js";
import { authorityOf, hasScheme } from "../shared/origin.js";
import { isAuthority } from "../shared/url-syntax.js";
import { OPERATORS } from "../template/operators.js";
import { UrlTemplate } from "../template/url-template.js";
import { checkOneQuery } from "./one-query.js";

/** The url of a route: a template, and its properties that do not depend on values. */
export interface RouteUrl {
  readonly text: string;
  readonly template: UrlTemplate;
  /**
   * What determines the origin (C7). `relative`: the `baseUrl`. `absolute`: the literal start of a full url.
   * `templated-host`: a literal domain with values as labels, or a domain that values may try to extend. `dynamic`: the
   * values.
   */
  readonly target: "relative" | "absolute" | "templated-host" | "dynamic";
  /** The index in the text where the path starts. */
  readonly pathStart: number;
  /** The names in its literal query, decoded; of `a[]` and `a[b]`, also `a`. */
  readonly literalNames: ReadonlySet<string>;
  /** The index of the last expression that may be part of the path: after it, only `{?x}` and `{#x}` follow. */
  readonly lastInPath: number;
}

const ENDS_PATH = /[?#]/;

/** URL parsers remove these segments before the request is sent, after decoding "%2e". */
export const DOT_SEGMENTS = /(?<![^/])(?:\.|%2e){1,2}(?![^/])/gi;

/**
 * Parses the url of a route.
 *
 * @param queryNames - the names of parameters for which `:name` in the query is a placeholder
 * @throws {InvalidTemplateError} When it is not valid for a route (C1, C6, C7).
 */
export function parseRouteUrl(text: string, queryNames?: ReadonlySet<string>): RouteUrl {
  const ascii = typeof text === "string" ? withAsciiHost(text) : text;
  if (ascii !== text) return parseRouteUrl(ascii, queryNames);
  const template = new UrlTemplate(text, true, queryNames);
  const { outline, literals, expressions } = template;
  const lastInPath = expressions.findLastIndex(
    ({ operator }, index) => !ENDS_PATH.test(OPERATORS[operator].first) || /^[^?#]/.test(literals[index + 1]!),
  );
  const authority = outline.startsWith("/") ? "" : authorityOf(outline);
  checkLiterals(text, outline, authority, literals[0]!);
  checkOneQuery(text, template);
  const target = targetOf(text, outline, authority);
  return { text, template, target, pathStart: authority.length, literalNames: literalNamesOf(template), lastInPath };
}

/** The names of the query that stand in the text of a url. A name with an expression in it is none of them. */
function literalNamesOf({ literals, expressions }: UrlTemplate): ReadonlySet<string> {
  const names = new Set<string>();
  if (!literals.some((literal) => literal.includes("?"))) return names;
  const [first = "", ...others] = literals;
  const marks = expressions.map(({ operator }) => (/[?&#]/.test(operator) ? operator : "{"));
  const outline = first + others.map((literal, index) => marks[index]! + literal).join("");
  const [, query = ""] = /^[^?#]*\?([^#]*)/.exec(outline) ?? [];
  for (const pair of query.split("&")) {
    const name = pair.split("=", 1)[0]!;
    if (name.includes("{")) continue;
    const decoded = decodeName(name);
    names.add(decoded).add(decoded.replace(/\[.*/, ""));
  }
  return names;
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Returns the url, in whose query `:name` is a placeholder if the call has a parameter of that name (C3). */
export function withQueryNames(url: RouteUrl, names: readonly string[], options: readonly string[] = []): RouteUrl {
  const { textNames } = url.template;
  if (textNames.size === 0) return url;
  const given = names.filter((name) => textNames.has(name) && !options.includes(name));
  return given.length > 0 ? parseRouteUrl(url.text, new Set(given)) : url;
}

/** Whether a url is a valid template that has a placeholder with this name. */
export function hasVariable(url: unknown, name: string): boolean {
  try {
    return parseRouteUrl(url as string).template.indexes.has(name);
  } catch {
    // The error of the call is another one.
    return false;
  }
}

/** Checks the literal parts of scheme, authority and path (C6, C7). */
function checkLiterals(url: string, outline: string, authority: string, firstLiteral: string): void {
  if (authority.includes("@")) throw new InvalidTemplateError(url, authority.indexOf("@"), "userinfo");
  const isLiteral = !authority.includes("{");
  const isWrong = authority
    ? isLiteral && !isAuthority(authorityOf(firstLiteral))
    : !outline.startsWith("/") && hasScheme(outline);
  if (isWrong) {
    throw new InvalidTemplateError(url, 0, "address");
  }
  const path = /[^?#]*/.exec(outline.slice(authority.length))![0];
  const dots = path.search(DOT_SEGMENTS);
  if (dots >= 0 || url.startsWith("//")) {
    throw new InvalidTemplateError(url, authority.length + Math.max(dots, 0), "dots");
  }
}

function targetOf(url: string, outline: string, authority: string): RouteUrl["target"] {
  if (!authority) return /^[^/?#]*\{/.test(outline) ? "dynamic" : "relative";
  const behind = url.slice(authority.length);
  if (authority.includes("{")) {
    // Whole labels, left of a literal domain with at least two labels that is not an IPv4 address, within the maximum
    // length of a host.
    const labels = /^https?:\/\/(?:(?:\{+|[a-z\d-]+)\.)*\{+(?:\.[a-z\d-]+)+\.[a-z][a-z\d-]*(?::\d+)?$/i;
    return authority.length < 999 && labels.test(authority) ? "templated-host" : "dynamic";
  }
  // Expressions after the authority may be empty. Then the text after them must not extend the authority.
  if (/^(?:\{[/?#][^{}]*\})*(?:[/?#]|$)/.test(behind)) return "absolute";
  return /^(?:\{[^{}]*\})*(?:[/?#]|$)/.test(behind) ? "templated-host" : "dynamic";
}
