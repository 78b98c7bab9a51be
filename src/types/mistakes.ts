import type { Routes, AnyRoute, MethodsOf } from "./document.js";
import type { HasDefaults } from "./defaults.js";
import type { DidYouMean } from "./misspelt.js";

/** Names an argument that a call must not have. */
interface TooManyArguments {
  readonly "pass a route and its parameters": never;
}

/**
 * The arguments of a call that passes the method and the url separately: none are accepted. Editors offer the routes of the
 * document as the first of them.
 */
// Three arguments: calls with one or two are not compared with it, so that it does not appear in their errors.
export type SeparateMethod<Route, Url, Paths> = [
  route: Route | Routes<Paths>,
  url: unknown extends Url ? Url : Url extends string ? DidYouMean<Joined<Route, Url>> : Url,
  parameters: Url extends string ? unknown : TooManyArguments,
];

/** The second argument of `.route()`: a type that names the mistake. */
export type BesideRoute<Route, Beside> = unknown extends Beside
  ? Beside
  : Beside extends string
    ? DidYouMean<Joined<Route, Beside>>
    : CallFirst<".route(…), then .params(…)">;

type Joined<Route, Url> = `${Route & string} ${Url & string}`;

/** An endpoint whose defaults set the url: its calls may omit the route. */
export interface RouteInDefaults<Cure = "pass a route, or set url in the defaults"> extends HasDefaults<"url"> {
  readonly "the url is required"?: Cure;
}

/** No arguments: a call that passes a route is not compared with this signature. Fakes may require a route. */
// With the names of the defaults in it, the compiler compares types with other names member by member.
export type NoRoute<None, DefaultNames = never> = [undefined, DefaultNames] extends [None, unknown]
  ? []
  : [never, never, never];

/** A chain in place of request options, which have no steps. */
interface UnbuiltChain {
  param(...none: never): unknown;
}

/** Names the step of a chain that belongs before this one, or in its place. */
export interface CallFirst<Steps> {
  readonly "call first": Steps;
}

/** The `this` of an adapter: anything, unless it is called with a chain. Then the type names the mistake. */
// The type of the argument cannot do that: it must accept generic request options, and a message about it has several lines.
// The compiler checks `this` first.
export type NotAChain<Given, Adapter extends string> = {
  readonly chain: CallFirst<`.build(), or end with .to(${Adapter})`>;
  readonly request: unknown;
}[[Given] extends [never] ? "request" : Given extends UnbuiltChain ? "chain" : "request"];

/** Names a path that is not in the OpenAPI document. */
export interface UnknownPath<Path> {
  readonly "no such path": Path;
}

/** Names a method that the path does not have in the OpenAPI document, and the methods that it has. */
export interface UnknownMethod<Method, Path, Methods> {
  readonly "no such method": [Method, Path, Methods];
}

/** Tells that the type of a route is not a literal, so it cannot be looked up in the OpenAPI document. */
interface NotALiteral<Cure> {
  readonly "not a literal": Cure;
}

/** Names the query in a route: it belongs in the parameters. */
interface PassQueryAsParameters<Query> {
  readonly "not part of the path": Query;
}

/** Names the path in a full url, and the option with the rest: the base URL of the endpoint may be another. */
interface WritePath<Path, Options> {
  readonly "write the path only": [Path, Options];
}

/** A type that names the mistake in a route that is not in the OpenAPI document. */
// Only calls that do not compile cost the compiler this search. It reads the type once before it knows a route, as for the
// route `string`: that must be short.
export type UnlistedRoute<Route, Paths> = Paths extends AnyRoute
  ? Route
  : Route extends string
    ? string extends Route
      ? NotALiteral<"for any route, use Endpoint<paths & AnyRoute>">
      : RouteError<Route, Paths>
    : Route extends readonly unknown[]
      ? CallFirst<".returns<T>() of a chain">
      : Route;

type RouteError<Route, Paths> = Route extends `${infer Method} ${infer Path}`
  ? Path extends keyof Paths
    ? // Otherwise, the compiler shows the alias instead of the methods.
      UnknownMethod<Method, Path, Uppercase<Lowercase<MethodsOf<Paths[Path]>>>>
    : UnlistedPath<Path, Paths>
  : Route extends `${string}/${string}`
    ? UnlistedPath<Route, Paths>
    : Route extends string
      ? DidYouMean<`${Route} /path`>
      : Route;

type UnlistedPath<Path extends string, Paths> = Path extends `${"http" | "https"}://${string}/${string}`
  ? FullUrl<Path, Paths>
  : Path extends `${infer Base}?${infer Query}`
    ? Base extends `${string}{`
      ? MisspeltPath<Path, Nearest<Path, Paths>>
      : PassQueryAsParameters<Query>
    : Path extends `${string}/:${string}`
      ? UnlistedPath<WithBraces<Path>, Paths>
      : Tidy<Path> extends keyof Paths
        ? DidYouMean<Tidy<Path>>
        : MisspeltPath<Path, Nearest<Path, Paths>>;

type FullUrl<Url extends string, Paths> = Url extends `${infer Scheme}://${infer Host}/${infer Rest}`
  ? FirstOf<
      [
        PathInUrl<`${Scheme}://${Host}`, `/${Rest}`, Paths>,
        PathLike<`${Scheme}://${Host}`, Nearest<WithBraces<`/${Rest}`>, Paths>>,
        UnknownPath<Url>,
      ]
    >
  : never;

/** The path of a full url and the base URL before it, which may have a path, too. */
type PathInUrl<BaseUrl extends string, Path extends string, Paths> =
  WithoutQuery<Path> extends keyof Paths
    ? WritePath<Path, { baseUrl: BaseUrl }>
    : Path extends `/${infer First}/${infer Rest}`
      ? PathInUrl<`${BaseUrl}/${First}`, `/${Rest}`, Paths>
      : never;

type PathLike<BaseUrl, Similar> = [Similar] extends [never] ? never : WritePath<Similar, { baseUrl: BaseUrl }>;

type WithoutQuery<Path extends string> = Path extends `${infer Base}{?${string}`
  ? Base
  : Path extends `${infer Base}?${string}`
    ? Base
    : Path;

/** A path with one slash at its start, and none at its end. */
type Tidy<Path extends string> = Path extends ` ${infer Rest}`
  ? Tidy<Rest>
  : Path extends `/${string}`
    ? Path extends `${infer Base}/`
      ? Base
      : Path
    : Tidy<`/${Path}`>;

type MisspeltPath<Path, Similar> = [Similar] extends [never] ? UnknownPath<Path> : DidYouMean<Similar>;

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
