import type { Routes } from "./document.js";
import type { HasDefaults } from "./defaults.js";

/** Names the route of a call whose method and url are separate arguments. */
export interface WriteAsOneRoute<Route> {
  readonly "write the method and the url as one route": Route;
}

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
  url: unknown extends Url ? Url : Url extends string ? WriteAsOneRoute<Joined<Route, Url>> : Url,
  parameters: Url extends string ? unknown : TooManyArguments,
];

/** Tells how to pass parameters to a chain: its route takes none. */
interface PassWith<Step> {
  readonly "pass parameters with": Step;
}

/** The second argument of `.route()`: a type that names the mistake. */
export type BesideRoute<Route, Beside> = unknown extends Beside
  ? Beside
  : Beside extends string
    ? WriteAsOneRoute<Joined<Route, Beside>>
    : PassWith<".params(…)">;

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

/** Tells that an adapter takes request options, not the chain that builds them. */
interface CallFirst<Steps> {
  readonly "call first": Steps;
}

/** The `this` of an adapter: anything, unless it is called with a chain. Then the type names the mistake. */
// The type of the argument cannot do that: it must accept generic request options, and a message about it has several lines.
// The compiler checks `this` first.
export type NotAChain<Given, Adapter extends string> = {
  readonly chain: CallFirst<`.build(), or end with .to(${Adapter})`>;
  readonly request: unknown;
}[[Given] extends [never] ? "request" : Given extends UnbuiltChain ? "chain" : "request"];
