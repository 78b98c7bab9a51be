import type { DeclaredResponse } from "./declared-response.js";

/** The types of a route, for its chains. */
export interface RouteContext {
  /** The values of the parameters, by name. */
  readonly values: unknown;
  /** The query parameters. */
  readonly query: unknown;
  /** The body. */
  readonly body: unknown;
  /** The names of the members of the body. */
  readonly members: unknown;
  /** The result of `build()`. */
  readonly result: unknown;
}

/** A route context with another type of response, as `.returns<Response>()` declares it. */
export interface WithResponse<Context extends RouteContext, Response> {
  readonly values: Context["values"];
  readonly query: Context["query"];
  readonly body: Context["body"];
  readonly members: Context["members"];
  readonly result: DeclaredResponse<Response, Context["result"]>;
  /** Then no format changes the type of the response. */
  readonly isDeclared: true;
}

/**
 * A route context with a response in another format than JSON, whose type is not that of the document. A type that
 * `.returns<Response>()` declared is kept.
 */
export interface WithFormat<Context extends RouteContext> {
  readonly values: Context["values"];
  readonly query: Context["query"];
  readonly body: Context["body"];
  readonly members: Context["members"];
  readonly result: Context extends { readonly isDeclared: true }
    ? Context["result"]
    : DeclaredResponse<unknown, Context["result"]>;
  readonly isDeclared: Context extends { readonly isDeclared: true } ? true : false;
}

/** The formats whose responses are JSON. */
export type JsonFormat = "" | "json" | `${string}+json` | undefined;
