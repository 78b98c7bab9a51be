import { makeInspectable } from "./api/flatten.js";
import type { Call } from "./types/calls.js";
import type { DefinedNames, NamedDefaults, RightDefaults } from "./types/defaults.js";
import type { EndpointDefaults, OptionsInput, RequestOptions } from "./types/options.js";
import type { AnyEndpoint } from "./types/any-endpoint.js";
import type { AnyRoute } from "./types/document.js";

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
  merge: Call<Paths, "options", void, DefaultNames>["call"];
  /** Builds the request options from merged options. It does not apply the defaults. */
  parse(this: void, options: OptionsInput): RequestOptions;
  /** The default options, frozen. */
  readonly DEFAULTS: EndpointDefaults;
  /** The endpoint of this function. */
  readonly endpoint: Endpoint;
}

type FunctionCall<Paths, DefaultNames> = Call<Paths, "request", void, DefaultNames>["call"];

/**
 * Creates the function of an endpoint.
 *
 * @param endpoint - returns the endpoint, always the same one; called on each use of the function
 */
export function createEndpointFunction<
  Endpoint extends {
    readonly DEFAULTS: EndpointDefaults;
    build(route?: never, parameters?: object, ...rest: readonly never[]): RequestOptions;
    merge(route?: never, parameters?: object, ...rest: readonly never[]): EndpointDefaults;
    parse(options: OptionsInput): RequestOptions;
    withDefaults(options: never): Endpoint;
    toJSON(): object;
    toString(): string;
  },
>(endpoint: () => Endpoint): EndpointFunction<AnyRoute, never, Endpoint> {
  // As in @octokit/endpoint, `null` is no options.
  // A spread of no arguments would take a fifth of a call.
  const call = (route: never, parameters?: object | null, ...rest: readonly never[]): RequestOptions =>
    rest.length > 0
      ? endpoint().build(route, parameters ?? undefined, ...rest)
      : endpoint().build(route, parameters ?? undefined);
  const members = {
    defaults: (options: never) => {
      const next = endpoint().withDefaults(options);
      return createEndpointFunction(() => next);
    },
    merge: (route: never, parameters?: object | null, ...rest: readonly never[]) =>
      endpoint().merge(route, parameters ?? undefined, ...rest),
    parse: (options: OptionsInput) => endpoint().parse(options),
  };
  Object.defineProperties(Object.assign(call, members), {
    DEFAULTS: accessor(() => endpoint().DEFAULTS),
    endpoint: accessor(endpoint),
    toString: hidden(() => String(endpoint())),
    toJSON: hidden(() => endpoint().toJSON()),
  });
  makeInspectable(call);
  return Object.freeze(call) as unknown as EndpointFunction<AnyRoute, never, Endpoint>;
}

function hidden(value: unknown): PropertyDescriptor {
  return { __proto__: null, value } as PropertyDescriptor;
}

function accessor(get: () => unknown): PropertyDescriptor {
  // Without a prototype, because the fields of a descriptor are also read from the prototype.
  return { __proto__: null, get, enumerable: true } as PropertyDescriptor;
}
