import { invalidOption } from "../errors/raise.js";
import { buildCall, buildRequest, buildRouted, type ReadCall } from "../kernel/build-request.js";
import type { Route } from "../kernel/call.js";
import type { Options } from "../kernel/settings.js";
import { checkInput, mergeOptions, mergeParameters, readInput, splitOptions, type Input } from "../kernel/options.js";
import { findRoute, routeOf, splitRoute } from "../kernel/route.js";
import { assign, attempt } from "../kernel/values.js";
import { rejectLacking } from "../vendor/base-template.js";
import type { EndpointDefaults, RequestOptions } from "../types/options.js";
import type { Api } from "../kernel/call.js";
import { defaultOptions, flatten } from "./flatten.js";

/** Builds a call: `()`, `(route)`, `(route, parameters)`, `(route, parameters, options)` or `(options)` (Endpoints). */
export function build(api: Api, route: unknown, given: unknown, rest: readonly unknown[]): RequestOptions {
  if (typeof route !== "string") return buildCall(api, readCall(api, route, given, rest));
  return buildRouted(api, findRoute(api.vendor, route, given), given, rest);
}

/** Reads a call. A route of `undefined` counts as not given. It does not read the url as a template. */
export function readCall(api: Api, route: unknown, given: unknown, rest: readonly unknown[]): ReadCall {
  const { vendor } = api;
  const isAlone = typeof route === "object" && route !== null;
  if (isAlone && (given !== undefined || rest.length > 0))
    throw invalidOption("options", "form", "the only argument, or follow a route");
  const written = isAlone || route === undefined ? undefined : splitRoute(vendor, route, given);
  const { own, parameters } = readInput(vendor, isAlone ? route : given, rest);
  const url = written?.url ?? own.url ?? api.url;
  checkInput(api, { own, parameters }, attemptRoute(api, own, url), written !== undefined);
  return { own: written ? { ...own, method: written.method, url: written.url } : own, parameters, route: undefined };
}

/** The route by which suspects are judged. Its url may be no valid one: the error of the call is another one. */
function attemptRoute({ vendor }: Api, { suspects }: Readonly<Options>, url?: string): Route | undefined {
  return suspects.length > 0 ? attempt(() => routeOf(vendor, undefined, url)) : undefined;
}

/** Merges the options of a call with the defaults to one flat object. */
export function merge(api: Api, { own, parameters }: Input): EndpointDefaults {
  rejectLacking(api);
  return flatten(api, mergeOptions([defaultOptions(api), own], api.vendor), mergeParameters(api, parameters));
}

/**
 * Builds the result of `merge()`, which already contains the defaults: of those, what it lacks was removed. Parameters that
 * equal a default remain defaults.
 */
export function parse(api: Api, flat: object): RequestOptions {
  const { vendor } = api;
  const { own, parameters } = splitOptions(vendor, flat);
  checkInput(api, { own, parameters }, attemptRoute(api, own, own.url), false);
  const removed = Object.fromEntries(Object.keys(api.headers).map((name) => [name, null]));
  const bare = { ...api, mediaType: undefined, data: undefined, request: undefined };
  const headers = assign(removed, own.headers);
  return buildRequest(bare, routeOf(vendor, own.method, own.url), parameters, { ...own, headers });
}
