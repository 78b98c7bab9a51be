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
}
