import type { ContentOf, SuccessStatus } from "./response.js";

/** The methods of OpenAPI, as a `paths` type spells them and as a route spells them. */
interface Methods {
  get: "GET";
  put: "PUT";
  post: "POST";
  delete: "DELETE";
  options: "OPTIONS";
  head: "HEAD";
  patch: "PATCH";
  query: "QUERY";
}

/** The methods of a path, in upper case. */
// openapi-typescript 7 writes absent methods as `get?: never`, and then always writes the key `parameters`.
export type MethodsOf<Item> = Item extends { readonly parameters: unknown }
  ? PresentMethods<Item>
  : Methods[keyof Item & keyof Methods];

// Editors list the routes after each key. Asking whether a property is required resolves no operation, as a mapped type would.
type PresentMethods<Item> =
  | (Item extends { readonly get: unknown } ? "GET" : never)
  | (Item extends { readonly put: unknown } ? "PUT" : never)
  | (Item extends { readonly post: unknown } ? "POST" : never)
  | (Item extends { readonly delete: unknown } ? "DELETE" : never)
  | (Item extends { readonly options: unknown } ? "OPTIONS" : never)
  | (Item extends { readonly head: unknown } ? "HEAD" : never)
  | (Item extends { readonly patch: unknown } ? "PATCH" : never)
  | (Item extends { readonly query: unknown } ? "QUERY" : never);

/**
 * All routes of an OpenAPI document, as a union. Use it for menus and tests: its cost grows with the document.
 *
 * ```ts
 * interface paths {
 *   "/user": { get: object; patch: object };
 * }
 * const route: Routes<paths> = "PATCH /user";
 * route; // => "PATCH /user"
 * ```
 */
export type Routes<Paths> =
  Paths extends ListedRoutes<infer Route extends string>
    ? [Route] extends [never]
      ? EachRoute<Paths>
      : Route
    : EachRoute<Paths>;

/** The route of a call that has none yet: editors offer those of the document. */
export type OfferedRoute = string & { readonly "a route": never };

/** The routes that editors offer, and any other text. */
export type RoutesOffered<Paths> = Routes<Paths> | (string & {});

type EachRoute<Paths> = {
  [Path in keyof Paths & string]: `${MethodsOf<Paths[Path]>} ${Path}`;
}[keyof Paths & string];

declare const ROUTES: unique symbol;

/** A document with a list of its routes. Editors offer them after each key, and need not look for them in the document. */
export interface ListedRoutes<Route extends string> {
  // Like a path without operations: what walks a document walks over it.
  readonly [ROUTES]: { readonly listed: Route };
}

/**
 * The operation of a route: `undefined` or `never` when the document lacks it. A query expression, as in `/search{?q}`,
 * follows the path of the document, and `{+path}` is its `{path}`.
 */
// A single look-up. Nothing that a call resolves may list the routes: its cost would grow with the document.
export type Operation<Route, Paths> = Route extends `${infer Method} ${infer Path}`
  ? Path extends keyof Paths
    ? OperationOf<Paths[Path], Lowercase<Method>>
    : OtherSpelling<Method, Path, Paths>
  : Route extends `/${infer Path}`
    ? Operation<`GET /${Path}`, Paths>
    : never;

// A type of its own, because the compiler would resolve the path for each use of it.
type OperationOf<Item, Method> = Method extends keyof Item ? Item[Method] : never;

type OtherSpelling<Method extends string, Path, Paths> = AnyRoute extends Paths
  ? never
  : Path extends `${infer Base}{${"?" | "&"}${string}`
    ? Operation<`${Method} ${Base}`, Paths>
    : Path extends `${infer Base}{+${infer Rest}`
      ? Operation<`${Method} ${Base}{${Rest}`, Paths>
      : never;

/** The content of the successful responses of an operation; `undefined` for a response without content. */
export type OperationResponse<Op> = [Op] extends [undefined]
  ? unknown
  : Op extends { responses: infer Responses }
    ? [keyof Responses & SuccessStatus] extends [never]
      ? "default" extends keyof Responses
        ? ContentOf<Responses["default"]>
        : unknown
      : ContentOf<Responses[keyof Responses & SuccessStatus]>
    : unknown;

/** The responses of an operation, by status; `unknown` when they are not known. */
export type OperationResponses<Op> = [Op] extends [undefined]
  ? unknown
  : Op extends { responses: infer Responses }
    ? Responses
    : unknown;

declare const ANY_ROUTE: unique symbol;

/**
 * Any route, checked only against its URI template: the `Paths` of an endpoint without an OpenAPI document. `paths &
 * AnyRoute` also allows routes that are not in the document.
 */
export interface AnyRoute {
  readonly [ANY_ROUTE]: true;
}

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

/** The document of a call that has its options in a third argument: its parameters may have their names (A10). */
export interface BesideOptions {
  // Like a path without operations: what walks a document walks over it.
  readonly [BESIDE]: object;
}

declare const BESIDE: unique symbol;
