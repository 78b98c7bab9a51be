import { InvalidRouteError } from "./errors/invalid-route-error.js";
import { flatOptions } from "./merge/flat-options.js";
import type { Layer } from "./merge/layer.js";
import { mergeOptions } from "./merge/merge-options.js";
import { readOptions } from "./merge/read-options.js";
import { vendorDefaults } from "./merge/vendor-defaults.js";
import { verbsWith, type Verbs } from "./merge/verb.js";
import type { Given, MergedOptions } from "./merged-options.js";
import { ownNames } from "./own-names.js";
import { negotiatedHeaders } from "./parse/headers.js";
import { MediaTypeNegotiator } from "./parse/media-type-negotiator.js";
import { parseOptions, type ParseContext } from "./parse/parse-options.js";
import { DEFAULT_POLICY, mergePolicy, type Policy } from "./policy.js";
import type { EndpointDefaults, RequestOptions } from "./types/options.js";
import type { Vendor } from "./vendor.js";

/** What each merged options object came from, so that `parse(merge(x))` knows all that `build(x)` knows (decision A6). */
const origins = /* @__PURE__ */ new WeakMap<object, Given>();

/**
 * The way from a layer of options to request options: merge, then parse. It never changes, and what can be known
 * before any call is worked out once. `Endpoint`, its builder and its callable face are three doors to it.
 */
export class Pipeline {
  readonly vendor: Vendor;
  readonly policy: Policy;
  readonly defaults: MergedOptions;
  readonly verbs: Verbs;
  readonly #context: ParseContext;

  private constructor(vendor: Vendor, policy: Policy, defaults: MergedOptions, verbs: Verbs) {
    this.vendor = vendor;
    this.policy = policy;
    this.defaults = defaults;
    this.verbs = verbs;
    const negotiator = new MediaTypeNegotiator(vendor);
    this.#context = { policy, negotiator, defaults, headers: negotiatedHeaders(defaults, negotiator) };
  }

  /** The pipeline of a vendor without any defaults beside the vendor's own; what changes in `vendor` later is not seen. */
  static of(vendor: Vendor): Pipeline {
    ownNames(vendor, "vendor");
    const copy = Object.freeze({ ...vendor });
    const verbs = verbsWith(copy.methods);
    return new Pipeline(copy, mergePolicy(DEFAULT_POLICY, copy.policy ?? {}), vendorDefaults(copy, verbs), verbs);
  }

  /** A pipeline with a layer over the defaults of this one. */
  withDefaults(layer: Layer): Pipeline {
    return new Pipeline(this.vendor, this.policy, mergeOptions(this.defaults, layer, this.verbs), this.verbs);
  }

  withPolicy(changes: Partial<Policy>): Pipeline {
    return new Pipeline(this.vendor, mergePolicy(this.policy, changes), this.defaults, this.verbs);
  }

  build(layer: Layer): RequestOptions {
    return parseOptions(this.#merged(this.defaults, layer), this.#context);
  }

  merge(layer: Layer): EndpointDefaults {
    const flat = flatOptions(this.#merged(this.defaults, layer));
    origins.set(flat, layer);
    return flat;
  }

  /** Takes what `merge()` gave: the defaults are in it, and are not applied again. */
  parse(flat: unknown): RequestOptions {
    const nothing = {
      headers: {},
      mediaType: {},
      data: undefined,
      request: undefined,
      parameters: { names: [], values: [] },
    };
    const options = this.#merged({ ...this.defaults, url: undefined, ...nothing }, readOptions(flat));
    return parseOptions({ ...options, given: origins.get(flat as object) }, this.#context);
  }

  #merged(beneath: MergedOptions, layer: Layer): MergedOptions {
    const options = mergeOptions(beneath, layer, this.verbs);
    if (options.url === undefined) throw new InvalidRouteError("", "no url is given");
    return options;
  }
}
