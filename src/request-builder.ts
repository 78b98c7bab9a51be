import { Layer } from "./layer.js";
import { readOptions, readParameters } from "./merge/read-options.js";
import { readCall } from "./merge/read-call.js";
import { splitRoute } from "./merge/route.js";
import { stack } from "./merge/stack.js";
import { optionError } from "./own-names.js";
import { joinParameters } from "./parameters.js";
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
   * @param route - `"<METHOD> <url>"`, or `"<url>"` for GET
   * @throws InvalidRouteError, InvalidMethodError or InvalidTemplateError where it is none (decisions B1, B2, C1)
   */
  route(route: string): RequestBuilder {
    return this.#with(readCall(splitRoute(route), undefined));
  }

  /**
   * Sets the method.
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
   * @param url - a path or a full URL, as a URI template; `:name` means `{name}` (decision C3)
   * @throws InvalidTemplateError where it is none (decision C1)
   */
  url(url: string | undefined): RequestBuilder {
    return this.#with(readOptions({ url }));
  }

  /**
   * Sets the address that a url which is a path is placed after.
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
   * @param parameters - values by name; read once, now
   * @throws InvalidOptionError where it is no object with properties of its own
   */
  params(parameters: Readonly<Record<string, unknown>> = {}): RequestBuilder {
    return this.#with(readParameters(parameters));
  }

  /**
   * Sets a header field.
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
   * @param headers - values by name; read once, now
   * @throws InvalidHeaderError where names or values are not allowed; it tells all of them (decision D4)
   */
  headers(headers: RequestHeaders | undefined): RequestBuilder {
    return this.#with(readOptions({ headers }));
  }

  /**
   * Asks for a preview of the API, beside those asked for already.
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
   * @param previews - their names
   * @throws InvalidMediaTypeError where one is no media type name (decision E3)
   */
  previews(previews: readonly string[] | undefined): RequestBuilder {
    return this.#with(readOptions({ mediaType: { previews } }));
  }

  /**
   * Asks for a format.
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
   * @param data - any value but `undefined`
   */
  data(data: unknown): RequestBuilder {
    return this.#with(readOptions({ data }));
  }

  /**
   * Hands meta information to the client, such as `{ signal }`.
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
   * @throws MissingParameterError, InvalidParameterError, UnsafePathError, UnsafeOriginError, InvalidRouteError,
   * InvalidOptionError or InvalidMediaTypeError where the request cannot be built safely (decision F1)
   */
  build(): RequestOptions {
    return this.#pipeline.build(this.#layer());
  }

  /**
   * The options with the defaults applied, not yet parsed.
   *
   * @throws InvalidOptionError where a parameter has the name of an option, which merged options cannot say
   */
  merge(): EndpointDefaults {
    return this.#pipeline.merge(this.#layer());
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
    steps.reverse();
    // Parameters are put together at once: a copy a step would make a long chain slow.
    const [given, ...more] = steps.map(({ parameters }) => parameters).filter(({ names }) => names.length > 0);
    const layer = steps.filter(({ parameters }) => parameters.names.length === 0).reduce(stack, new Layer());
    if (given) layer.parameters = more.length === 0 ? given : joinParameters([given, ...more]);
    return layer;
  }
}

function checkName(name: unknown): asserts name is string {
  if (typeof name !== "string") throw optionError("name", `it takes a string, not ${kindOf(name)}`);
}
