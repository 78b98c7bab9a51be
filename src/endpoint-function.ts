import { makeInspectable } from "./api/flatten.js";
import type { NoRoute, RouteInDefaults, SeparateMethod } from "./types/mistakes.js";
import type {
  BuiltRequest,
  NoParameters,
  RouteOrMissingParameter,
  ParametersAlone,
  ParametersOrMistake,
} from "./types/call.js";
import type { DefinedNames, NamedDefaults, RightDefaults } from "./types/defaults.js";
import type { CallOptions, EndpointDefaults, OptionsInput, RequestOptions } from "./types/options.js";
import type { AnyEndpoint } from "./types/any-endpoint.js";
import type { AnyRoute } from "./types/document.js";
import type { KnownRoute, ParametersOf } from "./types/route.js";

/**
 * An endpoint as a function.
 *
 * ```ts
 * const github = endpoint.defaults({ org: "octokit" });
 * github("GET /orgs/{org}/repos", { type: "private" }).url; // => "https://api.github.com/orgs/octokit/repos?type=private"
 * github.DEFAULTS.baseUrl; // => "https://api.github.com"
 * ```
 *
 * @typeParam Paths - the OpenAPI document, as the `paths` type of openapi-typescript; without one, any route is allowed
 * @typeParam DefaultNames - the names of parameters in the defaults: calls may omit them
 * @typeParam Endpoint - the class of the endpoint
 */
export interface EndpointFunction<Paths = AnyRoute, DefaultNames = never, Endpoint = AnyEndpoint> {
  /**
   * Builds the request options of a call.
   *
   * @param route - `"<METHOD> <url>"`, or `"<url>"` for GET; or an object with the url, parameters and options;
   * by default the route of the defaults
   * @param parameters - parameters and options
   * @throws {EndpointError} When the request is invalid or unsafe. Its `code` tells the reason.
   */
  <
    const Route extends string | OptionsInput | undefined,
    const Args = NoParameters,
    Parameters = ParametersOf<Route, Paths, DefaultNames>,
  >(
    route: NoInfer<Args> extends Parameters
      ? KnownRoute<Route, Paths>
      : NoInfer<RouteOrMissingParameter<Route, Paths, Args, Parameters>>,
    parameters?: NoInfer<Args> extends Parameters ? NoInfer<Parameters> : ParametersOrMistake<Args, Parameters>,
  ): BuiltRequest<Route, Paths, Args>;
  /** With a third argument, the second holds parameters alone, whatever their names are. */
  <const Route extends string, const Options extends CallOptions = {}>(
    route: KnownRoute<Route, Paths>,
    parameters: NoInfer<ParametersAlone<Route, Paths, DefaultNames>>,
    options: Options | undefined,
  ): BuiltRequest<Route, Paths, Options>;
  /** Builds the request options of the defaults, which must set the url. */
  <None = undefined>(
    this: "url" extends DefaultNames ? unknown : RouteInDefaults,
    route?: None,
    parameters?: object,
    ...none: NoRoute<None, DefaultNames>
  ): RequestOptions;
  /** Not for calls: lets editors offer the routes of the document, and names the mistake in a wrong call. */
  <const Route extends string, const Url>(...separate: SeparateMethod<Route, Url, Paths>): RequestOptions;
  /** Returns a new function with more defaults. Later defaults override earlier ones. */
  defaults<Names extends PropertyKey>(
    this: void,
    options: NamedDefaults<Paths, Names>,
  ): EndpointFunction<Paths, DefaultNames | Names, Endpoint>;
  /** Defaults whose values may be undefined: calls may omit only those that have a value. */
  defaults<const Defaults>(
    this: void,
    options: Defaults,
    ...none: RightDefaults<Paths, Defaults>
  ): EndpointFunction<Paths, DefaultNames | DefinedNames<Defaults>, Endpoint>;
  /** Merges the options of a call with the defaults, without building the request. */
  merge<
    const Route extends string | OptionsInput | undefined,
    const Args = NoParameters,
    Parameters = ParametersOf<Route, Paths, DefaultNames>,
  >(
    this: void,
    route: NoInfer<Args> extends Parameters
      ? KnownRoute<Route, Paths>
      : NoInfer<RouteOrMissingParameter<Route, Paths, Args, Parameters>>,
    parameters?: NoInfer<Args> extends Parameters ? NoInfer<Parameters> : ParametersOrMistake<Args, Parameters>,
  ): EndpointDefaults;
  merge<const Route extends string>(
    this: void,
    route: KnownRoute<Route, Paths>,
    parameters: NoInfer<ParametersAlone<Route, Paths, DefaultNames>>,
    options: CallOptions | undefined,
  ): EndpointDefaults;
  merge(this: void): EndpointDefaults;
  /** Builds the request options from merged options. It does not apply the defaults. */
  parse(this: void, options: OptionsInput): RequestOptions;
  /** The default options, frozen. */
  readonly DEFAULTS: EndpointDefaults;
  /** The endpoint of this function. */
  readonly endpoint: Endpoint;
}

/**
 * Creates the function of an endpoint.
 *
 * @param endpoint - returns the endpoint, always the same one; called on each use of the function
 */
export function createEndpointFunction<
  Endpoint extends {
    readonly DEFAULTS: EndpointDefaults;
    build(route?: never, parameters?: object, ...rest: readonly never[]): RequestOptions;
    merge(route?: never, parameters?: object, ...rest: readonly never[]): EndpointDefaults;
    parse(options: OptionsInput): RequestOptions;
    withDefaults(options: never): Endpoint;
    toJSON(): object;
    toString(): string;
  },
>(endpoint: () => Endpoint): EndpointFunction<AnyRoute, never, Endpoint> {
  // As in @octokit/endpoint, `null` is no options.
  // A spread of no arguments would take a fifth of a call.
  const call = (route: never, parameters?: object | null, ...rest: readonly never[]): RequestOptions =>
    rest.length > 0
      ? endpoint().build(route, parameters ?? undefined, ...rest)
      : endpoint().build(route, parameters ?? undefined);
  const members = {
    defaults: (options: never) => {
      const next = endpoint().withDefaults(options);
      return createEndpointFunction(() => next);
    },
    merge: (route: never, parameters?: object | null, ...rest: readonly never[]) =>
      endpoint().merge(route, parameters ?? undefined, ...rest),
    parse: (options: OptionsInput) => endpoint().parse(options),
  };
  Object.defineProperties(Object.assign(call, members), {
    DEFAULTS: accessor(() => endpoint().DEFAULTS),
    endpoint: accessor(endpoint),
    toString: hidden(() => String(endpoint())),
    toJSON: hidden(() => endpoint().toJSON()),
  });
  makeInspectable(call);
  return Object.freeze(call) as unknown as EndpointFunction<AnyRoute, never, Endpoint>;
}

function hidden(value: unknown): PropertyDescriptor {
  return { __proto__: null, value } as PropertyDescriptor;
}

function accessor(get: () => unknown): PropertyDescriptor {
  // Without a prototype, because the fields of a descriptor are also read from the prototype.
  return { __proto__: null, get, enumerable: true } as PropertyDescriptor;
}
