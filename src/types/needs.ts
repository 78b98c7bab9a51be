import type { Operation } from "./document.js";
import type { Ignored, JsonType, Scalar } from "./document-parameters.js";
import type { RequiredNames } from "./route.js";
import type { TemplateParameters } from "./template.js";

/** What a chain lacks as long as no `.header()` gives this field. */
export interface HeaderField<Name> {
  readonly "header field": Name;
}

/** What a chain lacks as long as no `.data()` gives the body. */
export interface Data {
  readonly "the body": never;
}

/** What a chain lacks that starts with a route and nothing but the names in `Given`. */
export type Needs<Route, Paths, Given> = Lacking<
  Operation<Route, Paths> extends undefined
    ? TemplateNeeds<TemplateParameters<Route>>
    : OperationNeeds<Operation<Route, Paths>>,
  Given
>;

type Lacking<Need, Given> = [Given] extends [never]
  ? Need
  : Exclude<
      Need,
      Given | ("headers" extends Given ? HeaderField<string> : never) | ("data" extends Given ? Data : never)
    >;

/** Most templates need all that they name; asked first, because it is one question. */
type TemplateNeeds<Parameters> =
  NoInfer<Parameters> extends { readonly [Name in keyof Parameters]-?: unknown }
    ? keyof Parameters
    : RequiredNames<Parameters>;

type OperationNeeds<Op> = Op extends {
  parameters: { path?: infer Path; query?: infer Query; header?: infer Header };
  requestBody?: { content: infer Content } | undefined;
}
  ? (Path extends object ? keyof Path : never) | NamesNeeded<Query> | HeaderNeeds<Header> | ContentNeeds<Content>
  : Op extends { requestBody?: { content: infer Content } | undefined }
    ? ContentNeeds<Content>
    : never;

type ContentNeeds<Content> = "application/json" extends keyof Content
  ? BodyNeeds<Content["application/json"]>
  : unknown extends Content
    ? never
    : [keyof Content & JsonType] extends [never]
      ? Data
      : BodyNeeds<Content[keyof Content & JsonType]>;

/** Of a body with alternatives, what all of them need. */
type BodyNeeds<Json> = {} extends Json
  ? never
  : NoInfer<Json> extends Scalar | readonly unknown[]
    ? Data
    : string extends keyof Json
      ? Data
      : RequiredNames<Json>;

type NamesNeeded<Place> = {} extends Place ? never : Place extends object ? RequiredNames<Place> : never;

type HeaderNeeds<Header> = Header extends object
  ? {} extends Header
    ? never
    : HeaderName<RequiredNames<Omit<Header, Ignored>>>
  : never;

type HeaderName<Name> = Name extends string ? HeaderField<Lowercase<Name>> : never;
