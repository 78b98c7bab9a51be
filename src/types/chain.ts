import type { Data, HeaderField } from "./needs.js";
import type { Answered, Knowledge } from "./on.js";
import type { EndpointDefaults, RequestHeaders } from "./options.js";
import type { Rerouted } from "./steps.js";

/**
 * A chain, by what it still needs: `StillMissing` has no `build()`, and names what is missing in its type.
 *
 * @typeParam Need - the names that are still missing
 * @typeParam Known - what the route says
 */
export type Chain<Need, Known extends Knowledge> = [Need] extends [never] ? Ready<Known> : StillMissing<Need, Known>;

/** Any of the parameters, by name. */
export type Some<Known extends Knowledge> = { readonly [Name in keyof Known["values"]]?: Known["values"][Name] };

/** The same where any other name is a parameter too: an object literal, or a value of any interface or class. */
export type SomeAndMore<Known extends Knowledge> = {
  readonly [Name in keyof Known["values"] as string extends Name ? never : Name]?: Known["values"][Name];
} & ({ readonly [name: string]: unknown } | object);

type Several<Known extends Knowledge> = string extends keyof Known["values"] ? SomeAndMore<Known> : Some<Known>;

/**
 * A chain that still needs something: `.build()` comes with the last name that `Need` lists.
 *
 * ```ts
 * const missing = new Endpoint().route("GET /users/{name}"); // StillMissing<"name", On<"GET /users/{name}", AnyRoute>>
 * missing.param("name", "octocat").build().url; // => "https://api.github.com/users/octocat"
 * ```
 */
export interface StillMissing<Need, Known extends Knowledge> extends Rerouted {
  /** Never callable: it makes editors offer what is still missing, before all else. */
  param(name: Need, _1: never, _2: never, _3: never): never;
  /**
   * Sets a parameter: it fills its placeholder, or goes to the query or the body. Any name is a parameter here, `url`
   * and `headers` too (decision B5).
   *
   * @param name - the name of the parameter; editors offer those still missing first
   * @param value - `null` overrides a default: absent in a url, `null` in a JSON body
   * @throws InvalidOptionError where the name is no string
   */
  param<const Name extends keyof Known["values"]>(
    name: Name,
    value: Known["values"][Name],
  ): NoInfer<Need> extends Name ? Ready<Known> : StillMissing<Need extends Name ? never : Need, Known>;
  /**
   * Sets many parameters.
   *
   * @param parameters - values by name; read once, now
   * @throws InvalidOptionError where it is no object with properties of its own
   */
  params<Args>(
    parameters: NoInfer<Args> extends unknown ? NoInfer<Several<Known>> : Args,
  ): Chain<Exclude<Need, keyof Args>, Known>;
  /**
   * Sets parameters of the query, wherever else their names mean something: for a verb with a body, or beside a
   * placeholder of the same name.
   *
   * @param parameters - values by name; read once, now
   * @throws InvalidOptionError where it is no object with properties of its own
   */
  query<Args>(
    parameters: NoInfer<Args> extends unknown ? NoInfer<Known["query"]> : Args,
  ): Chain<Exclude<Need, keyof Args & keyof Known["query"]>, Known>;
  /** Sets the body as it is; parameters without a placeholder are not sent then (specification P4; decision D2). */
  data(data: Known["body"]): Chain<Exclude<Need, Data | keyof Known["body"]>, Known>;
  /** Sets a header field; `null` takes a default away (decisions A5, D4). */
  header<const Name extends string>(
    name: Name,
    value: RequestHeaders[string],
  ): Chain<Exclude<Need, HeaderField<Lowercase<Name>>>, Known>;
  /** Sets many header fields (decisions A5, D4). */
  headers(headers: RequestHeaders | undefined): Chain<Exclude<Need, HeaderField<string>>, Known>;
  /** Says what the server answers, where no document does. */
  returns<Answer>(): StillMissing<Need, Answered<Known, Answer>>;
}

/**
 * A chain that has all it needs.
 *
 * ```ts
 * const ready = new Endpoint().route("GET /users/{name}/repos").param("name", "octocat");
 * ready.param("page", 2).build().url; // => "https://api.github.com/users/octocat/repos?page=2"
 * ```
 */
export interface Ready<Known extends Knowledge> extends Rerouted {
  /**
   * Sets a parameter: it fills its placeholder, or goes to the query or the body. Any name is a parameter here, `url`
   * and `headers` too (decision B5).
   *
   * ```ts
   * new Endpoint().route("/users/{name}").param("name", "octocat").build().url; // => "https://api.github.com/users/octocat"
   * ```
   *
   * @param name - the name of the parameter
   * @param value - `null` overrides a default: absent in a url, `null` in a JSON body
   * @throws InvalidOptionError where the name is no string
   */
  param<const Name extends keyof Known["values"]>(name: Name, value: Known["values"][Name]): this;
  /**
   * Sets many parameters.
   *
   * ```ts
   * new Endpoint().route("/users/{name}/repos").params({ name: "octocat", page: 2 }).build().url; // => "https://api.github.com/users/octocat/repos?page=2"
   * ```
   *
   * @param parameters - values by name; read once, now
   * @throws InvalidOptionError where it is no object with properties of its own
   */
  params(parameters?: Several<Known>): this;
  /**
   * Sets parameters of the query, wherever else their names mean something: for a verb with a body, or beside a
   * placeholder of the same name.
   *
   * ```ts
   * new Endpoint().route("DELETE /caches").query({ key: "npm" }).build().url; // => "https://api.github.com/caches?key=npm"
   * ```
   *
   * @param parameters - values by name; read once, now
   * @throws InvalidOptionError where it is no object with properties of its own
   */
  query(parameters: Known["query"]): this;
  /**
   * Sets the body as it is; parameters without a placeholder are not sent then (specification P4; decision D2).
   *
   * ```ts
   * new Endpoint().route("POST /markdown/raw").data("Hello").build().body; // => "Hello"
   * ```
   *
   * @param data - any value but `undefined`
   */
  data(data: Known["body"]): this;
  /**
   * Sets a header field.
   *
   * ```ts
   * new Endpoint().route("/user").header("X-Trace", 1).build().headers["x-trace"]; // => "1"
   * ```
   *
   * @param name - the name, in any case
   * @param value - `null` takes a default header away
   * @throws InvalidHeaderError where the name or the value is not allowed (decision D4)
   */
  header(name: string, value: RequestHeaders[string]): this;
  /**
   * Sets many header fields.
   *
   * ```ts
   * new Endpoint().route("/user").headers({ accept: null, "X-Trace": "1" }).build().headers; // => { "user-agent": `github-endpoint.js/${VERSION}`, "x-trace": "1" }
   * ```
   *
   * @param headers - values by name; read once, now
   * @throws InvalidHeaderError where names or values are not allowed; it tells all of them (decision D4)
   * @throws InvalidOptionError where it is no object with properties of its own
   */
  headers(headers: RequestHeaders | undefined): this;
  /**
   * Says what the server answers, where no document does: types only, nothing happens.
   *
   * ```ts
   * const request = new Endpoint().route("/user").returns<{ login: string }>().build();
   * const user: ResponseOf<typeof request> = { login: "octocat" };
   * user.login; // => "octocat"
   * ```
   */
  returns<Answer>(): Ready<Answered<Known, Answer>>;
  /**
   * Builds the request options.
   *
   * ```ts
   * new Endpoint().route("/user").build().url; // => "https://api.github.com/user"
   * ```
   *
   * @throws MissingParameterError, InvalidParameterError, UnsafePathError, UnsafeOriginError, InvalidRouteError,
   * InvalidOptionError or InvalidMediaTypeError where the request cannot be built safely (decision F1)
   */
  build(): Known["result"];
  /**
   * The options with the defaults applied, not yet parsed.
   *
   * ```ts
   * new Endpoint().route("/users/{name}").param("name", "octocat").merge().url; // => "/users/{name}"
   * ```
   *
   * @throws InvalidOptionError where a parameter has the name of an option, or its place is said, which merged options cannot say
   * @throws InvalidRouteError where no url is given
   */
  merge(): EndpointDefaults;
  /**
   * Builds the request options and hands them to an adapter, which turns them into what a client takes.
   *
   * ```ts
   * new Endpoint().route("HEAD /user").to(({ method, url }) => `${method} ${url}`); // => "head https://api.github.com/user"
   * ```
   *
   * @param adapter - any function of request options, such as those of `fluent-endpoint/adapters`
   * @throws as `build()` does, and what the adapter throws
   */
  to<Adapted>(adapter: (request: Known["result"]) => Adapted): Adapted;
}
