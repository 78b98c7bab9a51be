import { invalidOption } from "../errors/invalid-option.js";
import { findOptionIndexes } from "../options/option-table.js";
import { MediaTypeNegotiator } from "../request/accept.js";
import { findRules, type RouteRules } from "../route/route-rules.js";
import { pushBounded } from "../shared/bounded-cache.js";
import { readProperties, shallowEqual, type NamedValues } from "../shared/own-properties.js";
import { ApiConfig } from "./api-config.js";
import { readBaseUrlTemplate } from "./base-url-template.js";
import { DEFAULT_POLICY } from "./policy.js";
import { readVendor, vendorDefaults, type Vendor } from "./vendor.js";

/** The configurations of recent vendors: most programs create many endpoints for few vendors. */
const recent: { readonly vendor: NamedValues; readonly config: ApiConfig }[] = [];

/** Creates the configuration of a vendor with defaults. Later changes of `vendor` have no effect. */
export function createConfig(vendor: Vendor, defaults?: object): ApiConfig {
  const properties = readProperties(vendor, "vendor");
  return (findRecent(properties) ?? createVendorConfig(properties)).withDefaults(defaults);
}

function findRecent({ names, values }: NamedValues): ApiConfig | undefined {
  return recent.find(({ vendor }) => shallowEqual(vendor.values, values) && shallowEqual(vendor.names, names))?.config;
}

function createVendorConfig(properties: NamedValues): ApiConfig {
  const vendor = readVendor(properties);
  const { credentials, methods, routes } = vendor;
  const template = readBaseUrlTemplate(vendor.baseUrl);
  const options = vendorDefaults(vendor, template);
  const queryNames = options.parameters?.names ?? [];
  const baseNames = template ? [...template.url.template.indexes.keys()] : [];
  const addRules = routes as unknown as ((rules: RouteRules) => RouteRules) | undefined;
  const rules = findRules(methods, queryNames, baseNames, addRules);
  const negotiator = new MediaTypeNegotiator(vendor, readVendor);
  const policy = Object.freeze({ ...DEFAULT_POLICY, ...vendor.policy });
  const extras = (credentials ?? template) ? { credentials, template, finalize: undefined } : undefined;
  const config = new ApiConfig({ vendor, rules, negotiator }, policy, options, options, extras);
  if (findOptionIndexes([...queryNames, ...baseNames]).length > 0)
    throw invalidOption("vendor", "form", "without names of options in query and baseUrl");
  // Objects in it may change.
  if (properties.values.every((value) => typeof value === "string"))
    pushBounded(recent, { vendor: properties, config });
  return config;
}
