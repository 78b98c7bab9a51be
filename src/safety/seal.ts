import type { Api, Call, Seal } from "../kernel/call.js";
import { isOfDefaults } from "../kernel/options.js";
import { getOwn, type Values } from "../kernel/values.js";
import { CREDENTIAL_HEADERS } from "../shared/secret-names.js";
import { authorityOf, originOf, RELATIVE } from "../kernel/url.js";

/** Which credentials of defaults leave with a request: those for a trusted origin only (D5). */
export const SEAL: Seal = { isUntrusted, withhold, without };

/** Returns the origin of the finished url of a call. */
export function originOfUrl({ route, baseUrl }: Call, url: string): string {
  const authority = route.target === "relative" ? "" : authorityOf(url);
  return authority ? originOf(authority) : baseUrl.origin;
}

/** The origins that may receive credentials of defaults: by default, those that the author of the vendor named. */
export function trustedOrigins({ policy, sealedOrigins }: Api): readonly string[] | undefined {
  return policy.trustedOrigins ?? sealedOrigins;
}

/** Whether requests to an origin may be signed (A7), and have the credentials of defaults. */
export function isTrusted(api: Api, origin: string): boolean {
  // The page that sends a relative url is its origin, whatever the policy names: it is no text that one could write there (C14).
  if (origin === RELATIVE) return api.baseUrl.origin === RELATIVE || api.sealedOrigins?.includes(RELATIVE) === true;
  return (trustedOrigins(api) ?? [api.baseUrl.origin]).includes(origin);
}

/**
 * Whether credentials of defaults must not go to the origin of a call. Those of the built-in vendor go anywhere but to a page that only the
 * call names.
 */
function isUntrusted(call: Call, url: string): boolean {
  const { api, route, baseUrl } = call;
  if (trustedOrigins(api) === undefined)
    return baseUrl.origin === RELATIVE && originOfUrl(call, url) === RELATIVE && !isTrusted(api, RELATIVE);
  // The base URL of defaults is one that the author named.
  const isOfDefaults = route.target === "relative" && baseUrl === api.baseUrl && !api.policy.trustedOrigins;
  return !isOfDefaults && !isTrusted(api, originOfUrl(call, url));
}

/** Deletes the credentials of defaults: a value that equals the default's counts as it (A6). */
function withhold({ api }: Call, headers: Record<string, string>): void {
  for (const name of [...CREDENTIAL_HEADERS, ...api.vendor.credentials]) {
    if (getOwn(headers, name) === getOwn(api.defaultHeaders, name)) Reflect.deleteProperty(headers, name);
  }
}

function without(call: Call): Values | undefined {
  const { api, given, recorder, route } = call;
  if (!api.parameters) return undefined;
  const isCredential = (name: string): boolean => {
    const isField = route.otherPlace?.(name) !== undefined && CREDENTIAL_HEADERS.includes(name.toLowerCase());
    return isField || api.vendor.credentials.includes(name.toLowerCase());
  };
  const isWithheld = ([name, value]: [string, unknown]): boolean =>
    isCredential(name) && isOfDefaults(api, name, value);
  const all = Object.entries(given);
  const withheld = all.filter(isWithheld);
  if (withheld.length === 0) return undefined;
  for (const [name] of withheld) recorder?.placed({ name, place: "dropped", rule: "D5" });
  return Object.fromEntries(all.filter((entry) => !isWithheld(entry)));
}
