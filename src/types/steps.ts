import type { Policy } from "./policy.js";
import type { RequestHeaders } from "./options.js";
import type { BodyForm, StandardSchema } from "./sent.js";

/** The platform's `AbortSignal`, from the types of the DOM or of Node. */
export type PlatformSignal = typeof globalThis extends { AbortSignal: { prototype: infer Instance } }
  ? Instance
  : object;

/** The steps that set options for the HTTP client, on every chain. */
export interface ClientSteps {
  /**
   * Sets options for the HTTP client, such as `{ signal }`. They are not part of the request.
   *
   * ```ts
   * new Endpoint().route("/user").request({ timeout: 500 }).build().request; // => { timeout: 500 }
   * ```
   *
   * @param request - returned unchanged; later keys override earlier ones
   * @throws {EndpointError} `ERR_INVALID_OPTION` when `request` is not an object.
   */
  request(request: object | undefined): this;
  /**
   * Sets the signal that aborts the request: `signal` in the options for the HTTP client.
   *
   * ```ts
   * const { signal } = new AbortController();
   * new Endpoint().route("/user").signal(signal).build().request; // => { signal }
   * ```
   *
   * @param signal - overrides an earlier signal
   * @throws {EndpointError} `ERR_INVALID_OPTION` when it is not an `AbortSignal`.
   */
  signal(signal: PlatformSignal | undefined): this;
}

/** The steps that set options, on the chains of `Endpoint`. */
export interface Steps extends ClientSteps {
  /**
   * Sets the base URL of relative urls.
   *
   * ```ts
   * new Endpoint().route("/user").baseUrl("https://github.example.com/api/v3").build().url; // => "https://github.example.com/api/v3/user"
   * ```
   *
   * @param baseUrl - an `http:` or `https:` URL without userinfo, query or fragment, or a path such as `/api`
   * @throws {EndpointError} `ERR_INVALID_BASE_URL` when it is anything else.
   */
  baseUrl(baseUrl: string | undefined): this;
  /**
   * Requests an API preview, in addition to the previews that are already set.
   *
   * ```ts
   * new Endpoint().route("/user").preview("mercy").build().headers["accept"]; // => "application/vnd.github.mercy-preview+json"
   * ```
   *
   * @param preview - the name of the preview such as `"mercy"`, with or without `-preview`
   * @throws {EndpointError} `ERR_INVALID_MEDIA_TYPE` when the name is not allowed in a media type.
   */
  preview(preview: string | undefined): this;
  /**
   * Requests API previews, in addition to the previews that are already set.
   *
   * ```ts
   * new Endpoint().route("/user").previews(["a", "b"]).build().headers["accept"]; // => "application/vnd.github.a-preview+json,application/vnd.github.b-preview+json"
   * ```
   *
   * @param previews - the names of the previews
   * @throws {EndpointError} `ERR_INVALID_MEDIA_TYPE` when a name is not allowed in a media type.
   */
  previews(previews: readonly string[] | undefined): this;
  /**
   * Requests a format of the response.
   *
   * ```ts
   * new Endpoint().route("/readme").format("raw").build().headers["accept"]; // => "application/vnd.github.v3.raw"
   * ```
   *
   * @param format - a media type parameter such as `"raw"`; `""` and `"json"` select the default of the vendor
   * @throws {EndpointError} `ERR_INVALID_MEDIA_TYPE` when the format is not allowed in a media type.
   */
  format(format: string | undefined): unknown;
  /**
   * Limits the time of the request: sets `timeout` in the options for the HTTP client. Adapters pass it to the client,
   * or abort the request with a signal; then the time starts when the adapter is called.
   *
   * ```ts
   * new Endpoint().route("/user").timeout(500).build().request; // => { timeout: 500 }
   * ```
   *
   * @param milliseconds - a whole number
   * @throws {EndpointError} `ERR_INVALID_OPTION` when it is not positive, or greater than 2,147,483,647, the longest time of a timer.
   */
  timeout(milliseconds: number | undefined): this;
  /**
   * Changes the policy for this request. `merge()` then throws an error, because merged options cannot contain a
   * policy.
   *
   * ```ts
   * const search = new Endpoint().route("GET /search").param("label", ["bug", "p1"]);
   * search.policy({ arrays: "repeat" }).build().url; // => "https://api.github.com/search?label=bug&label=p1"
   * ```
   *
   * @param policy - the choices to change
   * @throws {EndpointError} `ERR_INVALID_OPTION` when a choice is not supported.
   */
  policy(policy: Partial<Policy>): this;
}

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
   * @throws {EndpointError} `ERR_INVALID_ROUTE` when the route is neither.
   * @throws {EndpointError} `ERR_INVALID_METHOD` when the method is not supported.
   * @throws {EndpointError} `ERR_INVALID_TEMPLATE` when the url is not a valid URI template.
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
   * @throws {EndpointError} `ERR_INVALID_METHOD` when the method is not supported.
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
   * @throws {EndpointError} `ERR_INVALID_TEMPLATE` when the url is not a valid URI template.
   */
  url(url: string | undefined): Next;
}

/** The steps that set parameters, headers and the body. Each state of a chain declares them with its own types. */
// Not generic, because a type argument would cost compile time in every chain. Editors show these docstrings for the
// declarations of the states.
export interface ParameterSteps {
  /**
   * Sets a parameter. It fills its placeholder, or goes to the query or the body.
   *
   * ```ts
   * const acme = Endpoint.for({ baseUrl: "https://api.acme.example" });
   * acme.route("GET /orders/{id}").param("id", 7).build().url; // => "https://api.acme.example/orders/7"
   * ```
   *
   * @param name - the name of the parameter; `"url"` and `"headers"` are ordinary names here
   * @param value - a value that the parameter accepts; `null` overrides a default
   * @throws {EndpointError} `ERR_INVALID_OPTION` when the name is not a string.
   */
  param(name: never, value: never): unknown;
  /**
   * Sets several parameters.
   *
   * ```ts
   * new Endpoint().route("/users/{name}/repos").params({ name: "octocat", page: 2 }).build().url; // => "https://api.github.com/users/octocat/repos?page=2"
   * ```
   *
   * @param parameters - values by name; later changes of the object have no effect
   * @throws {EndpointError} `ERR_INVALID_OPTION` when `parameters` is not an object, or is a list, a `Map` or another iterable.
   */
  params(parameters: never): unknown;
  /**
   * Sets query parameters, even when the method has a body or a placeholder has the same name.
   *
   * ```ts
   * new Endpoint().route("DELETE /caches").query({ key: "npm" }).build().url; // => "https://api.github.com/caches?key=npm"
   * ```
   *
   * @param parameters - values by name; later changes of the object have no effect
   * @throws {EndpointError} `ERR_INVALID_OPTION` when `parameters` is not an object, or is a list, a `Map` or another iterable.
   */
  query(parameters: never): unknown;
  /**
   * Sets the body, which is sent unchanged. `build()` then rejects parameters without a placeholder.
   *
   * ```ts
   * new Endpoint().route("POST /markdown/raw").data("Hello").build().body; // => "Hello"
   * ```
   *
   * @param data - any value but `undefined`
   */
  data(data: never): unknown;
  /**
   * Sets a header.
   *
   * ```ts
   * new Endpoint().route("/user").header("X-Trace", 1).build().headers["x-trace"]; // => "1"
   * ```
   *
   * @param name - the name, in any case
   * @param value - a string, number, bigint or boolean; `null` removes a default header
   * @throws {EndpointError} `ERR_INVALID_HEADER` when the name or the value is not allowed in a header.
   */
  header(name: never, value: never): unknown;
  /**
   * Sets several headers.
   *
   * ```ts
   * new Endpoint().route("/user").headers({ accept: null, "X-Trace": "1" }).build().headers; // => { "user-agent": `github-endpoint.js/${VERSION}`, "x-trace": "1" }
   * ```
   *
   * @param headers - values by name; `null` removes a default header
   * @throws {EndpointError} `ERR_INVALID_HEADER` when names or values are not allowed in a header. It lists all of them.
   * @throws {EndpointError} `ERR_INVALID_OPTION` when `headers` is not an object, or is a list, a `Map` or another iterable.
   */
  headers(headers: RequestHeaders | undefined): unknown;
  /**
   * Declares the type of the response, for example when there is no OpenAPI document. Without a schema, it has no effect at
   * run time.
   *
   * ```ts
   * const request = new Endpoint().route("/user").returns<{ login: string }>().build();
   * const user: ResponseOf<typeof request> = { login: "octocat" };
   * user.login; // => "octocat"
   * ```
   *
   * @param schema - a schema of zod, valibot, arktype or another library with
   * [Standard Schema](https://standardschema.dev): its output is the type, and `.to(send)`
   * checks the body with it; `build()` alone does not know it
   * @param options - `as`: how to read the body of a success, whatever its media type says
   */
  returns(schema?: StandardSchema, options?: { readonly as?: BodyForm | undefined }): unknown;
}
