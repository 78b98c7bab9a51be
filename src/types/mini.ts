import type { AnyRoute } from "./document.js";
import type { BuiltRequest, RouteOrMissingParameter, ParametersAlone, ParametersOrMistake } from "./call.js";
import type { DEFAULTED, HasDefaults, KnownKeys, NamedDefaults, DefinedNames } from "./defaults.js";
import type { MissingNames, Data } from "./missing-names.js";
import type { CallOptions } from "./options.js";
import type { EachKnownRoute, KnownRoute, ParametersOf } from "./route.js";
import type { RouteInfo, HeadersForm, HeadersOf, HeaderValue, SetField, SetFields } from "./route-info.js";
import type { AcceptOf, AcceptedBy, MediaTypeIn, RouteContext, WithResponse, WithSchema } from "./route-context.js";
import type { ClientSteps, ParameterSteps } from "./steps.js";
import type { BodyForm, ReadAs, Sender, Sends, SentWith, StandardSchema } from "./sent.js";
import type { ParamsOf } from "./parameter-value.js";

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
  build<
    const Route extends string,
    const Args = {},
    Names extends PropertyKey = never,
    Parameters = ParametersOf<Route, Paths, Names>,
  >(
    this: HasDefaults<Names>,
    route: NoInfer<Args> extends Parameters
      ? KnownRoute<Route, Paths>
      : NoInfer<RouteOrMissingParameter<Route, Paths, Args, Parameters>>,
    parameters?: NoInfer<Args> extends Parameters ? NoInfer<Parameters> : ParametersOrMistake<Args, Parameters>,
  ): BuiltRequest<Route, Paths, Args>;
  /** With a third argument, the second holds parameters alone, whatever their names are. */
  build<const Route extends string, const Options extends CallOptions = {}, Names extends PropertyKey = never>(
    this: HasDefaults<Names>,
    route: KnownRoute<Route, Paths>,
    parameters: NoInfer<ParametersAlone<Route, Paths, Names>>,
    options: Options | undefined,
  ): BuiltRequest<Route, Paths, Options>;
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

/**
 * A chain of `fluent-endpoint/mini`: `MiniMissing` until every required name is set, then `MiniReady`.
 *
 * @typeParam Missing - the required names that are not set yet
 * @typeParam Context - the types of the parameters, the query, the body and the result
 */
export type MiniChain<Missing, Context extends RouteContext> =
  NoInfer<Missing> extends never ? MiniReady<Context> : MiniMissing<Missing, Context>;

/** A chain with missing required names. It has no `build()` until all of them are set. */
export interface MiniMissing<Missing, Context extends RouteContext> extends ClientSteps, ParameterSteps {
  param<const Name extends keyof Context["values"]>(
    // Editors offer the names that are missing, also without a document.
    name: Name | (Missing & string),
    value: Context["values"][Name],
  ): MiniChain<Exclude<Missing, Name>, Context>;
  params<const Args>(
    parameters: NoInfer<Args> extends unknown ? NoInfer<ParamsOf<Context>> : Args,
  ): MiniChain<Exclude<Missing, DefinedNames<Args>>, Context>;
  query<const Args>(
    parameters: NoInfer<Args> extends unknown ? NoInfer<Context["query"]> : Args,
  ): MiniChain<Exclude<Missing, DefinedNames<Args> & keyof Context["query"]>, Context>;
  data(data: Context["body"]): MiniChain<Exclude<Missing, Data | Context["members"]>, Context>;
  header<const Name extends string, const Value extends HeaderValue<Context, Name>>(
    name: Name | (keyof Context["headers"] & string),
    value: Value,
  ): MiniChain<Exclude<Missing, SetField<Name, Value>>, AcceptedBy<Context, MediaTypeIn<Name, Value>>>;
  headers<const Given extends HeadersOf<Context, HeadersForm>>(
    headers: Given | undefined,
  ): MiniChain<Exclude<Missing, SetFields<Given>>, AcceptedBy<Context, AcceptOf<Given>>>;
  returns<Response>(
    schema: StandardSchema<Response>,
    options?: { readonly as?: BodyForm | undefined },
  ): MiniMissing<Missing, WithSchema<Context, Response>>;
  returns<const As extends BodyForm>(
    schema: undefined,
    options: { readonly as: As },
  ): MiniMissing<Missing, WithSchema<Context, ReadAs<As>>>;
  returns<Response>(): MiniMissing<Missing, WithResponse<Context, Response>>;
}

/** A chain without missing names, which can be built. */
export interface MiniReady<Context extends RouteContext> extends ClientSteps, ParameterSteps, Sends<Context["sent"]> {
  param<const Name extends keyof Context["values"]>(name: Name, value: Context["values"][Name]): this;
  params(parameters?: ParamsOf<Context>): this;
  query(parameters: Context["query"]): this;
  data(data: Context["body"]): this;
  header<const Name extends string, const Value extends HeaderValue<Context, Name>>(
    name: Name | (keyof Context["headers"] & string),
    value: Value,
  ): MiniReady<AcceptedBy<Context, MediaTypeIn<Name, Value>>>;
  headers<const Given extends HeadersOf<Context, HeadersForm>>(
    headers: Given | undefined,
  ): MiniReady<AcceptedBy<Context, AcceptOf<Given>>>;
  returns<Response>(
    schema: StandardSchema<Response>,
    options?: { readonly as?: BodyForm | undefined },
  ): MiniReady<WithSchema<Context, Response>>;
  returns<const As extends BodyForm>(
    schema: undefined,
    options: { readonly as: As },
  ): MiniReady<WithSchema<Context, ReadAs<As>>>;
  returns<Response>(): MiniReady<WithResponse<Context, Response>>;
  /**
   * Builds the request options.
   *
   * @throws {EndpointError} When a value is missing, cannot be written to the url, or would change the path.
   */
  build(): Context["result"];
  /**
   * Builds the request options and passes them to an adapter, such as `toFetch`.
   *
   * @throws {EndpointError} When `build()` throws.
   */
  to<const Send extends Sender>(sender: Send): SentWith<Send, Context["sent"]>;
  to<Adapted>(adapter: (request: Context["result"]) => Adapted): Adapted;
}
