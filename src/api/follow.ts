import { invalidOption, raise } from "../errors/raise.js";
import { buildRequest } from "../kernel/build-request.js";
import { NO_OPTIONS, raiseOptionFaults, splitOptions } from "../kernel/options.js";
import { routeOf } from "../kernel/route.js";
import type { BaseUrl, Options } from "../kernel/settings.js";
import { ownProperties } from "../kernel/values.js";
import { authorityOf, hasScheme, isRelative, originOf, RELATIVE, withAsciiHost } from "../kernel/url.js";
import { isTrusted } from "../kernel/trust.js";
import { DEFAULT_METHOD } from "../shared/standard-methods.js";
import type { RequestOptions } from "../types/options.js";
import type { Api } from "../kernel/call.js";
import { FOLLOWED } from "./finalize.js";

/** Builds a GET request for a url from a response, which already contains its parameters (H7). */
export function follow(api: Api, given: unknown, options: unknown = {}): RequestOptions {
  const url = readUrl(api.baseUrl, given);
  const fields = Object.entries(ownProperties(options, "options", raise)).filter(([, value]) => value !== undefined);
  const others = fields.map(([name]) => name).filter((name) => !/^(?:headers|mediaType|request)$/.test(name));
  const detail = "headers, mediaType or request";
  if (others.length > 0)
    raise(
      "ERR_INVALID_OPTION",
      others.map((name) => ({ name, reason: "form", detail })),
    );
  const { own } = splitOptions(api.vendor, options);
  raiseOptionFaults(own, api.vendor);
  return buildLinked(api, url, own);
}

/** The same with the options of a chain, of which those that make the first request do not matter. */
export function followOptions(api: Api, given: unknown, options: Readonly<Options>): RequestOptions {
  const { baseUrl, headers, mediaType, request, policy } = options;
  return buildLinked(api, readUrl(baseUrl ?? api.baseUrl, given), {
    ...NO_OPTIONS,
    baseUrl,
    headers,
    mediaType,
    request,
    policy,
  });
}

/** An absolute url; a path where `baseUrl` is one. */
function readUrl({ origin }: BaseUrl, given: unknown): string {
  const url = given instanceof URL ? given.href : given;
  const isOfPage = origin === RELATIVE;
  if (typeof url !== "string" || !(hasScheme(url) || (isOfPage && isRelative(url))))
    throw invalidOption("url", "form", isOfPage ? "an absolute url or a path" : "an absolute url");
  return url;
}

function buildLinked(api: Api, url: string, given: Readonly<Options>): RequestOptions {
  const route = routeOf(api.vendor, DEFAULT_METHOD, FOLLOWED);
  const base = given.baseUrl ?? api.baseUrl;
  const page = isRelative(url) ? RELATIVE : pageOf(base, url);
  // The path of a link is the whole path.
  const baseUrl = page === undefined ? base : { text: "", prefix: "", origin: page };
  // The page is trusted as a relative base is; one that only the call names gets no credentials.
  const isOfApi = page !== undefined && isTrusted(api, RELATIVE);
  const trusting = { sealedOrigins: [page!, RELATIVE], policy: { ...api.policy, trustedOrigins: undefined } };
  return buildRequest(
    { ...api, parameters: undefined, data: undefined, ...(isOfApi && { ...trusting, baseUrl }) },
    route,
    { url: withAsciiHost(url) },
    { ...given, ...(isOfApi ? { baseUrl: undefined, policy: undefined } : { baseUrl: given.baseUrl && baseUrl }) },
  );
}

/** The origin of the page, if it has one, and a full url is under a base URL that is a path of it. */
function pageOf({ origin, prefix }: BaseUrl, url: string): string | undefined {
  const { location } = globalThis as { readonly location?: { readonly origin?: string } };
  const authority = authorityOf(url);
  const path = url.slice(authority.length);
  const isUnder = path.startsWith(prefix) && /^(?:$|[/?#])/.test(path.slice(prefix.length));
  return origin === RELATIVE && authority && isUnder && originOf(authority) === location?.origin
    ? location.origin
    : undefined;
}
