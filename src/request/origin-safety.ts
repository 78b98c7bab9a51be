import { isOfDefaults } from "../options/parameters.js";
import { withoutValues } from "../route/call-plan.js";
import type { RouteUrl } from "../route/route-url.js";
import { CREDENTIAL_HEADERS } from "../shared/credentials.js";
import { authorityOf, hasScheme, originOf } from "../shared/origin.js";
import { isAuthority } from "../shared/url-syntax.js";
import type { Expression } from "../template/syntax.js";
import type { Api, Call } from "./call.js";

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
  if ((isExpected && isAuthority(authority)) || trusted.includes(originOf(authority))) return [];
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

/** Returns the origin of the final url of a call. */
export function originOfUrl({ plan, options }: Call, url: string): string {
  return plan.url.target === "relative" ? options.baseUrl!.origin : originOf(authorityOf(url));
}

/** The origins that may receive credentials of defaults: by default, those that the author of the vendor named (D5). */
export function trustedOrigins({ policy, sealedOrigins }: Api): readonly string[] | undefined {
  return policy.trustedOrigins ?? sealedOrigins;
}

/** Whether requests to an origin may be signed (A7), and have the credentials of defaults (D5). */
export function isTrusted(api: Api, origin: string): boolean {
  const origins = trustedOrigins(api) ?? [api.defaultBaseUrl.origin];
  return origins.includes(origin) || (!api.policy.trustedOrigins && api.template?.covers(origin) === true);
}

/** Whether credentials of defaults must not go to an origin (D5). Those of the built-in vendor go anywhere. */
export function isUntrusted(api: Api, origin: string): boolean {
  return trustedOrigins(api) !== undefined && !isTrusted(api, origin);
}

/**
 * Deletes the credentials of defaults from the headers of a request to an untrusted origin (D5). If the options of the
 * call are not known, a value that equals the default counts as the default.
 */
export function withholdHeaders(headers: Record<string, string>, { api, defaults, ownOptions }: Call): void {
  for (const name of [...CREDENTIAL_HEADERS, ...(api.vendor.credentials ?? [])]) {
    const isOfCall = typeof ownOptions?.headers?.get(name) === "string";
    if (!isOfCall && headers[name] === defaults.headers?.get(name)) Reflect.deleteProperty(headers, name);
  }
}

/**
 * Returns a call without the default parameters that are credentials of the vendor (D5); `undefined` if there are none.
 */
export function withholdParameters(call: Call): Call | undefined {
  const { plan, passed, defaults, api } = call;
  const all = [...plan.defaultNames, ...plan.names];
  const isWithheld = (index: number): boolean => {
    const name = all[index]!;
    return api.vendor.credentials!.includes(name.toLowerCase()) && isOfDefaults(name, passed[index], defaults);
  };
  const withheld = plan.liveIndexes.filter(isWithheld);
  if (withheld.length === 0) return undefined;
  const liveIndexes = plan.liveIndexes.filter((index) => !withheld.includes(index));
  return { ...call, plan: { ...withoutValues(plan, new Set(withheld)), liveIndexes } };
}
