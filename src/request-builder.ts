import { describe, shownNamesOf } from "./endpoint/description.js";
import { pathTemplateOf } from "./endpoint/finalize.js";
import { merge } from "./endpoint/merged-options.js";
import { formatRoute } from "./errors/quote.js";
import { errorOf } from "./errors/error-of.js";
import { invalidOption } from "./errors/invalid-option.js";
import { notText } from "./errors/issue-of.js";
import { build } from "./kernel/build-request.js";
import type { EndpointState, Given, Route } from "./kernel/call.js";
import { createOptions, mergeOptions, mergeValues, NO_OPTIONS, optionOf } from "./kernel/options.js";
import { findMethod, findRoute, routeOf } from "./kernel/route.js";
import type { Options } from "./kernel/settings.js";
import { assign, attempt, isOwn, isPlainObject, ownProperties, setOwn } from "./kernel/values.js";
import { readReturns } from "./shared/standard-schema.js";
import { isTimeLimit } from "./shared/time-limit.js";
import type { EndpointDefaults, RequestHeaders, RequestOptions } from "./types/options.js";
import type { Policy } from "./types/policy.js";
import type { BodyForm, Prepared, Sender } from "./types/sent.js";
import { readPolicy } from "./vendor/policy.js";

interface Parameter {
  readonly name: string;
  readonly value: unknown;
}

const NONE: readonly Parameter[] = [];

/** A step of a chain: parameters or options, and the steps before it. It never changes. */
class Step {
  /**
   * @param state - that of the endpoint of the chain
   * @param route - its last route, unless a later step sets the method or the url
   */
  constructor(
    readonly state: EndpointState,
    readonly route: Route | undefined,
    readonly previous: Step | undefined,
    readonly parameters: readonly Parameter[],
    readonly options: Readonly<Options>,
  ) {}
}

/** A chain, read. */
export interface ReadChain {
  readonly state: EndpointState;
  readonly given: Given;
  /** Throws if the chain has no route. */
  readonly route: () => Route;
}

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
 * The types of the steps, with their documentation, are in `types/`: endpoints return builders as `Chain` or
 * `Unrouted`.
 */
export class RequestBuilder {
  readonly #step: Step;

  /** @param start - an endpoint; internally, a step */
  constructor(start: object) {
    this.#step = start instanceof Step ? start : RequestBuilder.#startOf(start);
  }

  /** An endpoint is recognised by the chains that it starts. */
  static #startOf(endpoint: unknown): Step {
    const chain = attempt(() => (endpoint as { builder: () => unknown }).builder());
    if (typeof chain !== "object" || chain === null || !(#step in chain))
      throw invalidOption("endpoint", "must be an instance of Endpoint");
    return new Step(chain.#step.state, undefined, undefined, NONE, NO_OPTIONS);
  }

  /** @internal Starts a chain, with or without a route. */
  static start(state: EndpointState, route?: Route): RequestBuilder {
    return new RequestBuilder(new Step(state, route, undefined, NONE, route ? routeOptions(route) : NO_OPTIONS));
  }

  /** @internal `undefined` for anything but a chain of this copy of the library. */
  static read(chain: unknown): ReadChain | undefined {
    return typeof chain === "object" && chain !== null && #step in chain ? readSteps(chain.#step) : undefined;
  }

  route(route: string): RequestBuilder {
    const { state } = this.#step;
    const compiled = findRoute(state.vendor, route);
    if (compiled.isUrlOnly && hasMethod(this.#step)) return this.url(compiled.written);
    return new RequestBuilder(new Step(state, compiled, this.#step, NONE, routeOptions(compiled)));
  }

  method(method: string | undefined): RequestBuilder {
    const options = this.#read("method", method);
    if (method) findMethod(this.#step.state.vendor, method);
    return new RequestBuilder(new Step(this.#step.state, undefined, this.#step, NONE, options));
  }

  url(url: string | undefined): RequestBuilder {
    const options = this.#read("url", url);
    if (url) routeOf(this.#step.state.vendor, undefined, url);
    return new RequestBuilder(new Step(this.#step.state, undefined, this.#step, NONE, options));
  }

  param(name: string, value: unknown): this {
    if (typeof name !== "string") throw errorOf("ERR_INVALID_OPTION", [notText("name", name)]);
    return this.#next([{ name, value }]);
  }

  params(parameters: object = {}): this {
    const own = ownProperties(parameters, "params");
    return this.#next(Object.keys(own).map((name) => ({ name, value: own[name] })));
  }

  query(parameters: object): this {
    return this.#with(only("query", assign({}, ownProperties(parameters, "query"))));
  }

  header(name: string, value: RequestHeaders[string]): this {
    if (typeof name !== "string") throw errorOf("ERR_INVALID_OPTION", [notText("name", name)]);
    return this.#with(this.#read("headers", { [name]: value }));
  }

  headers(headers: RequestHeaders | undefined): this {
    return this.#with(this.#read("headers", headers));
  }

  baseUrl(baseUrl: string | undefined): this {
    return this.#with(this.#read("baseUrl", baseUrl));
  }

  preview(preview: string | undefined): this {
    return this.previews(preview === undefined ? preview : [preview]);
  }

  previews(previews: readonly string[] | undefined): this {
    return this.#with(this.#read("mediaType", { previews }));
  }

  format(format: string | undefined): this {
    return this.#with(this.#read("mediaType", { format }));
  }

  data(data: unknown): this {
    return this.#with(this.#read("data", data));
  }

  request(request: object | undefined): this {
    return this.#with(this.#read("request", request));
  }

  timeout(milliseconds: number | undefined): this {
    if (milliseconds !== undefined && !isTimeLimit(milliseconds))
      throw invalidOption("timeout", "must be a whole number of milliseconds");
    return this.request(milliseconds === undefined ? undefined : { timeout: milliseconds });
  }

  signal(signal: object | undefined): this {
    const isSignal = typeof signal === "object" && !isPlainObject(signal) && "aborted" in Object(signal);
    if (signal !== undefined && !isSignal) throw invalidOption("signal", "must be an AbortSignal", "signal");
    return this.request(signal && { signal });
  }

  policy(policy: Partial<Policy>): this {
    return this.#with(only("policy", readPolicy(policy)));
  }

  /** Without arguments, types only: returns the same chain. */
  returns(schema?: unknown, { as }: { readonly as?: BodyForm } = {}): this {
    if (schema === undefined && as === undefined) return this;
    return this.#with(only("returns", readReturns(schema, as)));
  }

  merge(): EndpointDefaults {
    const { state, given, route } = readSteps(this.#step);
    return merge(state, given, attempt(route), false);
  }

  build(): RequestOptions {
    const { state, given, route } = readSteps(this.#step);
    return build(state, route(), given.parameters, given.options, false);
  }

  to<Result>(adapter: (request: RequestOptions) => Result): Result {
    const { sendChain } = Object(adapter) as Partial<Sender>;
    if (typeof sendChain === "function") return sendChain(() => this.#prepare()) as Result;
    if (typeof adapter !== "function")
      throw invalidOption("adapter", "must be a function of request options", "adapter");
    return adapter(this.build());
  }

  /** What a function of `sendWith()` needs; called within its promise (A8). */
  #prepare(): Prepared {
    const { state, given, route: find } = readSteps(this.#step);
    const route = find();
    const { schema, as } = given.options.returns ?? {};
    const request = build(state, route, given.parameters, given.options, false);
    return { request, route: pathTemplateOf(route), returns: schema, as, credentials: state.vendor.credentials };
  }

  /** The route, and the names of the parameters and the headers. */
  toString(): string {
    const { state, given } = readSteps(this.#step);
    const { method, url = "", headers } = mergeOptions([state.defaults.options, given.options]);
    const all = mergeValues(mergeValues(state.defaults.parameters, given.parameters), given.options.query);
    return describe("RequestBuilder", { route: formatRoute(`${method!} ${url}`), ...shownNamesOf(all, headers) });
  }

  toJSON(): string {
    return String(this);
  }

  #read(name: string, value: unknown): Readonly<Options> {
    return optionOf(name, value, this.#step.state.vendor);
  }

  #with(options: Readonly<Options>): this {
    return this.#next(NONE, options);
  }

  #next(parameters: readonly Parameter[], options: Readonly<Options> = NO_OPTIONS): this {
    const { state, route } = this.#step;
    return new RequestBuilder(new Step(state, route, this.#step, parameters, options)) as this;
  }
}

/** Options with one value. */
function only<Name extends keyof Options>(name: Name, value: Options[Name]): Readonly<Options> {
  // V8 takes ten times as long to copy a frozen object.
  const options = createOptions();
  options[name] = value;
  return options;
}

function routeOptions({ method, written }: Route): Readonly<Options> {
  const options = createOptions();
  options.method = method.name;
  options.url = written;
  return options;
}

/** Merges the steps of a chain: later ones override earlier ones. */
function readSteps(last: Step): ReadChain {
  const steps: Step[] = [];
  for (let step: Step | undefined = last; step; step = step.previous) steps.push(step);
  const parameters: Record<string, unknown> = {};
  const options: Readonly<Options>[] = [];
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const step = steps[index]!;
    if (step.options !== NO_OPTIONS) options.push(step.options);
    for (const { name, value } of step.parameters)
      // `undefined` is kept where nothing else is: messages say that it was passed.
      if (value !== undefined || !isOwn(parameters, name)) setOwn(parameters, name, value);
  }
  const { state, route } = last;
  const own = mergeOptions(options);
  const ofDefaults = state.defaults.options;
  const find = (): Route => route ?? routeOf(state.vendor, own.method ?? ofDefaults.method, own.url ?? ofDefaults.url);
  return { state, given: { parameters, options: own }, route: find };
}

/**
 * Whether `method()` set the method and no later route did. This method then overrides the GET that a url-only route
 * implies.
 */
function hasMethod(last: Step): boolean {
  for (let step: Step | undefined = last; step; step = step.previous)
    // Only routes set both.
    if (step.options.method !== undefined) return step.options.url === undefined;
  return false;
}
