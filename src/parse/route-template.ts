import { BoundedCache } from "../bounded-cache.js";
import { InvalidTemplateError } from "../errors/invalid-template-error.js";
import { authorityOf } from "./aim.js";
import type { Expression } from "./template-syntax.js";
import { compileTemplate, type CompiledTemplate } from "./url-template.js";

/** The url of a route: a template, and what can be said of it before any value is known. */
export interface RouteTemplate extends CompiledTemplate {
  /**
   * What decides where the request goes (decision C7): `baseUrl` for a path, the literal of a full url, a literal domain
   * whose labels values fill, or the values themselves.
   */
  readonly address: "path" | "url" | "labels" | "open";
  /** Where the path starts in the template. */
  readonly pathStart: number;
  /** Whether every expression is `{x}` or `:x` with a name of its own, in the path, and the address is literal. */
  readonly isSimple: boolean;
}

const cache = /* @__PURE__ */ new BoundedCache(compileRoute);

/**
 * Compiles the url of a route, once for as long as it is remembered.
 *
 * @throws InvalidTemplateError for what no route may hold (decisions C1, C6, C7)
 */
export function routeTemplate(url: string): RouteTemplate {
  return cache.get(url);
}

function compileRoute(url: string): RouteTemplate {
  const { text, literals, expressions, places } = compileTemplate(url, true);
  const skeleton = skeletonOf(url, expressions);
  const authority = authorityOf(skeleton);
  checkLiterals(url, skeleton, authority, literals[0]!);
  const address = addressOf(url, skeleton, authority);
  const isPlain = ({ operator, varspecs }: Expression): boolean =>
    !operator && varspecs.length === 1 && !varspecs[0]!.modifier;
  return {
    text,
    // A path is placed behind "https://host": a "/" parts them (decision C7).
    literals: address === "path" && !url.startsWith("/") ? literals.with(0, `/${literals[0]!}`) : literals,
    expressions,
    places,
    address,
    pathStart: authority.length,
    isSimple:
      (address === "path" || address === "url") &&
      expressions.length === places.size &&
      expressions.every(isPlain) &&
      !/[?#]/.test(url),
  };
}

/**
 * The template with each expression made up of the mark that it brings, "/", "?" or "#", or of "{", which no literal
 * holds: all places stay the same.
 */
function skeletonOf(url: string, expressions: readonly Expression[]): string {
  let skeleton = "";
  let behind = 0;
  for (const { operator, start, end } of expressions) {
    const mark = /[/?#]/.test(operator) ? operator : "{";
    skeleton += url.slice(behind, start) + mark.repeat(end - start);
    behind = end;
  }
  return skeleton + url.slice(behind);
}

/** Checks scheme, authority and path as far as they are literal (decisions C6, C7). */
function checkLiterals(url: string, skeleton: string, authority: string, opening: string): void {
  if (authority.includes("@"))
    throw new InvalidTemplateError(url, authority.indexOf("@"), "userinfo (send credentials in a header)");
  const isLiteral = !authority.includes("{");
  // The literal is ASCII by now: URL.canParse() of Node 20 denies every other text, once V8 has optimised the caller.
  if (authority ? isLiteral && !URL.canParse(authorityOf(opening)) : /^[a-z][a-z\d+.-]*:/i.test(skeleton)) {
    throw new InvalidTemplateError(url, 0, "an address other than http(s)://host");
  }
  const path = /^[^?#]*/.exec(skeleton.slice(authority.length))![0];
  const odd = /(?<![^/])(?:\.|%2e){1,2}(?![^/])/i.exec(path) ?? (url.startsWith("//") && { index: 0 });
  if (odd)
    throw new InvalidTemplateError(url, authority.length + odd.index, 'a "." or ".." segment, or "//" at the start,');
}

function addressOf(url: string, skeleton: string, authority: string): RouteTemplate["address"] {
  if (!authority) return /^[^/?#]*\{/.test(skeleton) ? "open" : "path";
  // What stands right behind the authority goes on with it where it vanishes, or where nothing parts the two.
  const isParted = /^(?:\{[/?#][^{}]*\})*(?:[/?#]|$)/.test(url.slice(authority.length));
  if (!authority.includes("{")) return isParted ? "url" : "open";
  // Whole labels, left of a literal domain of two labels or more; a longer name is none.
  const labels = /^https?:\/\/(?:(?:\{+|[a-z\d-]+)\.)*\{+(?:\.[a-z\d-]+){2,}(?::\d+)?$/i;
  return authority.length < 999 && labels.test(authority) ? "labels" : "open";
}
