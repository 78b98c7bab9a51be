import type { AnyRoute, Operation, OperationResponse, OperationResponses } from "./document.js";
import type { MakeOptional, OperationParameters } from "./document-parameters.js";
import type { IgnoredBody, MethodOf, MostWithBody } from "./document-body.js";
import type { BodyOption, CallSettings, OpenSettings, RequestOptions, RequestHeaders } from "./options.js";
import type { AnyVendor, SentAs, WithVendor } from "./of-vendor.js";
import type { ListValue } from "./parameter-value.js";
import type { CarriesResponses, ResponseOf, SuccessMediaTypes } from "./response.js";
import type { TemplateParameters } from "./template.js";
import type { CallFirst, UnlistedRoute } from "./mistakes.js";

/** The route when the OpenAPI document has it; otherwise a type that names the error. */
// Conditions that depend only on `Paths` come first: they are resolved once for an endpoint, not for each call.
export type KnownRoute<Route, Paths = AnyRoute> = AnyRoute extends Paths
  ? Route
  : Operation<Route, Paths> extends undefined
    ? NoInfer<UnlistedRoute<Route, Paths>>
    : Route;

/** A union of routes, each of which the document must have. */
export type EachKnownRoute<Route, Paths> = AnyRoute extends Paths
  ? Route
  : Route extends unknown
    ? Operation<Route, Paths> extends undefined
      ? NoInfer<UnlistedRoute<Route, Paths>>
      : Route
    : never;

/** A route, with the method of the chain if it has only a url. */
export type WithMethod<Route, Method> = Method extends "GET"
  ? Route
  : Route extends `/${infer Path}`
    ? `${Method & string} /${Path}`
    : Route;

/** The route when the OpenAPI document has it with the method of the chain; otherwise a type that names the error. */
export type RouteWithMethod<Route, Method, Paths> = Method extends "GET"
  ? EachKnownRoute<Route, Paths>
  : EachKnownRoute<WithMethod<Route, Method>, Paths> extends string
    ? Route
    : EachKnownRoute<WithMethod<Route, Method>, Paths>;

/** The parameters and options of a call. Names in `DefaultNames` are optional. */
export type ParametersOf<Route, Paths = AnyRoute, DefaultNames = never> = SettingsOf<Route, Paths> &
  RouteParameters<Route, Paths, DefaultNames>;

type SettingsOf<Route, Paths> = Paths extends AnyRoute ? CallSettings : RouteCallSettings<Route, Paths>;

// Conditions that depend only on `Paths` come first: they are resolved once for an endpoint, not for each call.
type RouteParameters<Route, Paths, DefaultNames> = AnyRoute extends Paths
  ? OpenParameters<Route, DefaultNames>
  : Paths extends AnyVendor
    ? VendorParameters<Route, Paths, DefaultNames>
    : ListedParameters<Route, Paths, DefaultNames>;

type VendorParameters<Route, Paths, DefaultNames> =
  Paths extends WithVendor<infer Variables, infer QueryNames>
    ? NoVariables<Variables> & {
        // Also those that the operation does not document, such as credentials.
        readonly [Name in QueryNames]?: ListValue;
      } & ListedParameters<Route, Paths, DefaultNames | QueryNames, SentAs<Route, Paths>>
    : never;

/** The variables of a vendor's `baseUrl`, which calls do not set. */
export type NoVariables<Variables extends PropertyKey> = { readonly [Name in Variables]?: never };

// `As` is the route with a method that has a body or none, like that of the route.
type ListedParameters<Route, Paths, DefaultNames, As = Route> = Paths extends AnyRoute
  ? Operation<Route, Paths> extends undefined
    ? OpenParameters<Route, DefaultNames, As>
    : MakeOptional<DocumentParameters<Route, Paths, As>, DefaultNames>
  : MakeOptional<DocumentParameters<Route, Paths, As>, DefaultNames>;

type OpenParameters<Route, DefaultNames, As = Route, All = Route> = Route extends unknown
  ? NoInfer<All> extends Route
    ? OpenSettings & OpenBody<As> & TemplateParameters<Route, DefaultNames>
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

type DocumentParameters<Route, Paths, As, All = Route> = Route extends unknown
  ? NoInfer<All> extends Route
    ? OperationParameters<Operation<Route, Paths>, As, Paths>
    : EveryRouteParameters<All, Paths, never>
  : never;

/** A call with a union of routes must pass the parameters of each. */
type EveryRouteParameters<Route, Paths, DefaultNames> = (
  Route extends unknown ? (parameters: RouteParameters<Route, Paths, DefaultNames>) => void : never
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

/** The key of a type-only property: no value has it, and editors do not offer it. */
declare const CALLED: unique symbol;

/** The options of a call with a route of the OpenAPI document. The route sets the method and the url. */
export interface RouteCallSettings<Route = string, Paths = AnyRoute> extends CallSettings {
  /** Headers by name, in any case. `accept` offers the media types of the document, and any other. */
  readonly headers?: AcceptHeaders<Route, Paths> | undefined;
  readonly [CALLED]?: readonly [Route, Paths];
  /** @deprecated The route sets it. In a chain, `.param("url", …)` sends a parameter of this name. */
  readonly url?: CallFirst<".param() of a chain">;
  /** @deprecated The route sets it. In a chain, `.param("method", …)` sends a parameter of this name. */
  readonly method?: CallFirst<".param() of a chain">;
}

/** The route and the document of the parameters of a call. */
export type RouteIn<Parameters> = Parameters extends { readonly [CALLED]?: infer Called }
  ? Exclude<Called, undefined>
  : never;

/** Headers, with the media types of the responses in the document. */
export interface AcceptHeaders<Route, Paths> extends RequestHeaders {
  readonly accept?: OfferedMediaType<Route, Paths> | null | undefined;
}

/** The media types of the successful responses in the document, and any other. */
export type OfferedMediaType<Route, Paths> =
  SuccessMediaTypes<OperationResponses<Operation<Route, Paths>>> | (string & {});
