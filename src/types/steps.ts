import type { EndpointDefaults } from "./options.js";
import type { Unrouted } from "./unrouted.js";

/** The steps that every chain has, whatever its route. */
export interface Steps {
  /**
   * Sets the address that a url which is a path is placed after.
   *
   * ```ts
   * new Endpoint().route("/user").baseUrl("https://github.example.com/api/v3").build().url; // => "https://github.example.com/api/v3/user"
   * ```
   *
   * @param baseUrl - an http(s) URL without userinfo, query or fragment
   * @throws InvalidBaseUrlError where it is none (decision C7)
   */
  baseUrl(baseUrl: string | undefined): this;
  /**
   * Asks for a preview of the API, beside those asked for already.
   *
   * ```ts
   * new Endpoint().route("/user").preview("mercy").build().headers["accept"]; // => "application/vnd.github.mercy-preview+json"
   * ```
   *
   * @param preview - its name such as `mercy`, with or without `-preview`
   * @throws InvalidMediaTypeError where it is no media type name (decision E3)
   */
  preview(preview: string | undefined): this;
  /**
   * Asks for previews of the API, beside those asked for already.
   *
   * ```ts
   * new Endpoint().route("/user").previews(["a", "b"]).build().headers["accept"]; // => "application/vnd.github.a-preview+json,application/vnd.github.b-preview+json"
   * ```
   *
   * @param previews - their names
   * @throws InvalidMediaTypeError where one is no media type name (decision E3)
   */
  previews(previews: readonly string[] | undefined): this;
  /**
   * Asks for a format.
   *
   * ```ts
   * new Endpoint().route("/readme").format("raw").build().headers["accept"]; // => "application/vnd.github.v3.raw"
   * ```
   *
   * @param format - a media type parameter such as `raw`; `""` and `json` mean the vendor's default (decision E1)
   * @throws InvalidMediaTypeError where it is no media type name (decision E3)
   */
  format(format: string | undefined): this;
  /**
   * Hands meta information to the client, such as `{ signal }`.
   *
   * ```ts
   * new Endpoint().route("/user").request({ timeout: 500 }).build().request; // => { timeout: 500 }
   * ```
   *
   * @param request - returned unchanged; given twice, the later keys lie over the earlier (decision A4)
   * @throws InvalidOptionError where it is no object
   */
  request(request: object | undefined): this;
}

/** Steps that change the route of a chain: the compiler does not follow, and checks what comes after no more. */
export interface Rerouted extends Steps {
  /**
   * Sets method and url.
   *
   * ```ts
   * new Endpoint().route("/user").route("HEAD /users").build().method; // => "head"
   * ```
   *
   * @param route - `"<METHOD> <url>"`, or `"<url>"` for GET
   * @throws InvalidRouteError, InvalidMethodError or InvalidTemplateError where it is none (decisions B1, B2, C1)
   */
  route(route: string): Unrouted;
  /**
   * Sets the method.
   *
   * ```ts
   * new Endpoint().route("/user").method("HEAD").build().method; // => "head"
   * ```
   *
   * @param method - a supported verb, in any case
   * @throws InvalidMethodError where it is not supported (decision B2)
   */
  method(method: string | undefined): Unrouted;
  /**
   * Sets the url.
   *
   * ```ts
   * new Endpoint().route("/user").url("/users").build().url; // => "https://api.github.com/users"
   * ```
   *
   * @param url - a path or a full URL, as a URI template; `:name` means `{name}` (decision C3)
   * @throws InvalidTemplateError where it is none (decision C1)
   */
  url(url: string | undefined): Unrouted;
}

/** What can be built: any chain that has all it needs (see `Ready`). */
export interface Buildable<Result> {
  /** Builds the request options. */
  build(): Result;
  /** The options with the defaults applied, not yet parsed. */
  merge(): EndpointDefaults;
  /** Builds the request options and hands them to an adapter. */
  to<Adapted>(adapter: (request: Result) => Adapted): Adapted;
}
