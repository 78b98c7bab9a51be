import type {
  BodyMembers,
  BodyValues,
  FormMembers,
  JsonMediaType,
  JsonMembers,
  RawBody,
  IgnoredBody,
  MethodOf,
  MostWithBody,
  OptionalBody,
  RouteWithBody,
  WithFiles,
  NamesOf,
  RequiredNames,
} from "./document-body.js";
import type { ListedRoutes } from "./document.js";
import type { AnyCase, IfPresent, IgnoredHeader } from "./document-parameters.js";
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

/** All parameters of an operation, header fields and members of forms included, as one object of options. */
// A value fills the path before the query (P1). Conditions stand here, and not in types of their own, where that costs less.
export type ExactParameters<Op, Route> = Op extends {
  parameters: { path?: infer Path; query?: infer Query; header?: infer Header };
  requestBody?: { content: infer Content } | undefined;
}
  ? IfPresent<Path> &
      (NoInfer<Query> extends undefined
        ? unknown
        : keyof (Path | Query) extends never
          ? Query
          : Omit<Query, NamesOf<Path>>) &
      FlatHeaders<Header> &
      (Content extends object
        ? OptionalBody<
            Op,
            Route extends MostWithBody
              ? "application/json" extends keyof Content
                ? JsonMembers<Content["application/json"], NamesOf<Path> | NamesOf<Query>>
                : ExactMembers<Content, Route, NamesOf<Path> | NamesOf<Query>>
              : ExactMembers<Content, Route, NamesOf<Path> | NamesOf<Query>>
          >
        : unknown)
  : Op extends { requestBody?: { content: infer Content } | undefined }
    ? OptionalBody<Op, ExactMembers<Content, Route, never>>
    : Op extends object
      ? unknown
      : never;

/** The values of a chain by name. */
export type ExactValues<Op, Route> = Op extends {
  parameters: { path?: infer Path; query?: infer Query; header?: infer Header };
  requestBody?: { content: infer Content } | undefined;
}
  ? IfPresent<Path> &
      (NoInfer<Query> extends undefined
        ? unknown
        : keyof (Path | Query) extends never
          ? Query
          : Omit<Query, NamesOf<Path>>) &
      FlatHeaders<Header> &
      (Content extends object ? ExactBodyValues<Content, Route, NamesOf<Path> | NamesOf<Query>> : unknown)
  : Op extends { requestBody?: { content: infer Content } | undefined }
    ? ExactBodyValues<Content, Route, never>
    : unknown;

/** The members of a form are parameters like those of a JSON body; `data` is a form as clients take it. */
// Most bodies are JSON, which takes the compiler a single check.
type ExactMembers<Content, Route, Names> = Route extends MostWithBody
  ? "application/json" extends keyof Content
    ? JsonMembers<Content["application/json"], Names>
    : FormOf<Content> extends never
      ? BodyMembers<Content, Names>
      : FormMembers<FormOf<Content>, Names, RawBody<Content>>
  : Route extends RouteWithBody
    ? ExactMembers<Content, MostWithBody, Names>
    : IgnoredBody<MethodOf<Route>>;

/** The members of a body that a chain sets by name. */
type ExactBodyValues<Content, Route, Names> = Route extends MostWithBody
  ? "application/json" extends keyof Content
    ? BodyValues<Content, Names>
    : FormOf<Content> extends never
      ? BodyValues<Content, Names>
      : BodyValues<{ "application/json": FormOf<Content> }, Names>
  : Route extends RouteWithBody
    ? ExactBodyValues<Content, MostWithBody, Names>
    : unknown;

type FlatHeaders<Header> =
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
