import type {
  DATA,
  HEADERS,
  Immutable,
  KeyOfUnion,
  NamedBy,
  OptionName,
  RequiredNames,
  WithUndefined,
} from "./document-body.js";
import type { AnyRoute, ExactPlaces, OfferedRoute, RoutesOffered } from "./paths.js";
import type { NameMissing, RouteFault } from "./misspelt.js";
import type {
  AnyOthers,
  CallFirst,
  DidYouMean,
  MissingParameter,
  NeedsThirdArgument,
  ThirdArgument,
} from "./mistakes.js";
import type { Sendable, Unsendable } from "./parameter-value.js";
import type {
  CALLED,
  CalledBy,
  EachKnownRoute,
  KnownRoute,
  OpenBody,
  ParametersBeside,
  ParametersOf,
} from "./route.js";
import type { TemplateParameters } from "./template.js";

/** The parameters of a call that passes none. A call that passes `{}` has the mistake there. */
// No interface: those lack names in general, which calls without a document may have. With `CALLED`, because the compiler rejects
// types that have no properties in common with optional ones.
export type NoParameters = Partial<Record<typeof CALLED | "no parameters", undefined>>;

type PassesNone<Args> = [Args] extends [undefined]
  ? true
  : [keyof Args, keyof NoParameters] extends [keyof NoParameters, keyof Args]
    ? true
    : false;

/** The names that only a rule, the route's own text or a third argument makes parameters (A10, D10). */
export interface RefusedNames extends Partial<Record<OptionName | CredentialName | "method", undefined>> {
  toString(): string;
}

type CredentialName =
  "authorization" | "Authorization" | "proxy-authorization" | "Proxy-Authorization" | "cookie" | "Cookie";

/**
 * The parameters of a call that its route does not accept as they are: the type that the call passes if only readonly lists
 * and objects differ, otherwise the parameters of the route, or a type that names the mistake.
 */
// Before it infers `Args`, the compiler resolves both results of each condition here, but not what a condition asks. So the
// mistakes are in a question. `Right` has a constraint, because the compiler must see that `Args` is `const`.
export type ParametersOrMistake<Args, Parameters, Options> = [
  AcceptedParameters<Args, Given<Parameters, Options>, Refused<Args, Parameters, Options>>,
] extends [infer Right extends object]
  ? NoInfer<Right>
  : Args & AnObject;

/** Any object. From an argument of the type `object`, the compiler would infer nothing for `Args & object`. */
interface AnObject {
  toString(): string;
}

/** Stands for the options of a call that has them among its parameters. */
export type Mixed = "mixed";

/** The parameters of a call with these options. */
type Given<Parameters, Options> = Options extends undefined | Mixed
  ? Parameters
  : CalledBy<Parameters> extends readonly [infer Route, infer Paths, infer Names]
    ? ParametersBeside<Route, Paths, Names, Options>
    : Parameters;

// Editors ask for the parameters of a call that passes none, to offer them.
type AcceptedParameters<Args, Parameters, Refused> =
  PassesNone<Args> extends true
    ? Parameters
    : [Refused] extends [never]
      ? string extends keyof Parameters
        ? OpenParameters<Args, Parameters, KnownIn<Parameters>>
        : Args extends Immutable<Parameters>
          ? keyof Args extends KeyOfUnion<Parameters>
            ? Args
            : Parameters
          : OtherParameters<Args, Parameters>
      : RefusedParameters<Args, Refused, RouteOf<Parameters>>;

/** The names but those that the route's own text has, or a rule; a route with a method also has a parameter `method`. */
type Refused<Args, Parameters, Options> = Options extends undefined
  ? RefusedIn<NamedBy<Args> & Exclude<keyof RefusedNames, "toString">, Parameters, CalledBy<Parameters>>
  : never;

type RefusedIn<Names, Parameters, Called> = Called extends readonly [infer Route, infer Paths, unknown]
  ? Exclude<
      Names,
      | keyof TemplateParameters<Route>
      | (Paths extends ExactPlaces ? KeyOfUnion<Parameters> : never)
      | (Route extends `${string} ${string}` ? "method" : never)
    >
  : never;

type RouteOf<Parameters> = CalledBy<Parameters> extends readonly [infer Route, ...unknown[]] ? Route : never;

/** Parameters that are meant as something else. */
// Of any other name, too: otherwise, the compiler complains about the names that are right.
type RefusedParameters<Args, Names, Route> = [Names] extends ["method"]
  ? { readonly method: DidYouMean<`${Uppercase<Args["method" & keyof Args] & string>} ${Route & string}`> } & AnyOthers
  : MeantAsOptions<Exclude<Names, "method"> & string>;

type MeantAsOptions<Names extends string> = {
  readonly [Name in Names]: DidYouMean<
    ThirdArgument<Name extends OptionName ? Name : `headers: { ${Lowercase<Name>} }`>
  >;
} & AnyOthers;

type OtherParameters<Args, Parameters> = string extends keyof Args
  ? // Of names that are not known, nothing is.
    Pick<Args, NamedBy<Args>> extends Partial<WithUndefined<Parameters>>
    ? Args
    : Parameters
  : keyof Args extends KeyOfUnion<Parameters>
    ? OfListedNames<Args, Parameters>
    : Parameters;

type OfListedNames<Args, Parameters> = [Missing<keyof Args, Parameters>] extends [never]
  ? Args extends WithUndefined<Parameters>
    ? Args
    : Parameters
  : // A name of the route is no misspelt one.
    Lacking<Exclude<keyof Args, RequiredNames<Parameters>>, Missing<keyof Args, Parameters>>;

/** The route of a call whose parameters do not match: a type that names what a call without parameters lacks, or the error in the route. */
// The compiler resolves a result only when it knows the route. It assigns a generic route to an indexed access, but not to a
// condition, because it resolves the index for the constraint of the route.
export type RouteOrMistake<Route, Paths, Args, Parameters, Options> = RouteCases<
  Route,
  Paths,
  Args,
  Parameters,
  Options
>[RouteCase<Route, Paths, Args>];

interface RouteCases<Route, Paths, Args, Parameters, Options> {
  readonly offered: RoutesOffered<Paths>;
  readonly separate: DidYouMean<`${Route & string} ${Args & string}`>;
  readonly faulty: RouteFault<Route>;
  readonly missing: MissingOr<KnownRoute<Route, Paths>, Missing<never, KnownIn<Given<Parameters, Options>>>>;
  readonly right: EachKnownRoute<Route, Paths>;
}

type MissingOr<Route, Names> = [Names] extends [never] ? Route : MissingParameter<SaidInRoute<Names>>;

// For the route `string`, which the compiler reads before it knows the route, that must be short.
type RouteCase<Route, Paths, Args> = Route extends unknown
  ? string extends Route
    ? "right"
    : Route extends OfferedRoute
      ? "offered"
      : Args extends string
        ? Route extends `${string}${" " | "/"}${string}`
          ? "right"
          : "separate"
        : [Paths extends AnyRoute ? RouteFault<Route> : never] extends [never]
          ? PassesNone<Args> extends true
            ? LacksNames<ParametersOf<Route, Paths>>
            : "right"
          : "faulty"
  : never;

// Unknown routes have no parameters: they are `never` here.
type LacksNames<Parameters> = [Parameters] extends [never]
  ? "right"
  : [Missing<never, KnownIn<Parameters>>] extends [never]
    ? "right"
    : "missing";

/** The required names that a call lacks. */
type Missing<Given, Parameters> = Exclude<RequiredNames<Parameters> | MissingInEach<Given, Parameters>, Given>;

/** Parameters with what is missing: names, or else an option. */
type Lacking<Given, Missing> = [Exclude<Missing, symbol>] extends [never]
  ? NeedsThirdArgument<Said<Missing>>
  : NameMissing<Given, Exclude<Missing, symbol>>;

/** What a call without parameters lacks, if there are several ways to pass a body, such as by its members and as `data`. */
type MissingInEach<Given, Parameters> = [Given, RequiredNames<Parameters>] extends [never, never]
  ? RequiredInSome<Parameters> extends typeof DATA
    ? RequiredInSome<Parameters>
    : Exclude<RequiredInSome<Parameters>, typeof DATA>
  : never;

type RequiredInSome<Parameters> = Parameters extends unknown ? RequiredNames<Parameters> : never;

/** The names for people. */
type Said<Name> = Name extends typeof DATA ? "data" : Name extends typeof HEADERS ? "headers" : Name;

type SaidInRoute<Name> = Name extends symbol ? ThirdArgument<Said<Name> & string> : Name;

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
  : Lacking<Exclude<keyof Args, keyof Known>, Missing<keyof Args, Known>>;

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
        : MisspeltOption<Value, Parameters[Name], OpenBody<RouteOf<Parameters>>>
    : Value;

// An object is a member of a body, but no value of a query.
type MisspeltOption<Value, Refused, Body> = Sendable extends Refused
  ? Value
  : [string, unknown] extends [Refused, Body["data" & keyof Body]]
    ? Value
    : Refused;

type StepFor<Value> = Value extends { then(...none: never): unknown }
  ? "await"
  : Value extends { get(...none: never): unknown }
    ? "Object.fromEntries()"
    : Value extends { has(...none: never): unknown }
      ? "Array.from()"
      : "the function";
