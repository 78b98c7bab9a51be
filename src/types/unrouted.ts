import type { Chain } from "./chain.js";
import type { Routes } from "./document.js";
import type { Needs } from "./needs.js";
import type { On } from "./on.js";
import type { RequestHeaders, RequestOptions } from "./options.js";
import type { AnyRoute, KnownRoute } from "./route.js";
import type { Buildable, Steps } from "./steps.js";

/**
 * A chain whose route comes later, or is known at run time only: the compiler checks parameters from the route on.
 *
 * ```ts
 * const octokit = new Endpoint().builder().param("org", "octokit");
 * octokit.route("GET /orgs/{org}/repos").build().url; // => "https://api.github.com/orgs/octokit/repos"
 * octokit.method("HEAD").url("/orgs/{org}").build().url; // => "https://api.github.com/orgs/octokit"
 * ```
 *
 * @typeParam Paths - the routes that may come
 * @typeParam Given - the names given so far
 */
export interface Unrouted<Paths = AnyRoute, in Given = never> extends Steps, Buildable<RequestOptions> {
  /** Sets method and url. */
  route<const Route extends string>(
    route: KnownRoute<Route, Paths>,
  ): Chain<Needs<Route, Paths, Given>, On<Route, Paths>>;
  /** Never callable: it makes editors offer the routes. */
  route(route: Routes<Paths>, _1: never, _2: never, _3: never): never;
  /** Sets the method. */
  method(method: string | undefined): this;
  /** Sets the url, as a URI template. */
  url(url: string | undefined): this;
  /** Sets a parameter, of any name. */
  param<const Name extends string>(name: Name, value: unknown): Unrouted<Paths, Given | Name>;
  /** Sets many parameters. */
  params<Args extends object>(parameters?: Args): Unrouted<Paths, Given | keyof Args>;
  /** Sets parameters of the query, wherever else their names mean something. */
  query<Args extends object>(parameters: Args): Unrouted<Paths, Given | keyof Args>;
  /** Sets the body as it is (decision D2). */
  data(data: unknown): Unrouted<Paths, Given | "data">;
  /** Sets a header field; `null` takes a default away (decisions A5, D4). */
  header(name: string, value: RequestHeaders[string]): Unrouted<Paths, Given | "headers">;
  /** Sets many header fields (decisions A5, D4). */
  headers(headers: RequestHeaders | undefined): Unrouted<Paths, Given | "headers">;
  /** Says what the server answers: types only, nothing happens. */
  returns<Answer>(): Buildable<RequestOptions<Answer>> & Unrouted<Paths, Given>;
}
