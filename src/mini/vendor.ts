import { readBaseUrl } from "../kernel/url.js";
import type { Api, AttachedVendor, BaseUrls, Platform } from "../kernel/call.js";
import type { Method } from "../kernel/settings.js";
import { mergeDefaults, readDefaults, type Defaults } from "../kernel/defaults.js";
import { readHeaders } from "../kernel/headers.js";
import { NO_OPTIONS } from "../kernel/options.js";
import { STANDARD_METHODS } from "../shared/standard-methods.js";
import type { Policy } from "../types/policy.js";
import { raise } from "./error.js";
import { readTemplate } from "./grammar.js";

/** The media type of a JSON body, unless the caller sets one. */
export const JSON_TYPE = "application/json; charset=utf-8";

const POLICY: Policy = {
  arrays: "repeat",
  objects: "error",
  trustedOrigins: undefined,
  body: undefined,
  query: undefined,
};

/** No rules. */
const NONE: BaseUrls["ofRules"] = /* @__PURE__ */ new Map();

/** The small grammar, and errors without prose. */
const PLATFORM: Platform = {
  raise,
  readTemplate,
  expand: undefined,
  writePairs: undefined,
  origins: undefined,
  encode: undefined,
  encodeQuery: undefined,
  seal: undefined,
};

/** An API without a name. */
export function createVendor(baseUrl: unknown): AttachedVendor {
  if (baseUrl === undefined) raise("ERR_INVALID_OPTION", [{ name: "baseUrl", reason: "missing" }]);
  const ofVendor = readBaseUrl(baseUrl, raise);
  return {
    ...PLATFORM,
    definition: { baseUrl: ofVendor.text },
    methods: METHODS,
    routes: new Map(),
    baseUrls: { ofVendor, ofRules: NONE },
    accept: "application/json",
    contentType: JSON_TYPE,
    credentials: [],
    places: new Map(),
    mediaTypes: undefined,
    extendRoute: undefined,
    leavesOut: undefined,
    variables: [],
    checkVariables: undefined,
  };
}

const METHODS: ReadonlyMap<string, Method> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ STANDARD_METHODS.map((marked) => {
    const name = marked.replace("+", "");
    return [name, { name, lower: name.toLowerCase(), hasBody: name !== marked }];
  }),
);

/** Returns the endpoint of a vendor with defaults. */
export function createApi(vendor: AttachedVendor, given: object): Api {
  const { baseUrls, accept } = vendor;
  const own = {
    ...NO_OPTIONS,
    vendor,
    baseUrl: baseUrls.ofVendor,
    headers: readHeaders({ accept }, vendor),
    parameters: undefined,
  };
  return complete(vendor, mergeDefaults(own, readDefaults(own, given)));
}

/** Returns an endpoint with more defaults, which override those of this one. */
export function withDefaults(api: Api, given: object): Api {
  return complete(api.vendor, mergeDefaults(api, readDefaults(api, given)));
}

function complete(vendor: AttachedVendor, defaults: Defaults): Api {
  return {
    vendor,
    policy: POLICY,
    baseUrls: vendor.baseUrls,
    lacking: [],
    givenOrigins: [],
    sealedOrigins: undefined,
    composed: { bare: undefined, typed: undefined, contentType: undefined },
    after: undefined,
    ...defaults,
  };
}
