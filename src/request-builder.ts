import { Layer } from "./layer.js";
import { readOptions, readParameters } from "./merge/read-options.js";
import { splitRoute } from "./merge/route.js";
import { stackAll } from "./merge/stack.js";
import { optionError } from "./own-names.js";
import { routeTemplate } from "./parse/route-template.js";
import type { Pipeline } from "./pipeline.js";
import type { EndpointDefaults, RequestHeaders, RequestOptions } from "./types/options.js";
import { kindOf } from "./value-kind.js";
import { verbNamed } from "./verb.js";

/**
 * Builds request options step by step, in any order. It never changes: each step gives a new builder, so a shared
 * prefix can be branched freely.
 *
 * ```ts
 * const repos = new Endpoint().route("GET /orgs/{org}/repos").param("org", "octokit");
 * repos.param("type", "private").build().url; // => "https://api.github.com/orgs/octokit/repos?type=private"
 * repos.build().url; // => "https://api.github.com/orgs/octokit/repos"
 * ```
 *
 * Each step checks what it is given and throws at once; what only the whole request tells is checked by `build()`. A
 * value of `undefined` is "not given": it leaves what stands (decision A5).
 */
export class RequestBuilder {
  readonly #pipeline: Pipeline;
  readonly #previous: RequestBuilder | undefined;
  readonly #step: Layer;

  private constructor(pipeline: Pipeline, previous: RequestBuilder | undefined, step: Layer) {
    this.#pipeline = pipeline;
    this.#previous = previous;
    this.#step = step;
  }

  /** @internal A builder comes from `endpoint.builder()` or `endpoint.route()`. */
  static start(pipeline: Pipeline): RequestBuilder {
    return new RequestBuilder(pipeline, undefined, new Layer());
  }

  /**
   * Sets method and url.
   *
   * ```ts
   * new Endpoint().builder().route("HEAD /user").build().method; // => "head"
   * ```
   *
   * @param route - `"<METHOD> <url>"`, or `"<url>"` for GET
   * @throws InvalidRouteError, InvalidMethodError or InvalidTemplateError where it is none (decisions B1, B2, C1)
   */
  route(route: string): RequestBuilder {
    return this.#with(readOptions(splitRoute(route)));
  }

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
  method(method: string | undefined): RequestBuilder {
    return this.#with(readOptions({ method }));
  }

  /**
   * Sets the url.
   *
   * ```ts
   * new Endpoint().builder().url("/user").build().url; // => "https://api.github.com/user"
   * ```
   *
   * @param url - a path or a full URL, as a URI template; `:name` means `{name}` (decision C3)
   * @throws InvalidTemplateError where it is none (decision C1)
   */
  url(url: string | undefined): RequestBuilder {
    return this.#with(readOptions({ url }));
  }

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
  baseUrl(baseUrl: string | undefined): RequestBuilder {
    return this.#with(readOptions({ baseUrl }));
  }

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
  param(name: string, value: unknown): RequestBuilder {
    checkName(name);
    return this.params({ [name]: value });
  }

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
  params(parameters: object = {}): RequestBuilder {
    return this.#with(readParameters(parameters));
  }

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
  header(name: string, value: RequestHeaders[string]): RequestBuilder {
    checkName(name);
    return this.headers({ [name]: value });
  }

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
  headers(headers: RequestHeaders | undefined): RequestBuilder {
    return this.#with(readOptions({ headers }));
  }

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
  preview(preview: string | undefined): RequestBuilder {
    return this.previews(preview === undefined ? preview : [preview]);
  }

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
  previews(previews: readonly string[] | undefined): RequestBuilder {
    return this.#with(readOptions({ mediaType: { previews } }));
  }

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
  format(format: string | undefined): RequestBuilder {
    return this.#with(readOptions({ mediaType: { format } }));
  }

  /**
   * Sets the body as it is; parameters without a placeholder are not sent then (specification P4; decision D2).
   *
   * ```ts
   * new Endpoint().route("POST /markdown/raw").data("Hello").build().body; // => "Hello"
   * ```
   *
   * @param data - any value but `undefined`
   */
  data(data: unknown): RequestBuilder {
    return this.#with(readOptions({ data }));
  }

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
  request(request: object | undefined): RequestBuilder {
    return this.#with(readOptions({ request }));
  }

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
  build(): RequestOptions {
    return this.#pipeline.build(this.#layer());
  }

  /**
   * The options with the defaults applied, not yet parsed.
   *
   * ```ts
   * new Endpoint().route("/users/{name}").param("name", "octocat").merge().url; // => "/users/{name}"
   * ```
   *
   * @throws InvalidOptionError where a parameter has the name of an option, which merged options cannot say
   * @throws InvalidRouteError where no url is given
   */
  merge(): EndpointDefaults {
    return this.#pipeline.merge(this.#layer());
  }

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
  to<Result>(adapter: (request: RequestOptions) => Result): Result {
    return adapter(this.build());
  }

  #with(step: Layer): RequestBuilder {
    if (step.method) verbNamed(step.method, this.#pipeline.verbs);
    if (step.url) routeTemplate(step.url);
    return new RequestBuilder(this.#pipeline, this, step);
  }

  /** Walks the steps once, from the first to the last; a loop, because a chain may be long. */
  #layer(): Layer {
    const steps = [this.#step];
    for (let previous = this.#previous; previous; previous = previous.#previous) steps.push(previous.#step);
    return stackAll(steps.reverse());
  }
}

function checkName(name: unknown): asserts name is string {
  if (typeof name !== "string") throw optionError("name", `it takes a string, not ${kindOf(name)}`);
}
