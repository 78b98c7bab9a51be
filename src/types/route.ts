import type { AnswerOf, Operation, VerbsOf } from "./document.js";
import type { Less, Placed } from "./document-parameters.js";
import type { CallSettings, GivenParameters, RequestOptions } from "./options.js";
import type { TemplateParameters } from "./template.js";

declare const ANY_ROUTE: unique symbol;

/**
 * Stands where there is no document: any route is allowed, and checked by its template alone. With a document,
 * `paths & AnyRoute` allows routes that the document lacks.
 */
export interface AnyRoute {
  readonly [ANY_ROUTE]: true;
}

/** What the compiler names in place of a route whose path the document does not have. */
export interface UnknownPath<Path> {
  readonly "no such path": Path;
}

/** What the compiler names in place of a route whose path has other verbs. */
export interface UnknownMethod<Method, Path, Known> {
  readonly "no such method": [Method, Path, Known];
}

/** What the compiler names in place of a route that needs parameters which the call does not give. */
export interface MissingParameter<Name> {
  readonly "give it": Name;
}

/** The route itself where it is allowed; else a type that says why it is not. */
export type KnownRoute<Route, Paths = AnyRoute> =
  Operation<Route, Paths> extends undefined ? Unlisted<Route, Paths> : Route;

type Unlisted<Route, Paths> = Paths extends AnyRoute
  ? Route
  : Route extends string
    ? Route extends `${infer Method} ${infer Path}`
      ? Path extends keyof Paths
        ? UnknownMethod<Method, Path, VerbsOf<Paths[Path]>>
        : UnknownPath<Path>
      : UnknownPath<Route>
    : Route;

/** What a call takes for parameters and options; the names in `Given` may be left out. */
export type ParametersOf<Route, Paths = AnyRoute, Given = never> = CallSettings & Places<Route, Paths, Given>;

type Places<Route, Paths, Given> = Paths extends AnyRoute
  ? Operation<Route, Paths> extends undefined
    ? GivenParameters & TemplateParameters<Route, Given>
    : Less<Placed<Operation<Route, Paths>>, Given>
  : Less<Placed<Operation<Route, Paths>>, Given>;

/**
 * The route of a call that does not give all it must: what is missing, unless another message is nearer. There is none
 * of that where nothing is asked for: of a route that the document does not have, and of options with the route in them.
 */
export type Incomplete<Route, Paths, Args, Parameters> = [Parameters] extends [never]
  ? KnownRoute<Route, Paths>
  : Missing<Args, Parameters> extends never
    ? KnownRoute<Route, Paths>
    : MissingParameter<Missing<Args, Parameters>>;

/** Nothing where there are names too many: then one is misspelt, and the compiler says which was meant. */
type Missing<Args, Parameters> =
  keyof Args extends AnyName<Parameters> ? Exclude<RequiredNames<Parameters>, keyof Args> : never;

type AnyName<Parameters> = Parameters extends unknown ? keyof Parameters : never;

/** The names that may not be left out; of a union, those that no member leaves out. */
export type RequiredNames<Parameters> = Needed<Parameters, keyof Parameters>;

type Needed<Parameters, Name> = Name extends PropertyKey
  ? NoInfer<Parameters> extends { readonly [Key in Name]: unknown }
    ? Name
    : never
  : never;

/** Request options that know the route they were built for, and so what the server answers to it. */
export interface RequestOptionsFor<Route, Paths = AnyRoute> extends RequestOptions<AnswerOf<Operation<Route, Paths>>> {}
