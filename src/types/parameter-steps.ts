import type { RequestHeaders } from "./options.js";
import type { BodyForm } from "./sent.js";
import type { StandardSchema } from "./standard-schema.js";

/** The steps that set parameters, headers and the body. Each state of a chain declares them with its own types. */
// Not generic, because a type argument would cost compile time in every chain. Editors show these docstrings for the
// declarations of the states.
export interface ParameterSteps {
  /**
   * Sets a parameter. It fills its placeholder, or goes to the query or the body.
   *
   * ```ts
   * new Endpoint().route("/users/{name}").param("name", "octocat").build().url; // => "https://api.github.com/users/octocat"
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
