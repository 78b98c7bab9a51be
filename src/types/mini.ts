import type { AnyRoute } from "./document.js";
import type { Call } from "./calls.js";
import type { MiniChain } from "./chain.js";
import type { DEFAULTED, HasDefaults, KnownKeys, NamedDefaults } from "./defaults.js";
import type { MissingNames } from "./missing-names.js";
import type { EachKnownRoute } from "./route.js";
import type { RouteInfo } from "./route-info.js";

/**
 * Builds request options, as `Endpoint` of `fluent-endpoint` does, from the routes and values that most pages need. It is
 * immutable.
 *
 * @typeParam Paths - the OpenAPI document, as the `paths` type of openapi-typescript; without one, any route is allowed
 * @typeParam DefaultNames - the names of parameters in the defaults of the constructor: calls may omit them
 */
export interface MiniEndpoint<Paths = AnyRoute, DefaultNames extends string = never> extends HasDefaults<
  KnownKeys<DefaultNames>
> {
  readonly [DEFAULTED]: Record<KnownKeys<DefaultNames>, unknown>;
  /**
   * Returns a new endpoint with more defaults. Later defaults override earlier ones.
   *
   * @throws {EndpointError} When the constructor would throw.
   */
  withDefaults<Names extends PropertyKey>(options: NamedDefaults<Paths, Names>): HasDefaults<Names> & this;
  /**
   * Builds the request options of a call.
   *
   * @param route - `"<METHOD> <path>"`, or `"<path>"` for GET
   * @param parameters - parameters, `headers`, `data` and `request`
   * @throws {EndpointError} When the request is invalid or unsafe. Its `code` tells the reason.
   */
  build: Call<Paths, "request", never, never, string>["call"];
  /**
   * Starts a chain with a route.
   *
   * @param route - `"<METHOD> <path>"`, or `"<path>"` for GET
   * @throws {EndpointError} When the route is not valid.
   */
  route<const Route extends string, Names extends PropertyKey = never>(
    this: HasDefaults<Names>,
    route: EachKnownRoute<Route, Paths>,
  ): MiniChain<MissingNames<Route, Paths, Names>, RouteInfo<Route, Paths>>;
}

/** The class `Endpoint` of `fluent-endpoint/mini`. */
// An interface, so that declarations can name it.
export interface MiniEndpointConstructor {
  /**
   * @param defaults - `baseUrl`, and options and parameters of every call
   * @throws {EndpointError} When an option is not valid.
   */
  new <Paths = AnyRoute, DefaultNames extends string = never>(
    defaults: { readonly baseUrl: string } & NamedDefaults<Paths, DefaultNames>,
  ): MiniEndpoint<Paths, DefaultNames>;
  readonly prototype: MiniEndpoint;
}
