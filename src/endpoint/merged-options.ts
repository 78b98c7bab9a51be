import { errorOf } from "../errors/error-of.js";
import { build, buildRequest, callOf, checkVariables, rejectLacking } from "../kernel/build-request.js";
import type { Call, EndpointState, Given, Route } from "../kernel/call.js";
import { defaultHeaders } from "../kernel/headers.js";
import {
  isMixedOption,
  mergeOptions,
  mergeValues,
  NO_OPTIONS,
  NO_VALUES,
  rejectOptions,
  splitMixed,
} from "../kernel/options.js";
import { isMistaken, mistakeOf } from "../kernel/mistaken-name.js";
import { placeOf } from "../kernel/placing.js";
import { findMethod, routeOf } from "../kernel/route.js";
import type { Options } from "../kernel/settings.js";
import { assign, attempt, getOwn, isList, isPlainObject, setOwn, type Values } from "../kernel/values.js";
import type { EndpointDefaults, RequestOptions } from "../types/options.js";

// The flat object of the specification: options and parameters in one (Merged options object; A6).

/**
 * Merges a call with the defaults to one flat object.
 *
 * @param checksNames - whether a parameter with the name of an option is probably a mistake: in two arguments
 * @throws {EndpointError} `ERR_INVALID_OPTION` when a flat object cannot express the call.
 */
export function merge(
  state: EndpointState,
  given: Given,
  route: Route | undefined,
  checksNames: boolean,
): EndpointDefaults {
  const { options, parameters } = given;
  if (route) checkVariables(callOf(state, route, parameters, options, checksNames));
  else rejectLacking(state);
  if (route && checksNames) checkNames(state, route, parameters);
  const merged = mergeOptions([state.defaults.options, { ...options, baseUrl: options.baseUrl ?? state.baseUrl }]);
  if (route) checkLost(state, route, merged.headers);
  const all = mergeValues(state.defaults.parameters, parameters) ?? NO_VALUES;
  const flat = flatten(state, merged, all);
  const isBuiltIn = state.vendor.isBuiltIn && state.policy.trustedOrigins === undefined;
  if (route && !isBuiltIn) checkOwners(state, route, given, flat);
  return flat;
}

/** Refuses what `build()` refuses where it places a parameter (A10, D10). */
function checkNames(state: EndpointState, route: Route, parameters: Values): void {
  const names = Object.keys(parameters).filter((name) => parameters[name] !== undefined);
  const wrong = names.filter((name) => placeOf(route, name) === undefined && isMistaken({ route, state }, name));
  if (wrong.length > 0)
    throw errorOf(
      "ERR_INVALID_PARAMETER",
      wrong.map((name) => {
        const { reason, detail } = mistakeOf(name);
        return { name, reason, detail };
      }),
    );
}

/**
 * Refuses what the flat object has no place for: a default credential whose name the route has for another parameter (I9), and the
 * removal of a header that the rule would set again (I11).
 */
function checkLost({ defaults }: EndpointState, { credentials, rule }: Route, headers: Options["headers"]): void {
  const two = credentials.filter((name) => (getOwn(defaults.parameters, name) ?? null) !== null);
  const removed = Object.keys(rule?.defaults ?? {}).filter((name) => getOwn(headers, name.toLowerCase()) === null);
  rejectOptions([...two, ...removed.map((name) => `headers.${name}`)].map((name) => ({ name, ...NOT_MERGED })));
}

/**
 * Refuses a call some of whose values equal those of the defaults, if that decides what is sent: the flat object does not tell
 * whose they are.
 */
function checkOwners(state: EndpointState, route: Route, given: Given, flat: EndpointDefaults): void {
  const { parameters, options } = state.defaults;
  const equal = [
    ...namesOfEqual(given.parameters, parameters),
    ...namesOfEqual(given.options.headers ?? NO_VALUES, options.headers ?? NO_VALUES).map((name) => `headers.${name}`),
    ...(given.options.baseUrl?.text === state.baseUrl.text ? ["baseUrl"] : []),
  ];
  if (equal.length === 0) return;
  const own = outcomeOf(callOf(state, route, given.parameters, given.options, false));
  const parsed = outcomeOf(callOfFlat(state, flat));
  if (isSame(own, parsed)) return;
  const detail = "equals the default: merged options cannot tell whose it is; build the request instead";
  throw errorOf(
    "ERR_INVALID_OPTION",
    equal.map((name) => ({ name, reason: "owner", detail })),
  );
}

function namesOfEqual(own: Values, defaults: Values): string[] {
  return Object.keys(own).filter((name) => own[name] !== undefined && isDefault(defaults, name, own[name]));
}

/** What a call sends, before an encoder writes its body; `undefined` if it is refused. */
function outcomeOf(call: Call): unknown {
  const request = attempt(() => buildRequest(call));
  return request && { ...request, body: call.members ?? request.body };
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (isList(one) && isList(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isPlainObject(one) || !isPlainObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}

const NOT_MERGED = {
  reason: "merged",
  detail: "cannot be part of merged options; build the request instead",
} as const;

function flatten(state: EndpointState, options: Readonly<Options>, parameters: Values): EndpointDefaults {
  const { baseUrl, method, url, headers = {}, mediaType, query, data, request, policy } = options;
  const names = Object.keys(parameters).filter((name) => parameters[name] !== undefined && isMixedOption(name));
  const lost = [...names, ...Object.keys(query ?? {}), ...(policy ? ["policy"] : [])];
  rejectOptions(lost.map((name) => ({ name, ...NOT_MERGED })));
  const flat = assign(
    {},
    {
      baseUrl: baseUrl?.text,
      method: findMethod(state.vendor, method!).name,
      url,
      headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== null)),
      // As in @octokit/endpoint, without a list that nobody gave.
      mediaType: {
        format: mediaType?.format ?? "",
        ...(mediaType && mediaType.previews.length > 0 && { previews: [...mediaType.previews] }),
      },
    },
  );
  assign(flat, parameters);
  if (data !== undefined) setOwn(flat, "data", data);
  if (request !== undefined) setOwn(flat, "request", request);
  return flat as EndpointDefaults;
}

/** The defaults of an endpoint as one flat object. */
export function defaultsOf(state: EndpointState): EndpointDefaults {
  const { options, parameters } = state.defaults;
  return flatten(state, { ...options, baseUrl: state.baseUrl }, parameters);
}

/** Builds the result of `merge()`, which already contains the defaults: what it lacks of them was removed. */
export function parseMerged(state: EndpointState, flat: object): RequestOptions {
  const { state: bare, route, given } = flatCallOf(state, flat);
  return build(bare, route, given.parameters, given.options, false);
}

function callOfFlat(state: EndpointState, flat: object): Call {
  const { state: bare, route, given } = flatCallOf(state, flat);
  return callOf(bare, route, given.parameters, given.options, false);
}

/** A call of the flat object. A value that equals a default counts as it: here alone, values are compared. */
function flatCallOf(
  state: EndpointState,
  flat: object,
): { readonly state: EndpointState; readonly route: Route; readonly given: Given } {
  const { vendor, defaults } = state;
  const { options, parameters } = splitMixed(vendor, flat);
  const keptHeaders = only(defaults.options.headers, options.headers ?? NO_VALUES);
  const kept: Given = {
    parameters: only(defaults.parameters, parameters),
    options: { ...NO_OPTIONS, baseUrl: state.baseUrl, headers: keptHeaders, url: defaults.options.url },
  };
  return {
    state: {
      ...state,
      defaults: kept,
      headers: defaultHeaders(vendor, kept),
      setsAccept: state.setsAccept || getOwn(keptHeaders, "accept") === undefined,
    },
    route: routeOf(vendor, options.method, options.url),
    given: {
      parameters: withoutEqual(parameters, kept.parameters),
      options: {
        ...options,
        baseUrl: options.baseUrl?.text === state.baseUrl.text ? undefined : options.baseUrl,
        headers: withoutEqual(options.headers ?? NO_VALUES, keptHeaders),
      },
    },
  };
}

/** The defaults whose names the flat object has. */
function only(defaults: Values = NO_VALUES, flat: Values): Values {
  return Object.fromEntries(Object.entries(defaults).filter(([name]) => getOwn(flat, name) !== undefined));
}

function withoutEqual(values: Values, defaults: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isDefault(defaults, name, value)));
}

function isDefault(defaults: Values, name: string, value: unknown): boolean {
  return Object.hasOwn(defaults, name) && Object.is(defaults[name], value);
}
