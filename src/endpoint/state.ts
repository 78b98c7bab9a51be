import type { CompiledVendor, EndpointState, Given } from "../kernel/call.js";
import { defaultHeaders, readHeaders } from "../kernel/headers.js";
import { NO_OPTIONS, NO_VALUES, mergeValues } from "../kernel/options.js";
import { getOwn } from "../kernel/values.js";
import { CREDENTIAL_HEADERS } from "../shared/secret-names.js";
import { DEFAULT_METHOD } from "../shared/standard-methods.js";
import type { Policy } from "../types/policy.js";
import type { Vendor } from "../types/vendor.js";
import { fillBaseUrls } from "../vendor/base-template.js";
import { compileVendor } from "../vendor/compile-vendor.js";
import { DEFAULT_POLICY, readPolicy } from "../vendor/policy.js";
import { readVendor } from "../vendor/vendor.js";
import { VERSION } from "../version.js";
import { mergeDefaults, readDefaults, withoutRemoved } from "./defaults.js";
import { callHook, type Finalize } from "./finalize.js";

/** Returns the state of an endpoint. Later changes of `vendor` have no effect. */
export function createState(vendor: Vendor, defaults?: object): EndpointState {
  return withDefaults(stateOf(compileVendor(readVendor(vendor))), defaults);
}

/** Returns the state of a vendor without defaults. */
export function stateOf(vendor: CompiledVendor): EndpointState {
  const { definition, accept, credentials, baseUrls } = vendor;
  const { name, headers, query, variables } = definition;
  const agent = name === undefined ? "fluent-endpoint" : `${name}-endpoint.js`;
  const own = readHeaders({ accept, "user-agent": `${agent}/${VERSION}` }, credentials);
  const all = mergeValues(own, headers && readHeaders(headers, credentials))!;
  const defaults: Given = {
    options: { ...NO_OPTIONS, baseUrl: baseUrls.ofVendor, method: DEFAULT_METHOD, headers: withoutRemoved(all) },
    parameters: mergeValues(variables, query) ?? NO_VALUES,
  };
  return complete({
    vendor,
    policy: Object.freeze({ ...DEFAULT_POLICY, ...definition.policy }),
    defaults,
    givenOrigins: [],
    setsAccept: getOwn(all, "accept") !== accept,
    finalize: undefined,
  });
}

/** What a state is made of. */
type Made = Pick<EndpointState, "vendor" | "policy" | "defaults" | "givenOrigins" | "setsAccept" | "finalize">;

/** Returns a state with what follows from its defaults. */
function complete({ vendor, policy, defaults, givenOrigins, setsAccept, finalize }: Made): EndpointState {
  const { lacking, baseUrls } = fillBaseUrls(vendor, defaults.parameters);
  const baseUrl = defaults.options.baseUrl!;
  const isOfVendor = baseUrl === vendor.baseUrls.ofVendor;
  const named = [baseUrls.ofVendor, ...baseUrls.ofRules.values()].map(({ origin }) => origin);
  // All states have one shape, which calls read fastest.
  return {
    vendor,
    policy,
    defaults,
    baseUrl: isOfVendor ? baseUrls.ofVendor : baseUrl,
    baseUrls,
    lacking: isOfVendor ? lacking : [],
    givenOrigins,
    setsAccept,
    ownOrigins: vendor.isBuiltIn ? undefined : [...givenOrigins, ...named],
    headers: defaultHeaders(vendor, defaults),
    secrets: secretsIn(vendor, defaults),
    finalize,
  };
}

function secretsIn({ credentials }: CompiledVendor, { parameters }: Given): readonly string[] {
  return Object.keys(parameters).filter((name) => [...CREDENTIAL_HEADERS, ...credentials].includes(name.toLowerCase()));
}

/** Returns a state with more defaults, which override those of this one. */
export function withDefaults(state: EndpointState, defaults: object = {}): EndpointState {
  const layer = readDefaults(state.vendor, defaults);
  const { baseUrl, headers } = layer.options;
  const givenOrigins = baseUrl ? [...state.givenOrigins, baseUrl.origin] : state.givenOrigins;
  const setsAccept = state.setsAccept || getOwn(headers, "accept") !== undefined;
  return complete({ ...state, defaults: mergeDefaults(state.defaults, layer), givenOrigins, setsAccept });
}

/** Returns a state with another policy. */
export function withPolicy(state: EndpointState, changes: Partial<Policy>): EndpointState {
  return { ...state, policy: Object.freeze({ ...state.policy, ...readPolicy(changes) }) };
}

/** Returns a state with the hook of a subclass. */
export function withFinalize(state: EndpointState, finalize: Finalize): EndpointState {
  return { ...state, finalize: (built, call) => callHook(finalize, built, call) };
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
 * @throws {EndpointError} `ERR_INVALID_OPTION` when a field of the vendor is not valid.
 * @throws {EndpointError} `ERR_INVALID_HEADER` when names or values are not allowed in a header.
 * @throws {EndpointError} `ERR_INVALID_BASE_URL` when `baseUrl` is neither an http(s) URL without userinfo, query or fragment, nor a path.
 * @throws {EndpointError} `ERR_INVALID_TEMPLATE` when `baseUrl` has variables and is not a valid URI template.
 */
export function defineVendor<const Definition extends Vendor>(
  vendor: Definition & UnknownFields<Definition>,
): Definition {
  createState(vendor);
  return vendor;
}

/** Refuses fields that a vendor does not have, such as `headrs`. */
type UnknownFields<Definition> = Readonly<Record<Exclude<keyof Definition, keyof Vendor>, never>>;
