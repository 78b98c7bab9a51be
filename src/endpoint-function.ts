import type { Endpoint } from "./endpoint.js";
import type { EndpointDefaults, GivenOptions, GivenParameters, RequestOptions } from "./types/options.js";

/**
 * The callable face of an endpoint, as the specification has it.
 *
 * ```ts
 * const github = endpoint.defaults({ org: "octokit" });
 * github("GET /orgs/{org}/repos", { type: "private" }).url; // => "https://api.github.com/orgs/octokit/repos?type=private"
 * github.DEFAULTS.baseUrl; // => "https://api.github.com"
 * ```
 *
 * @see specification, Endpoints
 */
export interface EndpointFunction {
  /**
   * Builds the request options of one call.
   *
   * @throws EndpointError of the kind that tells what is wrong (decision F1)
   */
  (route: string, options?: GivenParameters): RequestOptions;
  (options: GivenOptions): RequestOptions;
  /** A new function with `options` as defaults on top of those in force. */
  readonly defaults: (options: GivenOptions) => EndpointFunction;
  /** The options of one call with the defaults applied, not yet parsed. */
  readonly merge: {
    (route: string, options?: GivenParameters): EndpointDefaults;
    (options: GivenOptions): EndpointDefaults;
  };
  /** Builds the request options from what `merge()` gave. */
  readonly parse: (options: GivenOptions) => RequestOptions;
  /** The current default options, frozen. */
  readonly DEFAULTS: EndpointDefaults;
  /** The endpoint behind this function: the way to its builder and its policy. */
  readonly endpoint: Endpoint;
}

/** Puts the callable face on an endpoint. */
export function createEndpointFunction(endpoint: Endpoint): EndpointFunction {
  const call = (route: string, options?: object): RequestOptions => endpoint.build(route, options);
  // The members alone: what is called is added to them.
  const members: Omit<EndpointFunction, never> = {
    defaults: (options: object) => createEndpointFunction(endpoint.withDefaults(options)),
    merge: (route: unknown, options?: object) => endpoint.merge(route as string, options),
    parse: (options: GivenOptions) => endpoint.parse(options),
    DEFAULTS: endpoint.DEFAULTS,
    endpoint,
  };
  return Object.freeze(Object.assign(call, members)) as EndpointFunction;
}
