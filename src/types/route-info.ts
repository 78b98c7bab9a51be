import type { AnyRoute, Operation } from "./paths.js";
import type { BodyNames, BodyOf, MethodOf, NoBody, RouteWithBody } from "./document-body.js";
import type { OperationValues, QueryOf, FieldValue, Spelled } from "./document-parameters.js";
import type { AnyVendor, SentAs, WithVendor } from "./of-vendor.js";
import type { OpenBody, RequestOptionsFor, OfferedMediaType } from "./route.js";
import type { AnyValues, ListValue, QueryValues } from "./parameter-value.js";
import type { TemplateParameters } from "./template.js";
import type { HeaderField } from "./missing-names.js";
import type { RequestHeaders, RequestOptions } from "./options.js";
import type { WithSuccess, ContentAs, SuccessMediaTypes, CarriesResponses, DocumentedBy } from "./response.js";

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

/**
 * The route context of a literal route, from its operation in the OpenAPI document or from its URI template.
 */
// An interface, so that the compiler resolves a member when a step uses it, and not before.
export interface RouteInfo<Route, Paths> {
  readonly values: ValuesOf<Route, Paths>;
  readonly query: Operation<Route, Paths> extends undefined ? object : QueryValues<QueryOf<Operation<Route, Paths>>>;
  readonly body: Operation<Route, Paths> extends undefined
    ? Exclude<OpenBody<SentAs<Route, Paths>>["data"], undefined>
    : SentAs<Route, Paths> extends RouteWithBody
      ? BodyOf<Operation<Route, Paths>>
      : NoBody<MethodOf<SentAs<Route, Paths>>>;
  readonly members: BodyNames<Operation<Route, Paths>, Paths>;
  readonly headers: HeaderFields<Route, Paths>;
  readonly result: RequestOptionsFor<Route, Paths>;
  readonly sent: RequestOptionsFor<Route, Paths>;
}

// Conditions that depend only on `Paths` come first, because they cost the compiler least.
type ValuesOf<Route, Paths> = AnyRoute extends Paths
  ? TemplateValues<Route>
  : Paths extends AnyVendor
    ? QueryOfVendor<Paths> & ListedValues<Route, Paths, SentAs<Route, Paths>>
    : ListedValues<Route, Paths>;

type QueryOfVendor<Paths> =
  Paths extends WithVendor<never, infer QueryNames, PropertyKey>
    ? { readonly [Name in QueryNames]?: ListValue }
    : never;

export type TemplateValues<Route, All = Route> = Route extends unknown
  ? NoInfer<All> extends Route
    ? TemplateParameters<Route> & AnyValues
    : EveryRouteValues<All, AnyRoute>
  : never;

// `As` is the route with a method that has a body or none, like that of the route.
export type ListedValues<Route, Paths, As = Route, All = Route> = Route extends unknown
  ? NoInfer<All> extends Route
    ? Operation<Route, Paths> extends undefined
      ? TemplateValues<Route>
      : OperationValues<Operation<Route, Paths>, As, Paths>
    : EveryRouteValues<All, Paths>
  : never;

/** A chain with a union of routes accepts the parameters of each. */
type EveryRouteValues<Route, Paths> = (
  Route extends unknown ? (values: ValuesOf<Route, Paths>) => void : never
) extends (values: infer Values) => void
  ? Values
  : never;

/** The header parameters of a route by their names, in the spelling of the document and in lower case, and `accept`. */
type HeaderFields<Route, Paths> = AnyRoute extends Paths
  ? {}
  : { readonly accept: OfferedMediaType<Route, Paths> } & FieldsOf<Operation<Route, Paths>>;

// Not distributive: a route that is not in the document has no operation, but any headers.
type FieldsOf<Op> =
  NoInfer<Op> extends { parameters: { header?: infer Header } }
    ? NoInfer<Header> extends undefined
      ? unknown
      : { readonly [Name in keyof Spelled<Header>]-?: FieldValue<Spelled<Header>[Name]> }
    : unknown;

/** The value of a header of a chain. */
// An intersection, so that endpoints of any document are assignable to `AnyEndpoint`.
export type HeaderValue<Context extends RouteContext, Name> =
  Lowercase<Name & string> extends never
    ? RequestHeaders[string]
    : Lowercase<Name & string> extends keyof Context["headers"]
      ? (Context["headers"][Lowercase<Name & string>] & RequestHeaders[string]) | null | undefined
      : RequestHeaders[string];

/** The headers of a chain. */
export type HeadersOf<Context extends RouteContext> = RequestHeaders & {
  readonly [Name in keyof Context["headers"]]?: Context["headers"][Name] | null | undefined;
};

/** The header that `.header()` sets; `never` if its name is not a literal or its value may be absent. */
// In a wrong call, the compiler takes a value of any type: a second error would not help.
export type SetField<Name, Value> = RequestHeaders[string] extends Value
  ? FieldNamed<Name>
  : string extends Name
    ? never
    : Extract<Value, null | undefined> extends never
      ? FieldNamed<Name>
      : never;

type FieldNamed<Name> = Name extends string ? HeaderField<Lowercase<Name>> : never;

/** The headers that `.headers()` sets: those with literal names and values that are not absent. */
export type SetFields<Given> = FieldNamed<
  keyof {
    [
      Name in keyof Given as string extends Name
        ? never
        : {} extends Pick<Given, Name>
          ? never
          : Extract<Given[Name], null | undefined> extends never
            ? Name
            : never
    ]: unknown;
  }
>;

/** What a route context keeps when its response changes. */
interface SameParameters<Context extends RouteContext> {
  readonly values: Context["values"];
  readonly query: Context["query"];
  readonly body: Context["body"];
  readonly members: Context["members"];
  readonly headers: Context["headers"];
}

/**
 * A route context with another type of response, as `.returns<Response>()` declares it. That of a schema, or of a body that is read
 * in another form, is `Sent` alone: `build()` does not know it.
 */
export interface WithResponse<
  Context extends RouteContext,
  Response,
  Sent = Response,
  IsDeclared = true,
> extends SameParameters<Context> {
  readonly result: DeclaredResponse<Response, Context["result"]>;
  readonly sent: DeclaredResponse<Sent, Context["result"]>;
  /** Whether no format changes the type of the response. No header does. */
  readonly isDeclared: IsDeclared;
}

/** The context of a chain that asks for another format than JSON, whose type is not that of the document. */
export type InFormat<Context extends RouteContext> = Context extends { readonly isDeclared: true }
  ? Context
  : WithResponse<Context, unknown, unknown, false>;

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
// An indexed access, so that fakes of `build()` are assignable: the compiler compares them with each member.
export type Accepting<MediaType, Built> = ByMediaType<MediaType, Built>[KindOf<MediaType, Built>];

interface ByMediaType<MediaType, Built> {
  readonly documented: Built;
  readonly listed: DeclaredResponse<ContentAs<MediaType, DocumentedBy<Built>>, Built>;
  readonly unknown: DeclaredResponse<unknown, Built>;
}

type KindOf<MediaType, Built> = MediaType extends null | undefined
  ? "documented"
  : MediaType extends SuccessMediaTypes<DocumentedBy<Built>>
    ? "listed"
    : IsJson<MediaType> extends true
      ? "documented"
      : "unknown";

// A list may contain anything.
type IsJson<MediaType> = MediaType extends `${string},${string}`
  ? false
  : MediaType extends `${string}json` | `${string}json;${string}`
    ? true
    : false;
