import { compiledRoute, routeOfOptions, type CompiledRoute } from "./compiled-route.js";
import { InvalidRouteError } from "./errors/invalid-route-error.js";
import { remember } from "./last-few.js";
import { Layer, NO_PARAMETERS, type HeaderChanges, type Layers, type Parameters } from "./layer.js";
import type { MediaType } from "./media-type.js";
import { readEntries } from "./own-entries.js";
import { flatOptions } from "./merge/flat-options.js";
import { readCall } from "./merge/read-call.js";
import { distinctParameters } from "./merge/parameters.js";
import { optionsAt, readOptions } from "./merge/read-options.js";
import { over, stack } from "./merge/stack.js";
import { vendorLayer } from "./merge/vendor-layer.js";
import { optionError } from "./own-names.js";
import { finalHeaders, type FinalHeaders } from "./parse/final-headers.js";
import { MediaTypeNegotiator } from "./parse/media-type-negotiator.js";
import type { Observer } from "./parse/observer.js";
import { parseOptions, type ParseContext, type Source } from "./parse/parse-options.js";
import type { Placement } from "./parse/placement.js";
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
  /** Those of the defaults. */
  readonly #headers: FinalHeaders;
  readonly #parameters: Parameters;
  /** Of calls that give no headers. */
  readonly #source: Source;
  /** What the headers have come to with the media types of the last few calls. */
  readonly #amended: { readonly mediaType: MediaType | undefined; readonly headers: FinalHeaders }[] = [];

  private constructor(vendor: Vendor, policy: Policy, defaults: Layer, layers: Layers, like?: Pipeline) {
    this.vendor = vendor;
    this.verbs = like?.verbs ?? verbsWith(vendor.methods);
    this.negotiator = like?.negotiator ?? new MediaTypeNegotiator(vendor);
    this.policy = policy;
    this.defaults = defaults;
    this.layers = layers;
    this.#headers = finalHeaders(defaults, this.negotiator);
    this.#parameters = defaults.parameters ?? NO_PARAMETERS;
    const { length } = this.#parameters.names;
    this.#source = { defaults, headers: undefined, isOfCall: (_name, _value, place) => place >= length };
    verbNamed(defaults.method!, this.verbs);
  }

  /** The pipeline of a vendor, with a layer over the vendor's own defaults; what changes in `vendor` later is not seen. */
  static of(vendor: Vendor, layer: Layer): Pipeline {
    const own = readVendor(vendor);
    const policy = Object.freeze({ ...DEFAULT_POLICY, ...own.policy });
    const vendors = vendorLayer(own);
    const layers = { layer, beneath: { layer: vendors, beneath: undefined } };
    return new Pipeline(own, policy, over(vendors, layer), layers);
  }

  /** A pipeline with a layer over the defaults of this one. */
  withDefaults(layer: Layer): Pipeline {
    const layers = { layer, beneath: this.layers };
    const defaults = over(this.defaults, layer);
    defaults.parameters &&= distinctParameters(defaults.parameters);
    return new Pipeline(this.vendor, this.policy, defaults, layers, this);
  }

  withPolicy(changes: Partial<Policy>): Pipeline {
    return new Pipeline(this.vendor, mergePolicy(this.policy, changes), this.defaults, this.layers, this);
  }

  /** Builds a call: `(route)`, `(route, options)` or `(options)` (specification, Endpoints). */
  build(route: unknown, options: unknown): RequestOptions {
    if (typeof route !== "string") return this.buildLayer(this.read(route, options));
    const compiled = compiledRoute(route);
    const entries = options === undefined ? NO_PARAMETERS : readEntries(options, "options", compiled.expected);
    const beneath = this.#parameters.names;
    let known = compiled.known(entries.names, beneath, this.verbs);
    let layer: Layer | undefined;
    if (!known) {
      layer = readCall(compiled.layer, entries);
      compiled.compile(this.verbs);
      known = compiled.learn(entries.names, beneath);
    } else if (known.options.length > 0) layer = optionsAt(known.options, entries);
    return this.#parse(compiled, known, entries.values, layer && over(this.defaults, layer), layer?.headers);
  }

  /** The same for a route with parameters alone. */
  buildRoute(route: CompiledRoute, { names, values }: Parameters = NO_PARAMETERS): RequestOptions {
    route.compile(this.verbs);
    return this.#parse(route, route.placement(names, this.#parameters.names), values);
  }

  /** The same for a call that has been read, whatever it says. */
  buildLayer(layer: Layer, route?: CompiledRoute, observer?: Observer): RequestOptions {
    const { names, values } = layer.parameters ?? NO_PARAMETERS;
    const options = this.#call(layer);
    const compiled = route ?? routeOfOptions(options, this.verbs);
    compiled.compile(this.verbs);
    const placement = compiled.placement(names, this.#parameters.names);
    return this.#parse(compiled, placement, values, options, layer.headers, observer);
  }

  /** The same for a call that says it in steps, each over those before it. */
  buildSteps(steps: readonly Layer[], route?: CompiledRoute, observer?: Observer): RequestOptions {
    return this.buildLayer(stack(steps), route, observer);
  }

  /** Reads a call. */
  read(route: unknown, options: unknown): Layer {
    if (typeof route !== "object" || !route) {
      const { layer } = compiledRoute(route);
      return readCall(layer, options === undefined ? NO_PARAMETERS : readEntries(options, "options"));
    }
    if (options !== undefined) throw optionError("options", "they are given twice");
    return readOptions(route);
  }

  merge(layer: Layer): EndpointDefaults {
    const flat = this.flat(this.#call(layer));
    sources.set(flat, sourceOf(layer, this.defaults));
    return flat;
  }

  /** Takes what `merge()` gave: the defaults are in it, and are not applied again. */
  parse(flat: object): RequestOptions {
    const beneath = new Layer();
    beneath.method = "GET";
    beneath.baseUrl = this.defaults.baseUrl;
    const options = withUrl(over(beneath, readOptions(flat)));
    const { names, values } = options.parameters ?? NO_PARAMETERS;
    const route = routeOfOptions(options, this.verbs);
    route.compile(this.verbs);
    const source = sources.get(flat) ?? sourceOf(undefined, this.defaults);
    return parseOptions(this, route, route.placement(names, []), values, options, source);
  }

  /** A layer as one flat object. */
  flat(layer: Layer): EndpointDefaults {
    return flatOptions(layer, verbNamed(layer.method!, this.verbs).name);
  }

  /**
   * @param options - those of the call over the defaults
   * @param headers - what the call itself says of them
   */
  #parse(
    route: CompiledRoute,
    placement: Placement,
    given: readonly unknown[],
    options = this.defaults,
    headers?: HeaderChanges,
    observer?: Observer,
  ): RequestOptions {
    const beneath = this.#parameters.values;
    // The values of the defaults stand before those of the call.
    const values = beneath.length > 0 ? beneath.concat(given) : given;
    const source = headers ? { ...this.#source, headers } : this.#source;
    return parseOptions(this, route, placement, values, options, source, observer);
  }

  #call(layer: Layer): Layer {
    return withUrl(over(this.defaults, layer));
  }

  /** The header fields that the options of a call come to. */
  headersOf(options: Layer): FinalHeaders {
    const { headers, mediaType } = this.defaults;
    if (options.headers !== headers) return finalHeaders(options, this.negotiator);
    if (options.mediaType === mediaType) return this.#headers;
    for (const known of this.#amended) if (known.mediaType === options.mediaType) return known.headers;
    const amended = finalHeaders(options, this.negotiator);
    remember(this.#amended, { mediaType: options.mediaType, headers: amended });
    return amended;
  }
}

/** Whose word merged options are: where it is not known what the call gave, a value of the defaults counts as theirs. */
function sourceOf(call: Layer | undefined, defaults: Layer): Source {
  const { names, values } = (call ?? defaults).parameters ?? NO_PARAMETERS;
  const said = new Map(names.map((name, place) => [name, values[place]]));
  return {
    defaults,
    headers: call?.headers,
    isOfCall: (name, value) => (call ? said.has(name) : said.get(name) !== value),
  };
}

function withUrl(options: Layer): Layer {
  if (!options.url) throw new InvalidRouteError("", "no url is given");
  return options;
}
