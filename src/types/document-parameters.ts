import type { RequestHeaders } from "./options.js";

/**
 * The parameters of an operation and the members of its body, as the flat options have them. An intersection of what
 * the document has, not flattened: that is cheap to check, and keeps messages short.
 */
export type Placed<Op> = Op extends {
  parameters: { path?: infer Path; query?: infer Query; header?: infer Header };
  requestBody?: { content: infer Content } | undefined;
}
  ? Present<Path> & Present<Query> & HeaderMember<Header> & BodyMember<Content, keyof Path>
  : Op extends { requestBody?: { content: infer Content } | undefined }
    ? BodyMember<Content, never>
    : unknown;

/** Parameters of which those in `Given` may be left out. */
export type Less<Parameters, Given> = [Given] extends [never]
  ? Parameters
  : Parameters extends unknown
    ? Pick<Parameters, Exclude<keyof Parameters, Given>> & Partial<Pick<Parameters, keyof Parameters & Given>>
    : never;

/** What is there, or nothing to ask for: a place that is absent is `never`, `undefined` or not even a key. */
type Present<Place> = [Place] extends [undefined] ? unknown : Place;

/** A header parameter that OpenAPI says to ignore, because other parts of the document speak of it. */
export type Ignored = "Accept" | "Authorization" | "Content-Type";

type HeaderMember<Header> = unknown extends Header
  ? unknown
  : [Header] extends [undefined]
    ? unknown
    : HeadersOption<Omit<Header, Ignored>>;

type HeadersOption<Header> = {} extends Header ? { headers?: AnyCase<Partial<Header>> } : { headers: AnyCase<Header> };

/** Header names as the document spells them, or in lower case (RFC 9110, section 5.1). */
type AnyCase<Header> = RequestHeaders & (Header | { [Name in keyof Header as Lowercase<Name & string>]: Header[Name] });

/** What the body adds to the flat options: its members, or `data` where it is no JSON object. */
type BodyMember<Content, PathName> = "application/json" extends keyof Content
  ? JsonMember<Content["application/json"], PathName>
  : unknown extends Content
    ? unknown
    : [keyof Content & JsonType] extends [never]
      ? { data: RawBody<Content> }
      : JsonMember<Content[keyof Content & JsonType], PathName>;

/** `application/json; charset=utf-8`, `application/merge-patch+json` and the like. */
export type JsonType = `application/${string}json${string}`;

/** A text is what the document says; of bytes and forms, a client has its own idea. */
type RawBody<Content> = [keyof Content] extends [`text/${string}`] ? Content[keyof Content] : unknown;

export type Scalar = string | number | boolean | null;

/** A member that has the name of a path parameter can only be said in `data`: flat, the name means the path (decision C10). */
type JsonMember<Json, PathName> = unknown extends Json
  ? AnyMember
  : Json extends readonly unknown[] | Scalar
    ? { data: Json }
    : string extends keyof Json
      ? { data: Json }
      : [Shared<PathName, Json>] extends [never]
        ? Json
        : Omit<Json, Shared<PathName, Json>> | { data: Json };

/** Of a body that the document does not describe: openapi-typescript 7 writes some alternatives as `unknown`. */
type AnyMember = { readonly [name: string]: unknown } | object;

type Shared<PathName, Json> = PathName extends keyof Json ? PathName : never;

/** What a chain takes by name: of a body with alternatives, the members of all of them. */
export type OperationValues<Op> = Op extends {
  parameters: { path?: infer Path; query?: infer Query };
  requestBody?: { content: infer Content } | undefined;
}
  ? Present<Path> & Present<Query> & BodyValues<Content, keyof Path>
  : Op extends { requestBody?: { content: infer Content } | undefined }
    ? BodyValues<Content, never>
    : unknown;

type BodyValues<Content, PathName> = "application/json" extends keyof Content
  ? JsonValues<Content["application/json"], PathName>
  : [keyof Content & JsonType] extends [never]
    ? unknown
    : JsonValues<Content[keyof Content & JsonType], PathName>;

type JsonValues<Json, PathName> = unknown extends Json
  ? { [name: string]: unknown }
  : [AnyKey<Json>, AnyKey<Json> & PathName] extends [keyof Json, never]
    ? Json
    : { [Name in Exclude<AnyKey<Json>, Certain<PathName>>]: ValueAt<Json, Name> };

/** Of an absent path, any name is a key. */
type Certain<PathName> = string extends PathName ? never : PathName;

type AnyKey<Json> = Json extends readonly unknown[] | Scalar ? never : keyof Json;

type ValueAt<Json, Name> = Json extends unknown ? (Name extends keyof Json ? Json[Name] : never) : never;

/** The query parameters alone. */
export type QueryOf<Op> = Op extends { parameters: { query?: infer Query } } ? Present<Query> : unknown;

/** The whole body: the document's type of a JSON body or a text, anything where a client has its own idea. */
export type BodyOf<Op> = Op extends { requestBody?: { content: infer Content } | undefined }
  ? unknown extends Content
    ? never
    : [Content] extends [undefined]
      ? never
      : "application/json" extends keyof Content
        ? Content["application/json"]
        : [keyof Content & JsonType] extends [never]
          ? RawBody<Content>
          : Content[keyof Content & JsonType]
  : never;
