/** The end of every chain. */
// Not generic, for the same reason.
export interface Ending {
  /**
   * Builds the request options.
   *
   * ```ts
   * const acme = Endpoint.for({ baseUrl: "https://api.acme.example" });
   * acme.route("GET /orders").build().url; // => "https://api.acme.example/orders"
   * ```
   *
   * @throws {EndpointError} `ERR_MISSING_PARAMETER` when a placeholder of the path has no value.
   * @throws {EndpointError} `ERR_INVALID_PARAMETER` when a value cannot be written to the url, or a parameter cannot be sent beside `data`.
   * @throws {EndpointError} `ERR_UNSAFE_PATH` when a value would change the structure of the path.
   * @throws {EndpointError} `ERR_UNSAFE_ORIGIN` when a value would change the origin of the url.
   * @throws {EndpointError} `ERR_INVALID_ROUTE` when neither the chain nor the defaults set a url.
   * @throws {EndpointError} `ERR_INVALID_OPTION` when `data` is set and the method has no body.
   * @throws {EndpointError} `ERR_INVALID_MEDIA_TYPE` when the vendor has no formats and no previews.
   */
  build(): unknown;
  /**
   * Builds the request options and passes them to an adapter.
   *
   * ```ts
   * new Endpoint().route("HEAD /user").to(({ method, url }) => `${method} ${url}`); // => "head https://api.github.com/user"
   * ```
   *
   * A function of `sendWith()` builds within its promise, which rejects if `build()` throws, and knows the schema of `.returns()`.
   *
   * @param adapter - any function of request options, such as those of `fluent-endpoint/adapters`
   * @throws {EndpointError} When `build()` throws; `ERR_INVALID_OPTION` when `adapter` is not a function.
   */
  to(adapter: never): unknown;
}
