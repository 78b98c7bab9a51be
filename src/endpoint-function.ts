import { Endpoint as EndpointClass } from "./endpoint.js";
import { makeInspectable } from "./endpoint/description.js";
import { merge } from "./endpoint/merged-options.js";
import { readMixedCall } from "./endpoint/mixed-call.js";
import { build } from "./kernel/build-request.js";
import type { EndpointState } from "./kernel/call.js";
import { attempt } from "./kernel/values.js";
import type { FunctionCall } from "./types/calls.js";
import type { DefinedNames, NamedDefaults, RightDefaults } from "./types/defaults.js";
import type { EndpointDefaults, OptionsInput, RequestOptions } from "./types/options.js";
import type { AnyEndpoint } from "./types/any-endpoint.js";
import type { AnyRoute } from "./types/paths.js";

/**
 * An endpoint as a function.
 *
 * ```ts
 * const github = endpoint.defaults({ org: "octokit" });
 * github("GET /orgs/{org}/repos", { type: "private" }).url; // => "https://api.github.com/orgs/octokit/repos?type=private"
 * github.DEFAULTS.baseUrl; // => "https://api.github.com"
 * ```
 *
 * @typeParam Paths - the OpenAPI document, as the `paths` type of openapi-typescript; without one, any route is allowed
 * @typeParam DefaultNames - the names of parameters in the defaults: calls may omit them
 * @typeParam Endpoint - the class of the endpoint
 */
export interface EndpointFunction<Paths = AnyRoute, DefaultNames = never, Endpoint = AnyEndpoint> extends FunctionCall<
  Paths,
  "request",
  DefaultNames
> {
  /** Returns a new function with more defaults. Later defaults override earlier ones. */
  defaults<Names extends PropertyKey>(
    this: void,
    options: NamedDefaults<Paths, Names>,
  ): EndpointFunction<Paths, DefaultNames | Names, Endpoint>;
  /** Defaults whose values may be undefined: calls may omit only those that have a value. */
  defaults<const Defaults>(
    this: void,
    options: Defaults,
    ...none: RightDefaults<Paths, Defaults>
  ): EndpointFunction<Paths, DefaultNames | DefinedNames<Defaults>, Endpoint>;
  /** Merges the options of a call with the defaults, without building the request. */
  merge: FunctionCall<Paths, "options", DefaultNames>;
  /** Builds the request options from merged options. It does not apply the defaults. */
  parse(this: void, options: OptionsInput): RequestOptions;
  /** The default options, frozen. */
  readonly DEFAULTS: EndpointDefaults;
  /** The endpoint of this function. */
  readonly endpoint: Endpoint;
}

/**
 * Creates the function of an endpoint.
 *
 * @param endpoint - returns the endpoint, always the same one; called on each use of the function
 */
export function createEndpointFunction(
  endpoint: () => EndpointClass,
): EndpointFunction<AnyRoute, never, EndpointClass> {
  const state = (): EndpointState => EndpointClass.find(endpoint())!;
  // As in @octokit/endpoint, `null` is no options.
  const call = (route: unknown, parameters?: unknown, options?: unknown): RequestOptions => {
    const own = state();
    const { given, route: find } = readMixedCall(own, route, parameters ?? undefined, options);
    return build(own, find(), given.parameters, given.options, false);
  };
  const members = {
    defaults: (options: never) => {
      const next = endpoint().withDefaults(options);
      return createEndpointFunction(() => next);
    },
    merge: (route: unknown, parameters?: unknown, options?: unknown) => {
      const own = state();
      const { given, route: find } = readMixedCall(own, route, parameters ?? undefined, options);
      return merge(own, given, attempt(find), false);
    },
    parse: (options: OptionsInput) => endpoint().parse(options),
  };
  Object.defineProperties(Object.assign(call, members), {
    DEFAULTS: accessor(() => endpoint().DEFAULTS),
    endpoint: accessor(endpoint),
    toString: hidden(() => String(endpoint())),
    toJSON: hidden(() => endpoint().toJSON()),
  });
  makeInspectable(call);
  return Object.freeze(call) as unknown as EndpointFunction<AnyRoute, never, EndpointClass>;
}

function hidden(value: unknown): PropertyDescriptor {
  return { __proto__: null, value } as PropertyDescriptor;
}

function accessor(get: () => unknown): PropertyDescriptor {
  // Without a prototype, because the fields of a descriptor are also read from the prototype.
  return { __proto__: null, get, enumerable: true } as PropertyDescriptor;
}
