import { MediaTypeNegotiator } from "../accept/media-type-negotiator.js";
import { mergeMediaTypes, readMediaType } from "../accept/media-type.js";
import { encodeBody } from "../bodies/encode-body.js";
import { invalidOption, raise } from "../errors/raise.js";
import type { AttachedVendor, Place, Platform, Route } from "../kernel/call.js";
import type { BaseUrl, Method } from "../kernel/settings.js";
import { isOption } from "../kernel/options.js";
import { getOwn, isPlainObject } from "../kernel/values.js";
import { addPair } from "../kernel/query.js";
import type { TemplateReader } from "../kernel/template.js";
import { ORIGINS, SEAL } from "../kernel/trust.js";
import { STANDARD_METHODS } from "../shared/standard-methods.js";
import { expandByRfc6570 } from "../template/expand.js";
import { checkOneQuery, readTemplate as readUriTemplate } from "../template/syntax.js";
import type { VendorRoutes } from "../types/policy.js";
import { toTemplate, withNames, type PlaceholderNames } from "../routes/placeholder-names.js";
import { checkVariables, readTemplate, variablesOf } from "./base-template.js";
import { writePairs } from "../kernel/pairs.js";
import type { Vendor } from "../types/vendor.js";
import { acceptOf, GITHUB } from "./vendor.js";

/** The media type of a body that clients send as JSON. */
const JSON_TYPE = "application/json; charset=utf-8";

/**
 * Attaches to the kernel what a vendor needs.
 *
 * @param data - as `readVendor()` returns it
 */
export function attachVendor(data: Vendor): AttachedVendor {
  const rules = readRules(data.routes);
  const names = rules?.names ?? new Map();
  const negotiator = new MediaTypeNegotiator(data);
  const queryNames = Object.keys(data.query ?? {});
  const baseUrl = readTemplate(data.baseUrl);
  const ofRules = rules?.baseUrls ?? [];
  const variables = variablesOf([baseUrl]);
  const all = variablesOf([baseUrl, ...ofRules]);
  const known = [...variables, ...Object.keys(data.variables ?? {})];
  if (variablesOf(ofRules).some((name) => !known.includes(name)))
    throw invalidOption("vendor.routes", "form", "rules whose baseUrl has the variables of the vendor");
  if ([...queryNames, ...known].some(isOption))
    throw invalidOption("vendor", "form", "without names of options in query and baseUrl");
  return {
    ...PLATFORM,
    readTemplate: names.size > 0 ? withNames(readRouteTemplate, names) : readRouteTemplate,
    definition: data,
    methods: methodsOf(data),
    routes: new Map(),
    accept: acceptOf(data),
    contentType: data.contentType ?? JSON_TYPE,
    credentials: data.credentials ?? [],
    places: new Map(queryNames.map((name) => [name, inQuery])),
    mediaTypes: { read: readMediaType, merge: mergeMediaTypes, compose: negotiator.compose.bind(negotiator) },
    extendRoute: rules?.extend,
    leavesOut: rules?.leavesOut,
    toTemplate: names.size > 0 ? (url) => toTemplate(url, names) : undefined,
    baseUrls: { ofVendor: baseUrl, ofRules: new Map(ofRules.map((one) => [one.text, one])) },
    variables: all,
    checkVariables: all.length > 0 ? checkVariables : undefined,
  };
}

const readRouteTemplate: TemplateReader = (url) => {
  const template = readUriTemplate(url, true);
  checkOneQuery(url, template);
  return template;
};

/** All that the library attaches to the kernel. */
const PLATFORM: Platform = {
  raise,
  readTemplate: readRouteTemplate,
  expand: expandByRfc6570,
  writePairs,
  origins: ORIGINS,
  encode: encodeBody,
  seal: SEAL,
};

/** The query of a vendor is in the query whatever the method is. */
const inQuery: Place = (call, name, value) => {
  addPair(call, name, value, "A2");
};

/** Whether a vendor is GITHUB without any other field, whose credentials go anywhere. */
export function isBuiltIn(data: Vendor): boolean {
  return isSame(data, GITHUB);
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

/** The rules of a vendor's routes. A vendor with rules has them compiled into its routes. */
export interface RouteRules extends VendorRoutes {
  /** Called once for each route: adds its rule. */
  readonly extend: (route: Route, vendor: AttachedVendor) => Route;
  /** Leaves defaults out of bodies, if the rules say so. */
  readonly leavesOut: AttachedVendor["leavesOut"];
  /** The placeholders of its documented routes that no template can have. */
  readonly names: PlaceholderNames;
  /** The base URLs of all rules; some may have variables. */
  readonly baseUrls: readonly BaseUrl[];
}

/**
 * Reads the `routes` of a vendor.
 *
 * @throws {EndpointError} `ERR_INVALID_OPTION` when they are not rules of `defineRoutes()`.
 */
function readRules(routes: VendorRoutes | undefined): RouteRules | undefined {
  if (routes === undefined) return undefined;
  const isRules = isPlainObject(routes) && typeof getOwn(routes, "extend") === "function";
  if (!isRules) throw invalidOption("vendor.routes", "form", "defineRoutes(rules)");
  return routes as unknown as RouteRules;
}
