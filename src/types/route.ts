import type { MethodsOf, Operation, OperationResponse } from "./document.js";
import type { MakeOptional, OperationParameters } from "./document-parameters.js";
import type { CallSettings, ParametersInput, RequestOptions } from "./options.js";
import type { TemplateParameters } from "./template.js";

declare const ANY_ROUTE: unique symbol;

/**
 * Any route, checked by its URI template alone: the `Paths` of an endpoint without an OpenAPI document. `paths & AnyRoute`
 * also allows routes that the document lacks.
 */
export interface AnyRoute {
  readonly [ANY_ROUTE]: true;
}

/** Names a path that the OpenAPI document lacks. */
export interface UnknownPath<Path> {
  readonly "no such path": Path;
}

/** Names a method that a path of the OpenAPI document lacks, and the methods that it has. */
export interface UnknownMethod<Method, Path, Methods> {
  readonly "no such method": [Method, Path, Methods];
}

/** Names a required parameter that a call lacks. */
export interface MissingParameter<Name> {
  readonly "is required": Name;
}

/** The route when the OpenAPI document has it; otherwise a type that names the error. */
export type KnownRoute<Route, Paths = AnyRoute> =
  Operation<Route, Paths> extends undefined ? UnlistedRoute<Route, Paths> : Route;

type UnlistedRoute<Route, Paths> = Paths extends AnyRoute
  ? Route
  : Route extends string
    ? Route extends `${infer Method} ${infer Path}`
      ? Path extends keyof Paths
        ? UnknownMethod<Method, Path, MethodsOf<Paths[Path]>>
        : UnknownPath<Path>
      : UnknownPath<Route>
    : Route;

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

/** The parameters and options of a call. Names in `DefaultNames` are optional. */
export type ParametersOf<Route, Paths = AnyRoute, DefaultNames = never> = CallSettings &
  RouteParameters<Route, Paths, DefaultNames>;

type RouteParameters<Route, Paths, DefaultNames> = Paths extends AnyRoute
  ? Operation<Route, Paths> extends undefined
    ? ParametersInput & TemplateParameters<Route, DefaultNames>
    : MakeOptional<OperationParameters<Operation<Route, Paths>>, DefaultNames>
  : MakeOptional<OperationParameters<Operation<Route, Paths>>, DefaultNames>;

/** The route of a call whose parameters do not match: a type that names what is missing, or the error in the route. */
// Unknown routes and options with the route in them have no parameters: they are `never` here.
export type RouteOrMissingParameter<Route, Paths, Args, Parameters> = [Parameters] extends [never]
  ? KnownRoute<Route, Paths>
  : MissingFrom<Args, Parameters> extends never
    ? KnownRoute<Route, Paths>
    : MissingParameter<MissingFrom<Args, Parameters>>;

// `never` when `Args` has an unknown name: it is probably misspelt, and the compiler then suggests the right one.
type MissingFrom<Args, Parameters> =
  keyof Args extends KeyOfUnion<Parameters> ? Exclude<RequiredNames<Parameters>, keyof Args> : never;

type KeyOfUnion<Parameters> = Parameters extends unknown ? keyof Parameters : never;

/** The names that are not optional; of a union, those that no member makes optional. */
export type RequiredNames<Parameters> = RequiredAmong<Parameters, keyof Parameters>;

type RequiredAmong<Parameters, Name> = Name extends PropertyKey
  ? NoInfer<Parameters> extends { readonly [Key in Name]: unknown }
    ? Name
    : never
  : never;

/** The request options of a route, with the response type of its operation. */
export interface RequestOptionsFor<Route, Paths = AnyRoute> extends RequestOptions<
  OperationResponse<Operation<Route, Paths>>
> {}
