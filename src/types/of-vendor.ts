import type { AnyRoute } from "./paths.js";
import type { CredentialParameters } from "./misspelt.js";
import type { ListValue, ParameterValue } from "./parameter-value.js";

/** The key of a type-only property: no value has it. */
declare const VENDOR: unique symbol;

/** The routes of a vendor whose calls have parameters of their own. */
// Without inference, which would cost the compiler more in each call than everything else.
export interface AnyVendor {
  readonly [VENDOR]: unknown;
}

/** The names that a vendor adds to all routes: the variables of its `baseUrl`, for defaults, its `query` and its `credentials`. */
export interface WithVendor<
  Variables extends PropertyKey,
  QueryNames extends PropertyKey,
  Credentials extends PropertyKey = never,
> {
  // As operations of a document: then its names are among those of the defaults.
  readonly [VENDOR]: {
    readonly credentials: Credentials;
    readonly get: {
      readonly parameters: {
        readonly path: Record<Variables, ParameterValue>;
        readonly query: Partial<Record<QueryNames, ListValue>>;
      };
    };
    // Other names need no type: defaults may have any parameters but these.
    readonly head: {
      readonly parameters: { readonly query: Partial<Record<Credentials & keyof CredentialParameters, ListValue>> };
    };
  };
}

declare const METHODS: unique symbol;

/** The routes of a vendor whose methods have a body, or have none, unlike in the standard. */
interface OwnMethods {
  readonly [METHODS]: unknown;
}

interface WithMethods<WithBody, WithoutBody> extends AnyVendor, OwnMethods {
  // Like a path without operations: what walks a document walks over it.
  readonly [METHODS]: { readonly withBody: WithBody; readonly withoutBody: WithoutBody };
}

/** A route with a method that has a body, or has none, as its vendor says: `POST /x` or `GET DELETE /x`. */
export type SentAs<Route, Paths> = Paths extends OwnMethods
  ? Paths extends WithMethods<infer WithBody, infer WithoutBody>
    ? Route extends `${infer Method} ${infer Url}`
      ? Uppercase<Method> extends WithBody
        ? `POST ${Url}`
        : Uppercase<Method> extends WithoutBody
          ? `GET ${Uppercase<Method>} ${Url}`
          : Route
      : Route
    : Route
  : Route;

/**
 * The routes of a vendor, for `extends Endpoint<…>`. Defaults may have the variables of its `baseUrl`, and calls may omit its
 * `query`.
 *
 * ```ts
 * const JIRA = defineVendor({ name: "jira", baseUrl: "https://{tenant}.atlassian.net/rest/api/3" });
 * class Jira extends Endpoint<OfVendor<typeof JIRA>> {
 *   static override readonly vendor = JIRA;
 * }
 * new Jira({ tenant: "acme" }).build("GET /issue/{id}", { id: "A-1" }).url; // => "https://acme.atlassian.net/rest/api/3/issue/A-1"
 * ```
 *
 * @typeParam Vendor - the type of a vendor, as `defineVendor()` returns it
 * @typeParam Paths - the OpenAPI document, as the `paths` type of openapi-typescript; without one, any route is allowed
 */
// A plain intersection keeps its name, like `Exact`.
export type OfVendor<Vendor, Paths = AnyRoute> = Paths & OwnNamesOf<Vendor>;

/**
 * The routes of a vendor that `Endpoint.for()` makes without a document. A conditional type has no name, so that editors show
 * the names of its variables instead of the vendor.
 */
export type RoutesOfVendor<Vendor> = [NamesOf<Vendor>] extends [never] ? AnyRoute : AnyRoute & NamesIn<Vendor>;

type OwnNamesOf<Vendor> = [NamesOf<Vendor> | MethodsOf<Vendor, boolean>] extends [never]
  ? unknown
  : NamesIn<Vendor> & OwnMethodsOf<Vendor>;

type NamesOf<Vendor> = VariablesOf<Vendor> | QueryNamesOf<Vendor> | CredentialsOf<Vendor>;

type NamesIn<Vendor> = WithVendor<VariablesOf<Vendor>, QueryNamesOf<Vendor>, CredentialsOf<Vendor>>;

type OwnMethodsOf<Vendor> = [MethodsOf<Vendor, boolean>] extends [never]
  ? unknown
  : WithMethods<MethodsOf<Vendor, true>, MethodsOf<Vendor, false>>;

type MethodsOf<Vendor, HasBody> = Vendor extends { readonly methods: infer Table }
  ? {
      [Method in keyof Table]: string extends Method
        ? never
        : Table[Method] extends { readonly body: HasBody }
          ? Method
          : never;
    }[keyof Table]
  : never;

type VariablesOf<Vendor> = Vendor extends { readonly baseUrl: infer BaseUrl } ? VariablesIn<BaseUrl> : never;

type VariablesIn<BaseUrl> = BaseUrl extends `${string}{${infer Name}}${infer Rest}` ? Name | VariablesIn<Rest> : never;

type CredentialsOf<Vendor> = Vendor extends { readonly credentials: readonly (infer Name extends string)[] }
  ? string extends Name
    ? never
    : Name
  : never;

type QueryNamesOf<Vendor> = Vendor extends { readonly query: infer Query }
  ? string extends keyof Query
    ? never
    : keyof Query
  : never;
