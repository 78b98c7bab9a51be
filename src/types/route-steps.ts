import type { Steps } from "./steps.js";

/**
 * The steps that replace the route of a chain. The compiler does not track the new route: parameters are not checked
 * until the next `.route()`.
 *
 * @typeParam Next - the chain after the step
 */
export interface RouteSteps<Next> extends Steps {
  /**
   * Sets the method and the url.
   *
   * ```ts
   * new Endpoint().route("/user").route("HEAD /users").build().method; // => "head"
   * ```
   *
   * @param route - `"<METHOD> <url>"`, or `"<url>"` for GET
   * @throws {InvalidRouteError} When the route is neither.
   * @throws {InvalidMethodError} When the method is not supported.
   * @throws {InvalidTemplateError} When the url is not a valid URI template.
   */
  route(route: string): Next;
  /**
   * Sets the method.
   *
   * ```ts
   * new Endpoint().route("/user").method("HEAD").build().method; // => "head"
   * ```
   *
   * @param method - a supported method, in any case
   * @throws {InvalidMethodError} When the method is not supported.
   */
  method(method: string | undefined): Next;
  /**
   * Sets the url.
   *
   * ```ts
   * new Endpoint().route("/user").url("/users").build().url; // => "https://api.github.com/users"
   * ```
   *
   * @param url - a path or a full URL, as a URI template; `:name` means `{name}`
   * @throws {InvalidTemplateError} When the url is not a valid URI template.
   */
  url(url: string | undefined): Next;
}
