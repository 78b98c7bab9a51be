import type { RequestOptions } from "./options.js";

/** The types that a chain needs of its route. */
export interface RouteContext {
  /** The values of the parameters, by name. */
  readonly values: unknown;
  /** The query parameters. */
  readonly query: unknown;
  /** The body. */
  readonly body: unknown;
  /** The result of `build()`. */
  readonly result: unknown;
}

/** A route context with another type of response, as `.returns<Response>()` declares it. */
export interface WithResponse<Context extends RouteContext, Response> {
  readonly values: Context["values"];
  readonly query: Context["query"];
  readonly body: Context["body"];
  readonly result: RequestOptions<Response>;
  /** No format changes the type of the response then. */
  readonly isDeclared: true;
}

/**
 * A route context whose response has another format than JSON: its type is not that of the document. It stays as
 * `.returns<Response>()` declares it.
 */
export interface WithFormat<Context extends RouteContext> {
  readonly values: Context["values"];
  readonly query: Context["query"];
  readonly body: Context["body"];
  readonly result: Context extends { readonly isDeclared: true } ? Context["result"] : RequestOptions;
  readonly isDeclared: Context extends { readonly isDeclared: true } ? true : false;
}

/** The formats whose responses are JSON. */
export type JsonFormat = "" | "json" | `${string}+json` | undefined;
