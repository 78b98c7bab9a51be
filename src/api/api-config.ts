import { invalidOption } from "../errors/invalid-option.js";
import { rejectMissingCredentials } from "../options/credential.js";
import { flattenOptions } from "../options/flatten.js";
import { HeaderPatch } from "../options/headers.js";
import { concatParameters, mergeAll, mergeOptions } from "../options/merge.js";
import {
  findOptionIndexes,
  flattenOption,
  NO_OPTIONS,
  omitIndexes,
  OPTIONS,
  type ParsedOptions,
  parseOptions,
  parseOptionsAt,
  rejectMisspelt,
  rejectRouteOptions,
} from "../options/options.js";
import { distinctParameters } from "../options/parameters.js";
import type { MediaTypeNegotiator } from "../request/accept.js";
import type { BaseUrl } from "../options/base-url.js";
import { fillWithDefaults } from "../request/base-url.js";
import { buildPlain, buildRequest, composeBareHeaders } from "../request/build-request.js";
import type { Api, BaseUrlTemplate, Call, RequestObserver } from "../request/call.js";
import { ownValues } from "../request/own-values.js";
import { stepsAfter, type Finalize } from "../request/vendor-steps.js";
import { findMethod, type ApiMethods } from "../route/methods.js";
import { hasVariable } from "../route/route-url.js";
import { Route } from "../route/route.js";
import { type NamedValues, NO_VALUES, readProperties } from "../shared/passed-values.js";
import type { EndpointDefaults, RequestOptions } from "../types/options.js";
import type { Policy } from "../types/policy.js";
import { readPolicy } from "../vendor/policy.js";
import type { Vendor } from "../vendor/vendor.js";

/**
 * The own options of the call and its defaults, for each object that `merge()` returned, so that `parse(merge(x))`
 * equals `build(x)` (A6).
 */
const calls = /* @__PURE__ */ new WeakMap<object, Pick<Call, "ownOptions" | "defaults">>();

/** What all configurations of a vendor share; the step after a request also depends on the class. */
type OfVendor = Pick<ApiConfig, "vendor" | "methods" | "negotiator" | "template" | "before" | "after"> & {
  /** The origins of its rules; `undefined` for the built-in vendor, which is not sealed (D5). */
  readonly ruleOrigins: readonly string[] | undefined;
};

/** The immutable configuration of an endpoint: vendor, policy and defaults, and the methods that build calls. */
export class ApiConfig implements Api {
  /** Without a prototype. */
  readonly vendor: Vendor;
  readonly methods: ApiMethods;
  readonly negotiator: MediaTypeNegotiator;
  readonly template: BaseUrlTemplate | undefined;
  readonly before: Api["before"];
  readonly after: Api["after"];
  readonly policy: Policy;
  readonly chosen: Api["chosen"];
  readonly defaults: ParsedOptions;
  /** The options that this configuration adds to its base. The options of the vendor are last. */
  readonly options: ParsedOptions;
  readonly base: ApiConfig | undefined;
  readonly ofVendor: Api["ofVendor"];
  readonly #shared: OfVendor;
  readonly #parameters: NamedValues;
  readonly headers: Api["headers"];
  readonly isPlain: boolean;
  readonly defaultBaseUrl: BaseUrl;
  readonly sealedOrigins: Api["sealedOrigins"];

  /** @param base - a configuration of the same vendor */
  constructor(
    shared: OfVendor,
    policy: Policy,
    defaults: ParsedOptions,
    options: ParsedOptions,
    base: ApiConfig | undefined,
    chosen: Api["chosen"] = base?.chosen,
  ) {
    const { template, methods } = shared;
    this.#shared = shared;
    this.vendor = shared.vendor;
    this.methods = methods;
    this.negotiator = shared.negotiator;
    this.template = template;
    this.before = shared.before;
    this.after = shared.after;
    this.policy = policy;
    this.chosen = chosen;
    this.defaults = defaults;
    this.options = options;
    this.base = base;
    this.ofVendor = base?.ofVendor ?? this;
    this.#parameters = defaults.parameters ?? NO_VALUES;
    const { names, values } = this.#parameters;
    this.defaultBaseUrl =
      template && template.option === defaults.baseUrl
        ? fillWithDefaults(
            template,
            methods.baseNames.map((name) => values[names.indexOf(name)] ?? undefined),
          )
        : defaults.baseUrl!;
    const { origin } = this.defaultBaseUrl;
    const origins = base ? base.sealedOrigins : shared.ruleOrigins;
    this.sealedOrigins = !origins || origins.includes(origin) ? origins : [...origins, origin];
    const { query, data, request } = defaults;
    const special = shared.before ?? shared.after ?? policy.trustedOrigins ?? policy.body ?? query ?? request;
    this.isPlain = special === undefined && data === undefined && policy.route === "drop";
    if (shared.vendor.credentials) rejectMissingCredentials(defaults.headers!, shared.vendor.credentials);
    this.headers = { bare: composeBareHeaders(defaults, this.negotiator), typed: undefined, contentType: undefined };
  }

  /** Returns a configuration with more defaults, which override those of this one. */
  withDefaults(properties: object = {}): ApiConfig {
    const options = this.#parse(readProperties(properties, "options"));
    // The credentials for another host would go to the default one (A5).
    if (!options.baseUrl && Object.prototype.propertyIsEnumerable.call(properties, "baseUrl"))
      throw invalidOption("baseUrl", "form", `set, or left out for ${this.defaults.baseUrl!.text.slice(0, 99)}`);
    if (options.parameters) rejectMisspelt(options.parameters.names, (name) => this.#isOfVendor(name));
    const defaults = mergeOptions(this.defaults, options);
    if (options.parameters) defaults.parameters = distinctParameters(defaults.parameters!);
    const config = new ApiConfig(this.#shared, this.policy, defaults, options, this);
    if (options.method) findMethod(options.method, this.methods);
    return config;
  }

  /** Whether the vendor names a parameter, in any case. */
  #isOfVendor(name: string): boolean {
    const { queryNames, baseNames } = this.methods;
    const named = [...queryNames, ...baseNames, ...(this.vendor.credentials ?? [])];
    return named.some((other) => other.toLowerCase() === name.toLowerCase());
  }

  /** Returns a configuration without the named default parameters. */
  withoutDefaults(names: readonly string[]): ApiConfig {
    if (names.some((name) => typeof name !== "string") || findOptionIndexes(names).length > 0)
      throw invalidOption("withoutDefaults", "form", 'called with names of parameters, such as "org"');
    const removed = this.#parameters.names.flatMap((name, index) => (names.includes(name) ? index : []));
    const defaults = { ...this.defaults, parameters: omitIndexes(removed, this.#parameters) };
    return new ApiConfig(this.#shared, this.policy, defaults, NO_OPTIONS, this);
  }

  /** @param isOfChain - whether the changes also override rules of routes (I2) */
  withPolicy(changes: Partial<Policy>, isOfChain?: boolean): ApiConfig {
    const own = readPolicy(changes);
    const chosen = isOfChain ? { ...this.chosen, ...own } : undefined;
    return new ApiConfig(
      this.#shared,
      Object.freeze({ ...this.policy, ...own }),
      this.defaults,
      NO_OPTIONS,
      this,
      chosen,
    );
  }

  /** Returns this configuration with the hook of an endpoint (A7). */
  withFinalize(finalize: Finalize): ApiConfig {
    const shared = { ...this.#shared, after: stepsAfter(this.vendor.credentials, finalize) };
    return new ApiConfig(shared, this.policy, this.defaults, this.options, this.base);
  }

  /**
   * Builds a call: `()`, `(route)`, `(route, options)` or `(options)` (Endpoints; B5).
   *
   * A call with a route is a short cut of `read()` and `buildSteps()`: its plan tells which properties are options, and
   * its parameters are not copied. `tests/properties/short-cuts.test.ts` compares both.
   */
  build(route: unknown, options: unknown): RequestOptions {
    if (typeof route !== "string") return this.buildSteps([this.read(route, options)]);
    const parsed = Route.parse(route, this.methods, options);
    const properties = options === undefined ? NO_VALUES : readProperties(options, "options", parsed.lastNames);
    const { names, values } = properties;
    const { names: defaultNames, values: defaultValues } = this.#parameters;
    // The first call with these names has no plan yet, and takes the long way.
    const known = parsed.findPlan(names, defaultNames, this.methods, true);
    const optionIndexes = known
      ? known.optionIndexes
      : findOptionIndexes(names, (name) => hasVariable(parsed.options.url, name));
    const all = defaultValues.length > 0 ? defaultValues.concat(values) : values;
    const owned = known && ownValues(known, all);
    const built = owned && optionIndexes.length === 0 && buildPlain(this, known, owned);
    if (built) return built;
    let own: ParsedOptions | undefined;
    if (optionIndexes.length > 0) {
      own = parseOptionsAt(optionIndexes, properties, this.template?.option);
      if (!known) rejectRouteOptions(own);
    }
    const plan = known ?? parsed.createPlan(names, defaultNames, this.methods, optionIndexes);
    return buildRequest({
      api: this,
      plan,
      values: owned ?? ownValues(plan, all),
      options: own ? mergeOptions(this.defaults, own) : this.defaults,
      ownOptions: own,
      defaults: this.defaults,
      passed: all,
      ruledQuery: undefined,
      url: undefined,
      observer: undefined,
    });
  }

  /**
   * Builds a call from the steps of a chain; later steps override earlier ones.
   *
   * @param steps - the options of each step
   * @param parameters - those of the steps, the last first, if they are not among the options
   * @param route - the route, if it overrides the method and the url of all steps
   */
  buildSteps(
    steps: readonly ParsedOptions[],
    parameters?: readonly NamedValues[],
    route?: Route,
    observer?: RequestObserver,
  ): RequestOptions {
    const ofSteps = parameters && concatParameters(parameters);
    const own = steps.length > 0 ? mergeAll(steps) : undefined;
    const options = own ? mergeOptions(this.defaults, own) : this.defaults;
    const { names, values } = ofSteps ?? own?.parameters ?? NO_VALUES;
    const { names: defaultNames, values: defaultValues } = this.#parameters;
    const plan = (route ?? Route.ofOptions(options, this.methods)).plan(names, defaultNames, this.methods);
    const all = defaultValues.length > 0 ? defaultValues.concat(values) : values;
    const owned = ownValues(plan, all);
    const built = own || observer ? undefined : buildPlain(this, plan, owned);
    if (built) return built;
    return buildRequest({
      api: this,
      plan,
      values: owned,
      options,
      ownOptions: own,
      defaults: this.defaults,
      passed: all,
      ruledQuery: undefined,
      url: undefined,
      observer,
    });
  }

  /** Builds the result of `merge()`, which already contains the defaults. */
  parse(flat: object): RequestOptions {
    const options = this.#parse(readProperties(flat, "options"));
    options.baseUrl ??= this.defaults.baseUrl;
    options.headers ??= HeaderPatch.read({});
    const { names, values } = options.parameters ?? NO_VALUES;
    const plan = Route.ofOptions(options, this.methods).plan(names, NO_VALUES.names, this.methods);
    const { defaults, ownOptions } = calls.get(flat) ?? { defaults: this.defaults, ownOptions: undefined };
    return buildRequest({
      api: this,
      plan,
      values: ownValues(plan, values),
      options,
      ownOptions,
      defaults,
      passed: values,
      ruledQuery: undefined,
      url: undefined,
      observer: undefined,
    });
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
    calls.set(flat, { defaults: this.defaults, ownOptions: call });
    return flat;
  }

  /** Converts options to one flat object. */
  flatten(options: ParsedOptions): EndpointDefaults {
    const { name } = findMethod(options.method!, this.methods);
    return flattenOptions(options, name, (parameter) => hasVariable(options.url, parameter));
  }

  /** @param url - the url of the route; by default, that of the properties or of the defaults */
  #parse(properties: NamedValues, url?: string): ParsedOptions {
    return parseOptions(properties, this.template?.option, (name) => {
      const { names, values } = properties;
      return hasVariable(url ?? values[names.indexOf("url")] ?? this.defaults.url, name);
    });
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
    const parsed = route === undefined ? undefined : Route.parse(route, this.methods, options);
    const given = options === undefined ? NO_VALUES : readProperties(options, "options");
    const call = this.#parse(given, parsed?.options.url);
    if (!parsed) return call;
    rejectRouteOptions(call);
    const { method, url } = parsed.options;
    return { ...call, method, url };
  }
}
