import { raise } from "../errors/raise.js";
import type { Call, Origins, Route } from "../kernel/call.js";
import type { Expression, ParsedTemplate } from "../kernel/template.js";
import { withAsciiHost, authorityOf, hasScheme, originOf, isAuthority, isLabel } from "../kernel/url.js";
import { trustedOrigins } from "./seal.js";

/** Full urls in routes: a value may not choose the origin (C7). */
export const ORIGINS: Origins = { normalize: withAsciiHost, read: readTarget, check: checkOrigin };

/** Finds out what determines the origin of a url. Checks the literal parts of scheme and authority. */
function readTarget(url: string, { outline, literals }: ParsedTemplate): Pick<Route, "target" | "pathStart"> {
  const authority = outline.startsWith("/") ? "" : authorityOf(outline);
  const reject = (position: number, reason: string): never =>
    raise("ERR_INVALID_TEMPLATE", [], { text: url, position, reason });
  if (authority.includes("@")) reject(authority.indexOf("@"), "userinfo");
  const isLiteral = !authority.includes("{");
  const isWrong = authority
    ? isLiteral && !isAuthority(authorityOf(literals[0]!))
    : !outline.startsWith("/") && hasScheme(outline);
  if (isWrong) reject(0, "address");
  return { target: targetOf(url, outline, authority), pathStart: authority.length };
}

function targetOf(url: string, outline: string, authority: string): Route["target"] {
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

/** Adds a fault for each value that chose an untrusted origin. */
function checkOrigin(call: Call, url: string): void {
  const { api, baseUrl, faults, route } = call;
  const trusted = [baseUrl.origin, ...(trustedOrigins(api) ?? [])];
  const changes = findOriginChanges(route, call.texts, url, trusted);
  if (changes.length === 0) return;
  // Not indexOf() for each of them: a route may have very many expressions.
  const indexes = new Map(route.expressions.map((expression, index) => [expression, index]));
  for (const expression of changes)
    for (const { name } of expression.variables)
      faults.push({ code: "ERR_UNSAFE_ORIGIN", name, reason: "origin", expression: indexes.get(expression)! });
}

/**
 * Finds the expressions that chose an untrusted origin. The final url must have the scheme and the authority of its
 * literals and labels, even if later expressions are empty, or a trusted origin.
 *
 * @param texts - the text of each expression
 * @param url - the expanded template
 * @param trusted - the origins that values may choose
 */
function findOriginChanges(
  { target, literals, expressions, pathStart }: Route,
  texts: readonly string[],
  url: string,
  trusted: readonly string[],
): readonly Expression[] {
  if (!hasScheme(url)) return [];
  const authority = authorityOf(url);
  const inHost = expressions.filter(({ start }, index) => start < pathStart || (target === "dynamic" && index === 0));
  const notLabels = inHost.filter((_, index) => !isLabel(texts[index]!));
  const expected = authorityOf(join(literals, (index) => (index < inHost.length ? texts[index]! : "/")));
  const isExpected = target !== "dynamic" && notLabels.length === 0 && authority === expected;
  const origin = originOf(authority);
  // Parsers reject some hosts, such as a host with the label "xn--a".
  if ((isExpected && isAuthority(authority)) || (origin && trusted.includes(origin))) return [];
  if (target === "dynamic" || isExpected) return inHost;
  if (notLabels.length > 0) return notLabels;
  // The first expression after the host is empty, so the text after it extends the authority.
  let end = literals[0]!.length;
  const continuing = expressions.filter((_, index) => {
    const start = end;
    end += texts[index]!.length + literals[index + 1]!.length;
    return index >= inHost.length && start < authority.length && texts[index] !== "";
  });
  return continuing.length > 0 ? continuing : expressions.slice(inHost.length, inHost.length + 1);
}

function join(literals: readonly string[], textOf: (index: number) => string): string {
  return literals.map((literal, index) => (index > 0 ? textOf(index - 1) : "") + literal).join("");
}
