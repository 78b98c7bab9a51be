import type { AnyRoute, ExactPlaces, Operation } from "./paths.js";
import type { BodyByName, BodyNames, JsonPrimitive, OnlyForm, RouteWithBody, RequiredNames } from "./document-body.js";
import type { IgnoredHeader } from "./document-parameters.js";
import type { AnyVendor, SentAs, WithVendor } from "./of-vendor.js";
import type { TemplateParameters } from "./template.js";

/** A required header in the names that a chain lacks: `.header()` or `.headers()` sets it. */
export interface HeaderField<Name> {
  readonly "header field": Name;
}

/** A required body in the names that a chain lacks: `.data()` sets it. */
export interface Data {
  readonly "the body": never;
}

/** The required names of a route, without those that are provided. */
// Distributive, so that declarations name the type of a generic route instead of what it consists of. Of the route `string`, nothing is
// known, whatever the document: so endpoints of any document are assignable to `AnyEndpoint`.
export type MissingNames<Route, Paths, ProvidedNames> = string extends Route
  ? never
  : Route extends unknown
    ? NoInfer<ProvidedNames> extends never
      ? RequiredOf<Route, Paths>
      : Exclude<
          RequiredOf<Route, Paths>,
          | ProvidedNames
          | ("headers" extends ProvidedNames ? HeaderField<string> : never)
          | ("data" extends ProvidedNames ? Data | BodyNames<Operation<Route, Paths>, Paths> : never)
        >
    : never;

type RequiredOf<Route, Paths> = AnyRoute extends Paths
  ? RequiredByTemplate<Route>
  : Paths extends AnyVendor
    ? RequiredByVendor<Route, Paths>
    : RequiredByListed<Route, Paths>;

type RequiredByVendor<Route, Paths> =
  Paths extends WithVendor<never, infer QueryNames, PropertyKey>
    ? Exclude<RequiredByListed<Route, Paths, SentAs<Route, Paths>>, QueryNames>
    : never;

// `As` is the route with a method that has a body or none, like that of the route.
type RequiredByListed<Route, Paths, As = Route> = Paths extends AnyRoute
  ? Operation<Route, Paths> extends undefined
    ? RequiredByTemplate<Route>
    : RequiredByOperation<Operation<Route, Paths>, As, Paths>
  : RequiredByOperation<Operation<Route, Paths>, As, Paths>;

// Most templates have required variables only, which takes the compiler a single check.
type RequiredByTemplate<Route> = RequiredByParameters<TemplateParameters<Route>>;

type RequiredByParameters<Parameters> =
  NoInfer<Parameters> extends { readonly [Name in keyof Parameters]-?: unknown }
    ? keyof Parameters
    : RequiredNames<Parameters>;

type RequiredByOperation<Op, Route, Paths> = Op extends {
  parameters: { path?: infer Path; query?: infer Query; header?: infer Header };
}
  ? | (Path extends undefined ? never : RequiredByParameters<Path>)
    | RequiredInQuery<Query>
    | RequiredField<RequiredHeaders<Header>, Paths>
    | RequiredInBody<Op, Route, Path, Paths>
  : RequiredInBody<Op, Route, undefined, Paths>;

// Of a method without a body, the document may describe one: it is ignored.
type RequiredInBody<Op, Route, Path, Paths> = Op extends { requestBody: { content: infer Content } }
  ? Route extends RouteWithBody
    ? RequiredByContent<Content, Path, Paths>
    : never
  : never;

// With `Exact`, a header can be set by its name, or by `.header()`: it is both.
type RequiredField<Name, Paths> = Name extends string
  ? Paths extends ExactPlaces
    ? Name & HeaderField<Lowercase<Name>>
    : HeaderField<Lowercase<Name>>
  : never;

type RequiredByContent<Content, Path, Paths> = "application/json" extends keyof Content
  ? RequiredByJson<Content["application/json"], Path>
  : [BodyByName<Content, Paths>] extends [never]
    ? {} extends OnlyForm<Content>
      ? never
      : Data
    : RequiredByJson<BodyByName<Content, Paths>, Path>;

/**
 * The required members of a JSON body; of alternatives, those that all of them require. A member with the name of a path
 * parameter can be set with the body as a whole only.
 */
type RequiredByJson<Json, Path> = {} extends Json
  ? never
  : NoInfer<Json> extends JsonPrimitive | readonly unknown[]
    ? Data
    : string extends keyof Json
      ? Json[keyof Json] extends never
        ? never
        : Data
      : keyof Json & keyof Path extends never
        ? RequiredNames<Json>
        : DataIfShared<Json, keyof Path>;

// `keyof` an absent path is any name.
type DataIfShared<Json, PathName extends PropertyKey> = string extends PathName
  ? RequiredNames<Json>
  : {} extends Pick<Json, keyof Json & PathName>
    ? RequiredNames<Json>
    : Data;

type RequiredInQuery<Query> = {} extends Query ? never : Query extends object ? RequiredNames<Query> : never;

type RequiredHeaders<Header> = Header extends object
  ? {} extends Header
    ? never
    : RequiredNames<Omit<Header, IgnoredHeader>>
  : never;
