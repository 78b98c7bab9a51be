import type { Api, AttachedVendor } from "../kernel/call.js";
import { mergeDefaults, readDefaults, withoutRemoved, type Defaults } from "../kernel/defaults.js";
import { readHeaders } from "../kernel/headers.js";
import { assign } from "../kernel/values.js";
import { DEFAULT_METHOD } from "../shared/standard-methods.js";
import type { Policy } from "../types/policy.js";
import type { Vendor } from "../types/vendor.js";
import { attachVendor, isBuiltIn } from "../vendor/attach-vendor.js";
import { fillBaseUrls } from "../vendor/base-template.js";
import { DEFAULT_POLICY, readPolicy } from "../vendor/policy.js";
import { readVendor } from "../vendor/vendor.js";
import { VERSION } from "../version.js";
import { callHook, type Finalize } from "./finalize.js";

/** Returns the state of an endpoint. Later changes of `vendor` have no effect. */
export function createApi(vendor: Vendor, defaults?: object): Api {
  return withDefaults(apiOf(attachVendor(readVendor(vendor))), defaults);
}

/** Returns the state of a vendor without defaults. */
export function apiOf(vendor: AttachedVendor): Api {
  const { definition } = vendor;
  const { name, headers, query, variables } = definition;
  const agent = name === undefined ? "fluent-endpoint" : `${name}-endpoint.js`;
  const own = readHeaders({ accept: vendor.accept, "user-agent": `${agent}/${VERSION}` }, vendor);
  return complete({
    vendor,
    policy: Object.freeze({ ...DEFAULT_POLICY, ...definition.policy }),
    baseUrl: vendor.baseUrls.ofVendor,
    baseUrls: vendor.baseUrls,
    givenOrigins: [],
    sealedOrigins: isBuiltIn(definition) ? undefined : [],
    headers: withoutRemoved(assign(assign({}, own), headers && readHeaders(headers, vendor))),
    mediaType: undefined,
    parameters: (query ?? variables) && assign(assign({}, variables), query),
    method: DEFAULT_METHOD,
    url: undefined,
    data: undefined,
    request: undefined,
    after: undefined,
  });
}

/** What a state is made of. */
type Made = Defaults & Pick<Api, "vendor" | "policy" | "baseUrls" | "givenOrigins" | "sealedOrigins" | "after">;

/** Returns a state with what follows from its defaults: the base URLs, and the origins that get credentials. */
function complete(made: Made): Api {
  const { vendor, parameters, givenOrigins } = made;
  const { lacking, baseUrls } = fillBaseUrls(vendor, parameters);
  const isOfVendor = made.baseUrl === made.baseUrls.ofVendor;
  const named = [baseUrls.ofVendor, ...baseUrls.ofRules.values()].map(({ origin }) => origin);
  // All states have one shape, which calls read fastest.
  return {
    vendor,
    policy: made.policy,
    baseUrl: isOfVendor ? baseUrls.ofVendor : made.baseUrl,
    baseUrls,
    lacking: isOfVendor ? lacking : [],
    givenOrigins,
    sealedOrigins: made.sealedOrigins && [...givenOrigins, ...named],
    headers: made.headers,
    composed: { bare: undefined, typed: undefined, contentType: undefined },
    mediaType: made.mediaType,
    parameters,
    method: made.method,
    url: made.url,
    data: made.data,
    request: made.request,
    after: made.after,
  };
}

/** Returns a state with more defaults, which override those of this one. */
export function withDefaults(api: Api, defaults: object = {}): Api {
  const layer = readDefaults(api, defaults);
  const merged = mergeDefaults(api, layer);
  // A media type that the vendor does not have is reported here, not by each call.
  if (merged.mediaType) api.vendor.mediaTypes!.compose("", merged.mediaType);
  const { baseUrl } = layer.options;
  return complete({ ...api, ...merged, givenOrigins: [...api.givenOrigins, ...(baseUrl ? [baseUrl.origin] : [])] });
}

/** Returns a state with another policy. */
export function withPolicy(api: Api, changes: Partial<Policy>): Api {
  return complete({ ...api, policy: Object.freeze({ ...api.policy, ...readPolicy(changes) }) });
}

/** Returns a state with the hook of a subclass. */
export function withFinalize(api: Api, finalize: Finalize): Api {
  return { ...api, after: (built, call) => callHook(finalize, built, call) };
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
  createApi(vendor);
  return vendor;
}

/** Refuses fields that a vendor does not have, such as `headrs`. */
type UnknownFields<Definition> = Readonly<Record<Exclude<keyof Definition, keyof Vendor>, never>>;
