/** Says that the method of a route has no body. OpenAPI ignores the body that a document gives it. */
export interface NoBody<Method> {
  readonly "this method has no body": Method;
}

/** Most routes whose methods have a body: PUT, POST and PATCH. */
// A single pattern costs the compiler almost nothing, a union of patterns much.
export type MostWithBody = `P${string}`;

/** The routes whose methods have a body: PUT, POST, PATCH, DELETE and QUERY, in any case. */
export type RouteWithBody = `${"P" | "D" | "Q" | "p" | "d" | "q"}${string}`;

/** The method of a route without a body. */
export type MethodOf<Route> = Route extends `${infer Method} ${infer Rest}`
  ? Rest extends `${infer Own} ${string}`
    ? Own
    : Uppercase<Method>
  : "GET";

/** The parameters of a method without a body: what a document says of one takes no part in them (decision I5). */
export interface IgnoredBody<Method> {
  readonly data?: NoBody<Method>;
}
