import type { Immutable, KeyOfUnion, RequiredNames, WithUndefined, RouteWithBody } from "./document-body.js";
import type { MissingFrom, NameMissing, DidYouMean, RouteFault } from "./misspelt.js";
import type { MissingNames } from "./missing-names.js";
import type { ParamsOf } from "./parameter-value.js";
import type { RouteIn, EachKnownRoute, RequestOptionsFor } from "./route.js";
import type { RouteContext, Accepting, AcceptOf, DeclaredResponse, JsonFormat } from "./route-context.js";
import type { RouteInfo } from "./route-info.js";
import type { Operation, AnyRoute } from "./document.js";
import type { ExactPlaces } from "./exact.js";
import type { UnplacedMembers } from "./form-bodies.js";
import type { SentAs } from "./of-vendor.js";
import type { CallFirst } from "./mistakes.js";

/**
 * The parameters of a call that its route does not accept as they are: the type that the call passes if only readonly lists
 * and objects differ, otherwise the parameters of the route, or a type that names the missing ones.
 */
// Before it infers `Args`, the compiler resolves both results of each condition here, but not what a condition asks. So the
// mistakes are in a question. `Right` has a constraint, because the compiler must see that `Args` is `const`.
export type ParametersOrMistake<Args, Parameters> = unknown extends Args
  ? PassAs<"{ data: body }, or .data(body) of a chain">
  : Args extends Immutable<Parameters>
    ? OfKnownNames<Args, Parameters>
    : [OtherParameters<Args, Parameters>] extends [infer Right extends object]
      ? NoInfer<Right>
      : Args;

type OfKnownNames<Args, Parameters> = keyof Args extends KeyOfUnion<Parameters> ? Args : NoInfer<Parameters>;

type OtherParameters<Args, Parameters> =
  keyof Args extends KeyOfUnion<Parameters>
    ? OfListedNames<Args, Parameters>
    : "data" extends keyof Args
      ? WithWholeBody<Args, Parameters, RouteIn<Parameters>>
      : Parameters;

type OfListedNames<Args, Parameters> = [MissingFrom<Args, Parameters>] extends [never]
  ? Args extends WithUndefined<Parameters>
    ? Args
    : Parameters
  : MistakeIn<keyof Args, Parameters>;

/** The parameters of a call that passes the body as a whole, as a chain does with `.data()`. */
type WithWholeBody<Args, Parameters, Called> = Called extends readonly [infer Route, infer Paths]
  ? OfWholeBody<Args, InsteadOfMembers<Parameters, RouteInfo<Route, Paths>>>
  : Parameters;

type InsteadOfMembers<Parameters, Context extends RouteContext> = [Context["members"]] extends [never]
  ? Parameters
  : Pick<Parameters, Exclude<keyof Parameters, Context["members"]>> & { readonly data: Context["body"] };

type OfWholeBody<Args, Whole> = keyof Args extends keyof Whole ? OfListedNames<Args, Whole> : Whole;

// Without names, the error is in the route, and editors offer the parameters.
type MistakeIn<Given, Parameters> = [Given] extends [never]
  ? Parameters
  : // A name of the route is no misspelt one.
    NameMissing<Exclude<Given, RequiredNames<Parameters>>, Exclude<RequiredNames<Parameters>, Given>>;

/** The parameters of a call whose options are its third argument: names of options are names like any other. */
export type ParametersAlone<Route, Paths, DefaultNames> = WithRequired<
  ParamsOf<RouteInfo<Route, Paths>>,
  MissingNames<Route, Paths, DefaultNames>
>;

// Required headers and bodies are no names of parameters.
type WithRequired<Parameters, Missing> = [Missing & string] extends [never]
  ? Parameters | undefined
  : Parameters & { readonly [Name in Missing & string]: {} | null };

/** Says how to pass a body whose type is not known: as parameters, its members could be options. */
interface PassAs<Way> {
  readonly "pass it as": Way;
}

/** The route of a call whose parameters do not match: a type that names what is missing, or the error in the route. */
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
    : keyof Args extends KeyOfUnion<Parameters>
      ? MissingIn<
          Route,
          Paths,
          keyof Args,
          MissingFrom<Args, Parameters> | MissingInEach<keyof Args, Parameters>,
          MissingField<Route, Paths, Args, Parameters>
        >
      : UnknownIn<Route, Paths, Args, Parameters>;

type MissingIn<Route, Paths, Given, Missing, Fields> = [Missing | Fields] extends [never]
  ? EachKnownRoute<Route, Paths>
  : [OpenRouteFault<Route, Paths>] extends [never]
    ? RouteOr<MissingHere<Given, Missing, Fields>, Route, Paths>
    : OpenRouteFault<Route, Paths>;

/** What a call without parameters lacks, if there are several ways to pass a body, such as by its members and as `data`. */
type MissingInEach<Given, Parameters> = [Given] extends [never]
  ? [RequiredNames<Parameters>] extends [never]
    ? RequiredInSome<Parameters> extends "data"
      ? RequiredInSome<Parameters>
      : Exclude<RequiredInSome<Parameters>, "data">
    : never
  : never;

// A call that passes parameters has the error there: see `ParametersOrMistake`, which does not know the header fields.
type MissingHere<Given, Missing, Fields> = [Given] extends [never]
  ? NameMissing<Given, Missing | Fields>
  : [Fields] extends [never]
    ? never
    : NameMissing<Given, Fields>;

/** The required headers that a call has neither by name nor in `headers`. */
type MissingField<Route, Paths, Args, Parameters> = Paths extends ExactPlaces
  ? "headers" extends keyof Args
    ? never
    : Exclude<RequiredInSome<Parameters> & FieldNames<Operation<Route, Paths>>, keyof Args>
  : never;

type RequiredInSome<Parameters> = Parameters extends unknown ? RequiredNames<Parameters> : never;

type FieldNames<Op> = Op extends { parameters: { header?: infer Header } } ? keyof Header : never;

/** What no API has: such a route always lacks a parameter. */
type OpenRouteFault<Route, Paths> = Paths extends AnyRoute ? RouteFault<Route> : never;

// An unknown name is probably misspelt: without an error in the route, the compiler suggests the right one.
type UnknownIn<Route, Paths, Args, Parameters> = [Args] extends [infer Given]
  ? RouteOr<
      CureOf<Exclude<keyof Given, KeyOfUnion<Parameters>>, UnplacedMembers<OperationWithBody<Route, Paths>, Paths>>,
      Route,
      Paths
    >
  : never;

type OperationWithBody<Route, Paths> = SentAs<Route, Paths> extends RouteWithBody ? Operation<Route, Paths> : never;

type RouteOr<Mistake, Route, Paths> = [Mistake] extends [never] ? EachKnownRoute<Route, Paths> : Mistake;

/** Says how to send the body, if a call has its members in another way; `never` for other names. */
type CureOf<Name, Members> = Name extends keyof Members ? Members[Name] : never;

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
