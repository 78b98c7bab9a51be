import { ApiConfig } from "./api/api-config.js";
import { formatRoute } from "./errors/format.js";
import { invalidOption } from "./errors/invalid-option.js";
import { describe, namesOf } from "./options/flatten.js";
import { mergeAll, mergeOptions } from "./options/merge.js";
import { NO_OPTIONS, type ParsedOptions, parseOption } from "./options/options.js";
import { Route } from "./route/route.js";
import { findMethod } from "./route/methods.js";
import { kindOf, type NamedValues, NO_VALUES, readProperties } from "./shared/passed-values.js";
import { DEFAULT_METHOD } from "./shared/standard-methods.js";
import { isTimeLimit } from "./shared/time-limit.js";
import type { EndpointDefaults, RequestHeaders, RequestOptions } from "./types/options.js";
import type { Policy } from "./types/policy.js";

/**
 * Builds request options step by step, in any order. It is immutable: each step returns a new builder, so several
 * chains can start from the same one.
 *
 * ```ts
 * const repos = new Endpoint().route("GET /orgs/{org}/repos").param("org", "octokit");
 * repos.param("type", "private").build().url; // => "https://api.github.com/orgs/octokit/repos?type=private"
 * repos.build().url; // => "https://api.github.com/orgs/octokit/repos"
 * ```
 *
 * Each step validates its arguments immediately. `build()` validates the whole request. A value of `undefined` means
 * "not given" and changes nothing.
 *
 * The types of the steps, with their documentation, are in `types/`: endpoints return builders as `StillMissing`, `ReadyToBuild`
 * or `Unrouted`.
 */
export class RequestBuilder {
  readonly #config: ApiConfig;
  readonly #previous: RequestBuilder | undefined;
  /** The options that this step sets. */
  readonly #options: ParsedOptions | undefined;
  /** The parameters that this step sets. */
  readonly #parameters: NamedValues | undefined;
  /** The last route, unless a later step sets the method or the url. */
  readonly #route: Route | undefined;

  /** @param endpoint - the endpoint that the chain builds for */
  constructor(endpoint: object);
  /** @internal A step after `previous`. */
  constructor(
    config: ApiConfig,
    previous: RequestBuilder,
    options: ParsedOptions | undefined,
    parameters?: NamedValues,
    route?: Route,
  );
  constructor(
    owner: object,
    previous?: RequestBuilder,
    options?: ParsedOptions,
    parameters?: NamedValues,
    route?: Route,
  ) {
    let config: ApiConfig | undefined;
    try {
      if (owner instanceof ApiConfig) config = owner;
      else {
        // An endpoint is recognised by the chains that it starts.
        const chain: unknown = (owner as { builder: () => unknown }).builder();
        if (chain instanceof RequestBuilder) config = chain.#config;
      }
    } catch {
      // It is not an endpoint, or it is a proxy.
    }
    if (!config) throw invalidOption("endpoint", "form", "an instance of Endpoint");
    this.#config = config;
    // The other arguments are internal.
    if (owner !== config) return;
    this.#previous = previous;
    this.#options = options;
    this.#parameters = parameters;
    this.#route = route;
  }

  /** @internal The initial configuration and the steps of a builder. Returns `undefined` for any other object. */
  static inspect(builder: object): { base: ApiConfig; steps: ChainStep[] } | undefined {
    if (!(#config in builder)) return undefined;
    const steps: ChainStep[] = [];
    let step = builder;
    for (; step.#previous; step = step.#previous) {
      const options = { ...NO_OPTIONS, ...step.#options, parameters: step.#parameters };
      steps.push({ config: step.#config, options });
    }
    return { base: step.#config, steps: steps.reverse() };
  }

  route(route: string): RequestBuilder {
    const parsed = Route.parse(route, this.#config.methods);
    if (parsed.isUrlOnly && RequestBuilder.#hasMethod(this)) return this.url(parsed.options.url);
    parsed.check(this.#config.methods);
    return new RequestBuilder(this.#config, this, parsed.options, undefined, parsed);
  }

  method(method: string | undefined): RequestBuilder {
    const step = parseOption("method", method);
    if (step.method) findMethod(step.method, this.#config.methods);
    return new RequestBuilder(this.#config, this, step);
  }

  url(url: string | undefined): RequestBuilder {
    const step = parseOption("url", url);
    // The method does not matter: the url is parsed once and cached.
    if (step.url) Route.of(DEFAULT_METHOD, step.url, this.#config.methods).check(this.#config.methods);
    return new RequestBuilder(this.#config, this, step);
  }

  baseUrl(baseUrl: string | undefined): RequestBuilder {
    return this.#with(parseOption("baseUrl", baseUrl, this.#config.template?.option));
  }

  param(name: string, value: unknown): RequestBuilder {
    if (typeof name !== "string") throw invalidOption("name", "text", kindOf(name));
    return this.#with(undefined, value === undefined ? NO_VALUES : { names: [name], values: [value] });
  }

  params(parameters: object = {}): RequestBuilder {
    return this.#with(undefined, readProperties(parameters, "params", this.#route?.lastNames));
  }

  query(parameters: object): RequestBuilder {
    return this.#with({ ...NO_OPTIONS, query: readProperties(parameters, "query") });
  }

  header(name: string, value: RequestHeaders[string]): RequestBuilder {
    if (typeof name !== "string") throw invalidOption("name", "text", kindOf(name));
    return this.headers({ [name]: value });
  }

  headers(headers: RequestHeaders | undefined): RequestBuilder {
    return this.#with(parseOption("headers", headers));
  }

  preview(preview: string | undefined): RequestBuilder {
    return this.previews(preview === undefined ? preview : [preview]);
  }

  previews(previews: readonly string[] | undefined): RequestBuilder {
    return this.#with(parseOption("mediaType", { previews }));
  }

  format(format: string | undefined): RequestBuilder {
    return this.#with(parseOption("mediaType", { format }));
  }

  data(data: unknown): RequestBuilder {
    return this.#with(parseOption("data", data));
  }

  request(request: object | undefined): RequestBuilder {
    return this.#with(parseOption("request", request));
  }

  timeout(milliseconds: number | undefined): RequestBuilder {
    if (milliseconds !== undefined && !isTimeLimit(milliseconds))
      throw invalidOption("timeout", "form", "a whole number of milliseconds");
    return this.request(milliseconds === undefined ? undefined : { timeout: milliseconds });
  }

  signal(signal: object | undefined): RequestBuilder {
    if (signal !== undefined && !(kindOf(signal) === "a class instance" && "aborted" in signal))
      throw invalidOption("signal", "form", `an AbortSignal, not ${kindOf(signal)}`);
    return this.request(signal && { signal });
  }

  policy(policy: Partial<Policy>): RequestBuilder {
    return new RequestBuilder(this.#config.withPolicy(policy, true), this, undefined, undefined, this.#route);
  }

  /** Types only: returns the same builder. */
  returns(): this {
    return this;
  }

  build(): RequestOptions {
    return RequestBuilder.#build(this);
  }

  merge(): EndpointDefaults {
    const { base, steps } = RequestBuilder.inspect(this)!;
    if (this.#config !== base) throw invalidOption("policy", "merged");
    return base.merge(mergeAll(steps.map(({ options }) => options)));
  }

  to<Result>(adapter: (request: RequestOptions) => Result): Result {
    if (typeof adapter !== "function") throw invalidOption("adapter", "form", `a function, not ${kindOf(adapter)}`);
    return adapter(this.build());
  }

  /** The route, and the names of the parameters and the headers. */
  toString(): string {
    const steps = RequestBuilder.inspect(this)!.steps.map(({ options }) => options);
    const options = mergeOptions(this.#config.defaults, mergeAll(steps));
    const route = formatRoute(`${options.method!} ${options.url ?? ""}`);
    return describe("RequestBuilder", { route, ...namesOf(options) });
  }

  toJSON(): string {
    return String(this);
  }

  #with(options: ParsedOptions | undefined, parameters?: NamedValues): RequestBuilder {
    return new RequestBuilder(this.#config, this, options, parameters, this.#route);
  }

  /**
   * Whether `method()` set the method and no later route did. This method then overrides the GET that a url-only route
   * implies (B1).
   */
  static #hasMethod(last: RequestBuilder): boolean {
    for (let step: RequestBuilder | undefined = last; step; step = step.#previous) {
      // Only routes set both.
      if (step.#options?.method) return !step.#options.url;
    }
    return false;
  }

  static #build(last: RequestBuilder): RequestOptions {
    const route = last.#route?.options;
    const options: ParsedOptions[] = [];
    const lists: NamedValues[] = [];
    for (let step: RequestBuilder | undefined = last; step; step = step.#previous) {
      if (step.#options && step.#options !== route) options.push(step.#options);
      if (step.#parameters) lists.push(step.#parameters);
    }
    return last.#config.buildSteps(options.reverse(), lists, last.#route);
  }
}

interface ChainStep {
  readonly config: ApiConfig;
  readonly options: ParsedOptions;
}
