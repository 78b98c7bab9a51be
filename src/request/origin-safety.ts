import { isOfDefaults } from "../options/parameters.js";
import { planCall, type CallPlan } from "../route/call-plan.js";
import type { RouteUrl } from "../route/route-url.js";
import { CREDENTIAL_HEADERS } from "../shared/credentials.js";
import { authorityOf, hasScheme, originOf } from "../shared/origin.js";
import type { Expression } from "../template/syntax.js";
import type { FromCall } from "./from-call.js";

/** A value that may be a label of a host. */
const LABEL = /^[a-z\d-]{1,63}$/i;

/**
 * Finds the expressions that chose an untrusted origin (C7). The final url must have the scheme and the authority of
 * its literals and labels, even if later expressions are empty, or a trusted origin.
 *
 * @param expansions - the expansion of each expression
 * @param url - the expanded template
 * @param trusted - the origins that values may choose
 */
export function findOriginChanges(
  { target, template, pathStart }: RouteUrl,
  expansions: readonly string[],
  url: string,
  trusted: readonly string[],
): readonly Expression[] {
  if (!hasScheme(url)) return [];
  const { literals, expressions } = template;
  const authority = authorityOf(url);
  const inHost = expressions.filter(({ start }, index) => start < pathStart || (target === "dynamic" && index === 0));
  const notLabels = inHost.filter((_, index) => !LABEL.test(expansions[index]!));
  const expected = authorityOf(template.join(expansions.map((text, index) => (index < inHost.length ? text : "/"))));
  const isExpected = target !== "dynamic" && notLabels.length === 0 && authority === expected;
  // Parsers reject some hosts, such as a host with the label "xn--a".
  if ((isExpected && URL.canParse(authority)) || trusted.includes(originOf(authority))) return [];
  if (target === "dynamic" || isExpected) return inHost;
  if (notLabels.length > 0) return notLabels;
  // The first expression after the host is empty, so the text after it extends the authority.
  let end = literals[0]!.length;
  const continuing = expressions.filter((_, index) => {
    const start = end;
    end += expansions[index]!.length + literals[index + 1]!.length;
    return index >= inHost.length && start < authority.length && expansions[index] !== "";
  });
  return continuing.length > 0 ? continuing : expressions.slice(inHost.length, inHost.length + 1);
}

/** Returns the origin of a final url. */
export function originOfUrl({ target }: RouteUrl, baseOrigin: string, url: string): string {
  return target === "relative" ? baseOrigin : originOf(authorityOf(url));
}

/**
 * Deletes the credentials of defaults from the headers of a request to an untrusted origin (D5). If the options of the
 * call are not known, a value that equals the default counts as the default.
 *
 * @param credentials - those of the vendor
 */
export function withholdHeaders(
  headers: Record<string, string>,
  { defaults, options }: FromCall,
  credentials: readonly string[] = [],
): void {
  for (const name of [...CREDENTIAL_HEADERS, ...credentials]) {
    const isFromCall = typeof options?.headers?.get(name) === "string";
    if (!isFromCall && headers[name] === defaults.headers?.get(name)) Reflect.deleteProperty(headers, name);
  }
}

/**
 * Returns the plan and the values of a call without the default parameters that are credentials of the vendor (D5);
 * `undefined` if there are none.
 */
export function withholdParameters(
  { url, method, rules, names, defaultNames, liveIndexes, rule }: CallPlan,
  values: readonly unknown[],
  credentials: readonly string[],
  { defaults }: FromCall,
): { readonly plan: CallPlan; readonly values: readonly unknown[] } | undefined {
  const all = [...defaultNames, ...names];
  const kept = liveIndexes.filter((index) => {
    const name = all[index]!;
    return !credentials.includes(name.toLowerCase()) || !isOfDefaults(name, values[index], defaults);
  });
  if (kept.length === liveIndexes.length) return undefined;
  const keptNames = kept.map((index) => all[index]!);
  const plan = planCall(url, method, rules, keptNames, [], undefined, rule);
  return { plan, values: kept.map((index) => values[index]) };
}
