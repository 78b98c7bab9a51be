import { buildCall, merge, routeOfCall, type ReadCall } from "./api/build.js";
import type { EndpointApi } from "./api/endpoint-api.js";
import { pathTemplateOf } from "./api/finalize.js";
import { describe, namesOf } from "./api/flatten.js";
import { formatRoute, kindOf } from "./errors/format.js";
import { invalidOption, raise } from "./errors/raise.js";
import type { Options } from "./kernel/settings.js";
import { createOptions, mergeValues, NO_OPTIONS, raiseOptionFaults, readOption } from "./kernel/options.js";
import { findMethod, findRoute, routeOf } from "./kernel/route.js";
import type { Route } from "./kernel/call.js";
import { mergeSteps, Step, stepsOf } from "./kernel/steps.js";
import { assign, attempt, ownProperties } from "./kernel/values.js";
import { readReturns } from "./shared/standard-schema.js";
import { readPolicy } from "./vendor/policy.js";
import { isTimeLimit } from "./shared/time-limit.js";
import type { EndpointDefaults, RequestHeaders, RequestOptions } from "./types/options.js";
import type { Policy } from "./types/policy.js";
import type { BodyForm, Prepared, Sender } from "./types/sent.js";

/** The first step of all chains: it adds nothing. */
const START = /* @__PURE__ */ new Step(undefined, undefined);

/** Starts a chain: for endpoints. */
export function startChain(api: EndpointApi): RequestBuilder {
  return new RequestBuilder(api, START);
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
 * The types of the steps, with their documentation, are in `types/`: endpoints return builders as `StillMissing`, `ReadyToBuild`
 * or `Unrouted`.
 */
export class RequestBuilder {
  readonly #api: EndpointApi;
  /** The last step. */
  readonly #step: Step;
  /** The last route, unless a later step sets the method or the url. */
  readonly #route: Route | undefined;

  /** @param endpoint - the endpoint that the chain builds for */
  constructor(endpoint: object);
  /** @internal */
  constructor(api: EndpointApi, step: Step, route?: Route);
  constructor(owner: object, step?: Step, route?: Route) {
    // Nobody else has a step.
    const isInternal = step instanceof Step;
    this.#api = isInternal ? (owner as EndpointApi) : RequestBuilder.#apiOf(owner);
    this.#step = isInternal ? step : START;
    this.#route = isInternal ? route : undefined;
  }

  /** An endpoint is recognised by the chains that it starts. */
  static #apiOf(owner: unknown): EndpointApi {
    const chain = attempt(() => (owner as { builder: () => unknown }).builder());
    if (typeof chain === "object" && chain !== null && #api in chain) return chain.#api;
    throw invalidOption("endpoint", "form", "an instance of Endpoint");
  }

  /** @internal For `explain()`. Returns `undefined` for any object but a builder of this copy of the library. */
  static inspect(builder: object): InspectedChain | undefined {
    if (!(#api in builder)) return undefined;
    return { api: builder.#api, read: () => builder.#merge() };
  }

  route(route: string): RequestBuilder {
    const compiled = findRoute(this.#api.vendor, route);
    if (compiled.isUrlOnly && this.#hasMethod()) return this.url(compiled.written);
    const options = { ...NO_OPTIONS, method: compiled.method.name, url: compiled.written };
    return new RequestBuilder(this.#api, new Step(this.#step, options), compiled);
  }

  method(method: string | undefined): RequestBuilder {
    const options = this.#read("method", method);
    if (options.method) findMethod(this.#api.vendor, options.method);
    return new RequestBuilder(this.#api, new Step(this.#step, options));
  }

  url(url: string | undefined): RequestBuilder {
    const options = this.#read("url", url);
    if (options.url) routeOf(this.#api.vendor, undefined, options.url);
    return new RequestBuilder(this.#api, new Step(this.#step, options));
  }

  baseUrl(baseUrl: string | undefined): RequestBuilder {
    return this.#option("baseUrl", baseUrl);
  }

  param(name: string, value: unknown): RequestBuilder {
    if (typeof name !== "string") throw invalidOption("name", "text", kindOf(name));
    return new RequestBuilder(this.#api, new Step(this.#step, undefined, name, value), this.#route);
  }

  params(parameters: object = {}): RequestBuilder {
    const values = { ...ownProperties(parameters, "params", raise) };
    return new RequestBuilder(this.#api, new Step(this.#step, undefined, undefined, values), this.#route);
  }

  query(parameters: object): RequestBuilder {
    return this.#with({ ...NO_OPTIONS, query: assign({}, ownProperties(parameters, "query", raise)) });
  }

  header(name: string, value: RequestHeaders[string]): RequestBuilder {
    if (typeof name !== "string") throw invalidOption("name", "text", kindOf(name));
    return this.#option("headers", { [name]: value });
  }

  headers(headers: RequestHeaders | undefined): RequestBuilder {
    return this.#option("headers", headers);
  }

  preview(preview: string | undefined): RequestBuilder {
    return this.#option("mediaType", { previews: preview === undefined ? preview : [preview] });
  }

  previews(previews: readonly string[] | undefined): RequestBuilder {
    return this.#option("mediaType", { previews });
  }

  format(format: string | undefined): RequestBuilder {
    return this.#option("mediaType", { format });
  }

  data(data: unknown): RequestBuilder {
    return this.#option("data", data);
  }

  request(request: object | undefined): RequestBuilder {
    return this.#option("request", request);
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
    return this.#with({ ...NO_OPTIONS, policy: readPolicy(policy) });
  }

  /** Without arguments, types only: returns the same builder. */
  returns(schema?: unknown, { as }: { readonly as?: BodyForm } = {}): RequestBuilder {
    if (schema === undefined && as === undefined) return this;
    return this.#with({ ...NO_OPTIONS, returns: readReturns(schema, as, raise) });
  }

  build(): RequestOptions {
    return buildCall(this.#api, this.#merge());
  }

  merge(): EndpointDefaults {
    return merge(this.#api, this.#merge());
  }

  to<Result>(adapter: (request: RequestOptions) => Result): Result {
    const { sendChain } = Object(adapter) as Partial<Sender>;
    if (typeof sendChain === "function") return sendChain(() => this.#prepare()) as Result;
    if (typeof adapter !== "function") throw invalidOption("adapter", "form", `a function, not ${kindOf(adapter)}`);
    return adapter(this.build());
  }

  /** What a function of `sendWith()` needs; called within its promise (A8). */
  #prepare(): Prepared {
    const call = this.#merge();
    const request = buildCall(this.#api, call);
    const route = pathTemplateOf(routeOfCall(this.#api, call));
    const { schema, as } = call.own.returns ?? {};
    return { request, route, returns: schema, as, credentials: this.#api.vendor.credentials };
  }

  /** The route, and the names of the parameters and the headers. */
  toString(): string {
    const { own, parameters } = this.#merge();
    const api = this.#api;
    const url = own.url ?? api.url ?? "";
    const method = own.method ?? api.method!;
    const headers = mergeValues([api.headers, own.headers])!;
    const names = namesOf(mergeValues([api.parameters, parameters]), own.query, headers);
    return describe("RequestBuilder", { route: formatRoute(`${method} ${url}`), ...names });
  }

  toJSON(): string {
    return String(this);
  }

  #option(name: string, value: unknown): RequestBuilder {
    return this.#with(this.#read(name, value));
  }

  #with(options: Readonly<Options>): RequestBuilder {
    return new RequestBuilder(this.#api, new Step(this.#step, options), this.#route);
  }

  #read(name: string, value: unknown): Options {
    const options = createOptions();
    if (value !== undefined) readOption(options, name, value, this.#api.vendor);
    raiseOptionFaults(options, this.#api.vendor);
    return options;
  }

  #merge(): ReadCall {
    const { own, parameters } = mergeSteps(this.#step, this.#api.vendor);
    return { own, parameters, route: this.#route };
  }

  /**
   * Whether `method()` set the method and no later route did. This method then overrides the GET that a url-only route
   * implies.
   */
  #hasMethod(): boolean {
    // Only routes set both.
    const last = stepsOf(this.#step).findLast(({ options }) => options?.method !== undefined);
    return last !== undefined && last.options!.url === undefined;
  }
}

interface InspectedChain {
  readonly api: EndpointApi;
  readonly read: () => ReadCall;
}
