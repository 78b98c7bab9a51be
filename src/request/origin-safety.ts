import type { RouteUrl } from "../route/route-url.js";
import { CREDENTIAL_HEADERS } from "../shared/credentials.js";
import { authorityOf, hasScheme, originOf } from "../shared/origin.js";
import type { FromCall } from "./from-call.js";

/**
 * Whether values have chosen an origin that they must not choose (C7).
 *
 * @param expansions - the expansion of each expression
 * @param url - the expanded template
 * @param trusted - the origins that values may choose
 */
export function changesOrigin(
  { target, template: { expressions, literals }, pathStart }: RouteUrl,
  expansions: readonly string[],
  url: string,
  trusted: readonly string[],
): boolean {
  if (target === "relative" || !hasScheme(url)) return false;
  const authority = authorityOf(url);
  if (target === "absolute" && authority === authorityOf(literals[0]!)) return false;
  // A value may be one label of the host.
  const isLabel = (expansion: string, index: number): boolean =>
    expressions[index]!.start >= pathStart || /^[a-z\d-]{1,63}$/i.test(expansion);
  return !(target === "templated-host" && expansions.every(isLabel)) && !trusted.includes(originOf(authority));
}

/** The origin that a finished url goes to. */
export function originOfUrl({ target }: RouteUrl, baseOrigin: string, url: string): string {
  return target === "relative" ? baseOrigin : originOf(authorityOf(url));
}

/**
 * Deletes the credentials of defaults (D5). If it is not known what the call gave, a value that equals the default's
 * counts as the default's.
 */
export function withholdCredentials(headers: Record<string, string>, { defaults, options }: FromCall): void {
  for (const name of CREDENTIAL_HEADERS) {
    const isFromCall = typeof options?.headers?.get(name) === "string";
    if (!isFromCall && headers[name] === defaults.headers?.get(name)) Reflect.deleteProperty(headers, name);
  }
}
