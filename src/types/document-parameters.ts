import type {
  BodyMembers,
  BodyValues,
  MostWithBody,
  NamesOf,
  NeedsHeaders,
  OptionalBody,
  OptionName,
  RouteWithBody,
} from "./document-body.js";
import type { BesideOptions, ExactPlaces } from "./paths.js";
import type { CallFirst } from "./mistakes.js";
import type { RequestHeaders } from "./options.js";
import type { ItemsOf, NameOf } from "./template.js";

/**
 * The parameters of an operation and the members of its body, as one object of options. With `Exact`, header fields and members
 * of forms are among them.
 */
// An intersection of the types in the document, not flattened: that is cheap to check, and keeps messages short. `TakenBy` stands
// here by itself, because each call asks it.
export type OperationParameters<Op, Route, Paths> = Op extends {
  parameters: { path?: infer Path; query?: infer Query; header?: infer Header };
  requestBody?: { content: infer Content } | undefined;
}
  ? unknown extends Content
    ? IfPresent<Path> & PlacedQuery<Query, Route, Path, Paths> & HeaderParameters<Header, Paths>
    : IfPresent<Path> &
        PlacedQuery<Query, Route, Path, Paths> &
        HeaderParameters<Header, Paths> &
        OptionalBody<Op, MembersOf<Content, Route, TakenNames<Path, Query, Paths>, Paths>>
  : Op extends { requestBody?: { content: infer Content } | undefined }
    ? Content extends object
      ? OptionalBody<Op, MembersOf<Content, Route, TakenNames<undefined, undefined, Paths>, Paths>>
      : unknown
    : Op extends object
      ? unknown
      : never;

/** The values of a chain by name; of a body with alternatives, the members of all of them. */
export type OperationValues<Op, Route, Paths> = Op extends {
  parameters: { path?: infer Path; query?: infer Query; header?: infer Header };
  requestBody?: { content: infer Content } | undefined;
}
  ? IfPresent<Path> &
      PlacedQuery<Query, Route, Path, Paths> &
      (Paths extends ExactPlaces ? HeaderParameters<Header, Paths> : unknown) &
      (unknown extends Content ? unknown : MemberValuesOf<Content, Route, TakenBy<Path, Query, Paths>, Paths>)
  : Op extends { requestBody?: { content: infer Content } | undefined }
    ? unknown extends Content
      ? unknown
      : MemberValuesOf<Content, Route, never, Paths>
    : unknown;

// With rules for routes, a value fills the path before the query, and the query before the body (P1).
type TakenBy<Path, Query, Paths> = Paths extends ExactPlaces ? NamesOf<Path> | NamesOf<Query> : keyof Path;

/** The names that no member of a body has in a call: rules and a third argument also tell a member from an option (I1, A10). */
type TakenNames<Path, Query, Paths> = Paths extends ExactPlaces | BesideOptions
  ? NamesOf<Path> | NamesOf<Query>
  : NamesOf<Path> | OptionName;

// Of a method without a body, the document may describe one: it is ignored.
type MembersOf<Content, Route, Taken, Paths> = Route extends MostWithBody
  ? BodyMembers<Content, Taken, Paths>
  : Route extends RouteWithBody
    ? BodyMembers<Content, Taken, Paths>
    : unknown;

type MemberValuesOf<Content, Route, Names, Paths> = Route extends RouteWithBody
  ? BodyValues<Content, Names, Paths>
  : unknown;

/** Parameters with the names in `DefaultNames` made optional. */
export type MakeOptional<Parameters, DefaultNames> = Parameters extends unknown
  ? Pick<Parameters, Exclude<keyof Parameters, DefaultNames>> &
      Partial<Pick<Parameters, keyof Parameters & DefaultNames>>
  : never;

// A document writes an absent group of parameters as `never`, as `undefined` or not at all. `NoInfer` keeps a condition from
// distributing, as a tuple does, but costs the compiler nothing.
type IfPresent<Group> = NoInfer<Group> extends undefined ? unknown : Group;

/** Header parameters by their names; without rules, they are options. */
// An absent group is `unknown` here. Without strict options, `unknown` extends any object without required properties, too.
type HeaderParameters<Header, Paths> = keyof Header extends never
  ? unknown
  : NoInfer<Header> extends undefined
    ? unknown
    : Paths extends ExactPlaces
      ? Omit<Header, IgnoredHeader>
      : {} extends Omit<Header, IgnoredHeader>
        ? unknown
        : NeedsHeaders;

/** The header parameters of an operation, as an option. They are optional if `DefaultNames` has `headers`. */
export type HeadersOption<Op, DefaultNames> = Op extends { parameters: { header?: infer Header } }
  ? keyof Header extends never
    ? unknown
    : NoInfer<Header> extends undefined
      ? unknown
      : "headers" extends DefaultNames
        ? { readonly headers?: OptionalFields<Header> | undefined }
        : {} extends Omit<Header, IgnoredHeader>
          ? { readonly headers?: OptionalFields<Header> | undefined }
          : { readonly headers: RequestHeaders & OptionalFields<Header> & AnyCase<Omit<Header, IgnoredHeader>> }
  : unknown;

/** Header parameters, in both spellings. */
type OptionalFields<Header> = {
  readonly [Name in keyof Spelled<Header>]?: FieldValue<Spelled<Header>[Name]> | null | undefined;
};

/** The required headers by their names in the document, or by the same names in lower case. */
type AnyCase<Header> =
  | { readonly [Name in keyof Header as {} extends Pick<Header, Name> ? never : Name]: FieldValue<Header[Name]> }
  | {
      readonly [Name in keyof Header as {} extends Pick<Header, Name> ? never : Lowercase<Name & string>]: FieldValue<
        Header[Name]
      >;
    };

/** The query parameters of an operation. */
export type QueryOf<Op> = Op extends { parameters: { query?: infer Query } }
  ? [Query] extends [undefined]
    ? unknown
    : Query
  : unknown;

/** The query parameters of an operation that a call can set by name. */
type PlacedQuery<Query, Route, Path, Paths> = keyof Query extends never
  ? unknown
  : NoInfer<Query> extends undefined
    ? unknown
    : keyof (Path | Query) extends never
      ? Route extends `GET ${string}`
        ? Query
        : Paths extends ExactPlaces
          ? Query
          : Route extends `${infer Method} ${infer Url}`
            ? Uppercase<Method> extends "GET" | "HEAD" | "OPTIONS"
              ? Query
              : QueryBesideBody<Query, QueryNames<Url>>
            : Query
      : PlacedQuery<Omit<Query, NamesOf<Path>>, Route, {}, Paths>;

type QueryBesideBody<Query, Listed> = {
  readonly [Name in keyof Query]: Name extends Listed
    ? Query[Name]
    : CallFirst<`.query(), or write {?${Name & string}} in the route`>;
};

/** The names in the query expressions of a url. */
type QueryNames<Url> = Url extends `${string}{${"?" | "&"}${infer List}}${infer Rest}`
  ? NameOf<ItemsOf<List>> | QueryNames<Rest>
  : never;

/** The header parameters that OpenAPI ignores: other parts of the document describe them. */
export type IgnoredHeader = "Accept" | "Authorization" | "Content-Type";

/** Headers by their names in the document and in lower case: they are case-insensitive (RFC 9110, section 5.1). */
export type Spelled<Header> = {
  [Name in keyof Header as Name extends IgnoredHeader ? never : Name | Lowercase<Name & string>]: Header[Name];
};

/** The value of a header: lists and objects are passed as text. */
export type FieldValue<Value> = Value extends RequestHeaders[string] ? Exclude<Value, undefined> : string;

/** The names of the header parameters of an operation. */
export type FieldNames<Op> = Op extends { parameters: { header?: infer Header } } ? NamesOf<Header> : never;

/** Those of them that some headers have in any case. */
export type FieldsIn<Op, Headers, Name = FieldNames<Op>> = Name extends unknown
  ? Lowercase<Name & string> extends LowerNames<Headers>
    ? Name
    : never
  : never;

type LowerNames<Headers> = Headers extends unknown ? Lowercase<keyof Headers & string> : never;
