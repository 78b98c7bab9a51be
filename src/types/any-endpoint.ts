import type { EndpointDefaults, FollowOptions, OptionsInput, RequestOptions } from "./options.js";
import type { Policy } from "./policy.js";

/**
 * Any endpoint: with any document and defaults, of any class. Its calls are not checked.
 *
 * ```ts
 * const status = (api: AnyEndpoint) => api.build("GET /status").url;
 * status(new Endpoint()); // => "https://api.github.com/status"
 * ```
 */
export interface AnyEndpoint {
  /** The policy: how parameters are sent. */
  readonly policy: Policy;
  /** The default options, frozen. */
  readonly DEFAULTS: EndpointDefaults;
  /**
   * Builds the request options of a call.
   *
   * @param route - `"<METHOD> <url>"`, or `"<url>"` for GET
   * @param parameters - parameters and options
   * @throws {EndpointError} When the request is invalid or unsafe. The subclass of the error tells the reason.
   */
  build(route: string, parameters?: object): RequestOptions;
  /** Merges the options of a call with the defaults, without building the request. */
  merge(route: string, parameters?: object): EndpointDefaults;
  /** Builds the request options from merged options. It does not apply the defaults. */
  parse(options: OptionsInput): RequestOptions;
  /** Builds a GET request for a url from a response. */
  follow(url: string, options?: FollowOptions): RequestOptions;
  /** Returns an endpoint with another policy. */
  withPolicy(policy: Partial<Policy>): AnyEndpoint;
}
