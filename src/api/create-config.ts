import { invalidOption } from "../errors/invalid-option.js";
import { findOptionIndexes } from "../options/options.js";
import { MediaTypeNegotiator } from "../request/accept.js";
import { readBaseUrlTemplate } from "../request/base-url.js";
import { findApiMethods } from "../route/methods.js";
import { readRouteRules } from "../request/call.js";
import { stepsAfter, stepsBefore } from "../request/vendor-steps.js";
import { isKept, pushBounded, shallowEqual } from "../shared/bounded-cache.js";
import { type NamedValues, readProperties } from "../shared/passed-values.js";
import { DEFAULT_POLICY } from "../vendor/policy.js";
import { GITHUB } from "../vendor/github.js";
import { readVendor, type Vendor, vendorDefaults } from "../vendor/vendor.js";
import { ApiConfig } from "./api-config.js";

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
  const template = readBaseUrlTemplate(vendor.baseUrl);
  const options = vendorDefaults(vendor, template?.option);
  const queryNames = options.parameters?.names ?? [];
  const baseNames = template ? [...template.url.template.indexes.keys()] : [];
  const rules = readRouteRules(vendor.routes);
  const methods = findApiMethods(vendor.methods, queryNames, baseNames);
  const shared = {
    vendor,
    methods: rules ? rules.addTo(methods) : methods,
    negotiator: new MediaTypeNegotiator(vendor, readVendor),
    template,
    before: stepsBefore(rules, template, vendor.credentials),
    after: stepsAfter(vendor.credentials),
    ruleOrigins: isBuiltIn(properties) ? undefined : (rules?.origins ?? []),
  };
  const policy = Object.freeze({ ...DEFAULT_POLICY, ...vendor.policy });
  const config = new ApiConfig(shared, policy, options, options, undefined);
  if (findOptionIndexes([...queryNames, ...baseNames]).length > 0)
    throw invalidOption("vendor", "form", "without names of options in query and baseUrl");
  // Objects in it may change.
  if (properties.values.every((value) => typeof value === "string") && isKept(properties.values))
    pushBounded(recent, { vendor: properties, config });
  return config;
}

/** Whether a vendor is GitHub's, without any other field. Others are sealed (D5). */
function isBuiltIn({ names, values }: NamedValues): boolean {
  const own: readonly [string, unknown][] = Object.entries(GITHUB);
  return names.length === own.length && own.every(([name, value]) => values[names.indexOf(name)] === value);
}

/**
 * Checks a vendor, and returns it with a type that contains its names, for `OfVendor`.
 *
 * ```ts
 * const STRIPE = defineVendor({ name: "stripe", baseUrl: "https://api.stripe.com/v1", policy: { arrays: "indices" } });
 * STRIPE.policy.arrays; // => "indices"
 * ```
 *
 * @param vendor - a vendor, as an object literal
 * @throws {InvalidOptionError} When a field of the vendor is not valid.
 * @throws {InvalidHeaderError} When names or values are not allowed in a header.
 * @throws {InvalidBaseUrlError} When `baseUrl` is not an http(s) URL without userinfo, query or fragment.
 * @throws {InvalidTemplateError} When `baseUrl` has variables and is not a valid URI template.
 */
export function defineVendor<const Definition extends Vendor>(
  vendor: Definition & UnknownFields<Definition>,
): Definition {
  createConfig(vendor, {});
  return vendor;
}

/** Refuses fields that a vendor does not have, such as `headrs`. */
type UnknownFields<Definition> = Readonly<Record<Exclude<keyof Definition, keyof Vendor>, never>>;
