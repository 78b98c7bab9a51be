import { CompiledRoute, compiledRoute } from "./compiled-route.js";
import { InvalidRouteError } from "./errors/invalid-route-error.js";
import { Layer, NO_PARAMETERS, type Layers, type Parameters } from "./layer.js";
import { flatOptions } from "./merge/flat-options.js";
import { readCall } from "./merge/read-call.js";
import { readOptions, readParameters } from "./merge/read-options.js";
import { stack } from "./merge/stack.js";
import { vendorLayer } from "./merge/vendor-layer.js";
import { optionError, ownNames } from "./own-names.js";
import { announceJson } from "./parse/body.js";
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
  readonly headers: Record<string, string>;
  readonly jsonHeaders: Record<string, string>;
  /** Whether a call with parameters alone has nothing to be merged with, and nothing to be checked but its values. */
  readonly isPlain: boolean;

  private constructor(vendor: Vendor, policy: Policy, defaults: Layer, layers: Layers, like?: Pipeline) {
    this.vendor = vendor;
    this.verbs = like?.verbs ?? verbsWith(vendor.methods);
    this.negotiator = like?.negotiator ?? new MediaTypeNegotiator(vendor);
    this.policy = policy;
    this.defaults = defaults;
    this.layers = layers;
    this.headers = finalHeaders(defaults, this.negotiator);
    this.jsonHeaders = announceJson(this.headers, {});
    this.isPlain = !defaults.parameters && defaults.data === undefined && !policy.trustedOrigins;
    verbNamed(defaults.method!, this.verbs);
  }

  /** The pipeline of a vendor, with a layer over the vendor's own defaults; what changes in `vendor` later is not seen. */
  static of(vendor: Vendor, layer: Layer): Pipeline {
    const own = readVendor(vendor);
    const policy = Object.freeze({ ...DEFAULT_POLICY, ...own.policy });
    const vendors = vendorLayer(own);
    const layers = { layer, beneath: { layer: vendors, beneath: undefined } };
    return new Pipeline(own, policy, stack([vendors, layer]), layers);
  }

  /** A pipeline with a layer over the defaults of this one. */
  withDefaults(layer: Layer): Pipeline {
    const layers = { layer, beneath: this.layers };
    return new Pipeline(this.vendor, this.policy, stack([this.defaults, layer]), layers, this);
  }

  withPolicy(changes: Partial<Policy>): Pipeline {
    return new Pipeline(this.vendor, mergePolicy(this.policy, changes), this.defaults, this.layers, this);
  }

  /** Builds a call: `(route)`, `(route, options)` or `(options)` (specification, Endpoints). */
  build(route: unknown, options: unknown): RequestOptions {
    if (typeof route !== "string") return this.buildLayer(this.read(route, options));
    const compiled = compiledRoute(route);
    const names = options === undefined ? [] : ownNames(options, "options");
    const placement = this.isPlain ? compiled.placement(names, this.verbs) : undefined;
    if (placement?.areParameters) return this.buildRoute(compiled, readParameters(options as object, placement.names));
    return this.buildLayer(readCall(compiled.layer, options, names), compiled);
  }

  /** The same for a route with parameters alone, on a plain pipeline: what is merged is known. */
  buildRoute(route: CompiledRoute, parameters: Parameters | undefined): RequestOptions {
    return this.#parse(route, parameters, this.defaults);
  }

  /** The same for a call that has been read, whatever it says. */
  buildLayer(layer: Layer, route?: CompiledRoute, observer?: Observer): RequestOptions {
    const options = this.#call(this.defaults, layer);
    const source = { call: layer, defaults: this.defaults };
    return this.#parse(route ?? new CompiledRoute(options), options.parameters, options, source, observer);
  }

  /** Reads a call. */
  read(route: unknown, options: unknown): Layer {
    if (typeof route !== "object" || !route) return readCall(compiledRoute(route).layer, options);
    if (options !== undefined) throw optionError("options", "they are given twice");
    return readOptions(route);
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
    const options = this.#call(beneath, readOptions(flat));
    const source = sources.get(flat) ?? { call: undefined, defaults: this.defaults };
    return this.#parse(new CompiledRoute(options), options.parameters, options, source);
  }

  /** A layer as one flat object. */
  flat(layer: Layer): EndpointDefaults {
    return flatOptions(layer, verbNamed(layer.method!, this.verbs).name);
  }

  #call(beneath: Layer, layer: Layer): Layer {
    const options = stack([beneath, layer]);
    if (!options.url) throw new InvalidRouteError("", "no url is given");
    return options;
  }

  #parse(
    route: CompiledRoute,
    { names, values }: Parameters = NO_PARAMETERS,
    options: Layer,
    source?: Source,
    observer?: Observer,
  ): RequestOptions {
    route.compile(this.verbs);
    return parseOptions(this, route, route.placement(names, this.verbs)!, values, options, source, observer);
  }
}
