import type { WithSuccess, ContentAs, SuccessMediaTypes, CarriesResponses, DocumentedBy } from "./response.js";
import type { RequestOptions } from "./options.js";

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

/** What a route context keeps when its response changes. */
interface SameParameters<Context extends RouteContext> {
  readonly values: Context["values"];
  readonly query: Context["query"];
  readonly body: Context["body"];
  readonly members: Context["members"];
  readonly headers: Context["headers"];
}

/** A route context with another type of response, as `.returns<Response>()` declares it. */
export interface WithResponse<Context extends RouteContext, Response> extends SameParameters<Context> {
  readonly result: DeclaredResponse<Response, Context["result"]>;
  readonly sent: DeclaredResponse<Response, Context["result"]>;
  /** Then no format changes the type of the response. */
  readonly isDeclared: true;
}

/** A route context whose response a schema checks, or that is read in another form: `build()` alone does not know its type. */
export interface WithSchema<Context extends RouteContext, Response> extends SameParameters<Context> {
  readonly result: DeclaredResponse<unknown, Context["result"]>;
  readonly sent: DeclaredResponse<Response, Context["result"]>;
  readonly isDeclared: true;
}

/**
 * A route context with a response in another format than JSON, whose type is not that of the document. A type that
 * `.returns<Response>()` declared is kept.
 */
export interface WithFormat<Context extends RouteContext> extends SameParameters<Context> {
  readonly result: Context extends { readonly isDeclared: true }
    ? Context["result"]
    : DeclaredResponse<unknown, Context["result"]>;
  readonly sent: Context extends { readonly isDeclared: true }
    ? Context["sent"]
    : DeclaredResponse<unknown, Context["result"]>;
  readonly isDeclared: Context extends { readonly isDeclared: true } ? true : false;
}

/** A route context whose request asks for a media type. A response that `.returns()` or a format set is kept. */
export interface WithAccept<Context extends RouteContext, MediaType> extends SameParameters<Context> {
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

/**
 * Request options whose successful responses have another type than in the OpenAPI document, because `.returns()` declares
 * it or the request asks for another media type. Errors are those of the document.
 *
 * @typeParam Response - the type of the body of a successful response
 * @typeParam Built - the request options with the types of the document
 */
export interface RequestOptionsWith<Response, Built>
  extends RequestOptions<Response>, CarriesResponses<WithSuccess<DocumentedBy<Built>, Response>> {}

/** Request options with another type of the successful responses. Without a document, they have no other responses. */
export type DeclaredResponse<Response, Built> =
  unknown extends DocumentedBy<Built> ? RequestOptions<Response> : RequestOptionsWith<Response, Built>;

/** The `accept` header in headers of any case; `undefined` if there is none. */
export type AcceptOf<Headers> = Headers extends { readonly accept: infer MediaType }
  ? MediaType
  : Headers extends { readonly Accept: infer MediaType }
    ? MediaType
    : undefined;

/**
 * Request options that ask for a media type. If the document has it, the response has that type. For any other type of JSON,
 * the response is that of the document. Otherwise it is `unknown`.
 */
export type Accepting<MediaType, Built> = MediaType extends null | undefined
  ? Built
  : Built extends CarriesResponses<infer Responses>
    ? MediaType extends SuccessMediaTypes<Responses>
      ? DeclaredResponse<ContentAs<MediaType, Responses>, Built>
      : IsJson<MediaType> extends true
        ? Built
        : DeclaredResponse<unknown, Built>
    : Built;

// A list may contain anything.
type IsJson<MediaType> = MediaType extends `${string},${string}`
  ? false
  : MediaType extends `${string}json` | `${string}json;${string}`
    ? true
    : false;
