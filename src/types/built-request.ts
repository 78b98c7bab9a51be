import type { EndpointDefaults } from "./options.js";
import type { Accepting, AcceptOf, DeclaredResponse, JsonFormat } from "./route-context.js";
import type { RequestOptionsFor } from "./route.js";
import type { Sender, Sends, SentWith } from "./sent.js";

/**
 * Any chain that can be built.
 *
 * @typeParam Result - the request options that `build()` returns
 * @typeParam Sent - the request that a function of `sendWith()` gets
 */
export interface Buildable<Result, Sent = Result> extends Sends<Sent> {
  /**
   * Builds the request options.
   *
   * ```ts
   * new Endpoint().route("/user").build().url; // => "https://api.github.com/user"
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
  build(): Result;
  /**
   * Merges the options with the defaults, without building the request.
   *
   * ```ts
   * new Endpoint().route("/users/{name}").param("name", "octocat").merge().url; // => "/users/{name}"
   * ```
   *
   * @throws {EndpointError} `ERR_INVALID_OPTION` when a parameter has the name of an option, or was set by `.query()`.
   */
  merge(): EndpointDefaults;
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
   * @throws {EndpointError} `ERR_MISSING_PARAMETER` when `build()` throws.
   */
  to<const Send extends Sender>(sender: Send): SentWith<Send, Sent>;
  to<Adapted>(adapter: (request: Result) => Adapted): Adapted;
}

/**
 * The result of a call: `RequestOptionsFor<Route, Paths>`, unless its `headers` or its `mediaType` ask for another media
 * type.
 *
 * @typeParam Args - the parameters and options of the call
 */
export type BuiltRequest<Route, Paths, Args> = Args extends DefaultMediaType
  ? RequestOptionsFor<Route, Paths>
  : Negotiated<Args, RequestOptionsFor<Route, Paths>>;

/** The arguments of a call that does not ask for a media type. */
// `toString` is there because the compiler rejects types that have no properties in common with optional ones.
interface DefaultMediaType {
  readonly mediaType?: { readonly format?: JsonFormat; toString(): string } | undefined;
  readonly headers?:
    { readonly accept?: null | undefined; readonly Accept?: null | undefined; toString(): string } | undefined;
  toString(): string;
}

type Negotiated<Args, Built> = Args extends { readonly mediaType: { readonly format: infer Format } }
  ? [Format] extends [JsonFormat]
    ? WithAcceptHeader<Args, Built>
    : DeclaredResponse<unknown, Built>
  : WithAcceptHeader<Args, Built>;

type WithAcceptHeader<Args, Built> = Args extends { readonly headers: infer Headers }
  ? Accepting<AcceptOf<Headers>, Built>
  : Built;
