import { errorOf } from "../errors/error-of.js";
import { invalidOption } from "../errors/invalid-option.js";
import { build } from "../kernel/build-request.js";
import type { EndpointState } from "../kernel/call.js";
import { NO_OPTIONS, NO_VALUES, readOptions } from "../kernel/options.js";
import { routeOf } from "../kernel/route.js";
import type { BaseUrl, Options } from "../kernel/settings.js";
import { isTrusted } from "../kernel/trust.js";
import { authorityOf, hasScheme, isRelative, originOf, RELATIVE, withAsciiHost } from "../kernel/url.js";
import { ownProperties } from "../kernel/values.js";
import { DEFAULT_METHOD } from "../shared/standard-methods.js";
import type { RequestOptions } from "../types/options.js";
import { FOLLOWED } from "./finalize.js";

/** Builds a GET request for a url from a response, which already contains its parameters (H7). */
export function follow(state: EndpointState, given: unknown, options: unknown = {}): RequestOptions {
  const url = readUrl(state.baseUrl, given);
  const fields = Object.entries(ownProperties(options, "options")).filter(([, value]) => value !== undefined);
  const others = fields.map(([name]) => name).filter((name) => !/^(?:headers|mediaType|request)$/.test(name));
  const detail = "must be headers, mediaType or request";
  if (others.length > 0)
    throw errorOf(
      "ERR_INVALID_OPTION",
      others.map((name) => ({ name, reason: "form", detail })),
    );
  return buildLinked(state, url, readOptions(state.vendor, options));
}

/** The same with the options of a chain, of which those that make the first request do not matter. */
export function followOptions(state: EndpointState, given: unknown, options: Readonly<Options>): RequestOptions {
  const { baseUrl, headers, mediaType, request, policy } = options;
  const url = readUrl(baseUrl ?? state.baseUrl, given);
  return buildLinked(state, url, { ...NO_OPTIONS, baseUrl, headers, mediaType, request, policy });
}

/** An absolute url; a path where `baseUrl` is one. */
function readUrl({ origin }: BaseUrl, given: unknown): string {
  const url = given instanceof URL ? given.href : given;
  const isOfPage = origin === RELATIVE;
  if (typeof url !== "string" || !(hasScheme(url) || (isOfPage && isRelative(url))))
    throw invalidOption("url", `must be an absolute url${isOfPage ? " or a path" : ""}`);
  return url;
}

function buildLinked(state: EndpointState, url: string, options: Readonly<Options>): RequestOptions {
  const route = routeOf(state.vendor, DEFAULT_METHOD, FOLLOWED);
  const base = options.baseUrl ?? state.baseUrl;
  const page = isRelative(url) ? RELATIVE : pageOf(base, url);
  // The page is trusted as a relative base is; one that only the call names gets no credentials.
  const isOfApi = page !== undefined && isTrusted({ state, policy: state.policy }, RELATIVE);
  // The path of a link is the whole path.
  const baseUrl = page === undefined ? base : { text: "", prefix: "", origin: page };
  const bare = {
    ...state,
    defaults: { parameters: NO_VALUES, options: { ...state.defaults.options, data: undefined } },
    secrets: [],
  };
  const trusting = {
    ...bare,
    baseUrl,
    ownOrigins: [page!, RELATIVE],
    policy: { ...state.policy, trustedOrigins: undefined },
  };
  const own = isOfApi
    ? { ...options, baseUrl: undefined, policy: undefined }
    : { ...options, baseUrl: options.baseUrl && baseUrl };
  const parameters = { url: withAsciiHost(url) };
  return build(isOfApi ? trusting : bare, route, parameters, own, false);
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
