import type { Immutable, KeyOfUnion, NamesOf, RequiredNames, WithUndefined } from "./document-body.js";
import type { NameMissing, RouteFault } from "./misspelt.js";
import type { MissingNames } from "./missing-names.js";
import type { ParamsOf, Sendable, Unsendable } from "./parameter-value.js";
import type { RouteIn, EachKnownRoute, RequestOptionsFor } from "./route.js";
import type { RouteContext, Accepting, AcceptOf, DeclaredResponse, JsonFormat, RouteInfo } from "./route-info.js";
import type { Operation, AnyRoute, ExactPlaces } from "./document.js";
import type { CallFirst, DidYouMean, MissingParameter } from "./mistakes.js";

/** The parameters of a call that passes none. A call that passes `{}` has the mistake there. */
// No interface: those lack names in general, which calls without a document may have. With `headers`, because the compiler rejects
// types that have no properties in common with optional ones.
export type NoParameters = Partial<Record<"headers" | "no parameters", undefined>>;

type PassesNone<Args> = [keyof Args, keyof NoParameters] extends [keyof NoParameters, keyof Args] ? true : false;

/**
 * The parameters of a call that its route does not accept as they are: the type that the call passes if only readonly lists
 * and objects differ, otherwise the parameters of the route, or a type that names the mistake.
 */
// Before it infers `Args`, the compiler resolves both results of each condition here, but not what a condition asks. So the
// mistakes are in a question. `Right` has a constraint, because the compiler must see that `Args` is `const`.
export type ParametersOrMistake<Args, Parameters> = [AcceptedParameters<Args, Parameters>] extends [
  infer Right extends object,
]
  ? NoInfer<Right>
  : Args;

// Editors ask for the parameters of a call that passes none, to offer them.
type AcceptedParameters<Args, Parameters> =
  PassesNone<Args> extends true
    ? Parameters
    : string extends keyof Parameters
      ? OpenParameters<Args, Parameters, KnownIn<Parameters>>
      : Args extends Immutable<Parameters>
        ? keyof Args extends KeyOfUnion<Parameters>
          ? Args
          : Parameters
        : OtherParameters<Args, Parameters>;

type OtherParameters<Args, Parameters> =
  keyof Args extends KeyOfUnion<Parameters>
    ? OfListedNames<Args, Parameters>
    : "data" extends keyof Args
      ? WithWholeBody<Args, Parameters, RouteIn<Parameters>>
      : Parameters;

type OfListedNames<Args, Parameters> = [Missing<keyof Args, Parameters>] extends [never]
  ? Args extends WithUndefined<Parameters>
    ? Args
    : Parameters
  : // A name of the route is no misspelt one.
    NameMissing<Exclude<keyof Args, RequiredNames<Parameters>>, Missing<keyof Args, Parameters>>;

/** The parameters of a call that passes the body as a whole, as a chain does with `.data()`. */
type WithWholeBody<Args, Parameters, Called> = Called extends readonly [infer Route, infer Paths]
  ? OfWholeBody<Args, InsteadOfMembers<Parameters, RouteInfo<Route, Paths>>>
  : Parameters;

type InsteadOfMembers<Parameters, Context extends RouteContext> = [Context["members"]] extends [never]
  ? Parameters
  : Pick<Parameters, Exclude<keyof Parameters, Context["members"]>> & { readonly data: Context["body"] };

type OfWholeBody<Args, Whole> = keyof Args extends keyof Whole ? OfListedNames<Args, Whole> : Whole;

/** The parameters of a call whose options are its third argument: names of options are names like any other. */
export type ParametersAlone<Route, Paths, DefaultNames, Options> = WithRequired<
  ParamsOf<RouteInfo<Route, Paths>>,
  Exclude<
    MissingNames<Route, Paths, DefaultNames>,
    "data" extends keyof Options ? RouteInfo<Route, Paths>["members"] : never
  >
>;

/** The body among these options. */
export interface WithData<Route, Paths> {
  readonly data?: RouteInfo<Route, Paths>["body"] | undefined;
}

// Required headers and bodies are no names of parameters.
type WithRequired<Parameters, Missing> = [Missing & string] extends [never]
  ? Parameters | undefined
  : Parameters & { readonly [Name in Missing & string]: {} | null };

/** The route of a call whose parameters do not match: a type that names what a call without parameters lacks, or the error in the route. */
// The compiler reads the type of this argument once before it knows the route, as for the route `string`: that must be short.
export type RouteOrMissingParameter<Route, Paths, Args, Parameters> = Route extends string
  ? string extends Route
    ? EachKnownRoute<Route, Paths>
    : CallMistake<Route, Paths, Args, Parameters>
  : Route extends readonly unknown[]
    ? CallFirst<".returns<T>() of a chain">
    : Route;

// Unknown routes and options with the route in them have no parameters: they are `never` here.
type CallMistake<Route, Paths, Args, Parameters> = Args extends string
  ? Route extends `${string}${" " | "/"}${string}`
    ? EachKnownRoute<Route, Paths>
    : DidYouMean<`${Route & string} ${Args}`>
  : [Parameters] extends [never]
    ? EachKnownRoute<Route, Paths>
    : RouteOr<
        Paths extends AnyRoute ? RouteFault<Route> : never,
        RouteOr<
          PassesNone<Args> extends true
            ? MissingHere<Missing<never, KnownIn<Parameters>> | MissingField<Route, Paths, {}, Parameters>>
            : MissingHere<MissingField<Route, Paths, Args, Parameters>>,
          EachKnownRoute<Route, Paths>
        >
      >;

type RouteOr<Mistake, Route> = [Mistake] extends [never] ? Route : Mistake;

type MissingHere<Names> = [Names] extends [never] ? never : MissingParameter<Names>;

/** The required names that a call lacks. */
type Missing<Given, Parameters> = Exclude<RequiredNames<Parameters>, Given> | MissingInEach<Given, Parameters>;

/** What a call without parameters lacks, if there are several ways to pass a body, such as by its members and as `data`. */
type MissingInEach<Given, Parameters> = [Given, RequiredNames<Parameters>] extends [never, never]
  ? RequiredInSome<Parameters> extends "data"
    ? RequiredInSome<Parameters>
    : Exclude<RequiredInSome<Parameters>, "data">
  : never;

/** The required headers that a call has neither by name nor in `headers`. */
type MissingField<Route, Paths, Args, Parameters> = Paths extends ExactPlaces
  ? "headers" extends keyof Args
    ? never
    : Exclude<RequiredInSome<Parameters> & FieldNames<Operation<Route, Paths>>, keyof Args>
  : never;

type RequiredInSome<Parameters> = Parameters extends unknown ? RequiredNames<Parameters> : never;

type FieldNames<Op> = Op extends { parameters: { header?: infer Header } } ? NamesOf<Header> : never;

// Without a document, any name is a parameter, and any value but those that no request can have.

/** What a call passes by names that the route does not have, if their values are not known to be right. */
type OpenParameters<Args, Parameters, Known> = [Missing<keyof Args, Known>] extends [never]
  ? Args extends readonly unknown[] | Unsendable
    ? Parameters
    : // Of names that are not known, nothing is.
      Args extends object & (string extends keyof Args ? unknown : Immutable<Known>)
      ? {
          readonly [Name in keyof Args]: Name extends keyof Known | symbol
            ? Args[Name]
            : Args extends { readonly [name: string]: unknown }
              ? OpenValue<Name, Args[Name], Parameters>
              : Args[Name]; // A class has methods.
        }
      : Parameters
  : NameMissing<Exclude<keyof Args, keyof Known>, Missing<keyof Args, Known>>;

/** The parameters of a call without those of any name. */
type KnownIn<Parameters> = string extends keyof Parameters
  ? { [Name in keyof Parameters as {} extends Record<Name, 1> ? never : Name]: Parameters[Name] }
  : Parameters;

type OpenValue<Name, Value, Parameters> = Value extends Unsendable
  ? CallFirst<StepFor<Value>>
  : Name extends keyof Parameters
    ? unknown extends Value
      ? Value // A value of an unknown type may be right.
      : Value extends Parameters[Name]
        ? Value
        : MisspeltOption<Value, Parameters[Name], Parameters>
    : Value;

// An object is a member of a body, but no value of a query.
type MisspeltOption<Value, Refused, Parameters> = Sendable extends Refused
  ? Value
  : [string, unknown] extends [Refused, Parameters["data" & keyof Parameters]]
    ? Value
    : Refused;

type StepFor<Value> = Value extends { then(...none: never): unknown }
  ? "await"
  : Value extends { get(...none: never): unknown }
    ? "Object.fromEntries()"
    : Value extends { has(...none: never): unknown }
      ? "Array.from()"
      : "the function";

/**
 * The result of a call: `RequestOptionsFor<Route, Paths>`, unless its `headers` or its `mediaType` ask for another media
 * type.
 *
 * @typeParam Args - the parameters and options of the call
 */
export type BuiltRequest<Route, Paths, Args> = Args extends DefaultMediaType
  ? RequestOptionsFor<Route, Paths>
  : Negotiated<Args, RequestOptionsFor<Route, Paths>>;

/** The arguments of a call that does not ask for a media type. */
// `toString` is there because the compiler rejects types that have no properties in common with optional ones.
interface DefaultMediaType {
  readonly mediaType?: { readonly format?: JsonFormat; toString(): string } | undefined;
  readonly headers?:
    { readonly accept?: null | undefined; readonly Accept?: null | undefined; toString(): string } | undefined;
  toString(): string;
}

type Negotiated<Args, Built> = Args extends { readonly mediaType: { readonly format: infer Format } }
  ? [Format] extends [JsonFormat]
    ? WithAcceptHeader<Args, Built>
    : DeclaredResponse<unknown, Built>
  : WithAcceptHeader<Args, Built>;

type WithAcceptHeader<Args, Built> = Args extends { readonly headers: infer Headers }
  ? Accepting<AcceptOf<Headers>, Built>
  : Built;
