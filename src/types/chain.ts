import type {
  AcceptOf,
  AcceptedBy,
  InFormat,
  JsonFormat,
  MediaTypeIn,
  RouteContext,
  WithResponse,
  HeadersOf,
  HeaderValue,
  SetField,
  SetFields,
  RouteInfo,
} from "./route-info.js";
import type { Buildable } from "./any-endpoint.js";
import type { WhenSet, NoPromise } from "./mistakes.js";
import type { DefinedNames, HasDefaults } from "./defaults.js";
import type { AnyRoute, OfferedRoute } from "./paths.js";
import type { Data, MissingNames } from "./missing-names.js";
import type { EndpointDefaults, RequestHeaders, RequestOptions } from "./options.js";
import type { Ending } from "./ending.js";
import type { ParameterSteps, RouteSteps, Steps } from "./steps.js";
import type { RouteWithMethod, WithMethod } from "./route.js";
import type {
  BodyForm,
  BuiltResponse,
  Checked,
  ReadAs,
  SENT,
  Sender,
  SentResponse,
  SentWith,
  StandardSchema,
} from "./sent.js";
import type { ParamsOf, ReadonlyOnly } from "./parameter-value.js";

// The states of a chain refer to each other, so they share a file to avoid an import cycle.

/**
 * A chain with a route. It can be built when no required name is missing.
 *
 * ```ts
 * const user = new Endpoint().route("GET /users/{name}"); // Chain<"name", RouteInfo<"GET /users/{name}", AnyRoute>>
 * user.param("name", "octocat").build().url; // => "https://api.github.com/users/octocat"
 * ```
 *
 * @typeParam Missing - the required names that are not set yet
 * @typeParam Context - the types of the parameters, the query, the body and the result
 */
export interface Chain<Missing, Context extends RouteContext>
  extends RoutedSteps<Missing, Context>, RouteSteps<Unrouted> {
  format<const Format extends string | undefined>(
    format: Format,
  ): [Format] extends [JsonFormat] ? this : Chain<Missing, InFormat<Context>>;
  /** Merges the options with the defaults, without building the request. */
  merge(this: WhenSet<Missing, unknown>): EndpointDefaults;
}

/**
 * The chain of a route, for the annotation of a method that returns it.
 *
 * ```ts
 * const acme = Endpoint.for({ baseUrl: "https://api.acme.example" });
 * const order = (id: number): ChainOf<"GET /orders/{id}"> => acme.route("GET /orders/{id}").param("id", id);
 * order(7).build().url; // => "https://api.acme.example/orders/7"
 * ```
 *
 * @typeParam Route - `"<METHOD> <url>"`, or `"<url>"` for GET
 * @typeParam Paths - the OpenAPI document, as the `paths` type of openapi-typescript; without one, any route is allowed
 * @typeParam Missing - the required names that are not set yet: none
 */
export type ChainOf<Route, Paths = AnyRoute, Missing = never> = Chain<Missing, RouteInfo<Route, Paths>>;

/** The steps that set parameters, headers and the body, and the end. */
interface RoutedSteps<Missing, Context extends RouteContext> extends ParameterSteps, Ending, NoPromise {
  readonly [SENT]?: (() => Context["sent"]) | undefined;
  param<const Name extends keyof Context["values"]>(
    // Editors offer the names that are missing, also without a document.
    name: Name | (Missing & string),
    value: Context["values"][Name],
  ): NoInfer<Missing> extends Name
    ? Chain<string extends Name ? IfAny<Missing> : never, Context>
    : // `Exclude` by itself: this is the step of most chains.
      Chain<Missing extends Name ? never : Missing, Context>;
  /** Sets a parameter to a readonly list or object. */
  param<const Name extends PropertyKey, const Value>(
    name: Name,
    value: Value,
    ...none: ReadonlyOnly<Value, Name, Context["values"]>
  ): Chain<Exclude<Missing, Name>, Context>;
  // With `const`, the compiler infers `Args` without the type of the result. It resolves that type once before it knows
  // `Args`, and defers this condition without looking at each name.
  params<const Args>(
    parameters?: NoInfer<Args> extends unknown ? NoInfer<ParamsOf<Context>> : Args,
  ): Chain<Exclude<Missing, DefinedNames<Args>>, Context>;
  query<const Args>(
    parameters: NoInfer<Args> extends unknown ? NoInfer<Context["query"]> : Args,
  ): Chain<Exclude<Missing, DefinedNames<Args> & keyof Context["query"]>, Context>;
  data(data: Context["body"]): Chain<Exclude<Missing, Data | Context["members"]>, Context>;
  header<const Name extends string, const Value extends HeaderValue<Context, Name>>(
    name: Name | (keyof Context["headers"] & string),
    value: Value,
  ): Chain<Exclude<Missing, SetField<Name, Value>>, AcceptedBy<Context, MediaTypeIn<Name, Value>>>;
  headers<const Given extends HeadersOf<Context>>(
    headers: Given | undefined,
  ): Chain<Exclude<Missing, SetFields<Given>>, AcceptedBy<Context, AcceptOf<Given>>>;
  returns<Response>(
    schema: StandardSchema<Response>,
    options?: { readonly as?: BodyForm | undefined },
  ): Chain<Missing, WithResponse<Context, unknown, Response>>;
  returns<const As extends BodyForm>(
    schema: undefined,
    options: { readonly as: As },
  ): Chain<Missing, WithResponse<Context, unknown, ReadAs<As>>>;
  returns<Response>(): Chain<Missing, WithResponse<Context, Response>>;
  build(this: WhenSet<Missing, unknown>): WhenSet<Missing, Context["result"]>;
  to<const Send extends Sender>(
    this: WhenSet<Missing, unknown>,
    sender: Send,
    // A message about missing names is then about one signature.
    ...none: NoInfer<Missing> extends never ? [] : [never, never]
  ): SentWith<Send, Context["sent"]>;
  to<Adapted>(this: WhenSet<Missing, unknown>, adapter: (request: Context["result"]) => Adapted): Adapted;
}

/** The missing names after a step whose name is not a literal: they may be any, too. */
type IfAny<Missing> = string extends Missing ? never : Missing;

/**
 * A chain without a literal route: parameters are checked from `.route()` on.
 *
 * ```ts
 * const octokit = new Endpoint().builder().param("org", "octokit");
 * octokit.route("GET /orgs/{org}/repos").build().url; // => "https://api.github.com/orgs/octokit/repos"
 * octokit.method("HEAD").url("/orgs/{org}").build().url; // => "https://api.github.com/orgs/octokit"
 * ```
 *
 * @typeParam Paths - the OpenAPI document, as the `paths` type of openapi-typescript; `AnyRoute` without one
 * @typeParam ProvidedNames - the names that the defaults and earlier steps provide
 * @typeParam Method - the method that `.method()` set, which a url-only route takes over
 * @typeParam Response - the type of the response that `.returns()` declared
 */
export interface Unrouted<Paths = AnyRoute, ProvidedNames = never, Method = "GET", Response = unknown>
  extends
    Steps,
    ParameterSteps,
    NoPromise,
    Buildable<RequestOptions<BuiltResponse<Response>>, RequestOptions<SentResponse<Response>>> {
  /**
   * Sets the method and the url.
   *
   * @param route - `"<METHOD> <url>"`, or `"<url>"` for the method that `.method()` set, or GET
   * @throws {EndpointError} `ERR_INVALID_ROUTE` when the route is neither.
   * @throws {EndpointError} `ERR_INVALID_METHOD` when the method is not supported.
   * @throws {EndpointError} `ERR_INVALID_TEMPLATE` when the url is not a valid URI template.
   */
  route<const Route extends string = OfferedRoute>(
    route: RouteWithMethod<Route, Method, Paths>,
  ): Chain<
    MissingNames<WithMethod<Route, Method>, Paths, ProvidedNames>,
    WithDeclared<RouteInfo<WithMethod<Route, Method>, Paths>, Response>
  >;
  /**
   * Sets the method.
   *
   * @param method - a supported method, in any case
   * @throws {EndpointError} `ERR_INVALID_METHOD` when the method is not supported.
   */
  method<const Next extends string | undefined>(
    method: Next,
  ): AnyRoute extends Paths ? this : Unrouted<Paths, ProvidedNames, Next extends undefined ? Method : Next, Response>;
  /**
   * Sets the url.
   *
   * @param url - a path or a full URL, as a URI template; `:name` means `{name}`
   * @throws {EndpointError} `ERR_INVALID_TEMPLATE` when the url is not a valid URI template.
   */
  url(url: string | undefined): this;
  param<const Name extends string, Value>(
    name: Name,
    value: Value,
  ): Unrouted<Paths, ProvidedNames | DefinedNames<Readonly<Record<Name, Value>>>, Method, Response>;
  params<Args extends object>(parameters?: Args): Unrouted<Paths, ProvidedNames | DefinedNames<Args>, Method, Response>;
  query<Args extends object>(parameters: Args): Unrouted<Paths, ProvidedNames | DefinedNames<Args>, Method, Response>;
  data(data: unknown): Unrouted<Paths, ProvidedNames | "data", Method, Response>;
  header<const Name extends string, const Value extends RequestHeaders[string]>(
    name: Name,
    value: Value,
  ): Unrouted<Paths, ProvidedNames | SetField<Name, Value>, Method, Response>;
  headers<const Given extends RequestHeaders>(
    headers: Given | undefined,
  ): Unrouted<Paths, ProvidedNames | SetFields<Given>, Method, Response>;
  format(format: string | undefined): this;
  returns<Next>(
    schema: StandardSchema<Next>,
    options?: { readonly as?: BodyForm | undefined },
  ): Unrouted<Paths, ProvidedNames, Method, Checked<Next>>;
  returns<const As extends BodyForm>(
    schema: undefined,
    options: { readonly as: As },
  ): Unrouted<Paths, ProvidedNames, Method, Checked<ReadAs<As>>>;
  returns<Next>(): Unrouted<Paths, ProvidedNames, Method, Next>;
}

/** The context of a route, with the response that a chain declared before it had a route. */
type WithDeclared<Context extends RouteContext, Response> = unknown extends Response
  ? Context
  : Response extends Checked<infer Output>
    ? WithResponse<Context, unknown, Output>
    : WithResponse<Context, Response>;

/** An endpoint. Its type contains the names of its defaults, and the type of its chains contains its document. */
interface EndpointOf<Paths, Names extends PropertyKey> extends HasDefaults<Names> {
  builder(this: HasDefaults): Unrouted<Paths>;
}

/** The class of all chains. */
export interface RequestBuilderConstructor {
  /**
   * Starts a chain without a route, as `endpoint.builder()` does.
   *
   * @param endpoint - an instance of `Endpoint` or of a subclass
   */
  new <Paths, Names extends PropertyKey>(endpoint: EndpointOf<Paths, Names>): Unrouted<Paths, Names>;
  /** The type that `instanceof` narrows to. */
  readonly prototype: Chain<never, RouteInfo<string, AnyRoute>>;
}
