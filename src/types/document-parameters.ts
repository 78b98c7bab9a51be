import type { RequestHeaders } from "./options.js";

/** The parameters of an operation and the members of its JSON body, as one object of options. */
// An intersection of the types in the document, not flattened: that is cheap to check, and keeps messages short.
export type OperationParameters<Op> = Op extends {
  parameters: { path?: infer Path; query?: infer Query; header?: infer Header };
  requestBody?: { content: infer Content } | undefined;
}
  ? IfPresent<Path> & IfPresent<Query> & HeaderParameters<Header> & BodyMembers<Content, keyof Path>
  : Op extends { requestBody?: { content: infer Content } | undefined }
    ? BodyMembers<Content, never>
    : unknown;

/** Parameters with the names in `DefaultNames` made optional. */
export type MakeOptional<Parameters, DefaultNames> = [DefaultNames] extends [never]
  ? Parameters
  : Parameters extends unknown
    ? Pick<Parameters, Exclude<keyof Parameters, DefaultNames>> &
        Partial<Pick<Parameters, keyof Parameters & DefaultNames>>
    : never;

// A document writes an absent group of parameters as `never`, as `undefined` or not at all.
type IfPresent<Group> = [Group] extends [undefined] ? unknown : Group;

/** The header parameters that OpenAPI ignores: other parts of the document describe them. */
export type IgnoredHeader = "Accept" | "Authorization" | "Content-Type";

type HeaderParameters<Header> = unknown extends Header
  ? unknown
  : [Header] extends [undefined]
    ? unknown
    : HeadersOption<Omit<Header, IgnoredHeader>>;

type HeadersOption<Header> = {} extends Header ? { headers?: AnyCase<Partial<Header>> } : { headers: AnyCase<Header> };

// Header names are case-insensitive (RFC 9110, section 5.1).
/** Headers by their names in the document, or by the same names in lower case. */
type AnyCase<Header> = RequestHeaders & (Header | { [Name in keyof Header as Lowercase<Name & string>]: Header[Name] });

/** The members of a JSON object, or `data` for any other body. */
type BodyMembers<Content, PathName> = "application/json" extends keyof Content
  ? JsonMembers<Content["application/json"], PathName>
  : unknown extends Content
    ? unknown
    : [keyof Content & JsonMediaType] extends [never]
      ? { data: RawBody<Content> }
      : JsonMembers<Content[keyof Content & JsonMediaType], PathName>;

/** `application/json; charset=utf-8`, `application/merge-patch+json` and the like. */
export type JsonMediaType = `application/${string}json${string}`;

/** A text has the type of the document; bytes and forms may be any value that the client accepts. */
type RawBody<Content> = [keyof Content] extends [`text/${string}`] ? Content[keyof Content] : unknown;

export type JsonPrimitive = string | number | boolean | null;

// A member with the name of a path parameter can only be set through `data`: the name alone sets the path (decision C10).
type JsonMembers<Json, PathName> = unknown extends Json
  ? AnyMembers
  : Json extends readonly unknown[] | JsonPrimitive
    ? { data: Json }
    : string extends keyof Json
      ? { data: Json }
      : [SharedName<PathName, Json>] extends [never]
        ? Json
        : Omit<Json, SharedName<PathName, Json>> | { data: Json };

// A body that the document does not describe: openapi-typescript 7 writes some alternatives as `unknown`.
type AnyMembers = { readonly [name: string]: unknown } | object;

type SharedName<PathName, Json> = PathName extends keyof Json ? PathName : never;

/** The values of a chain by name; of a body with alternatives, the members of all of them. */
export type OperationValues<Op> = Op extends {
  parameters: { path?: infer Path; query?: infer Query };
  requestBody?: { content: infer Content } | undefined;
}
  ? IfPresent<Path> & IfPresent<Query> & BodyValues<Content, keyof Path>
  : Op extends { requestBody?: { content: infer Content } | undefined }
    ? BodyValues<Content, never>
    : unknown;

type BodyValues<Content, PathName> = "application/json" extends keyof Content
  ? JsonValues<Content["application/json"], PathName>
  : [keyof Content & JsonMediaType] extends [never]
    ? unknown
    : JsonValues<Content[keyof Content & JsonMediaType], PathName>;

type JsonValues<Json, PathName> = unknown extends Json
  ? { [name: string]: unknown }
  : [MemberName<Json>, MemberName<Json> & PathName] extends [keyof Json, never]
    ? Json
    : { [Name in Exclude<MemberName<Json>, KnownPathName<PathName>>]: MemberValue<Json, Name> };

// `keyof` an absent path is any name.
type KnownPathName<PathName> = string extends PathName ? never : PathName;

type MemberName<Json> = Json extends readonly unknown[] | JsonPrimitive ? never : keyof Json;

type MemberValue<Json, Name> = Json extends unknown ? (Name extends keyof Json ? Json[Name] : never) : never;

/** The query parameters of an operation. */
export type QueryOf<Op> = Op extends { parameters: { query?: infer Query } } ? IfPresent<Query> : unknown;

/** The body of an operation: the type of the document for JSON and text, `unknown` for bytes and forms. */
export type BodyOf<Op> = Op extends { requestBody?: { content: infer Content } | undefined }
  ? unknown extends Content
    ? never
    : [Content] extends [undefined]
      ? never
      : "application/json" extends keyof Content
        ? Content["application/json"]
        : [keyof Content & JsonMediaType] extends [never]
          ? RawBody<Content>
          : Content[keyof Content & JsonMediaType]
  : never;
