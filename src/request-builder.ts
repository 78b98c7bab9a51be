import { compiledRoute, type CompiledRoute } from "./compiled-route.js";
import { Layer, NO_PARAMETERS, type Parameters } from "./layer.js";
import { readEntries } from "./own-entries.js";
import { optionsAt } from "./merge/read-options.js";
import { stack } from "./merge/stack.js";
import { optionError } from "./own-names.js";
import { routeTemplate } from "./parse/route-template.js";
import type { Pipeline } from "./pipeline.js";
import type { EndpointDefaults, RequestHeaders, RequestOptions } from "./types/options.js";
import { kindOf } from "./shared/value-kind.js";
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
 *
 * What the steps take by the route, and which are still missing, is said in `types/`: endpoints hand out builders as
 * `StillMissing`, `Ready` or `Unrouted`. The words on each step are there as well.
 */
export class RequestBuilder {
  readonly #pipeline: Pipeline;
  readonly #previous: RequestBuilder | undefined;
  /** What this step says, but for parameters: those of a step that says them alone stand beside it. */
  readonly #step: Layer | undefined;
  readonly #parameters: Parameters | undefined;
  /** Of a chain that has said method and url by nothing but a route, its first step. */
  readonly #route: CompiledRoute | undefined;
  /** Whether it has said nothing else but parameters. */
  readonly #isPlain: boolean;

  private constructor(
    pipeline: Pipeline,
    previous?: RequestBuilder,
    step?: Layer,
    parameters?: Parameters,
    route?: CompiledRoute,
    isPlain = false,
  ) {
    this.#pipeline = pipeline;
    this.#previous = previous;
    this.#step = step;
    this.#parameters = parameters;
    this.#route = route;
    this.#isPlain = isPlain;
  }

  /** @internal A builder comes from `endpoint.builder()` or `endpoint.route()`. */
  static start(pipeline: Pipeline): RequestBuilder {
    return new RequestBuilder(pipeline);
  }

  /** @internal The same for `endpoint.route()`. */
  static startAt(pipeline: Pipeline, route: string): RequestBuilder {
    const compiled = compiledRoute(route);
    compiled.compile(pipeline.verbs);
    return new RequestBuilder(pipeline, undefined, compiled.layer, undefined, compiled, true);
  }

  /** @internal What `explain()` looks into; `undefined` where `object` is no builder of this library. */
  static chainOf(object: object): { pipeline: Pipeline; steps: Layer[] } | undefined {
    return #pipeline in object ? { pipeline: object.#pipeline, steps: object.#steps() } : undefined;
  }

  route(route: string): RequestBuilder {
    const start = RequestBuilder.startAt(this.#pipeline, route);
    return this.#previous || this.#route ? new RequestBuilder(this.#pipeline, this, start.#step) : start;
  }

  method(method: string | undefined): RequestBuilder {
    const step = optionOf("method", method);
    if (step.method) verbNamed(step.method, this.#pipeline.verbs);
    return new RequestBuilder(this.#pipeline, this, step);
  }

  url(url: string | undefined): RequestBuilder {
    const step = optionOf("url", url);
    if (step.url) routeTemplate(step.url);
    return new RequestBuilder(this.#pipeline, this, step);
  }

  baseUrl(baseUrl: string | undefined): RequestBuilder {
    return this.#with(optionOf("baseUrl", baseUrl));
  }

  param(name: string, value: unknown): RequestBuilder {
    checkName(name);
    return this.#withParameters(value === undefined ? NO_PARAMETERS : { names: [name], values: [value] });
  }

  params(parameters: object = {}): RequestBuilder {
    return this.#withParameters(readEntries(parameters, "params", this.#route?.expected));
  }

  query(parameters: object): RequestBuilder {
    const step = new Layer();
    step.query = readEntries(parameters, "query");
    return this.#with(step);
  }

  header(name: string, value: RequestHeaders[string]): RequestBuilder {
    checkName(name);
    return this.headers({ [name]: value });
  }

  headers(headers: RequestHeaders | undefined): RequestBuilder {
    return this.#with(optionOf("headers", headers));
  }

  preview(preview: string | undefined): RequestBuilder {
    return this.previews(preview === undefined ? preview : [preview]);
  }

  previews(previews: readonly string[] | undefined): RequestBuilder {
    return this.#with(optionOf("mediaType", { previews }));
  }

  format(format: string | undefined): RequestBuilder {
    return this.#with(optionOf("mediaType", { format }));
  }

  data(data: unknown): RequestBuilder {
    return this.#with(optionOf("data", data));
  }

  request(request: object | undefined): RequestBuilder {
    return this.#with(optionOf("request", request));
  }

  /** Types only: the same builder (see `Ready`). */
  returns(): this {
    return this;
  }

  build(): RequestOptions {
    return this.#route && this.#isPlain
      ? this.#pipeline.buildRoute(this.#route, this.#allParameters())
      : this.#pipeline.buildSteps(this.#steps(), this.#route);
  }

  merge(): EndpointDefaults {
    return this.#pipeline.merge(stack(this.#steps()));
  }

  to<Result>(adapter: (request: RequestOptions) => Result): Result {
    return adapter(this.build());
  }

  #with(step: Layer): RequestBuilder {
    return new RequestBuilder(this.#pipeline, this, step, undefined, this.#route);
  }

  #withParameters(parameters: Parameters): RequestBuilder {
    return new RequestBuilder(this.#pipeline, this, undefined, parameters, this.#route, this.#isPlain);
  }

  /** What all steps of a plain chain say. */
  #allParameters(): Parameters | undefined {
    // Most chains give them in one step.
    if (!this.#previous || this.#previous.#step) return this.#parameters;
    const names: string[] = [];
    const values: unknown[] = [];
    for (const { parameters = NO_PARAMETERS } of this.#steps()) {
      for (let place = 0; place < parameters.names.length; place += 1) {
        names.push(parameters.names[place]!);
        values.push(parameters.values[place]);
      }
    }
    return { names, values };
  }

  /** Walks the steps once, from the first to the last; a loop, because a chain may be long. */
  #steps(): Layer[] {
    const steps = [this.#said()];
    for (let previous = this.#previous; previous; previous = previous.#previous) steps.push(previous.#said());
    return steps.filter((step) => step !== undefined).reverse();
  }

  #said(): Layer | undefined {
    if (!this.#parameters) return this.#step;
    const step = new Layer();
    step.parameters = this.#parameters;
    return step;
  }
}

/** A step that says one option. */
function optionOf(name: string, value: unknown): Layer {
  return value === undefined ? new Layer() : optionsAt([0], { names: [name], values: [value] });
}

function checkName(name: unknown): asserts name is string {
  if (typeof name !== "string") throw optionError("name", `it takes a string, not ${kindOf(name)}`);
}
