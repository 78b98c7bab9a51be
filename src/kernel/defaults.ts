import type { Fault } from "../errors/endpoint-error.js";
import type { Api, AttachedVendor } from "./call.js";
import type { Options } from "./settings.js";
import { mergeRequests, mergeValues, raiseOptionFaults, splitOptions } from "./options.js";
import { findMethod } from "./route.js";
import { assign, type Values } from "./values.js";

/** What one layer of defaults adds: its options and its parameters. */
export interface Layer {
  readonly options: Readonly<Options>;
  readonly parameters: Values | undefined;
}

/** Reads a layer of defaults (Rules for defaults). */
export function readDefaults({ vendor }: Pick<Api, "vendor">, given: object): Layer {
  const { raise } = vendor;
  const { own: options, parameters } = splitOptions(vendor, given);
  raiseOptionFaults(options, vendor);
  // The credentials for another host would go to the default one.
  if (!options.baseUrl && Object.prototype.propertyIsEnumerable.call(given, "baseUrl"))
    raise("ERR_INVALID_OPTION", [{ name: "baseUrl", reason: "undefined" }]);
  if (options.method) findMethod(vendor, options.method);
  const own = assign({}, parameters);
  const names = Object.keys(own);
  const faults = misspeltDefaults(names, vendor);
  if (faults.length > 0) raise("ERR_INVALID_OPTION", faults);
  return { options, parameters: names.length > 0 ? own : undefined };
}

/** The fields of an endpoint that defaults set. */
export type Defaults = Pick<
  Api,
  "baseUrl" | "headers" | "mediaType" | "parameters" | "method" | "url" | "data" | "request"
>;

/** Merges a layer over the defaults of an endpoint. */
export function mergeDefaults(api: Defaults & Pick<Api, "vendor">, { options, parameters }: Layer): Defaults {
  const { headers, mediaType, vendor } = api;
  const media = options.mediaType;
  return {
    baseUrl: options.baseUrl ?? api.baseUrl,
    headers: options.headers ? withoutRemoved(mergeValues([headers, options.headers])!) : headers,
    mediaType: media && mediaType ? vendor.mediaTypes!.merge([mediaType, media]) : (media ?? mediaType),
    parameters: mergeValues([api.parameters, parameters]),
    method: options.method ?? api.method,
    url: options.url ?? api.url,
    data: options.data === undefined ? api.data : options.data,
    request: mergeRequests(api.request, options.request),
  };
}

/** Header fields without those that `null` removes. */
export function withoutRemoved(headers: Values): Values {
  for (const name in headers)
    if (headers[name] === null)
      return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== null));
  return headers;
}

/**
 * The default parameters that look like a misspelt option: credentials would go to another host, or into urls and bodies.
 */
function misspeltDefaults(names: readonly string[], { places, variables, credentials }: AttachedVendor): Fault[] {
  const faults: Fault[] = [];
  for (const name of names) {
    // Fast pre-check: endpoints may be created for each request.
    if (!/^[-_abht]/i.test(name)) continue;
    const letters = name.replace(/[-_]/g, "").toLowerCase();
    const isOfVendor = (): boolean =>
      [...places.keys(), ...credentials, ...variables].some((known) => known.toLowerCase() === name.toLowerCase());
    if (/^(?:baseurl|headers|authorization)$/.test(letters)) faults.push({ name, reason: "misspelt" });
    else if ((letters === "auth" || letters === "token") && !isOfVendor()) faults.push({ name, reason: "secret" });
  }
  return faults;
}
