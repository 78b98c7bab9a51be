import type { UrlObject } from "./parameter-value.js";
import type { Vendor } from "./vendor.js";
import type {
  CallOptions,
  EndpointDefaults,
  EndpointOptions,
  FollowOptions,
  OptionsInput,
  RequestHeaders,
  RequestOptions,
} from "./options.js";
import type { Policy } from "./policy.js";
import type { Ending } from "./ending.js";
import type { ParameterSteps, Steps } from "./steps.js";
import type { Sender, Sends, SentWith } from "./sent.js";

/**
 * Any endpoint: with any document and defaults, of any class. Its calls are not checked.
 *
 * ```ts
 * const status = (api: AnyEndpoint) => api.build("GET /status").url;
 * status(new Endpoint()); // => "https://api.github.com/status"
 * ```
 */
export interface AnyEndpoint {
  /** The API: the vendor of the class, with its defaults. */
  readonly vendor: Vendor;
  /** The policy: how parameters are sent. */
  readonly policy: Policy;
  /** The default options, frozen. */
  readonly DEFAULTS: EndpointDefaults;
  /**
   * Builds the request options of a call.
   *
   * @param route - `"<METHOD> <url>"`, or `"<url>"` for GET
   * @param parameters - parameters and options; with a third argument, parameters alone
   * @param options - headers, a base URL, a media type, the body and options for the HTTP client
   * @throws {EndpointError} When the request is invalid or unsafe. Its `code` tells the reason.
   */
  build(route: string, parameters?: object, options?: CallOptions): RequestOptions;
  /** Merges the options of a call with the defaults, without building the request. */
  merge(route: string, parameters?: object, options?: CallOptions): EndpointDefaults;
  /** Builds the request options from merged options. It does not apply the defaults. */
  parse(options: OptionsInput): RequestOptions;
  /** Builds a GET request for a url from a response. */
  follow(url: string | UrlObject, options?: FollowOptions): RequestOptions;
  /** Whether requests to a url may have the credentials of this endpoint. */
  isTrusted(url: string): boolean;
  /** Starts a chain with a route. */
  route(route: string): AnyRequest;
  /** Starts a chain without a route. */
  builder(): AnyRequest;
  /** Returns an endpoint with further defaults, such as the credentials of a user. */
  withDefaults(options: EndpointOptions): AnyEndpoint;
  /** Returns an endpoint with another policy. */
  withPolicy(policy: Partial<Policy>): AnyEndpoint;
}

/** A chain of any endpoint. Its parameters are not checked, and it can always be built. */
export interface AnyRequest extends AnyChain, Buildable<RequestOptions> {
  param(name: string, value: unknown): AnyRequest;
  params(parameters: object): AnyRequest;
  query(parameters: object): AnyRequest;
  data(data: unknown): AnyRequest;
  header(name: string, value: RequestHeaders[string]): AnyRequest;
  headers(headers: RequestHeaders | undefined): AnyRequest;
}

/**
 * Any chain: with any document and route, in any state. Its parameters are not checked. It has no `build()`, because
 * parameters may be missing.
 *
 * ```ts
 * const traced = <Given extends AnyChain>(chain: Given): Given => chain.request({ traced: true });
 * traced(new Endpoint().route("/user")).build().request; // => { traced: true }
 * ```
 */
export interface AnyChain extends Steps, Omit<ParameterSteps, "returns"> {
  param(name: string, value: unknown): AnyChain;
  params(parameters: object): AnyChain;
  query(parameters: object): AnyChain;
  data(data: unknown): AnyChain;
  header(name: string, value: RequestHeaders[string]): AnyChain;
  headers(headers: RequestHeaders | undefined): AnyChain;
}

/**
 * Any chain that can be built.
 *
 * @typeParam Result - the request options that `build()` returns
 * @typeParam Sent - the request that a function of `sendWith()` gets
 */
export interface Buildable<Result, Sent = Result> extends Ending, Sends<Sent> {
  build(): Result;
  /**
   * Merges the options with the defaults, without building the request.
   *
   * ```ts
   * new Endpoint().route("/users/{name}").param("name", "octocat").merge().url; // => "/users/{name}"
   * ```
   *
   * @throws {EndpointError} `ERR_INVALID_OPTION` when a parameter has the name of an option, or was set by `.query()`.
   */
  merge(): EndpointDefaults;
  to<const Send extends Sender>(sender: Send): SentWith<Send, Sent>;
  to<Adapted>(adapter: (request: Result) => Adapted): Adapted;
}
