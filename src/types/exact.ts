import type { BodyMembers, BodyValues, JsonMediaType } from "./document-body.js";
import type { IfPresent, IgnoredHeader } from "./document-parameters.js";

/**
 * The `paths` of a document for a vendor with rules for its routes. Calls pass all parameters by name, and each goes
 * where the document defines it. `fluent-endpoint vendor` generates such a vendor.
 *
 * ```ts
 * interface paths {
 *   "/caches": { delete: { parameters: { query: { key: string } }; responses: object } };
 * }
 * class Caches extends Endpoint<Exact<paths>> {
 *   static override readonly vendor: Vendor = {
 *     name: "caches",
 *     baseUrl: "https://caches.example.com",
 *     routes: defineRoutes({ "DELETE /caches": "{?key}" }),
 *   };
 * }
 * new Caches().build("DELETE /caches", { key: "npm" }).url; // => "https://caches.example.com/caches?key=npm"
 * ```
 */
export type Exact<Paths> = Paths & ExactPlaces;

export interface ExactPlaces {
  // Like a path without operations: what walks a document walks over it.
  readonly [EXACT]: object;
}

declare const EXACT: unique symbol;

/** All parameters of an operation, header fields and members of forms included, as one object of options. */
export type ExactParameters<Op> = Op extends {
  parameters: { path?: infer Path; query?: infer Query; header?: infer Header };
  requestBody?: { content: infer Content } | undefined;
}
  ? IfPresent<Path> &
      IfPresent<Query> &
      FlatHeaders<Header> &
      (Content extends object ? BodyMembers<FlatContent<Content>, NameOf<Path> | NameOf<Query>> : unknown)
  : Op extends { requestBody?: { content: infer Content } | undefined }
    ? BodyMembers<FlatContent<Content>, never>
    : Op extends object
      ? unknown
      : never;

/** The values of a chain by name. */
export type ExactValues<Op> = Op extends {
  parameters: { path?: infer Path; query?: infer Query; header?: infer Header };
  requestBody?: { content: infer Content } | undefined;
}
  ? IfPresent<Path> &
      IfPresent<Query> &
      FlatHeaders<Header> &
      BodyValues<FlatContent<Content>, NameOf<Path> | NameOf<Query>>
  : Op extends { requestBody?: { content: infer Content } | undefined }
    ? BodyValues<FlatContent<Content>, never>
    : unknown;

/** An operation whose form has members like those of a JSON body. */
export type ExactOperation<Op> = Op extends { requestBody?: { content: infer Content } | undefined }
  ? Omit<Op, "requestBody"> & { requestBody: { content: FlatContent<Content> } }
  : Op;

type NameOf<Group> = [Group] extends [undefined] ? never : unknown extends Group ? never : keyof Group;

type FlatHeaders<Header> = [Header] extends [undefined]
  ? unknown
  : unknown extends Header
    ? unknown
    : Omit<Header, IgnoredHeader>;

/** The members of a form are parameters like those of a JSON body. */
type FlatContent<Content> = [keyof Content & JsonMediaType] extends [never]
  ? Content extends { "application/x-www-form-urlencoded": infer Form }
    ? { "application/json": Form }
    : Content extends { "multipart/form-data": infer Form }
      ? { "application/json": WithFiles<Form> }
      : Content
  : Content;

/** Documents write a file as text, and files as a list of texts. */
type WithFiles<Form> = { [Name in keyof Form]: Form[Name] | FileValue | readonly FileValue[] };

/** A file or a blob of the platform. */
interface FileValue {
  readonly size: number;
  readonly type: string;
}
