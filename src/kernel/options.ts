import type { Api, AttachedVendor, Route } from "./call.js";
import { placeOf } from "./route.js";
import type { MediaType, Options } from "./settings.js";
import { readBaseUrl } from "./url.js";
import type { Fault } from "../errors/endpoint-error.js";
import { CREDENTIAL_HEADERS } from "../shared/secret-names.js";
import { readHeaders } from "./headers.js";
import { assign, hasOwnProperty, isList, ownProperties, propertiesOf, setOwn, type Values } from "./values.js";

/** Options without values. Each is an own property, so that nothing is read from Object.prototype. */
export function createOptions(): Options {
  return {
    baseUrl: undefined,
    method: undefined,
    url: undefined,
    headers: undefined,
    mediaType: undefined,
    query: undefined,
    data: undefined,
    request: undefined,
    policy: undefined,
    returns: undefined,
    suspects: [],
    faults: [],
  };
}

export const NO_OPTIONS: Readonly<Options> = /* @__PURE__ */ createOptions();

/** Whether a property is an option; every other one is a parameter. Names of properties are interned: this compares pointers. */
export function isOption(name: string): boolean {
  return (
    name === "headers" ||
    name === "data" ||
    name === "request" ||
    name === "mediaType" ||
    name === "baseUrl" ||
    name === "method" ||
    name === "url"
  );
}

/**
 * Whether a parameter is probably meant to be an option, so that a credential would be in the url or the body (D10), or go to
 * another host: `baseUrl` in other letters, or a credential header (F3).
 */
export function isSuspect(name: string, { credentials, places }: AttachedVendor): boolean {
  const { length } = name;
  // Fast pre-check: every parameter comes here.
  if (credentials.length === 0 && length !== 6 && length !== 7 && length !== 13 && length !== 19) return false;
  const lower = name.toLowerCase();
  if (lower === BASE_URL || CREDENTIAL_HEADERS.includes(lower)) return true;
  return credentials.includes(lower) && ![...places.keys()].some((one) => one.toLowerCase() === lower);
}

const BASE_URL = "baseurl";

/** Checks an option, and adds it to those of a call; a wrong one to its faults. */
export function readOption(own: Options, name: string, value: unknown, vendor: AttachedVendor): void {
  const { raise, mediaTypes } = vendor;
  const fields = name === "headers" || (name === "mediaType" && mediaTypes) ? propertiesOf(value) : undefined;
  if (name === "data") own.data = value;
  else if (fields && name === "headers") own.headers = readHeaders(fields, vendor);
  else if (fields) own.mediaType = mediaTypes!.read(fields, own.faults, raise);
  else if (name === "baseUrl") own.baseUrl = readBaseUrl(value, raise);
  else if (name === "request" && isObject(value)) own.request = value;
  else if (name !== "method" && name !== "url") own.faults.push({ name, reason: "object", value });
  else if (typeof value !== "string" || !value) own.faults.push({ name, reason: "text", value });
  else own[name] = value;
}

/** Whether a value is any object but a list: `request` is passed on as it is. */
function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !isList(value);
}

/** What a call passes besides its route. */
export interface Input {
  readonly own: Readonly<Options>;
  /** Without those of the defaults. A parameter that is `undefined` is not given. */
  readonly parameters: Values;
}

/**
 * Reads what follows a route: parameters and options in one object; with a third argument, parameters alone, then options alone
 * (A10).
 *
 * @param rest - the further arguments
 */
export function readInput(vendor: AttachedVendor, given: unknown, rest: readonly unknown[]): Input {
  if (rest.length === 0) return given === undefined ? NO_INPUT : splitOptions(vendor, given);
  const { own, parameters } = rest[0] === undefined ? NO_INPUT : splitOptions(vendor, rest[0]);
  const faults = Object.keys(parameters).map((name): Fault => ({ name, reason: "alone" }));
  raiseOptionFaults({ faults: [...own.faults, ...faults] }, vendor);
  return { own, parameters: given === undefined ? {} : ownProperties(given, "parameters", vendor.raise) };
}

const NO_INPUT: Input = /* @__PURE__ */ Object.freeze({ own: NO_OPTIONS, parameters: {} });

/** Splits an object into options and parameters. Without options, it is the parameters itself. */
export function splitOptions(vendor: AttachedVendor, given: unknown): Input {
  const source = ownProperties(given, "options", vendor.raise);
  // Most calls have no options. Whether a name is an own one does not matter yet, and would take as long as the rest.
  for (const name in source) if (isOption(name) || isSuspect(name, vendor)) return split(vendor, source);
  return { own: NO_OPTIONS, parameters: source };
}

function split(vendor: AttachedVendor, source: Values): Input {
  const own = createOptions();
  const parameters = {};
  // V8 reads objects of many shapes fastest by a loop of this form.
  for (const name in source) {
    if (!hasOwnProperty.call(source, name)) continue;
    const value = source[name];
    if (isOption(name)) {
      if (value !== undefined) readOption(own, name, value, vendor);
      continue;
    }
    if (value !== undefined && isSuspect(name, vendor)) own.suspects.push(name);
    setOwn(parameters, name, value);
  }
  return { own, parameters };
}

/**
 * Throws the faults of a call: of its options, and of parameters that are probably meant to be options.
 *
 * @param route - it may have a place for a name, which then is no mistake
 * @param hasRoute - whether the route is given beside the options, which then must not set it (B5)
 */
export function checkInput(api: Api, { own, parameters }: Input, route: Route | undefined, hasRoute: boolean): void {
  const { faults } = own;
  if (hasRoute && own.method !== undefined) faults.push({ name: "method", reason: "route" });
  if (hasRoute && own.url !== undefined) faults.push({ name: "url", reason: "route" });
  for (const name of own.suspects) {
    if (route && placeOf(route, name) !== undefined) continue;
    if (name.toLowerCase() === BASE_URL) faults.push({ name, reason: "misspelt" });
    else if (!isOfDefaults(api, name, parameters[name])) faults.push({ name, reason: "credential" });
  }
  raiseOptionFaults(own, api.vendor);
}

/** Throws the faults of options together. */
export function raiseOptionFaults({ faults }: Pick<Options, "faults">, { raise }: AttachedVendor): void {
  if (faults.length > 0) raise("ERR_INVALID_OPTION", faults);
}

/** Merges options, earlier ones first (Rules for defaults). */
export function mergeOptions(all: readonly Readonly<Options>[], { mediaTypes }: AttachedVendor): Options {
  const merged = createOptions();
  const media: MediaType[] = [];
  const fields: Values[] = [];
  const queries: Values[] = [];
  for (const { baseUrl, method, url, headers, mediaType, query, data, request, policy, returns } of all) {
    if (baseUrl) merged.baseUrl = baseUrl;
    if (method !== undefined) merged.method = method;
    if (url !== undefined) merged.url = url;
    if (headers) fields.push(headers);
    if (query) queries.push(query);
    if (mediaType) media.push(mediaType);
    if (data !== undefined) merged.data = data;
    if (request) merged.request = mergeRequests(merged.request, request);
    if (policy) merged.policy = { ...merged.policy, ...policy };
    if (returns) merged.returns = returns;
  }
  merged.headers = mergeValues(fields);
  merged.query = mergeValues(queries);
  merged.mediaType = media.length > 1 ? mediaTypes!.merge(media) : media.at(0);
  return merged;
}

/** Merges by name, earlier ones first; the very object, if there is one only. */
export function mergeValues(all: readonly (Values | undefined)[]): Values | undefined {
  let merged: Values | undefined;
  let isCopy = false;
  for (const values of all) {
    if (values === undefined) continue;
    if (merged === undefined) merged = values;
    else {
      merged = assign(isCopy ? merged : assign({}, merged), values);
      isCopy = true;
    }
  }
  return merged;
}

/** Merges the parameters of a call with those of the defaults. */
export function mergeParameters({ parameters: defaults }: Api, parameters: Values): Values {
  if (!defaults) return parameters;
  const absent: string[] = [];
  return withAbsent(assign(assign({}, defaults), parameters, absent), absent);
}

/** Adds names that have no value: messages say that `undefined` was passed. */
export function withAbsent(parameters: Values, names: readonly string[]): Values {
  for (const name of names) if (!hasOwnProperty.call(parameters, name)) setOwn(parameters, name, undefined);
  return parameters;
}

/** Given once, the very object is passed on; of two, `undefined` erases nothing. */
export function mergeRequests(base: object | undefined, over: object | undefined): object | undefined {
  return base && over ? assign(assign({}, base as Values), over as Values) : (over ?? base);
}

/** Whether a value is identical to the default. It then counts as one, because merged options may be passed to a call. */
export function isOfDefaults({ parameters }: Api, name: string, value: unknown): boolean {
  return parameters !== undefined && hasOwnProperty.call(parameters, name) && Object.is(parameters[name], value);
}
