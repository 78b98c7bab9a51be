import type { Routes } from "./document.js";

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
