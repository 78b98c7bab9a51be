import type {
  BodyMembers,
  BodyValues,
  IgnoredBody,
  MethodOf,
  MostWithBody,
  OptionalBody,
  RouteWithBody,
  NamesOf,
  RequiredNames,
} from "./document-body.js";
import type { ExactPlaces } from "./document.js";
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
  ? IfPresent<Path> &
      (Paths extends ExactPlaces
        ? ExactQuery<Query, Path> & ExactHeaders<Header>
        : PlacedQuery<Query, Route, Path> & HeaderParameters<Header>) &
      (Content extends object
        ? OptionalBody<
            Op,
            MembersOf<Content, Route, Paths extends ExactPlaces ? NamesOf<Path> | NamesOf<Query> : keyof Path, Paths>
          >
        : unknown)
  : Op extends { requestBody?: { content: infer Content } | undefined }
    ? Content extends object
      ? OptionalBody<Op, MembersOf<Content, Route, never, Paths>>
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
      (Paths extends ExactPlaces ? ExactQuery<Query, Path> & ExactHeaders<Header> : PlacedQuery<Query, Route, Path>) &
      (unknown extends Content ? unknown : MemberValuesOf<Content, Route, TakenBy<Path, Query, Paths>, Paths>)
  : Op extends { requestBody?: { content: infer Content } | undefined }
    ? unknown extends Content
      ? unknown
      : MemberValuesOf<Content, Route, never, Paths>
    : unknown;

// With rules for routes, a value fills the path before the query, and the query before the body (P1).
type TakenBy<Path, Query, Paths> = Paths extends ExactPlaces ? NamesOf<Path> | NamesOf<Query> : keyof Path;

type ExactQuery<Query, Path> =
  NoInfer<Query> extends undefined ? unknown : keyof (Path | Query) extends never ? Query : Omit<Query, NamesOf<Path>>;

// Of a method without a body, the document may describe one: it is ignored.
type MembersOf<Content, Route, Names, Paths> = Route extends MostWithBody
  ? BodyMembers<Content, Names, Paths>
  : Route extends RouteWithBody
    ? BodyMembers<Content, Names, Paths>
    : IgnoredBody<MethodOf<Route>>;

type MemberValuesOf<Content, Route, Names, Paths> = Route extends RouteWithBody
  ? BodyValues<Content, Names, Paths>
  : unknown;

/** Parameters with the names in `DefaultNames` made optional. */
export type MakeOptional<Parameters, DefaultNames> =
  NoInfer<DefaultNames> extends never
    ? Parameters
    : Parameters extends unknown
      ? Pick<Parameters, Exclude<keyof Parameters, DefaultNames>> &
          Partial<Pick<Parameters, keyof Parameters & Exclude<DefaultNames, "headers">>> &
          ("headers" extends DefaultNames ? DefaultedHeaders<Parameters> : unknown)
      : never;

// The defaults may set any header: a call may set the others.
type DefaultedHeaders<Parameters> = Parameters extends { headers: infer Headers }
  ? { readonly headers?: Partial<Headers> | undefined }
  : "headers" extends keyof Parameters
    ? Partial<Pick<Parameters, "headers">>
    : unknown;

// A document writes an absent group of parameters as `never`, as `undefined` or not at all. `NoInfer` keeps a condition from
// distributing, as a tuple does, but costs the compiler nothing.
type IfPresent<Group> = NoInfer<Group> extends undefined ? unknown : Group;

// An absent group is `unknown` here. Without strict options, `unknown` extends any object without required properties, too.
type HeaderParameters<Header> = keyof Header extends never
  ? unknown
  : NoInfer<Header> extends undefined
    ? unknown
    : HeadersOption<Omit<Header, IgnoredHeader>>;

type HeadersOption<Header> = {} extends Header
  ? { headers?: OptionalFields<Header> }
  : { headers: RequestHeaders & OptionalFields<Header> & AnyCase<Header> };

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
type PlacedQuery<Query, Route, Path> =
  NoInfer<Query> extends undefined
    ? unknown
    : keyof (Path | Query) extends never
      ? keyof Query extends never
        ? unknown
        : Route extends `GET ${string}`
          ? Query
          : Route extends `${infer Method} ${infer Url}`
            ? Uppercase<Method> extends "GET" | "HEAD" | "OPTIONS"
              ? Query
              : QueryBesideBody<Query, QueryNames<Url>>
            : Query
      : PlacedQuery<Omit<Query, NamesOf<Path>>, Route, {}>;

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

/** All header parameters by their names, and the required ones also in `headers`. */
type ExactHeaders<Header> =
  NoInfer<Header> extends undefined
    ? unknown
    : {} extends Header
      ? Omit<Header, IgnoredHeader>
      : RequiredFields<Omit<Header, IgnoredHeader>>;

// Each required header by its name, or in `headers`.
type RequiredFields<Header> = Partial<Header> & EitherPlace<Header, RequiredNames<Header>>;

type EitherPlace<Header, Name extends keyof Header> = [Name] extends [never]
  ? unknown
  : (Name extends unknown ? (place: Pick<Header, Name> | InHeaders<Pick<Header, Name>>) => void : never) extends (
        place: infer Places,
      ) => void
    ? Places
    : never;

interface InHeaders<Header> {
  readonly headers: RequestHeaders & AnyCase<Header>;
}
