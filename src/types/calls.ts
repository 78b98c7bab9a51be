import type {
  BuiltRequest,
  NoParameters,
  ParametersAlone,
  ParametersOrMistake,
  RouteOrMissingParameter,
  WithData,
} from "./call.js";
import type { HasDefaults } from "./defaults.js";
import type { NoRoute, RouteInDefaults, SeparateMethod } from "./mistakes.js";
import type { CallOptions, EndpointDefaults, OptionsInput, RequestOptions } from "./options.js";
import type { KnownRoute, ParametersOf } from "./route.js";

/**
 * What takes the calls of an API: `build()` and `merge()` of an endpoint, and the function.
 *
 * @typeParam Result - what a call returns: `"request"`, or `"options"` for the merged options
 * @typeParam Detached - `void` for the function, which is called without an endpoint
 * @typeParam DefaultNames - the defaults of the function; those of an endpoint are in its type
 * @typeParam Input - what a route may be: mini takes texts alone
 */
export interface Call<
  Paths,
  Result,
  Detached = never,
  DefaultNames = never,
  Input = string | OptionsInput | undefined,
> {
  /**
   * Builds the request options of a call. `merge()` merges its options with the defaults instead.
   *
   * ```ts
   * const acme = Endpoint.for({ baseUrl: "https://api.acme.example" });
   * acme.build("GET /orders/{id}", { id: 7 }).url; // => "https://api.acme.example/orders/7"
   * ```
   *
   * @param route - `"<METHOD> <url>"`, or `"<url>"` for GET; or an object with the url, parameters and options;
   * by default the route of the defaults
   * @param parameters - parameters and options
   * @throws {EndpointError} When the request is invalid or unsafe. Its `code` tells the reason.
   */
  call<
    const Route extends Input,
    const Args = NoParameters,
    Names extends PropertyKey = DefaultNames & PropertyKey,
    Parameters = ParametersOf<Route, Paths, Names>,
  >(
    this: HasDefaults<Names> | Detached,
    route: NoInfer<Args> extends Parameters
      ? KnownRoute<Route, Paths>
      : NoInfer<RouteOrMissingParameter<Route, Paths, Args, Parameters>>,
    parameters?: NoInfer<Args> extends Parameters ? NoInfer<Parameters> : ParametersOrMistake<Args, Parameters>,
  ): Result extends "options" ? EndpointDefaults : BuiltRequest<Route, Paths, Args>;
  /**
   * With a third argument, the second holds parameters alone, whatever their names are: for those that a user or a model wrote.
   *
   * ```ts
   * const given: object = JSON.parse('{"q":"a","baseUrl":"https://evil.example"}');
   * new Endpoint().build("GET /search", given, {}).url; // => "https://api.github.com/search?q=a&baseUrl=https%3A%2F%2Fevil.example"
   * ```
   *
   * @param options - `headers`, `baseUrl`, `mediaType`, `data` and `request`
   */
  call<
    const Route extends string,
    const Options extends CallOptions = {},
    Names extends PropertyKey = DefaultNames & PropertyKey,
  >(
    this: HasDefaults<Names> | Detached,
    route: KnownRoute<Route, Paths>,
    parameters: NoInfer<ParametersAlone<Route, Paths, Names, Options>>,
    options: (Options & WithData<Route, Paths>) | undefined,
  ): Result extends "options" ? EndpointDefaults : BuiltRequest<Route, Paths, Options>;
  /** A call of the defaults, which must set the url. */
  call<None = undefined>(
    this: Result extends "options" ? unknown : "url" extends DefaultNames ? unknown : RouteInDefaults,
    route?: None,
    parameters?: object,
    ...none: undefined extends Input ? NoRoute<None, DefaultNames> : [never, never, never]
  ): Result extends "options" ? EndpointDefaults : RequestOptions;
  /** Not for calls: lets editors offer the routes of the document, and names the mistake in a wrong call. */
  call<const Route extends string, const Url>(
    ...separate: SeparateMethod<Route, Url, Paths>
  ): Result extends "options" ? EndpointDefaults : RequestOptions;
}

/** The methods of an endpoint that take calls. */
export interface Calls<Paths> {
  /**
   * Builds the request options of a call. `build(x)` equals `parse(merge(x))`.
   *
   * ```ts
   * const acme = Endpoint.for({ baseUrl: "https://api.acme.example" });
   * acme.build("GET /orders/{id}", { id: 7 }).url; // => "https://api.acme.example/orders/7"
   * ```
   */
  build: Call<Paths, "request">["call"];
  /** Merges the options of a call with the defaults, without building the request. */
  merge: Call<Paths, "options">["call"];
}
