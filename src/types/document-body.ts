import type { Immutable } from "./immutable.js";

/** `application/json; charset=utf-8`, `application/merge-patch+json` and the like. */
export type JsonMediaType = `application/${string}json${string}`;

export type JsonPrimitive = string | number | boolean | null;

/** The options of a call: a member of a body or a query with such a name cannot be set by name. */
type OptionName = "baseUrl" | "method" | "url" | "headers" | "mediaType" | "data" | "request";

/** A text has the type of the document; bytes and forms may be any value that the client accepts. */
type RawBody<Content> = [keyof Content] extends [`text/${string}`] ? Content[keyof Content] : unknown;

/** The members of a JSON object, or `data` for any other body. */
export type BodyMembers<Content, PathName> = "application/json" extends keyof Content
  ? JsonMembers<Content["application/json"], PathName>
  : unknown extends Content
    ? unknown
    : [keyof Content & JsonMediaType] extends [never]
      ? { readonly data: RawBody<Content> }
      : JsonMembers<Content[keyof Content & JsonMediaType], PathName>;

/**
 * The members of a JSON object, or of another body of which `Data` is the type of `data`. A member with the name of a path
 * parameter or of an option can only be set through `data` (decisions B5, C10).
 */
export type JsonMembers<Json, PathName, Data = Json> = unknown extends Json
  ? AnyMembers
  : Json extends readonly unknown[] | JsonPrimitive
    ? { readonly data: Data }
    : string extends keyof Json
      ? FreeForm<Json, Data>
      : [keyof Json & (PathName | OptionName)] extends [never]
        ? Json
        : WithoutShared<Json, SharedName<Json, PathName>, Data>;

// `keyof` an absent path is any name.
type SharedName<Json, PathName> = keyof Json & (string extends PathName ? OptionName : PathName | OptionName);

// A body that the document does not describe: openapi-typescript 7 writes some alternatives as `unknown`.
type AnyMembers = { readonly [name: string]: unknown } | object;

/** openapi-typescript writes an object without members as `Record<string, never>`: most servers need no body for it. */
type FreeForm<Json, Data> = [Json[keyof Json]] extends [never] ? { readonly data?: Data } : { readonly data: Data };

type WithoutShared<Json, Shared extends PropertyKey, Data> = [Shared] extends [never]
  ? Json
  : { readonly data: Data } | ({} extends Pick<Json, Shared & keyof Json> ? Omit<Json, Shared> : never);

/** The members of a body that a chain sets by name; of a body with alternatives, the members of all of them. */
export type BodyValues<Content, PathName> = "application/json" extends keyof Content
  ? JsonValues<Content["application/json"], PathName>
  : [keyof Content & JsonMediaType] extends [never]
    ? unknown
    : JsonValues<Content[keyof Content & JsonMediaType], PathName>;

type JsonValues<Json, PathName> = unknown extends Json
  ? { readonly [name: string]: unknown }
  : [MemberName<Json>, MemberName<Json> & PathName] extends [keyof Json, never]
    ? Json
    : { readonly [Name in Exclude<MemberName<Json>, KnownName<PathName>>]: MemberValue<Json, Name> };

// `keyof` an absent path is any name.
type KnownName<PathName> = string extends PathName ? never : PathName;

type MemberName<Json> = Json extends readonly unknown[] | JsonPrimitive ? never : keyof Json;

type MemberValue<Json, Name> = Json extends unknown ? (Name extends keyof Json ? Json[Name] : never) : never;

/** The body of an operation: the type of the document for JSON and text, `unknown` for bytes and forms. */
export type BodyOf<Op> = Op extends { requestBody?: { content: infer Content } | undefined }
  ? unknown extends Content
    ? never
    : [Content] extends [undefined]
      ? never
      : "application/json" extends keyof Content
        ? Immutable<Content["application/json"]>
        : [keyof Content & JsonMediaType] extends [never]
          ? RawBody<Content>
          : Immutable<Content[keyof Content & JsonMediaType]>
  : never;
