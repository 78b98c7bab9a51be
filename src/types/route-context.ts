import type { Accepting, DeclaredResponse } from "./declared-response.js";

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
  /** The header parameters, and `accept`. */
  readonly headers: unknown;
  /** The result of `build()`. */
  readonly result: unknown;
  /** The request that a function of `sendWith()` gets: it has the type that the schema of the response gives. */
  readonly sent: unknown;
}

/** A route context with another type of response, as `.returns<Response>()` declares it. */
export interface WithResponse<Context extends RouteContext, Response> {
  readonly values: Context["values"];
  readonly query: Context["query"];
  readonly body: Context["body"];
  readonly members: Context["members"];
  readonly headers: Context["headers"];
  readonly result: DeclaredResponse<Response, Context["result"]>;
  readonly sent: DeclaredResponse<Response, Context["result"]>;
  /** Then no format changes the type of the response. */
  readonly isDeclared: true;
}

/** A route context whose response a schema checks, or that is read in another form: `build()` alone does not know its type. */
export interface WithSchema<Context extends RouteContext, Response> {
  readonly values: Context["values"];
  readonly query: Context["query"];
  readonly body: Context["body"];
  readonly members: Context["members"];
  readonly headers: Context["headers"];
  readonly result: DeclaredResponse<unknown, Context["result"]>;
  readonly sent: DeclaredResponse<Response, Context["result"]>;
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
  readonly headers: Context["headers"];
  readonly result: Context extends { readonly isDeclared: true }
    ? Context["result"]
    : DeclaredResponse<unknown, Context["result"]>;
  readonly sent: Context extends { readonly isDeclared: true }
    ? Context["sent"]
    : DeclaredResponse<unknown, Context["result"]>;
  readonly isDeclared: Context extends { readonly isDeclared: true } ? true : false;
}

/** A route context whose request asks for a media type. A response that `.returns()` or a format set is kept. */
export interface WithAccept<Context extends RouteContext, MediaType> {
  readonly values: Context["values"];
  readonly query: Context["query"];
  readonly body: Context["body"];
  readonly members: Context["members"];
  readonly headers: Context["headers"];
  readonly result: Accepting<MediaType, ResultBefore<Context>>;
  readonly sent: Accepting<MediaType, ResultBefore<Context>>;
  /** The result with the types of the document: a later header overrides an earlier one. */
  readonly before: ResultBefore<Context>;
}

type ResultBefore<Context extends RouteContext> = Context extends { readonly before: infer Result }
  ? Result
  : Context["result"];

/** The context of a chain after a step that may set `accept`; `null` and `undefined` as a media type set nothing. */
export type AcceptedBy<Context extends RouteContext, MediaType> = MediaType extends null | undefined
  ? Context
  : Context extends { readonly isDeclared: boolean }
    ? Context
    : WithAccept<Context, MediaType>;

/** The media type that a header asks for. */
export type MediaTypeIn<Name, Value> = Lowercase<Name & string> extends "accept" ? Value : undefined;

/** The formats whose responses are JSON. */
export type JsonFormat = "" | "json" | `${string}+json` | undefined;
