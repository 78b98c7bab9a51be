import type { Api, AttachedVendor } from "./call.js";
import type { MediaType, Options } from "./settings.js";
import { readBaseUrl } from "./url.js";
import type { Fault } from "../errors/fault.js";
import { CREDENTIAL_HEADERS } from "../shared/secret-names.js";
import { readHeaders } from "./headers.js";
import { assign, hasOwnProperty, isList, ownProperties, propertiesOf, setOwn, type Values } from "./values.js";

/** Options without values. Each is an own property, so that nothing is read from Object.prototype (T1). */
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
    isMixed: false,
    undefinedNames: undefined,
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
 * Whether a name differs from `baseUrl` in case only, and the route has no placeholder for it: as a parameter, it would
 * send the credentials to another host (F3).
 */
export function isMisspelt(name: string): boolean {
  return name.length === 7 && name.toLowerCase() === "baseurl";
}

/** Whether a name is that of a credential header: as a parameter, the credential would be in the url or the body (D10). */
export function isCredential(name: string, { credentials, places }: AttachedVendor): boolean {
  // Fast pre-check: every parameter without a place comes here.
  if (credentials.length === 0 && name.length !== 6 && name.length !== 13 && name.length !== 19) return false;
  const lower = name.toLowerCase();
  const isOfQuery = (): boolean => [...places.keys()].some((one) => one.toLowerCase() === lower);
  return CREDENTIAL_HEADERS.includes(lower) || (credentials.includes(lower) && !isOfQuery());
}

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

/** Whether a value is any object but a list: `request` is passed on as it is (A3). */
function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !isList(value);
}

/** The fault of a name that {@link isMisspelt}. */
export function misspelt(name: string): Fault {
  return { name, reason: "misspelt", detail: "baseUrl" };
}

/** Adds the faults of a call with a route that also sets the method or the url (B5). */
export function rejectRoute(own: Options): void {
  if (own.method !== undefined) own.faults.push({ name: "method", reason: "route" });
  if (own.url !== undefined) own.faults.push({ name: "url", reason: "route" });
}

/** Throws the faults of options together. */
export function raiseOptionFaults({ faults }: Readonly<Options>, { raise }: AttachedVendor): void {
  if (faults.length > 0) raise("ERR_INVALID_OPTION", faults);
}

/**
 * Reads an object with options and parameters in it.
 *
 * @param parameters - gets the parameters
 * @param isVariable - whether the route has a placeholder of this name, which then is not misspelt
 * @param hasRoute - whether the route is given beside the object, which then must not set it
 */
export function splitOptions(
  vendor: AttachedVendor,
  given: unknown,
  parameters: object,
  isVariable?: (name: string) => boolean,
  hasRoute: boolean = isVariable !== undefined,
): Options {
  const own = createOptions();
  own.isMixed = true;
  const source = ownProperties(given, "options", vendor.raise);
  for (const name in source) {
    if (!hasOwnProperty.call(source, name)) continue;
    const value = source[name];
    if (value === undefined) (own.undefinedNames ??= []).push(name);
    else if (isOption(name)) readOption(own, name, value, vendor);
    else if (isMisspelt(name) && !isVariable?.(name)) own.faults.push(misspelt(name));
    else setOwn(parameters, name, value);
  }
  if (hasRoute) rejectRoute(own);
  raiseOptionFaults(own, vendor);
  return own;
}

/** Merges options, earlier ones first (Rules for defaults; A4). */
export function mergeOptions(all: readonly Readonly<Options>[], { mediaTypes }: AttachedVendor): Options {
  const merged = createOptions();
  const media: MediaType[] = [];
  const fields: Values[] = [];
  const queries: Values[] = [];
  for (const { baseUrl, method, url, headers, mediaType, query, data, request } of all) {
    if (baseUrl) merged.baseUrl = baseUrl;
    if (method !== undefined) merged.method = method;
    if (url !== undefined) merged.url = url;
    if (headers) fields.push(headers);
    if (query) queries.push(query);
    if (mediaType) media.push(mediaType);
    if (data !== undefined) merged.data = data;
    if (request) merged.request = mergeRequests(merged.request, request);
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
  return defaults ? assign(assign({}, defaults), parameters) : parameters;
}

/** Given once, the very object is passed on; of two, `undefined` erases nothing (A4, A5). */
export function mergeRequests(base: object | undefined, over: object | undefined): object | undefined {
  return base && over ? assign(assign({}, base as Values), over as Values) : (over ?? base);
}

/** Whether a value is identical to the default. It then counts as one, because merged options may be passed to a call (D2). */
export function isOfDefaults({ parameters }: Api, name: string, value: unknown): boolean {
  return parameters !== undefined && hasOwnProperty.call(parameters, name) && Object.is(parameters[name], value);
}
