import type { ExactPlaces } from "./paths.js";

/** `application/json; charset=utf-8`, `application/merge-patch+json` and the like. */
type JsonMediaType = `application/${string}json${string}` | "text/json";

export type JsonPrimitive = string | number | boolean | null;

/** The options of a call: only a rule, or the third argument, tells a parameter of such a name from them (A10). */
export type OptionName = "baseUrl" | "headers" | "mediaType" | "data" | "request";

/** The keys of type-only properties: what parameters lack without the option. No value has them, and no editor offers them. */
export declare const DATA: unique symbol;
export declare const HEADERS: unique symbol;

/** Parameters that do not suffice without the option `data`. */
interface NeedsData {
  readonly [DATA]: never;
}

/** Parameters that do not suffice without the option `headers`. */
export interface NeedsHeaders {
  readonly [HEADERS]: never;
}

/** The media type that the encoder `form` writes. */
type FormMediaType = "application/x-www-form-urlencoded";

/** The `URLSearchParams` of any platform. */
interface SearchParams {
  getAll(name: string): string[];
  sort(): void;
}

/** A form as a whole: its members, which the endpoint or the client encodes, or encoded. A text would be sent as a plain one. */
type WholeForm<Form> = Form | SearchParams;

/**
 * A body that is no JSON, as `data`. A text has the type of the document, and so has a body of any media type, unless it is a text;
 * bytes may be any value that the client accepts.
 */
type RawBody<Content> = [keyof Content] extends [`text/${string}`]
  ? Content[keyof Content]
  : [keyof Content] extends [FormMediaType]
    ? WholeForm<Content[keyof Content]>
    : Content extends { "*/*": infer Body }
      ? Body extends string
        ? unknown
        : Immutable<Body>
      : unknown;

/** The JSON of a body; `never` if it has another media type. */
type JsonIn<Content> = "application/json" extends keyof Content
  ? Content["application/json"]
  : Content[keyof Content & JsonMediaType];

/**
 * The body whose members calls pass by name: JSON, or one of any media type; of a vendor with rules for its routes, a form, too.
 * `never` if there is none.
 */
export type BodyByName<Content, Paths> = keyof Content & JsonMediaType extends never
  ? Content extends { "*/*": infer Body }
    ? Exclude<Body, string>
    : Paths extends ExactPlaces
      ? FormOf<Content>
      : never
  : JsonIn<Content>;

/** The members of a body by name. Any other body is `data`. */
export type BodyMembers<Content, Taken, Paths> = "application/json" extends keyof Content
  ? JsonMembers<Content["application/json"], Taken>
  : unknown extends Content
    ? unknown
    : [BodyByName<Content, Paths>] extends [never]
      ? {} extends OnlyForm<Content>
        ? unknown
        : NeedsData
      : JsonMembers<BodyByName<Content, Paths>, Taken>;

/** The members of a body, or none of them where the document does not require the body. */
export type OptionalBody<Op, Members> = Op extends { requestBody: unknown }
  ? Members
  : {} extends Members
    ? Members
    : Members | { readonly [Name in KeyOfUnion<Members>]?: undefined };

/** The form that calls send: `never` for another body. */
type FormOf<Content> = keyof Content & JsonMediaType extends never
  ? Content extends { "application/x-www-form-urlencoded": infer Form }
    ? Exclude<Form, string>
    : Content extends { "multipart/form-data": infer Form }
      ? WithFiles<Form>
      : never
  : never;

/** The members of a form; `never` if the body may have another media type. */
export type OnlyForm<Content> = [keyof Content] extends [FormMediaType] ? Content[keyof Content] : never;

/**
 * The members of a JSON object. Other values are `data`, and so is an object that requires a member whose name is taken: by a
 * parameter of the path, or by an option (C10).
 */
type JsonMembers<Json, Taken> = unknown extends Json
  ? AnyMembers
  : Json extends readonly unknown[] | JsonPrimitive
    ? NeedsData
    : string extends keyof Json
      ? FreeForm<Json, Taken>
      : keyof Json & Taken extends never
        ? Json
        : {} extends Pick<Json, keyof Json & Taken>
          ? Omit<Json, keyof Json & Taken>
          : NeedsData;

// A body that the document does not describe: openapi-typescript 7 writes some alternatives as `unknown`.
type AnyMembers = { readonly [name: string]: unknown } | object;

/**
 * Members of any name: by name if they may be anything, or if there are no parameters, whose types would have to be theirs; else as
 * `data`. openapi-typescript may write an object without members as `Record<string, never>`: most servers need no body for it.
 */
type FreeForm<Json, Taken> = [Json[keyof Json]] extends [never]
  ? unknown
  : [Taken] extends [never]
    ? Json
    : unknown extends Json[keyof Json]
      ? [NamedBy<Json> & Taken] extends [never]
        ? Json
        : {} extends Pick<Json, NamedBy<Json> & Taken & keyof Json>
          ? { [Name in keyof Json as Exclude<Name, NamedBy<Json> & Taken>]: Json[Name] }
          : NeedsData
      : NeedsData;

/** The names of an object beside those of any name. */
export type NamedBy<Json> = keyof {
  [Name in keyof Json as string extends Name ? never : number extends Name ? never : Name]: 1;
};

/** The members of a body that a chain sets by name; of a body with alternatives, the members of all of them. */
export type BodyValues<Content, PathName, Paths> = unknown extends Content
  ? unknown
  : [BodyByName<Content, Paths>] extends [never]
    ? unknown
    : JsonValues<BodyByName<Content, Paths>, PathName>;

type JsonValues<Json, PathName> = unknown extends Json
  ? { readonly [name: string]: unknown }
  : MemberName<Json> extends keyof Json
    ? keyof Json & PathName extends never
      ? Json
      : EachMember<Json, PathName>
    : EachMember<Json, PathName>;

type EachMember<Json, PathName> = {
  readonly [Name in Exclude<MemberName<Json>, KnownName<PathName>>]: MemberValue<Json, Name>;
};

// `keyof` an absent path is any name.
type KnownName<PathName> = string extends PathName ? never : PathName;

type MemberName<Json> = Json extends readonly unknown[] | JsonPrimitive ? never : keyof Json;

/** The names of the members of a body that no placeholder takes. */
export type BodyNames<Op, Paths> = Op extends { requestBody?: { content: infer Content } | undefined }
  ? Exclude<MemberName<BodyByName<Content, Paths>>, PathNames<Op>>
  : never;

type PathNames<Op> = Op extends { parameters: { path?: infer Path } }
  ? unknown extends Path
    ? never
    : NamesOf<Path>
  : never;

type MemberValue<Json, Name> = Json extends unknown ? (Name extends keyof Json ? Json[Name] : never) : never;

/** The body of an operation, as `.data()` and the option `data` take it. */
export type BodyOf<Op> = Op extends { requestBody?: { content: infer Content } | undefined }
  ? unknown extends Content
    ? never
    : [Content] extends [undefined]
      ? never
      : [keyof Content & JsonMediaType] extends [never]
        ? RawBody<Content>
        : Immutable<JsonIn<Content>>
  : never;

/** Says that the method of a route has no body. OpenAPI ignores the body that a document gives it. */
export interface NoBody<Method> {
  readonly "this method has no body": Method;
}

/** Most routes whose methods have a body: PUT, POST and PATCH. */
// A single pattern costs the compiler almost nothing, a union of patterns much.
export type MostWithBody = `P${string}`;

/** The routes whose methods have a body: PUT, POST, PATCH, DELETE and QUERY, in any case. */
export type RouteWithBody = `${"P" | "D" | "Q" | "p" | "d" | "q"}${string}`;

/** The method of a route without a body. */
export type MethodOf<Route> = Route extends `${infer Method} ${infer Rest}`
  ? Rest extends `${infer Own} ${string}`
    ? Own
    : Uppercase<Method>
  : "GET";

/** The options of a method without a body: what a document says of one takes no part in them. */
export interface IgnoredBody<Method> {
  /** @deprecated This method has no body. */
  readonly data?: NoBody<Method>;
}

/** The names that are not optional; of a union, those that no member makes optional. */
export type RequiredNames<Parameters> = RequiredAmong<Parameters, keyof Parameters>;

type RequiredAmong<Parameters, Name extends keyof Parameters> = Name extends unknown
  ? undefined extends Parameters[Name]
    ? never
    : Name
  : never;

/** The names of all members of a union. */
export type KeyOfUnion<Parameters> = Parameters extends unknown ? keyof Parameters : never;

/** The names of a group of parameters. */
export type NamesOf<Group> = NoInfer<Group> extends undefined ? never : keyof Group;

/** A value of the document, whose lists and objects may be readonly. */
export type Immutable<Value> = {
  readonly [Name in keyof Value]: unknown extends Value[Name] ? Value[Name] : Immutable<Value[Name]>;
};

/** Parameters whose optional ones may also be `undefined`: an undefined value is not passed. */
export type WithUndefined<Parameters> = {
  readonly [Name in keyof Parameters]:
    | (unknown extends Parameters[Name] ? Parameters[Name] : Immutable<Parameters[Name]>)
    | ({} extends Pick<Parameters, Name> ? undefined : never);
};

/** Documents write a file as text, and files as a list of texts. */
type WithFiles<Form> = unknown extends Form
  ? unknown
  : { [Name in keyof Form]: Form[Name] | FileValue | readonly FileValue[] };

/** A file or a blob of the platform. */
interface FileValue {
  readonly size: number;
  readonly type: string;
}
