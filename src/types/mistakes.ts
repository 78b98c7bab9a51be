import type { AnyRoute, MethodsOf, OfferedRoute, RoutesOffered } from "./paths.js";

// The three kinds of mistakes. Each stands where a person must change something. What the compiler says well itself has no kind.

/** What a call or a chain lacks: a parameter, a header or the body. */
// A union, because the compiler then says nothing of the members of a chain.
export type MissingParameter<Name> = Lacks<Name> | Lacks<[Name]>;

interface Lacks<Name> {
  readonly "is missing": Name;
}

/** What an API does not have, without anything like it. */
export interface Unknown<Name> {
  readonly "is unknown": Name;
}

/** What is probably meant by what an API does not have. */
export interface DidYouMean<Meant> {
  readonly "did you mean": Meant;
}

/** What to call first, or instead. */
export interface CallFirst<Steps> {
  readonly "call first": Steps;
}

/** A type, if a chain misses no names; otherwise one that names them. */
export type WhenSet<Missing, Type> = NoInfer<Missing> extends never ? Type : MissingParameter<Missing>;

/** A chain or a request; in place of a chain that misses parameters, a type that names them. */
export type Complete<Source> = Source extends { readonly build: () => MissingParameter<infer Missing> }
  ? MissingParameter<Missing>
  : Source;

/** The parameters of a call that lacks some. */
// Of any other name, too: otherwise, the compiler complains about the names that a call has.
export type Needs<Name extends PropertyKey> = { [Missing in Name]: unknown } & AnyOthers;

/** The parameters of a call that lacks an option. */
export interface NeedsThirdArgument<Option> extends AnyOthers {
  readonly "third argument": Option;
}

export interface AnyOthers {
  readonly [name: string]: unknown;
}

/** Where an option stands. */
export type ThirdArgument<Option extends string> = `{ ${Option} } as the third argument`;

/** A chain in place of request options, which have no steps. */
interface UnbuiltChain {
  param(...none: never): unknown;
}

/** No chain is a promise. */
export interface NoPromise {
  /**
   * Not for calls: it names what an `await` lacks.
   *
   * @deprecated A chain is no promise: end it with `.build()` or `.to(send)`.
   */
  then(this: CallFirst<".build(), or .to(send)">): never;
}

/** The `this` of an adapter: anything, unless it is called with a chain. Then the type names the mistake. */
// The type of the argument cannot do that: it must accept generic request options, and a message about it has several lines.
// The compiler checks `this` first.
export type NotAChain<Given, Adapter extends string> = {
  readonly chain: CallFirst<`.build(), or end with .to(${Adapter})`>;
  readonly request: unknown;
}[[Given] extends [never] ? "request" : Given extends UnbuiltChain ? "chain" : "request"];

/** A type that names the mistake in a route that is not in the OpenAPI document. */
// Only calls that do not compile cost the compiler this search. It reads the type once before it knows a route, as for the
// route `string`: that must be short.
export type UnlistedRoute<Route, Paths> = Paths extends AnyRoute
  ? Route
  : Route extends string
    ? string extends Route
      ? // With `string`, endpoints of any document are assignable to `AnyEndpoint`.
        string & Unknown<string>
      : Route extends OfferedRoute
        ? RoutesOffered<Paths>
        : RouteError<Route, Paths>
    : Route;

type RouteError<Route, Paths> = Route extends `${string} ${infer Path}`
  ? Path extends keyof Paths
    ? DidYouMean<`${MethodsOf<Paths[Path]>} ${Path}`>
    : UnlistedPath<Path, Paths>
  : Route extends `${string}/${string}`
    ? UnlistedPath<Route, Paths>
    : Route extends string
      ? DidYouMean<`${Route} /path`>
      : Route;

type UnlistedPath<Path extends string, Paths> = Path extends `${"http" | "https"}://${string}/${infer Rest}`
  ? MisspeltPath<Path, FirstOf<[PathInUrl<`/${Rest}`, Paths>, Nearest<WithBraces<`/${Rest}`>, Paths>]>>
  : Path extends `${string}/:${string}`
    ? UnlistedPath<WithBraces<Path>, Paths>
    : MisspeltPath<Path, FirstOf<[WithoutQuery<Tidy<Path>> & keyof Paths, Nearest<Path, Paths>]>>;

/** The path in a full url: the base URL before it may have a path, too. */
type PathInUrl<Path extends string, Paths> =
  WithoutQuery<Path> extends keyof Paths
    ? WithoutQuery<Path>
    : Path extends `/${string}/${infer Rest}`
      ? PathInUrl<`/${Rest}`, Paths>
      : never;

type WithoutQuery<Path extends string> = Path extends `${infer Base}${"{?" | "?"}${string}` ? Base : Path;

/** A path with one slash at its start, and none at its end. */
type Tidy<Path extends string> = Path extends ` ${infer Rest}`
  ? Tidy<Rest>
  : Path extends `/${string}`
    ? Path extends `${infer Base}/`
      ? Base
      : Path
    : Tidy<`/${Path}`>;

type MisspeltPath<Path, Similar> = [Similar] extends [never] ? Unknown<Path> : DidYouMean<Similar>;

type WithBraces<Path extends string> = Path extends `${infer Before}/:${infer After}`
  ? After extends `${infer Name}/${infer Rest}`
    ? WithBraces<`${Before}/{${Name}}/${Rest}`>
    : `${Before}/{${After}}`
  : Path;

/**
 * The paths that differ only in the names of placeholders; otherwise those with one segment that differs after two
 * letters, those with placeholders for its values, or those with one more segment at their start, such as `/v1`.
 */
type Nearest<Path extends string, Paths> = FirstOf<
  [
    OtherNames<Path, Paths>,
    Matches<OneSegmentOff<"", Path>, Path, Paths>,
    SameDepth<WithPlaceholders<Path, BesideFirst<Path, Paths>>, Depth<Path>>,
    Exclude<Extract<keyof Paths, `/${string}${AnyNames<Path>}`>, WithMoreSegments<`/${Path}`>>,
  ]
>;

type FirstOf<Found extends readonly unknown[]> = Found extends readonly [infer First, ...infer Rest]
  ? [First] extends [never]
    ? FirstOf<Rest>
    : First
  : never;

type BesideFirst<Path extends string, Paths> = Path extends `/${infer First}/${string}`
  ? Extract<keyof Paths, `/${First}/${string}`>
  : never;

/** The paths of a document that a path with values matches. */
type WithPlaceholders<Path, Listed> = Listed extends string
  ? Path extends WithValues<Listed>
    ? Listed
    : never
  : never;

type WithValues<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${WithValues<After>}`
  : Path;

type OtherNames<Path extends string, Paths> = Matches<AnyNames<Path>, Path, Paths>;

// A `${string}` also matches a `/`, so a pattern matches longer paths, too.
type Matches<Pattern, Path, Paths> = Exclude<Extract<keyof Paths, Pattern>, WithMoreSegments<Path>>;

type OneSegmentOff<Before extends string, Rest extends string> = Rest extends `/${infer Segment}/${infer Tail}`
  ? `${Before}${Misspelt<Segment>}${AnyNames<`/${Tail}`>}` | OneSegmentOff<`${Before}${AnyName<Segment>}`, `/${Tail}`>
  : Rest extends `/${infer Segment}`
    ? `${Before}${Misspelt<Segment>}`
    : never;

type AnyNames<Rest extends string> = Rest extends `/${infer Segment}/${infer Tail}`
  ? `${AnyName<Segment>}${AnyNames<`/${Tail}`>}`
  : Rest extends `/${infer Segment}`
    ? AnyName<Segment>
    : Rest;

type AnyName<Segment extends string> = Segment extends `{${string}}` ? `/{${string}}` : `/${Segment}`;

type Misspelt<Segment extends string> = Segment extends `{${string}`
  ? `/{${string}}`
  : Segment extends `${infer First}${infer Second}${string}`
    ? `/${First}${Second}${string}`
    : `/${Segment}${string}`;

/** The paths with more segments than a path. */
// One pattern for all: editors read the message after each key of a route.
type WithMoreSegments<Path> = Path extends `${string}/${infer Rest}`
  ? `${string}/${WithMoreSegments<Rest>}`
  : `${string}/${string}`;

type SameDepth<Path, As> = Path extends string ? (Depth<Path> extends As ? Path : never) : never;

/** One `/` for each segment. */
type Depth<Path> = Path extends `${string}/${infer Rest}` ? `/${Depth<Rest>}` : "";
