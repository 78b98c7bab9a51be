import { InvalidTemplateError } from "../errors/invalid-template-error.js";
import { authorityOf, hasScheme } from "../shared/origin.js";
import { OPERATORS } from "../template/operators.js";
import { UrlTemplate } from "../template/url-template.js";

/** The url of a route: a template, and what is known of it without any value. */
export interface RouteUrl {
  readonly text: string;
  readonly template: UrlTemplate;
  /**
   * What chooses the origin (C7): `relative` is `baseUrl`, `absolute` the literal start of a full url, whatever the values.
   * `templated-host` is a literal domain that values of labels complete, or that values may try to continue; `dynamic` is
   * chosen by the values.
   */
  readonly target: "relative" | "absolute" | "templated-host" | "dynamic";
  /** The index in the text where the path starts. */
  readonly pathStart: number;
  /** The index of the last expression that may be part of the path: after it, only `{?x}` and `{#x}` follow. */
  readonly lastInPath: number;
}

const ENDS_PATH = /[?#]/;

/** Url parsers remove these segments before the request is sent; they decode "%2e" to find them. */
export const DOT_SEGMENTS = /(?<![^/])(?:\.|%2e){1,2}(?![^/])/gi;

/**
 * Parses the url of a route.
 *
 * @throws {InvalidTemplateError} When no route may have it (C1, C6, C7).
 */
export function parseRouteUrl(text: string): RouteUrl {
  const template = new UrlTemplate(text, true);
  const { outline, literals, expressions } = template;
  const lastInPath = expressions.findLastIndex(
    ({ operator }, index) => !ENDS_PATH.test(OPERATORS[operator].first) || /^[^?#]/.test(literals[index + 1]!),
  );
  const authority = outline.startsWith("/") ? "" : authorityOf(outline);
  checkLiterals(text, outline, authority, literals[0]!);
  return { text, template, target: targetOf(text, outline, authority), pathStart: authority.length, lastInPath };
}

/** Checks the literal parts of scheme, authority and path (C6, C7). */
function checkLiterals(url: string, outline: string, authority: string, firstLiteral: string): void {
  if (authority.includes("@")) throw new InvalidTemplateError(url, authority.indexOf("@"), "userinfo");
  const isLiteral = !authority.includes("{");
  // ASCII only: URL.canParse() of Node 20 refuses any other text, once V8 has optimized its caller.
  const isWrong = authority
    ? isLiteral && !URL.canParse(authorityOf(firstLiteral))
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
    // Whole labels, left of a literal domain of two labels or more that is no IPv4 address; no host is longer.
    const labels = /^https?:\/\/(?:(?:\{+|[a-z\d-]+)\.)*\{+(?:\.[a-z\d-]+)+\.[a-z][a-z\d-]*(?::\d+)?$/i;
    return authority.length < 999 && labels.test(authority) ? "templated-host" : "dynamic";
  }
  // Expressions behind the authority may vanish: then what is behind them must not continue it.
  if (/^(?:\{[/?#][^{}]*\})*(?:[/?#]|$)/.test(behind)) return "absolute";
  return /^(?:\{[^{}]*\})*(?:[/?#]|$)/.test(behind) ? "templated-host" : "dynamic";
}
