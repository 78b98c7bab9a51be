import type { AnyRoute, Operation } from "./document.js";
import type { BodyOf, JsonNames, MethodOf, NoBody, RouteWithBody } from "./document-body.js";
import type { OperationValues, QueryOf, FieldValue, Spelled } from "./document-parameters.js";
import type { AnyVendor, SentAs, WithVendor } from "./of-vendor.js";
import type { NoVariables, OpenBody, RequestOptionsFor, OfferedMediaType } from "./route.js";
import type { AnyValues, ListValue, QueryValues } from "./parameter-value.js";
import type { TemplateParameters } from "./template.js";
import type { HeaderField } from "./missing-names.js";
import type { RequestHeaders } from "./options.js";
import type { RouteContext } from "./route-context.js";

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
  readonly members: JsonNames<Operation<Route, Paths>>;
  readonly headers: HeaderFields<Route, Paths>;
  readonly result: RequestOptionsFor<Route, Paths>;
  readonly sent: RequestOptionsFor<Route, Paths>;
}

// Conditions that depend only on `Paths` come first, because they cost the compiler least.
type ValuesOf<Route, Paths> = AnyRoute extends Paths
  ? TemplateValues<Route>
  : Paths extends AnyVendor
    ? VendorValues<Paths> & ListedValues<Route, Paths, SentAs<Route, Paths>>
    : ListedValues<Route, Paths>;

type VendorValues<Paths> =
  Paths extends WithVendor<infer Variables, infer QueryNames>
    ? NoVariables<Variables> & { readonly [Name in QueryNames]?: ListValue }
    : never;

type TemplateValues<Route, All = Route> = Route extends unknown
  ? NoInfer<All> extends Route
    ? TemplateParameters<Route> & AnyValues
    : EveryRouteValues<All, AnyRoute>
  : never;

// `As` is the route with a method that has a body or none, like that of the route.
type ListedValues<Route, Paths, As = Route, All = Route> = Route extends unknown
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
export type HeaderValue<Context extends RouteContext, Name> =
  Lowercase<Name & string> extends never
    ? RequestHeaders[string]
    : Lowercase<Name & string> extends keyof Context["headers"]
      ? Context["headers"][Lowercase<Name & string>] | null | undefined
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
