import type { BuiltRequest } from "./built-request.js";
import type { Mixed, NoParameters, RefusedNames, ParametersOrMistake, RouteOrMistake } from "./call.js";
import type { HasDefaults } from "./defaults.js";
import type { OfferedRoute } from "./paths.js";
import type { CallOptions, EndpointDefaults, OptionsInput, RequestOptions } from "./options.js";
import type { KnownRoute, OptionsOf, ParametersBeside, ParametersOf } from "./route.js";

/**
 * What takes the calls of an API: `build()` and `merge()` of an endpoint.
 *
 * @typeParam Result - what a call returns: `"request"`, or `"options"` for the merged options
 */
export interface Call<Paths, Result> {
  /**
   * Builds the request options of a call. `merge()` merges its options with the defaults instead.
   *
   * ```ts
   * const acme = Endpoint.for({ baseUrl: "https://api.acme.example" });
   * acme.build("GET /orders/{id}", { id: 7 }).url; // => "https://api.acme.example/orders/7"
   * acme.build("GET /orders", { page: 2 }, { headers: { "x-trace": "1" } }).headers["x-trace"]; // => "1"
   * ```
   *
   * @param route - `"<METHOD> <url>"`, or `"<url>"` for GET
   * @param parameters - values by name: each fills its placeholder, or goes to the query or the body
   * @param options - `headers`, `baseUrl`, `mediaType`, `data` and `request`. With them, if only `{}`, a parameter may have
   * the name of an option
   * @throws {EndpointError} When the request is invalid or unsafe. Its `code` tells the reason.
   */
  call<
    const Route extends string = OfferedRoute,
    const Args = NoParameters,
    const Options extends CallOptions | undefined = undefined,
    Names extends PropertyKey = never,
    Parameters extends object = ParametersOf<Route, Paths, Names>,
  >(
    this: HasDefaults<Names>,
    route: RouteOfCall<Route, Paths, Args, Parameters, Options>,
    parameters?: ParametersOfCall<Args, Parameters, Options>,
    options?: NoInfer<Options> extends unknown ? NoInfer<OptionsOf<Route, Paths, Names>> : Options,
  ): Result extends "options" ? EndpointDefaults : BuiltRequest<Route, Paths, Options>;
}

// By names of their own, for the messages about calls with a generic route.
type RouteOfCall<Route extends string, Paths, Args, Parameters extends object, Options> =
  NoInfer<Args> extends Parameters & RefusedNames
    ? KnownRoute<Route, Paths>
    : NoInfer<RouteOrMistake<Route, Paths, Args, Parameters, Options>>;

type ParametersOfCall<Args, Parameters, Options> =
  NoInfer<Args> extends Parameters & RefusedNames
    ? NoInfer<Parameters>
    : ParametersOrMistake<Args, Parameters, Options>;

/** The methods of an endpoint that take calls. */
export interface Calls<Paths> {
  /**
   * Builds the request options of a call.
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

/**
 * The calls of the function: parameters and options may be one object, with the route in it or beside it.
 *
 * @typeParam DefaultNames - the names of the defaults of the function
 */
export interface FunctionCall<Paths, Result, DefaultNames> {
  <
    const Route extends string | OptionsInput | undefined = OfferedRoute,
    const Args = NoParameters,
    const Options extends CallOptions | undefined = undefined,
    Parameters = MixedParameters<Route, Paths, DefaultNames, Args, Options>,
  >(
    // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- it is called without an endpoint
    this: void,
    route: NoInfer<Args> extends Parameters
      ? KnownRoute<Route, Paths>
      : NoInfer<RouteOrMistake<Route, Paths, Args, Parameters, Mixed>>,
    parameters?: NoInfer<Args> extends Parameters ? NoInfer<Parameters> : ParametersOrMistake<Args, Parameters, Mixed>,
    options?: NoInfer<Options> extends unknown ? NoInfer<OptionsOf<Route, Paths>> : Options,
  ): Result extends "options"
    ? EndpointDefaults
    : BuiltRequest<Route, Paths, Options extends undefined ? Args : Options>;
  /** A call of the defaults, which must set the url. */
  <None = undefined>(
    this: Result extends "options" ? unknown : "url" extends DefaultNames ? unknown : RouteInDefaults,
    ...none: NoArguments<None, DefaultNames>
  ): Result extends "options" ? EndpointDefaults : RequestOptions;
}

/** A function whose defaults set the url: its calls may omit the route. */
interface RouteInDefaults extends HasDefaults<"url"> {
  readonly "is missing"?: "the route";
}

// A signature with another number of arguments does not appear in error messages. With the names of the defaults in it, the
// compiler compares functions with other names member by member.
type NoArguments<None, DefaultNames> = [undefined, DefaultNames] extends [None, unknown]
  ? []
  : [never, never, never, never];

type MixedParameters<Route, Paths, DefaultNames, Args, Options> = Options extends undefined
  ? ParametersBeside<Route, Paths, DefaultNames, Args> & OptionsOf<Route, Paths, DefaultNames>
  : ParametersBeside<Route, Paths, DefaultNames, Options>;
