import type { MeantBy } from "./typo.js";

// What no API has: calls and chains without a document refuse it, because their parameters then lack a name that nobody has.

/** The methods of HTTP that all vendors have. Others may have more. */
type StandardMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD" | "OPTIONS" | "QUERY";

/** The beginning of almost all routes. */
export type PlainRoute = `${StandardMethod} ${string}` | `/${string}`;

/** The rest of a route after its last expression, if a brace lacks its other half. */
export type LoneBrace = `${string}${"{" | "}"}${string}`;

/** The name that the parameters of a route with a single brace lack. */
export interface LacksBrace {
  readonly "the other half of a brace": never;
}

/** What the parameters of a route lack because of its first word, such as "GET instead of GTE"; nothing for most routes. */
export type LacksMethod<Route> = Route extends `${infer First} ${string}`
  ? Record<`${MeantMethod<First>} instead of ${First}`, never>
  : Route extends readonly unknown[]
    ? { readonly "a route": never }
    : unknown;

type MeantMethod<First extends string> =
  Uppercase<First> extends StandardMethod ? never : MeantBy<First, StandardMethod>;

/** Names the route that is probably meant. */
interface DidYouMean<Route> {
  readonly "did you mean": Route;
}

/** Names a route with a brace that has no other half. */
interface CloseBraces<Route> {
  readonly "write braces in pairs": Route;
}

/** Tells how to declare the type of a response: a call has no parameter for it. */
export interface DeclareResponse<Step> {
  readonly "declare the type of the response with": Step;
}

/** The mistake in a route without a document, as a type that names it; `never` for other routes. */
export type RouteFault<Route> = Route extends `${infer First} ${infer Url}`
  ? [MeantMethod<First>] extends [never]
    ? BraceFault<Route, Route>
    : DidYouMean<`${MeantMethod<First>} ${Url}`>
  : BraceFault<Route, Route>;

type BraceFault<Rest, Route> = Rest extends `${string}{${string}}${infer Tail}`
  ? BraceFault<Tail, Route>
  : Rest extends LoneBrace
    ? CloseBraces<Route>
    : never;
