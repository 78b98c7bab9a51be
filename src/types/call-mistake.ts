import type { Operation } from "./document.js";
import type { RouteWithBody } from "./document-body.js";
import type { ExactPlaces } from "./exact.js";
import type { UnplacedMembers } from "./form-bodies.js";
import type { SentAs } from "./of-vendor.js";
import type { WriteAsOneRoute } from "./mistakes.js";
import type { AnyRoute } from "./any-route.js";
import type { KeyOfUnion, RequiredNames } from "./members.js";
import type { MissingFrom, NameMissing } from "./missing-parameter.js";
import type { EachKnownRoute } from "./route.js";
import type { DeclareResponse, RouteFault } from "./route-fault.js";

/** The route of a call whose parameters do not match: a type that names what is missing, or the error in the route. */
// The compiler reads the type of this argument once before it knows the route, as for the route `string`: that must be short.
export type RouteOrMissingParameter<Route, Paths, Args, Parameters> = Route extends string
  ? string extends Route
    ? EachKnownRoute<Route, Paths>
    : CallMistake<Route, Paths, Args, Parameters>
  : Route extends readonly unknown[]
    ? DeclareResponse<".returns<T>() of a chain">
    : Route;
// Unknown routes and options with the route in them have no parameters: they are `never` here.
type CallMistake<Route, Paths, Args, Parameters> = Args extends string
  ? Route extends `${string}${" " | "/"}${string}`
    ? EachKnownRoute<Route, Paths>
    : WriteAsOneRoute<`${Route & string} ${Args}`>
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
