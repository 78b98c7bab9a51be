import { InvalidRouteError } from "../errors/invalid-route-error.js";
import { invalidOption } from "../errors/invalid-option.js";
import { flattenOptions } from "../options/flatten.js";
import { HeaderPatch } from "../options/headers.js";
import { mergeAll, mergeOptions } from "../options/merge.js";
import { findOptionIndexes, flattenOption, OPTIONS, rejectMisspelt } from "../options/option-table.js";
import { distinctParameters } from "../options/parameters.js";
import { omitIndexes, parseOptions, parseOptionsAt, rejectRouteOptions } from "../options/parse-options.js";
import { NO_OPTIONS, type ParsedOptions } from "../options/parsed-options.js";
import type { MediaTypeNegotiator } from "../request/accept.js";
import { expandBaseUrl, type BaseUrl } from "../request/base-url.js";
import { buildRequest, composeHeaders } from "../request/build-request.js";
import { buildVendorRequest } from "../request/vendor-request.js";
import type { FromCall } from "../request/from-call.js";
import type { Extras, RequestContext } from "../request/request-context.js";
import type { RequestObserver } from "../request/observer.js";
import type { CallPlan } from "../route/call-plan.js";
import { findMethod } from "../route/method.js";
import type { RouteRules } from "../route/route-rules.js";
import { Route } from "../route/route.js";
import { NO_VALUES, readProperties, type NamedValues } from "../shared/own-properties.js";
import type { EndpointDefaults, RequestOptions } from "../types/options.js";
import type { Policy } from "../types/policy.js";
import { mergePolicy } from "./policy.js";
import type { Vendor } from "./vendor.js";

/**
 * The own options of the call, for each object that `merge()` returned, so that `parse(merge(x))` equals `build(x)`
 * (A6).
 */
const calls = /* @__PURE__ */ new WeakMap<object, FromCall>();

/** The immutable configuration of an endpoint: vendor, policy and defaults, and the methods that build calls. */
export class ApiConfig implements RequestContext {
  /** Without a prototype. */
  readonly vendor: Vendor;
  readonly rules: RouteRules;
  readonly negotiator: MediaTypeNegotiator;
  readonly policy: Policy;
  readonly defaults: ParsedOptions;
  /** The options that this configuration adds to its base. The options of the vendor are last. */
  readonly options: ParsedOptions;
  readonly base: ApiConfig | undefined;
  readonly #parameters: NamedValues;
  /** For calls that pass only parameters. */
  readonly #fromDefaults: FromCall;
  readonly headers: RequestContext["headers"];
  /** `undefined` for most endpoints. */
  readonly extras: Extras | undefined;
  /** The base url of the defaults. */
  readonly ofDefaults: BaseUrl;
  /** Builds the requests of planned calls; for most endpoints, without the steps of extras. */
  readonly buildRequest: typeof buildRequest;

  /**
   * @param api - what all configurations of the vendor share
   * @param base - a configuration of the same vendor
   */
  constructor(
    api: Pick<ApiConfig, "vendor" | "rules" | "negotiator">,
    policy: Policy,
    defaults: ParsedOptions,
    options: ParsedOptions,
    extras: Extras | undefined,
    base?: ApiConfig,
  ) {
    this.vendor = api.vendor;
    this.rules = api.rules;
    this.negotiator = api.negotiator;
    this.policy = policy;
    this.defaults = defaults;
    this.options = options;
    this.base = base;
    this.#parameters = defaults.parameters ?? NO_VALUES;
    this.#fromDefaults = { defaults, options: undefined };
    this.extras = extras;
    this.buildRequest = (extras ?? this.rules.findRule) ? buildVendorRequest : buildRequest;
    this.ofDefaults = defaults.baseUrl!;
    const template = extras?.template;
    if (template?.option === defaults.baseUrl) {
      const { names, values } = this.#parameters;
      this.ofDefaults = expandBaseUrl(
        template!,
        this.rules.baseNames.map((name) => values[names.indexOf(name)] ?? undefined),
      );
    }
    this.headers = { bare: composeHeaders(defaults, this.negotiator), typed: undefined, contentType: undefined };
  }

  /** Returns a configuration with more defaults, which override those of this one. */
  withDefaults(given: object = {}): ApiConfig {
    const options = this.#parse(readProperties(given, "options"));
    if (options.parameters) rejectMisspelt(options.parameters.names);
    const defaults = mergeOptions(this.defaults, options);
    if (options.parameters) defaults.parameters = distinctParameters(defaults.parameters!);
    const config = new ApiConfig(this, this.policy, defaults, options, this.extras, this);
    if (options.method) findMethod(options.method, this.rules.methods);
    return config;
  }

  /** Returns a configuration without the named default parameters. */
  withoutDefaults(names: readonly string[]): ApiConfig {
    if (names.some((name) => typeof name !== "string") || findOptionIndexes(names).length > 0)
      throw invalidOption("withoutDefaults", "form", 'called with names of parameters, such as "org"');
    const given = this.#parameters;
    const removed = given.names.flatMap((name, index) => (names.includes(name) ? index : []));
    const defaults = { ...this.defaults, parameters: omitIndexes(removed, given) };
    return new ApiConfig(this, this.policy, defaults, NO_OPTIONS, this.extras, this);
  }

  withPolicy(changes: Partial<Policy>): ApiConfig {
    return new ApiConfig(this, mergePolicy(this.policy, changes), this.defaults, NO_OPTIONS, this.extras, this);
  }

  /** Returns this configuration with the hook of an endpoint (A7). */
  withFinalize(finalize: Extras["finalize"]): ApiConfig {
    const extras = { credentials: undefined, template: undefined, ...this.extras, finalize };
    return new ApiConfig(this, this.policy, this.defaults, this.options, extras, this.base);
  }

  /** Builds a call: `()`, `(route)`, `(route, options)` or `(options)` (Endpoints; B5). */
  build(route: unknown, options: unknown): RequestOptions {
    if (typeof route !== "string") {
      return this.buildSteps([this.read(route, options)]);
    }
    const parsed = Route.parse(route, this.rules);
    const call = options === undefined ? NO_VALUES : readProperties(options, "options", parsed.lastNames);
    const { names: defaultNames, values: defaultValues } = this.#parameters;
    const plan = parsed.findPlan(call.names, defaultNames, this.rules, true);
    const optionIndexes = plan ? plan.optionIndexes : findOptionIndexes(call.names);
    let own: ParsedOptions | undefined;
    if (optionIndexes.length > 0) {
      own = parseOptionsAt(optionIndexes, call, this.extras?.template?.option);
      if (!plan) rejectRouteOptions(own);
    }
    return this.buildRequest(
      this,
      plan ?? parsed.createPlan(call.names, defaultNames, this.rules, optionIndexes),
      defaultValues.length > 0 ? defaultValues.concat(call.values) : call.values,
      own ? mergeOptions(this.defaults, own) : this.defaults,
      own ? { defaults: this.defaults, options: own } : this.#fromDefaults,
    );
  }

  /**
   * Builds a call from the steps of a chain; later steps override earlier ones.
   *
   * @param steps - the options of each step
   * @param given - the parameters of all steps, if they are not among the options
   * @param route - the route, if it overrides the method and the url of all steps
   */
  buildSteps(
    steps: readonly ParsedOptions[],
    given?: NamedValues,
    route?: Route,
    observer?: RequestObserver,
  ): RequestOptions {
    const call = mergeAll(steps);
    const { names, values } = given ?? call.parameters ?? NO_VALUES;
    const { names: defaultNames, values: defaultValues } = this.#parameters;
    const options = steps.length > 0 ? mergeOptions(this.defaults, call) : this.defaults;
    const plan = this.#plan(options, names, defaultNames, route);
    const all = defaultValues.length > 0 ? defaultValues.concat(values) : values;
    return this.buildRequest(this, plan, all, options, { defaults: this.defaults, options: call }, observer);
  }

  /** Builds the result of `merge()`, which already contains the defaults. */
  parse(flat: object): RequestOptions {
    const options = this.#parse(readProperties(flat, "options"));
    options.baseUrl ??= this.defaults.baseUrl;
    options.headers ??= HeaderPatch.read({});
    const { names, values } = options.parameters ?? NO_VALUES;
    const plan = this.#plan(options, names, NO_VALUES.names);
    return this.buildRequest(this, plan, values, options, calls.get(flat) ?? this.#fromDefaults);
  }

  /** Returns the plan of the route in the options, if there is none yet. */
  #plan(options: ParsedOptions, names: readonly string[], defaultNames: readonly string[], route?: Route): CallPlan {
    const { method = "GET", url } = options;
    if (!route && !url) throw new InvalidRouteError(undefined, "set by the call or its defaults");
    return (route ?? Route.of(method, url!, this.rules)).plan(names, defaultNames, this.rules);
  }

  /** For `explain()`, which would otherwise contain a copy of the option table. */
  get optionNames(): readonly (keyof ParsedOptions)[] {
    return Object.keys(OPTIONS) as (keyof ParsedOptions)[];
  }

  /** For `explain()`: the properties of an option in merged options. */
  flattenOption(options: ParsedOptions, name: keyof ParsedOptions): [name: string, value: unknown][] {
    return flattenOption(options, name);
  }

  /** Merges the options of a call with the defaults to one flat object. */
  merge(call: ParsedOptions): EndpointDefaults {
    const flat = this.flatten(mergeOptions(this.defaults, call));
    calls.set(flat, { defaults: this.defaults, options: call });
    return flat;
  }

  /** Converts options to one flat object. */
  flatten(options: ParsedOptions): EndpointDefaults {
    return flattenOptions(options, findMethod(options.method!, this.rules.methods).name);
  }

  #parse(properties: NamedValues): ParsedOptions {
    return parseOptions(properties, this.extras?.template?.option);
  }

  /**
   * Reads a call: `()`, `(route)`, `(route, options)` or `(options)`. A route of `undefined` counts as not given (A5,
   * B5).
   */
  read(route: unknown, options: unknown): ParsedOptions {
    if (typeof route === "object" && route) {
      if (options !== undefined) throw invalidOption("options", "form", "the only argument, or follow a route");
      return this.#parse(readProperties(route, "options"));
    }
    const parsed = route === undefined ? undefined : Route.parse(route, this.rules);
    const call = this.#parse(options === undefined ? NO_VALUES : readProperties(options, "options"));
    if (!parsed) return call;
    rejectRouteOptions(call);
    const { method, url } = parsed.options;
    return { ...call, method, url };
  }
}
