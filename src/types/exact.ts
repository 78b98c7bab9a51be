import type { JsonMediaType, RequiredNames, WithFiles } from "./document-body.js";
import type { ListedRoutes } from "./document.js";
import type { AnyCase, IgnoredHeader } from "./document-parameters.js";
import type { RequestHeaders } from "./options.js";

/**
 * The `paths` of a document for a vendor with rules for its routes. Calls pass all parameters by name, and each goes
 * where the document defines it. `fluent-endpoint-cli vendor` generates such a vendor.
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
 *
 * @typeParam Route - all routes of the document, which editors then offer at once
 */
// A plain intersection keeps its name: declarations of an SDK write `Exact<paths>`, and not what only this package can name.
export type Exact<Paths, Route extends string = never> = Paths & ExactPlaces & ListedRoutes<Route>;

export interface ExactPlaces {
  // Like a path without operations: what walks a document walks over it.
  readonly [EXACT]: object;
}

declare const EXACT: unique symbol;

/** All header parameters by their names, and the required ones also in `headers`. */
export type ExactHeaders<Header> =
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

/** The form that calls send: `never` for another body. */
export type FormOf<Content> = keyof Content & JsonMediaType extends never
  ? Content extends { "application/x-www-form-urlencoded": infer Form }
    ? Form
    : Content extends { "multipart/form-data": infer Form }
      ? WithFiles<Form>
      : never
  : never;
