import { invalidOption } from "../errors/invalid-option.js";
import type { CompiledVendor, RouteRules } from "../kernel/call.js";
import { isOption } from "../kernel/options.js";
import type { Method } from "../kernel/settings.js";
import { getOwn, isPlainObject } from "../kernel/values.js";
import { MediaTypeNegotiator } from "../media-types/media-type-negotiator.js";
import { STANDARD_METHODS } from "../shared/standard-methods.js";
import type { VendorRoutes } from "../types/policy.js";
import type { Vendor } from "../types/vendor.js";
import { readBaseTemplate, variablesOf } from "./base-template.js";
import { vendorAccept, GITHUB } from "./vendor.js";

/**
 * Prepares a vendor for its endpoints.
 *
 * @param definition - as `readVendor()` returns it
 */
export function compileVendor(definition: Vendor): CompiledVendor {
  const rules = readRules(definition.routes);
  const queryNames = Object.keys(definition.query ?? {});
  const baseUrl = readBaseTemplate(definition.baseUrl, "vendor.baseUrl");
  const ofRules = rules?.baseUrls ?? [];
  const known = [...variablesOf([baseUrl]), ...Object.keys(definition.variables ?? {})];
  if (variablesOf(ofRules).some((name) => !known.includes(name)))
    throw invalidOption("vendor.routes", "must be rules whose baseUrl has the variables of the vendor");
  if ([...queryNames, ...known].some((name) => isOption(name) || name === "method" || name === "url"))
    throw invalidOption("vendor", "must be without names of options in query and baseUrl");
  return {
    definition,
    isBuiltIn: isSame(definition, GITHUB),
    methods: methodsOf(definition),
    routes: new Map(),
    contentType: definition.contentType ?? "application/json; charset=utf-8",
    accept: vendorAccept(definition),
    credentials: definition.credentials ?? [],
    query: new Set(queryNames),
    mediaTypes: new MediaTypeNegotiator(definition),
    baseUrls: { ofVendor: baseUrl, ofRules: new Map(ofRules.map((one) => [one.text, one])) },
    variables: variablesOf([baseUrl, ...ofRules]),
    rules,
  };
}

function isSame(one: unknown, other: unknown): boolean {
  if (!isPlainObject(one) || !isPlainObject(other)) return one === other;
  const names = Object.keys(other);
  return Object.keys(one).length === names.length && names.every((name) => isSame(getOwn(one, name), other[name]));
}

function methodsOf({ methods = {} }: Vendor): ReadonlyMap<string, Method> {
  const additional = Object.entries(methods).map(([name, { body }]) => (body ? `${name}+` : name));
  return new Map(
    [...STANDARD_METHODS, ...additional].map((marked) => {
      const name = marked.replace("+", "");
      return [name, { name, lower: name.toLowerCase(), hasBody: name !== marked }];
    }),
  );
}

/**
 * Reads the `routes` of a vendor.
 *
 * @throws {EndpointError} `ERR_INVALID_OPTION` when they are not rules of `defineRoutes()`.
 */
function readRules(routes: VendorRoutes | undefined): RouteRules | undefined {
  if (routes === undefined) return undefined;
  const isRules = isPlainObject(routes) && typeof getOwn(routes, "find") === "function";
  if (!isRules) throw invalidOption("vendor.routes", "must be defineRoutes(rules)");
  return routes as unknown as RouteRules;
}
