import { invalidTemplate } from "../errors/invalid-template.js";
import { CREDENTIAL_HEADERS } from "../shared/secret-names.js";
import type { Call, EndpointState, Route } from "./call.js";
import type { ParsedTemplate } from "./template.js";
import { authorityOf, hasScheme, isAuthority, isLabel, NO_USERINFO, originOf, RELATIVE } from "./url.js";
import { getOwn } from "./values.js";

// Where a request may go, and which credentials go with it.

/** Finds out what determines the origin of a url, and where its path starts. Checks the literal parts of scheme and authority (C7). */
export function readTarget(url: string, { outline, literals }: ParsedTemplate): Pick<Route, "target" | "pathStart"> {
  const authority = authorityOf(outline);
  if (authority.includes("@")) throw invalidTemplate(url, authority.indexOf("@"), "userinfo", NO_USERINFO);
  const isLiteral = !authority.includes("{");
  const isWrong = authority ? isLiteral && !isAuthority(authorityOf(literals[0]!)) : hasScheme(outline);
  if (isWrong) throw invalidTemplate(url, 0, "address", "must start with http(s)://host");
  return { target: targetOf(url, outline, authority), pathStart: authority.length };
}

function targetOf(url: string, outline: string, authority: string): Route["target"] {
  if (!authority) return /^[^/?#]*\{/.test(outline) ? "dynamic" : "relative";
  const behind = url.slice(authority.length);
  if (authority.includes("{")) {
    // Whole labels, left of a literal domain with at least two labels that is not an IPv4 address.
    const labels = /^https?:\/\/(?:(?:\{+|[a-z\d-]+)\.)*\{+(?:\.[a-z\d-]+)+\.[a-z][a-z\d-]*(?::\d+)?$/i;
    return labels.test(authority) ? "templated-host" : "dynamic";
  }
  // Expressions after the authority may be empty. Then the text after them must not extend the authority.
  if (/^(?:\{[/?#][^{}]*\})*(?:[/?#]|$)/.test(behind)) return "absolute";
  return /^(?:\{[^{}]*\})*(?:[/?#]|$)/.test(behind) ? "templated-host" : "dynamic";
}

const CHOOSES_ORIGIN = {
  reason: "origin",
  detail: "must not choose an origin other than those of baseUrl and trustedOrigins",
} as const;

/** Adds a fault for each value that chose an untrusted origin. */
export function checkOrigin(call: Call, url: string): void {
  for (const index of originChanges(call, url))
    for (const { name } of call.route.expressions[index]!.variables)
      call.faults.push({ code: "ERR_UNSAFE_ORIGIN", name, ...CHOOSES_ORIGIN, expression: index });
}

/**
 * Returns the indexes of the expressions that chose an untrusted origin. A finished url must have the scheme and the authority of its
 * literals and labels, even if later expressions are empty, or a trusted origin.
 */
function originChanges(call: Call, url: string): readonly number[] {
  const { state, policy, baseUrl, texts } = call;
  const { target, literals, expressions, pathStart } = call.route;
  if (!hasScheme(url)) return [];
  const authority = authorityOf(url);
  const origin = originOf(authority);
  if (origin && (origin === baseUrl.origin || trustedOrigins(state, policy)?.includes(origin))) return [];
  const all = [...expressions.keys()];
  const inHost = all.filter((index) => expressions[index]!.start < pathStart || (target === "dynamic" && index === 0));
  if (target === "dynamic") return inHost;
  const notLabels = inHost.filter((index) => !isLabel(texts[index]!));
  if (notLabels.length > 0) return notLabels;
  const isInHost = (index: number): boolean => index < inHost.length;
  const expected = literals.map((literal, index) => literal + (isInHost(index) ? texts[index]! : "/")).join("");
  // Parsers reject some hosts, such as a host with the label "xn--a".
  if (authority === authorityOf(expected)) return isAuthority(authority) ? [] : inHost;
  // The first expression after the host is empty, so the text after it extends the authority.
  let end = literals[0]!.length;
  const continuing = all.filter((index) => {
    const start = end;
    end += texts[index]!.length + literals[index + 1]!.length;
    return !isInHost(index) && start < authority.length && texts[index] !== "";
  });
  return continuing.length > 0 ? continuing : all.slice(inHost.length, inHost.length + 1);
}

/** Whether values of a call choose its origin. */
export function isOriginOpen({ target }: Route): boolean {
  return target === "dynamic" || target === "templated-host";
}

/** Returns the origin of the finished url of a call. */
export function originOfUrl({ route, baseUrl }: Call, url: string): string {
  const authority = route.target === "relative" ? "" : authorityOf(url);
  return authority ? originOf(authority) : baseUrl.origin;
}

/** The origins that may receive credentials of defaults: by default, those that the author of the vendor named. */
function trustedOrigins(state: EndpointState, policy: Call["policy"]): readonly string[] | undefined {
  return policy.trustedOrigins ?? state.ownOrigins;
}

/** Whether requests to an origin may be signed, and have the credentials of defaults. */
export function isTrusted({ state, policy }: Pick<Call, "state" | "policy">, origin: string): boolean {
  // The page that sends a relative url is its origin, whatever the policy names: it is no text that one could write there.
  if (origin === RELATIVE) return state.baseUrl.origin === RELATIVE || state.ownOrigins?.includes(RELATIVE) === true;
  return (trustedOrigins(state, policy) ?? [state.baseUrl.origin]).includes(origin);
}

/**
 * Whether credentials of defaults must not go to the origin of a url (D5). Those of the built-in vendor go anywhere but to a page that
 * only the call names.
 */
export function isUntrusted(call: Call, url: string): boolean {
  const { state, policy, baseUrl } = call;
  if (trustedOrigins(state, policy) === undefined)
    return baseUrl.origin === RELATIVE && originOfUrl(call, url) === RELATIVE && !isTrusted(call, RELATIVE);
  return !isTrusted(call, originOfUrl(call, url));
}

/** Deletes the credentials that the defaults have set. */
export function withhold({ state, options, fields, recorder }: Call, headers: Record<string, string>): void {
  for (const name of [...CREDENTIAL_HEADERS, ...state.vendor.credentials]) {
    if (getOwn(options.headers, name) !== undefined || getOwn(fields, name) !== undefined) continue;
    Reflect.deleteProperty(headers, name);
    recorder?.amended(name, "withheld");
  }
}
