import type {
  AnyRoute,
  BesideOptions,
  ExactPlaces,
  Operation,
  OperationResponse,
  OperationResponses,
} from "./paths.js";
import type {
  FieldNames,
  FieldsIn,
  HeadersOption,
  MakeOptional,
  OperationParameters,
  OperationValues,
} from "./document-parameters.js";
import type { BodyNames, DATA, HEADERS, IgnoredBody, MethodOf, MostWithBody, NamesOf } from "./document-body.js";
import type { Data, MissingNames } from "./missing-names.js";
import type { AnyName, BodyOption, CallSettings, OpenNames, RequestOptions, RequestHeaders } from "./options.js";
import type { RouteInfo } from "./route-info.js";
import type { AnyVendor, SentAs, WithVendor } from "./of-vendor.js";
import type { ListValue } from "./parameter-value.js";
import type { CarriesResponses, ResponseOf, SuccessMediaTypes } from "./response.js";
import type { TemplateParameters } from "./template.js";
import type { CallFirst, DidYouMean, ThirdArgument, UnlistedRoute } from "./mistakes.js";

/**
 * The route when the OpenAPI document has it; otherwise a type that names the error. A route of a generic type is accepted if the
 * document has all that the type allows.
 */
// Conditions that depend only on `Paths` come first: they are resolved once for an endpoint, not for each call.
export type KnownRoute<Route, Paths = AnyRoute> = AnyRoute extends Paths
  ? Route
  : Operation<Route, Paths> extends undefined
    ? ByListing<Route, Paths>[Listing<Route, Paths>]
    : Route;

/** A union of routes, each of which the document must have. */
export type EachKnownRoute<Route, Paths> = AnyRoute extends Paths ? Route : RouteOfDocument<Route, Paths>;

// By a name of its own, for the messages about generic routes.
type RouteOfDocument<Route, Paths> =
  "unlisted" extends Listing<Route, Paths>
    ? { [One in Route & string]: ByListing<One, Paths>[Listing<One, Paths>] }[Route & string] | Exclude<Route, string>
    : Route;

// The compiler assigns a generic route to an indexed access, but not to a condition: it resolves the index for the constraint of
// the route.
interface ByListing<Route, Paths> {
  readonly listed: Route;
  readonly unlisted: NoInfer<UnlistedRoute<Route, Paths>>;
}

type Listing<Route, Paths> = Route extends unknown
  ? Operation<Route, Paths> extends undefined
    ? "unlisted"
    : "listed"
  : never;

/** A route, with the method of the chain if it has only a url. */
export type WithMethod<Route, Method> = Method extends "GET"
  ? Route
  : Route extends `/${infer Path}`
    ? `${Method & string} /${Path}`
    : Route;

/** The route when the OpenAPI document has it with the method of the chain; otherwise a type that names the error. */
export type RouteWithMethod<Route, Method, Paths> = Method extends "GET"
  ? KnownRoute<Route, Paths>
  : KnownRoute<WithMethod<Route, Method>, Paths> extends string
    ? Route
    : KnownRoute<WithMethod<Route, Method>, Paths>;

/** The key of a type-only property: no value has it, and editors do not offer it. */
export declare const CALLED: unique symbol;

/** The parameters of a call remember its route, its document and the names of its defaults. */
interface RouteParameters<Route, Paths, DefaultNames> {
  readonly [CALLED]?: readonly [Route, Paths, DefaultNames] | undefined;
}

export type CalledBy<Parameters> = Parameters extends { readonly [CALLED]?: infer Given }
  ? Exclude<Given, undefined>
  : never;

/** The parameters of a call: its second argument. Names in `DefaultNames` are optional. */
export type ParametersOf<Route, Paths = AnyRoute, DefaultNames = never> = RouteParameters<Route, Paths, DefaultNames> &
  PlacedParameters<Route, Paths, DefaultNames>;

/** The parameters of a call with these options: with `data`, none are members of a body. */
export type ParametersBeside<Route, Paths, DefaultNames, Options> = Options extends undefined
  ? ParametersOf<Route, Paths, DefaultNames>
  : RouteParameters<Route, Paths, DefaultNames> &
      WithoutMarks<
        PlacedParameters<
          Route,
          Paths & BesideOptions,
          DefaultNames | FieldsIn<Operation<Route, Paths>, HeadersIn<Options>>,
          // No method with members of a body.
          "data" extends keyof Options ? `WITH ${Route & string}` : Route
        >
      >;

type HeadersIn<Options> = Options extends { readonly headers: infer Headers } ? Headers : never;

type WithoutMarks<Parameters> = Parameters extends unknown
  ? { [Name in keyof Parameters as Name extends symbol ? never : Name]: Parameters[Name] }
  : never;

// Conditions that depend only on `Paths` come first: they are resolved once for an endpoint, not for each call. `As` is the
// route with a method that has a body or none, like that of the route.
type PlacedParameters<Route, Paths, DefaultNames, As = Route> = AnyRoute extends Paths
  ? OpenParameters<Route, DefaultNames, OpenNames>
  : Paths extends AnyVendor
    ? VendorParameters<Route, Paths, DefaultNames, As>
    : ListedParameters<Route, Paths, DefaultNames, As>;

type VendorParameters<Route, Paths, DefaultNames, As> =
  Paths extends WithVendor<infer Variables, infer QueryNames, infer Credentials>
    ? (Paths extends BesideOptions
        ? unknown
        : NoVariables<Variables> & NoCredentials<Exclude<Credentials, QueryNames>, Route, Paths>) & {
        // Also those that the operation does not document, such as credentials.
        readonly [Name in QueryNames]?: ListValue;
      } & ListedParameters<
          Route,
          Paths,
          Exclude<DefaultNames | QueryNames, NamesElsewhere<Route, Paths, QueryNames>>,
          NoInfer<As> extends Route ? SentAs<Route, Paths> : As
        >
    : never;

/**
 * The names of credentials in the query that an operation of a document has for something else: no default fills that (I9). Without
 * rules, defaults fill placeholders.
 */
type NamesElsewhere<Route, Paths, QueryNames> = [QueryNames] extends [never]
  ? never
  : Paths extends ExactPlaces
    ? QueryNames & OwnNames<Operation<Route, Paths>, Paths>
    : never;

type OwnNames<Op, Paths> =
  BodyNames<Op, Paths> | FieldNames<Op> | (Op extends { parameters: { path?: infer Path } } ? NamesOf<Path> : never);

/** The variables of a vendor's `baseUrl`, which calls do not set (A2). */
type NoVariables<Variables extends PropertyKey> = {
  readonly [Name in Variables]?: CallFirst<`.withDefaults({ ${Name & string} })`>;
};

/** The names of a vendor's credentials, unless the route's own text has them, or a rule (D10). */
type NoCredentials<Names extends PropertyKey, Route, Paths> = {
  readonly [Name in Exclude<Names, keyof TemplateParameters<Route> | RuledNames<Route, Paths>>]?: DidYouMean<
    ThirdArgument<`headers: { ${Name & string} }`>
  >;
};

type RuledNames<Route, Paths> = Paths extends ExactPlaces
  ? keyof OperationValues<Operation<Route, Paths>, Route, Paths>
  : never;

type ListedParameters<Route, Paths, DefaultNames, As> = Paths extends AnyRoute
  ? Operation<Route, Paths> extends undefined
    ? OpenParameters<Route, DefaultNames, Paths extends BesideOptions ? AnyName : OpenNames>
    : DocumentedParameters<Route, Paths, DefaultNames, As>
  : DocumentedParameters<Route, Paths, DefaultNames, As>;

type DocumentedParameters<Route, Paths, DefaultNames, As, All = Route> = Route extends unknown
  ? NoInfer<All> extends Route
    ? NoInfer<DefaultNames> extends never
      ? OperationParameters<Operation<Route, Paths>, As, Paths>
      : MakeOptional<
          OperationParameters<Operation<Route, Paths>, As, Paths>,
          // With default headers or a default body, calls may omit those that the document requires.
          | DefaultNames
          | ("headers" extends DefaultNames ? typeof HEADERS | FieldNames<Operation<Route, Paths>> : never)
          | ("data" extends DefaultNames ? typeof DATA | BodyNames<Operation<Route, Paths>, Paths> : never)
        >
    : EveryRouteParameters<All, Paths, DefaultNames>
  : never;

type OpenParameters<Route, DefaultNames, Names, All = Route> = Route extends unknown
  ? NoInfer<All> extends Route
    ? Names & TemplateParameters<Route, DefaultNames>
    : EveryRouteParameters<All, AnyRoute, DefaultNames>
  : never;

/** Without a document, a literal route tells whether its method has a body. */
// A single pattern costs the compiler almost nothing, a union of patterns much.
export type OpenBody<Route> = Route extends `GET ${string}`
  ? IgnoredBody<"GET">
  : Route extends MostWithBody
    ? BodyOption
    : Route extends `${"HEAD " | "/"}${string}`
      ? IgnoredBody<MethodOf<Route>>
      : BodyOption;

/** A call with a union of routes must pass the parameters of each. */
type EveryRouteParameters<Route, Paths, DefaultNames> = (
  Route extends unknown ? (parameters: PlacedParameters<Route, Paths, DefaultNames>) => void : never
) extends (parameters: infer Parameters) => void
  ? Parameters
  : never;

/** The request options of a route, with the response type of its operation. */
export interface RequestOptionsFor<Route, Paths = AnyRoute>
  extends
    RequestOptions<OperationResponse<Operation<Route, Paths>>>,
    CarriesResponses<OperationResponses<Operation<Route, Paths>>> {
  readonly [COMPARED_BY_RESPONSE]?: keyof { [Path in keyof Paths as never]-?: Path };
}

/**
 * The promise of a response of a route, for the annotation of a method that sends a request.
 *
 * ```ts
 * interface paths {
 *   "/user": { get: { responses: { 200: { content: { "application/json": { login: string } } } } } };
 * }
 * const user: PromiseOf<"GET /user", paths> = Promise.resolve({ login: "octocat" });
 * (await user).login; // => "octocat"
 * ```
 */
export type PromiseOf<Route, Paths = AnyRoute> = Promise<ResponseOf<RequestOptionsFor<Route, Paths>>>;

// No value has it. A mapped type has no variance, so the compiler compares the types of the responses instead of documents.
declare const COMPARED_BY_RESPONSE: unique symbol;

/** The options of a call: its third argument. Those in `DefaultNames` are optional. */
export type OptionsOf<Route = string, Paths = AnyRoute, DefaultNames = never> = AnyRoute extends Paths
  ? CallSettings & OpenBody<Route>
  : Operation<Route, Paths> extends undefined
    ? CallSettings & OpenBody<SentAs<Route, Paths>>
    : RouteSettings<Route, Paths> &
        HeadersOption<Operation<Route, Paths>, Paths extends ExactPlaces ? "headers" : DefaultNames> &
        BodyOptionOf<Route, Paths, DefaultNames>;

/** The body, which is required if its members are no parameters. */
type BodyOptionOf<Route, Paths, DefaultNames> =
  Data extends MissingNames<Route, Paths, DefaultNames>
    ? { readonly data: RouteInfo<Route, Paths>["body"] }
    : { readonly data?: RouteInfo<Route, Paths>["body"] | undefined };

/** The options of a call with a route of the OpenAPI document, without its header parameters and its body. */
export interface RouteSettings<Route = string, Paths = AnyRoute> extends CallSettings {
  /** Headers by name, in any case. `accept` offers the media types of the document, and any other. */
  readonly headers?: AcceptHeaders<Route, Paths> | undefined;
}

/** Headers, with the media types of the responses in the document. */
export interface AcceptHeaders<Route, Paths> extends RequestHeaders {
  readonly accept?: OfferedMediaType<Route, Paths> | null | undefined;
}

/** The media types of the successful responses in the document, and any other. */
export type OfferedMediaType<Route, Paths> =
  SuccessMediaTypes<OperationResponses<Operation<Route, Paths>>> | (string & {});
