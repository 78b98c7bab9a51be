import { merge } from "./api/build.js";
import { describe, namesOf } from "./api/flatten.js";
import { Chain } from "./chain.js";
import { formatRoute } from "./errors/format.js";
import { invalidOption } from "./errors/raise.js";
import { mergeValues, NO_OPTIONS } from "./kernel/options.js";
import { findMethod, findRoute, routeOf } from "./kernel/route.js";
import { mergeSteps, routeStep, Step, stepsOf } from "./kernel/steps.js";
import { attempt } from "./kernel/values.js";
import { isTimeLimit } from "./shared/time-limit.js";
import type { EndpointDefaults } from "./types/options.js";
import type { Policy } from "./types/policy.js";
import { readPolicy } from "./vendor/policy.js";

/**
 * Builds request options step by step, in any order. It is immutable: each step returns a new builder, so several
 * chains can start from the same one.
 *
 * ```ts
 * const repos = new Endpoint().route("GET /orgs/{org}/repos").param("org", "octokit");
 * repos.param("type", "private").build().url; // => "https://api.github.com/orgs/octokit/repos?type=private"
 * repos.build().url; // => "https://api.github.com/orgs/octokit/repos"
 * ```
 *
 * Each step validates its arguments immediately. `build()` validates the whole request. A value of `undefined` means
 * "not given" and changes nothing.
 *
 * The types of the steps, with their documentation, are in `types/`: endpoints return builders as `Chain` or
 * `Unrouted`.
 */
export class RequestBuilder extends Chain {
  /** @internal For `new RequestBuilder(endpoint)`. An endpoint is recognised by the chains that it starts. */
  static start(endpoint: unknown): Step {
    const step = RequestBuilder.stepOf(attempt(() => (endpoint as { builder: () => unknown }).builder()));
    if (!step) throw invalidOption("endpoint", "form", "an instance of Endpoint");
    return new Step(step.api, undefined);
  }

  /** @internal For `explain()`. */
  static override stepOf(chain: unknown): Step | undefined {
    return chain instanceof RequestBuilder ? super.stepOf(chain) : undefined;
  }

  route(route: string): RequestBuilder {
    const last = RequestBuilder.stepOf(this)!;
    const compiled = findRoute(last.api.vendor, route);
    if (compiled.isUrlOnly && hasMethod(last)) return this.url(compiled.written);
    return new RequestBuilder(routeStep(last.api, compiled, last));
  }

  method(method: string | undefined): RequestBuilder {
    const { vendor } = RequestBuilder.stepOf(this)!.api;
    return this.#setRoute("method", method, (name) => findMethod(vendor, name));
  }

  url(url: string | undefined): RequestBuilder {
    const { vendor } = RequestBuilder.stepOf(this)!.api;
    return this.#setRoute("url", url, (text) => routeOf(vendor, undefined, text));
  }

  baseUrl(baseUrl: string | undefined): this {
    return Chain.set(this, "baseUrl", baseUrl);
  }

  preview(preview: string | undefined): this {
    return Chain.set(this, "mediaType", { previews: preview === undefined ? preview : [preview] });
  }

  previews(previews: readonly string[] | undefined): this {
    return Chain.set(this, "mediaType", { previews });
  }

  format(format: string | undefined): this {
    return Chain.set(this, "mediaType", { format });
  }

  timeout(milliseconds: number | undefined): this {
    if (milliseconds !== undefined && !isTimeLimit(milliseconds))
      throw invalidOption("timeout", "form", "a whole number of milliseconds");
    return this.request(milliseconds === undefined ? undefined : { timeout: milliseconds });
  }

  policy(policy: Partial<Policy>): this {
    return Chain.with(this, { ...NO_OPTIONS, policy: readPolicy(policy) });
  }

  merge(): EndpointDefaults {
    const last = RequestBuilder.stepOf(this)!;
    return merge(last.api, mergeSteps(last));
  }

  /** The route, and the names of the parameters and the headers. */
  override toString(): string {
    const last = RequestBuilder.stepOf(this)!;
    const { api } = last;
    const { own, parameters } = mergeSteps(last);
    const url = own.url ?? api.url ?? "";
    const method = own.method ?? api.method!;
    const headers = mergeValues([api.headers, own.headers])!;
    const names = namesOf(mergeValues([api.parameters, parameters]), own.query, headers);
    return describe("RequestBuilder", { route: formatRoute(`${method} ${url}`), ...names });
  }

  toJSON(): string {
    return String(this);
  }

  /** Sets one part of the route: the route as a whole is then compiled by `build()`. */
  #setRoute(name: "method" | "url", value: string | undefined, check: (text: string) => unknown): RequestBuilder {
    const { api, previous, options } = RequestBuilder.stepOf(Chain.set(this, name, value))!;
    if (value) check(value);
    return new RequestBuilder(new Step(api, undefined, previous, options));
  }
}

/**
 * Whether `method()` set the method and no later route did. This method then overrides the GET that a url-only route
 * implies.
 */
function hasMethod(step: Step): boolean {
  // Only routes set both.
  const last = stepsOf(step).findLast(({ options }) => options?.method !== undefined);
  return last !== undefined && last.options!.url === undefined;
}
