import type { Endpoint } from "./endpoint.js";
import type { Routes } from "./types/document.js";
import type { DefaultsFor, NamesGiven } from "./types/given.js";
import type { EndpointDefaults, GivenOptions, RequestOptions } from "./types/options.js";
import type { AnyRoute, Incomplete, KnownRoute, ParametersOf, RequestOptionsFor } from "./types/route.js";

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
export interface EndpointFunction<Paths = AnyRoute, Given = never> {
  /**
   * Builds the request options of one call, `(route, parameters)` or `(options)`.
   *
   * @throws EndpointError of the kind that tells what is wrong (decision F1)
   */
  <const Route extends string | GivenOptions, const Args = {}, Parameters = ParametersOf<Route, Paths, Given>>(
    route: NoInfer<Args> extends Parameters ? KnownRoute<Route, Paths> : Incomplete<Route, Paths, Args, Parameters>,
    parameters?: NoInfer<Args> extends unknown ? NoInfer<Parameters> : Args,
  ): RequestOptionsFor<Route, Paths>;
  /** Never callable: it makes editors offer the routes. */
  (route: Routes<Paths>, _1: never, _2: never, _3: never): never;
  /** A new function with `options` as defaults on top of those in force: calls may leave out what they give. */
  defaults<const Defaults>(
    this: void,
    options: NoInfer<Defaults> extends unknown ? NoInfer<DefaultsFor<Paths, Defaults>> : Defaults,
  ): EndpointFunction<Paths, Given | keyof NamesGiven<Defaults>>;
  /** The options of one call with the defaults applied, not yet parsed. */
  merge<const Route extends string | GivenOptions, const Args = {}, Parameters = ParametersOf<Route, Paths, Given>>(
    this: void,
    route: NoInfer<Args> extends Parameters ? KnownRoute<Route, Paths> : Incomplete<Route, Paths, Args, Parameters>,
    parameters?: NoInfer<Args> extends unknown ? NoInfer<Parameters> : Args,
  ): EndpointDefaults;
  /** Builds the request options from what `merge()` gave. */
  parse(this: void, options: GivenOptions): RequestOptions;
  /** The current default options, frozen. */
  readonly DEFAULTS: EndpointDefaults;
  /** The endpoint behind this function: the way to its builder and its policy. */
  readonly endpoint: Endpoint<Paths>;
}

/**
 * Puts the callable face on an endpoint.
 *
 * @param endpoint - gives it, always the same: it is asked for at every use and not before
 */
export function createEndpointFunction(endpoint: () => Endpoint): EndpointFunction {
  const call = (route: string, options?: object): RequestOptions => endpoint().build(route, options);
  const members = {
    defaults: (options: object) => {
      const next = endpoint().withDefaults(options);
      return createEndpointFunction(() => next);
    },
    merge: (route: string, options?: object) => endpoint().merge(route, options),
    parse: (options: GivenOptions) => endpoint().parse(options),
  };
  Object.defineProperties(Object.assign(call, members), {
    DEFAULTS: accessor(() => endpoint().DEFAULTS),
    endpoint: accessor(endpoint),
  });
  return Object.freeze(call) as unknown as EndpointFunction;
}

function accessor(get: () => unknown): PropertyDescriptor {
  // Without a prototype: a descriptor's fields are looked for there too.
  return { __proto__: null, get, enumerable: true } as PropertyDescriptor;
}
