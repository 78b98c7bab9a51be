import { InvalidRouteError } from "./errors/invalid-route-error.js";
import { Layer, type Layers } from "./layer.js";
import { flatOptions } from "./merge/flat-options.js";
import { readOptions } from "./merge/read-options.js";
import { stack } from "./merge/stack.js";
import { vendorLayer } from "./merge/vendor-layer.js";
import { finalHeaders } from "./parse/final-headers.js";
import { MediaTypeNegotiator } from "./parse/media-type-negotiator.js";
import type { Observer } from "./parse/observer.js";
import { parseOptions, type ParseContext, type Source } from "./parse/parse-options.js";
import { DEFAULT_POLICY, mergePolicy, type Policy } from "./policy.js";
import type { EndpointDefaults, RequestOptions } from "./types/options.js";
import { readVendor, type Vendor } from "./vendor.js";
import { verbNamed, verbsWith, type Verbs } from "./verb.js";

/** What each merged options object came from, so that `parse(merge(x))` knows all that `build(x)` knows (decision A6). */
const sources = /* @__PURE__ */ new WeakMap<object, Source>();

/**
 * The way from a layer of options to request options: merge, then parse. It never changes, and what can be known
 * before any call is worked out once. `Endpoint`, its builder and its callable face are three doors to it.
 */
export class Pipeline implements ParseContext {
  /** Without a prototype. */
  readonly vendor: Vendor;
  readonly policy: Policy;
  readonly defaults: Layer;
  /** What the defaults were stacked of: the vendor's own are the last. */
  readonly layers: Layers;
  readonly verbs: Verbs;
  readonly negotiator: MediaTypeNegotiator;
  readonly headers: Readonly<Record<string, string>>;

  private constructor(
    vendor: Vendor,
    verbs: Verbs,
    negotiator: MediaTypeNegotiator,
    policy: Policy,
    defaults: Layer,
    layers: Layers,
  ) {
    this.vendor = vendor;
    this.verbs = verbs;
    this.policy = policy;
    this.defaults = defaults;
    this.layers = layers;
    this.negotiator = negotiator;
    this.headers = finalHeaders(defaults, this.negotiator);
    verbNamed(defaults.method!, verbs);
  }

  /** The pipeline of a vendor without any defaults beside the vendor's own; what changes in `vendor` later is not seen. */
  static of(vendor: Vendor): Pipeline {
    const own = readVendor(vendor);
    const policy = Object.freeze({ ...DEFAULT_POLICY, ...own.policy });
    const layer = vendorLayer(own);
    const layers = { layer, beneath: undefined };
    return new Pipeline(own, verbsWith(own.methods), new MediaTypeNegotiator(own), policy, layer, layers);
  }

  /** A pipeline with a layer over the defaults of this one. */
  withDefaults(layer: Layer): Pipeline {
    const defaults = stack(this.defaults, layer);
    const layers = { layer, beneath: this.layers };
    return new Pipeline(this.vendor, this.verbs, this.negotiator, this.policy, defaults, layers);
  }

  withPolicy(changes: Partial<Policy>): Pipeline {
    const policy = mergePolicy(this.policy, changes);
    return new Pipeline(this.vendor, this.verbs, this.negotiator, policy, this.defaults, this.layers);
  }

  build(layer: Layer, observer?: Observer): RequestOptions {
    const source = { call: layer, defaults: this.defaults };
    return parseOptions(this, this.#call(this.defaults, layer), source, observer);
  }

  merge(layer: Layer): EndpointDefaults {
    const flat = this.flat(this.#call(this.defaults, layer));
    sources.set(flat, { call: layer, defaults: this.defaults });
    return flat;
  }

  /** Takes what `merge()` gave: the defaults are in it, and are not applied again. */
  parse(flat: object): RequestOptions {
    const beneath = new Layer();
    beneath.method = "GET";
    beneath.baseUrl = this.defaults.baseUrl;
    const source = sources.get(flat) ?? { call: undefined, defaults: this.defaults };
    return parseOptions(this, this.#call(beneath, readOptions(flat)), source);
  }

  /** A layer as one flat object. */
  flat(layer: Layer): EndpointDefaults {
    return flatOptions(layer, verbNamed(layer.method!, this.verbs).name);
  }

  #call(beneath: Layer, layer: Layer): Layer {
    const options = stack(beneath, layer);
    if (!options.url) throw new InvalidRouteError("", "no url is given");
    return options;
  }
}
