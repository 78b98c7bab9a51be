import { invalidOption } from "../errors/raise.js";
import { buildRequest, rejectLacking } from "../kernel/build-request.js";
import type { Options } from "../kernel/settings.js";
import type { Recorder, Route } from "../kernel/call.js";
import { mergeOptions, mergeParameters, NO_OPTIONS, splitOptions } from "../kernel/options.js";
import { findRoute, isVariableOf, routeOf, splitRoute } from "../kernel/route.js";
import { assign, attempt, getOwn, ownProperties, type Values } from "../kernel/values.js";
import type { EndpointDefaults, RequestOptions } from "../types/options.js";
import type { EndpointApi } from "./endpoint-api.js";
import { defaultOptions, flatten } from "./flatten.js";

const NO_PARAMETERS: Values = /* @__PURE__ */ Object.freeze({});

/** Builds a call: `()`, `(route)`, `(route, options)` or `(options)` (Endpoints; B5). */
export function build(api: EndpointApi, route: unknown, options: unknown): RequestOptions {
  const { vendor } = api;
  if (typeof route !== "string") {
    const call = readCall(api, route, options);
    return buildCall(api, call);
  }
  const compiled = findRoute(vendor, route, options);
  if (api.parameters === undefined) {
    const given = options === undefined ? NO_PARAMETERS : ownProperties(options, "options", vendor.raise);
    return buildRequest(api, compiled, given);
  }
  const parameters = assign({}, api.parameters);
  const own = options === undefined ? NO_OPTIONS : splitOptions(vendor, options, parameters, isVariableOf(compiled));
  return buildRequest(api, compiled, parameters, own);
}

/** A call, read: its options, and its parameters without those of defaults. */
export interface ReadCall {
  readonly own: Readonly<Options>;
  readonly parameters: Values;
  /** The route that the options name, if it is compiled already. */
  readonly route: Route | undefined;
}

/** Builds a call that is read already: for chains and for `explain()`. */
export function buildCall(api: EndpointApi, { own, parameters, route }: ReadCall, recorder?: Recorder): RequestOptions {
  const compiled = routeOfCall(api, { own, route });
  return buildRequest(api, compiled, mergeParameters(api, parameters), own, recorder);
}

/** The compiled route of a call. */
export function routeOfCall(api: EndpointApi, { own, route }: Pick<ReadCall, "own" | "route">): Route {
  return route ?? routeOf(api.vendor, own.method ?? api.method, own.url ?? api.url);
}

/**
 * Reads a call: `()`, `(route)`, `(route, options)` or `(options)`. A route of `undefined` counts as not given (A5, B5). It does
 * not read the url as a template.
 */
export function readCall(api: EndpointApi, route: unknown, options: unknown): ReadCall {
  const { vendor } = api;
  const parameters = {};
  if (typeof route === "object" && route) {
    if (options !== undefined) throw invalidOption("options", "form", "the only argument, or follow a route");
    const isVariable = isVariableIn(api, getOwn(route as Values, "url") ?? api.url);
    return { own: splitOptions(vendor, route, parameters, isVariable, false), parameters, route: undefined };
  }
  const { method, url } = route === undefined ? NO_OPTIONS : splitRoute(vendor, route, options);
  if (options === undefined) return { own: { ...NO_OPTIONS, method, url }, parameters, route: undefined };
  const isVariable = isVariableIn(api, url ?? getOwn(options as Values, "url") ?? api.url);
  const own = splitOptions(vendor, options, parameters, isVariable, route !== undefined);
  return { own: route === undefined ? own : { ...own, method, url }, parameters, route: undefined };
}

/** Whether a url that may be no valid one has a placeholder of this name: the error of the call is another one. */
function isVariableIn({ vendor }: EndpointApi, url: unknown): (name: string) => boolean {
  return (name) => attempt(() => isVariableOf(routeOf(vendor, undefined, url as string))(name)) === true;
}

/** Merges the options of a call with the defaults to one flat object. */
export function merge(api: EndpointApi, { own, parameters }: Pick<ReadCall, "own" | "parameters">): EndpointDefaults {
  rejectLacking(api);
  return flatten(api, mergeOptions([defaultOptions(api), own], api.vendor), mergeParameters(api, parameters));
}

/** Builds the result of `merge()`, which already contains the defaults (A6). */
export function parse(api: EndpointApi, flat: object): RequestOptions {
  const { vendor } = api;
  const parameters = {};
  const own = splitOptions(vendor, flat, parameters, isVariableIn(api, getOwn(flat as Values, "url")), false);
  const bare: EndpointApi = {
    ...api,
    headers: NO_PARAMETERS,
    composed: { bare: undefined, typed: undefined, contentType: undefined },
    mediaType: undefined,
    data: undefined,
    request: undefined,
  };
  return buildRequest(bare, routeOf(vendor, own.method, own.url), parameters, own);
}
