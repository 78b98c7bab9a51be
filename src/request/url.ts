import type { Policy } from "../types/policy.js";
import { closest } from "../errors/did-you-mean.js";
import { quote } from "../errors/format.js";
import { InvalidParameterError } from "../errors/invalid-parameter-error.js";
import type { Issue } from "../errors/issue.js";
import { MissingParameterError } from "../errors/missing-parameter-error.js";
import { UnsafeOriginError } from "../errors/unsafe-origin-error.js";
import { UnsafePathError } from "../errors/unsafe-path-error.js";
import type { ParsedOptions } from "../options/parsed-options.js";
import type { CallPlan } from "../route/call-plan.js";
import { DOT_SEGMENTS } from "../route/route-url.js";
import { authorityOf } from "../shared/origin.js";
import { isRequired } from "../template/operators.js";
import type { Expression } from "../template/syntax.js";
import type { UrlTemplate } from "../template/url-template.js";
import type { NormalizedValue } from "../template/values.js";
import type { RequestObserver } from "./observer.js";
import { findOriginChanges } from "./origin-safety.js";
import { countBefore, EMPTY_SEGMENTS, findBadSegments, findDelimiters, isClearlySafe } from "./path-safety.js";
import { appendQuery, encodeQueryParameter } from "./query.js";

/** Expands the url of a call, checks that it is safe to send, and appends the query (Rules for build 3 and 4; C5 to C9). */
export function buildUrl(
  template: UrlTemplate,
  plan: CallPlan,
  values: readonly unknown[],
  options: ParsedOptions,
  policy: Policy,
  observer?: RequestObserver,
): string {
  const issues: Issue[] = [];
  const query = buildQuery(plan, values, options, policy, issues, observer);
  const given = plan.variableIndexes.map((index) => (index < 0 ? undefined : values[index]));
  const normalized = template.normalize(given, issues);
  const texts = observer && new Map<object, string>();
  const expansions = template.expandEach(normalized, issues, texts && ((variable, text) => texts.set(variable, text)));
  if (texts) observer.expanded(expansions, texts);
  if (issues.length > 0) throw new InvalidParameterError(issues);
  const url = template.join(expansions);
  const isSafe = !observer && isClearlySafe(plan.url, expansions);
  const checked = isSafe ? url : checkUrl(plan, url, expansions, normalized, options.baseUrl!.origin, policy);
  const { target } = plan.url;
  // Only a dynamic target requires a check of the url.
  const isFull = target === "dynamic" ? authorityOf(checked) !== "" : target !== "relative";
  const base = isFull ? "" : options.baseUrl!.prefix + (checked.startsWith("/") ? "" : "/");
  return appendQuery(base + checked, query);
}

/** Returns the query of the parameters without a placeholder (P2), and of those of `query()`. */
function buildQuery(
  { method, queryNames, queryIndexes }: CallPlan,
  values: readonly unknown[],
  { query: given }: ParsedOptions,
  policy: Policy,
  issues: Issue[],
  observer: RequestObserver | undefined,
): string {
  const query: string[] = [];
  const add = (name: string, value: unknown, rule: "P2" | "A2" | "query()"): void => {
    const pairs = encodeQueryParameter(name, value, policy, issues);
    observer?.placed({ name, place: "query", rule, text: pairs || undefined });
    if (pairs) query.push(pairs);
  };
  queryNames.forEach((name, index) => {
    add(name, values[queryIndexes[index]!], method.hasBody ? "A2" : "P2");
  });
  given?.names.forEach((name, index) => {
    add(name, given.values[index], "query()");
  });
  return query.join("&");
}

/**
 * Checks the expanded template.
 *
 * @param baseOrigin - an origin that values may choose
 * @returns the url, without a trailing `/` that a missing value leaves
 */
export function checkUrl(
  plan: Pick<CallPlan, "url" | "variableIndexes" | "queryNames" | "restNames">,
  url: string,
  expansions: readonly string[],
  values: readonly NormalizedValue[],
  baseOrigin: string,
  { missing: onMissing, trustedOrigins = [] }: Pick<Policy, "missing"> & Partial<Policy>,
): string {
  const { url: routeUrl } = plan;
  const { text, template, pathStart } = routeUrl;
  const { expressions, indexes } = template;
  const valueOf = (name: string): NormalizedValue => values[indexes.get(name)!];
  const inPath = countBefore(/[?#]/, routeUrl, expansions);
  const empty = new Set(findBadSegments(EMPTY_SEGMENTS, routeUrl, expansions, inPath));
  const missing = expressions.slice(0, inPath).filter((expression, index) => {
    const leavesGap = !expansions[index] && (expression.start < pathStart || empty.has(expression));
    return (
      isRequired(expression.operator) &&
      (leavesGap || expression.variables.some(({ name }) => valueOf(name) === undefined))
    );
  });
  // Policies do not omit parts of the host.
  const required = onMissing === "error" ? missing : missing.filter(({ start }) => start < pathStart);
  if (required.length > 0) {
    const names = namesOf(required).filter((name) => !valueOf(name));
    throw new MissingParameterError(missingIssues(names, plan), text, required);
  }
  const aiming = findOriginChanges(routeUrl, expansions, url, [baseOrigin, ...trustedOrigins]);
  if (aiming.length > 0) {
    throw new UnsafeOriginError(issuesOf(aiming, "origin"), text, aiming);
  }
  for (const expression of missing) empty.delete(expression);
  const bad = new Set([
    ...findDelimiters(routeUrl, expansions, inPath),
    ...findBadSegments(DOT_SEGMENTS, routeUrl, expansions, inPath),
    ...empty,
  ]);
  if (bad.size > 0) {
    const unsafe = expressions.filter((expression) => bad.has(expression));
    const issues = unsafe.flatMap((expression) =>
      issuesOf([expression], expressions.indexOf(expression) < inPath ? "path" : "query"),
    );
    throw new UnsafePathError(issues, text, unsafe);
  }
  const last = expressions.findLastIndex((_, index) => index < inPath && expansions[index] !== "");
  const isMissingLast = missing.length > 0 && expressions.indexOf(missing.at(-1)!) > last;
  return isMissingLast ? withoutSurplusSlash(url) : url;
}

/** Removes the trailing `/` that a missing value at the end of the path leaves (C5). */
function withoutSurplusSlash(url: string): string {
  const end = url.search(/[?#]|$/);
  const isSurplus = url[end - 1] === "/" && end - authorityOf(url).length > 1;
  return isSurplus ? url.slice(0, end - 1) + url.slice(end) : url;
}

/** Returns the issues of missing values, with a hint if a parameter without a placeholder is probably a misspelling. */
function missingIssues(
  names: readonly string[],
  { url, variableIndexes, queryNames, restNames }: Parameters<typeof checkUrl>[0],
): Issue[] {
  const others = [...queryNames, ...restNames].slice(0, 99);
  const meant = others.map((name) => closest(name, names));
  return names.map((name) => {
    if (variableIndexes[url.template.indexes.get(name)!]! >= 0) return { name, reason: "empty" };
    const other = others.find((_, index) => meant[index] === name);
    const hint = other === undefined ? undefined : `; ${quote(other)} was passed, did you mean {${name}}?`;
    return { name, reason: "missing", detail: hint };
  });
}

function issuesOf(expressions: readonly Expression[], reason: "origin" | "path" | "query"): Issue[] {
  return namesOf(expressions).map((name) => ({ name, reason }));
}

function namesOf(expressions: readonly Expression[]): string[] {
  return expressions.flatMap(({ variables }) => variables.map(({ name }) => name));
}
