import type { Api } from "../kernel/call.js";
import type { BaseUrl } from "../kernel/settings.js";
import { readHeaders } from "../kernel/headers.js";
import { mergeDefaults, readDefaults, withoutRemoved } from "../kernel/defaults.js";
import { assign } from "../kernel/values.js";
import { DEFAULT_METHOD } from "../shared/standard-methods.js";
import type { Policy } from "../types/policy.js";
import { attachVendor, isBuiltIn } from "../vendor/attach-vendor.js";
import { DEFAULT_POLICY, readPolicy } from "../vendor/policy.js";
import { fillBaseUrls } from "../vendor/base-template.js";
import { readVendor, type Vendor } from "../vendor/vendor.js";
import { VERSION } from "../version.js";
import { callHook, type Finalize } from "./finalize.js";

/** The state of an endpoint: what the kernel needs, and what its defaults are made of. */
export interface EndpointApi extends Api {
  readonly definition: Vendor;
  readonly isBuiltIn: boolean;
  /** The state of the vendor, without defaults. */
  readonly start: EndpointApi | undefined;
  /** What this state adds to another one: `derive()` must return a state with the same. */
  readonly layer: object;
  /** That of the defaults, which replaces the vendor's. */
  readonly givenBaseUrl: BaseUrl | undefined;
  /** The origins of all base URLs of defaults. */
  readonly givenOrigins: readonly string[];
  readonly finalize: Finalize | undefined;
}

/** Returns the state of a vendor with defaults. Later changes of `vendor` have no effect. */
export function createApi(vendor: Vendor, defaults?: object): EndpointApi {
  return withDefaults(createVendorApi(readVendor(vendor)), defaults);
}

function createVendorApi(definition: Vendor): EndpointApi {
  const vendor = attachVendor(definition);
  const { name, headers, query, variables } = definition;
  const agent = name === undefined ? "fluent-endpoint" : `${name}-endpoint.js`;
  const own = readHeaders({ accept: vendor.accept, "user-agent": `${agent}/${VERSION}` }, vendor);
  return complete({
    definition,
    isBuiltIn: isBuiltIn(definition),
    start: undefined,
    layer: definition,
    vendor,
    policy: Object.freeze({ ...DEFAULT_POLICY, ...definition.policy }),
    finalize: undefined,
    givenBaseUrl: undefined,
    givenOrigins: [],
    headers: withoutRemoved(assign(assign({}, own), headers && readHeaders(headers, vendor))),
    mediaType: undefined,
    parameters: (query ?? variables) && assign(assign({}, variables), query),
    method: DEFAULT_METHOD,
    url: undefined,
    data: undefined,
    request: undefined,
  });
}

type Derived = "composed" | "after" | "sealedOrigins" | "baseUrl";
type Partially = Omit<EndpointApi, Derived | keyof ReturnType<typeof fillBaseUrls>>;

/** Adds what depends on the other fields. */
function complete(api: Partially): EndpointApi {
  const { vendor, headers, finalize, policy, givenBaseUrl, givenOrigins } = api;
  const { lacking, vendorBaseUrl, ruledBaseUrls } = fillBaseUrls(vendor, api.parameters);
  return {
    definition: api.definition,
    isBuiltIn: api.isBuiltIn,
    start: api.start,
    layer: api.layer,
    vendor,
    policy,
    givenBaseUrl,
    baseUrl: givenBaseUrl ?? vendorBaseUrl,
    vendorBaseUrl,
    ruledBaseUrls,
    lacking: givenBaseUrl ? [] : lacking,
    givenOrigins,
    sealedOrigins: api.isBuiltIn
      ? undefined
      : [...givenOrigins, ...[vendorBaseUrl, ...ruledBaseUrls.values()].map(({ origin }) => origin)],
    headers,
    composed: { bare: undefined, typed: undefined, contentType: undefined },
    mediaType: api.mediaType,
    parameters: api.parameters,
    method: api.method,
    url: api.url,
    data: api.data,
    request: api.request,
    after: finalize && ((built, call) => callHook(finalize, built, call)),
    finalize,
  };
}

/** Returns a state with more defaults, which override those of this one. */
export function withDefaults(api: EndpointApi, defaults: object = {}): EndpointApi {
  const layer = readDefaults(api, defaults);
  const { baseUrl: given } = layer.options;
  const givenBaseUrl = given ?? api.givenBaseUrl;
  const givenOrigins = given ? [...api.givenOrigins, given.origin] : api.givenOrigins;
  const merged = mergeDefaults(api, layer);
  // A media type that the vendor does not have is reported here, not by each call.
  if (merged.mediaType) api.vendor.mediaTypes!.compose("", merged.mediaType);
  return complete({ ...api, ...merged, start: api.start ?? api, layer, givenBaseUrl, givenOrigins });
}

/** Returns a state with another policy. */
export function withPolicy(api: EndpointApi, changes: Partial<Policy>): EndpointApi {
  const policy = Object.freeze({ ...api.policy, ...readPolicy(changes) });
  return complete({ ...api, policy, start: api.start ?? api, layer: policy });
}

/** Returns a state with the hook of a subclass. */
export function withFinalize(api: EndpointApi, finalize: Finalize): EndpointApi {
  return complete({ ...api, finalize });
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
