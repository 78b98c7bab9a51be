import type { EndpointDefaults } from "./options.js";

/**
 * Any chain that can be built.
 *
 * @typeParam Result - the request options that `build()` returns
 */
export interface Buildable<Result> {
  /**
   * Builds the request options.
   *
   * ```ts
   * new Endpoint().route("/user").build().url; // => "https://api.github.com/user"
   * ```
   *
   * @throws {MissingParameterError} When a placeholder of the path has no value.
   * @throws {InvalidParameterError} When a value cannot be written to the url, or a parameter cannot be sent beside `data`.
   * @throws {UnsafePathError} When a value would change the structure of the path.
   * @throws {UnsafeOriginError} When a value would change the origin of the url.
   * @throws {InvalidRouteError} When neither the chain nor the defaults set a url.
   * @throws {InvalidOptionError} When `data` is set and the method has no body.
   * @throws {InvalidMediaTypeError} When the vendor has no formats and no previews.
   */
  build(): Result;
  /**
   * Merges the options with the defaults, without building the request.
   *
   * ```ts
   * new Endpoint().route("/users/{name}").param("name", "octocat").merge().url; // => "/users/{name}"
   * ```
   *
   * @throws {InvalidOptionError} When a parameter has the name of an option, or was set by `.query()`.
   */
  merge(): EndpointDefaults;
  /**
   * Builds the request options and passes them to an adapter.
   *
   * ```ts
   * new Endpoint().route("HEAD /user").to(({ method, url }) => `${method} ${url}`); // => "head https://api.github.com/user"
   * ```
   *
   * @param adapter - any function of request options, such as those of `fluent-endpoint/adapters`
   * @throws {EndpointError} When `build()` throws.
   */
  to<Adapted>(adapter: (request: Result) => Adapted): Adapted;
}
