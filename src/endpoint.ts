import { createEndpointFunction, type EndpointFunction } from "./endpoint-function.js";
import { InvalidOptionError } from "./errors/invalid-option-error.js";
import { readOptions } from "./merge/read-options.js";
import { Pipeline } from "./pipeline.js";
import type { Policy } from "./policy.js";
import { RequestBuilder } from "./request-builder.js";
import type { Chain, Unrouted } from "./types/chain.js";
import type {
  DEFAULTED,
  DefaultsFor,
  DefinedOptions,
  HasDefaults,
  KnownKeys,
  OptionalDefaults,
} from "./types/defaults.js";
import type { Routes } from "./types/document.js";
import type { MissingNames } from "./types/missing-names.js";
import type { EndpointDefaults, EndpointOptions, OptionsInput, RequestOptions } from "./types/options.js";
import type { AnyRoute, KnownRoute, ParametersOf, RequestOptionsFor, RouteOrMissingParameter } from "./types/route.js";
import type { RouteInfo } from "./types/route-info.js";
import { GITHUB, type Vendor } from "./vendor.js";

/**
 * Where options for `derive()` carry the pipeline that they stand for: a constructor that passes the options on, or a
 * copy with more in it, loses nothing, and one that does not is found out.
 */
const PIPELINE = /* @__PURE__ */ Symbol("pipeline");

/** Options for `derive()`. */
interface DerivedOptions extends EndpointOptions {
  readonly [PIPELINE]?: Pipeline;
}

/**
 * Builds request options for a REST API from routes, parameters and defaults. It is immutable.
 *
 * ```ts
 * const github = new Endpoint({ headers: { authorization: "token secret" } });
 * const request = github.build("GET /orgs/{org}/repos", { org: "octokit", type: "private" });
 * request.method; // => "get"
 * request.url; // => "https://api.github.com/orgs/octokit/repos?type=private"
 * request.headers["authorization"]; // => "token secret"
 * ```
 *
 * For another API, extend the class and set its vendor:
 *
 * ```ts
 * class GitLab extends Endpoint {
 *   static override readonly vendor = { name: "gitlab", baseUrl: "https://gitlab.com/api/v4" };
 * }
 * new GitLab().build("/version").url; // => "https://gitlab.com/api/v4/version"
 * ```
 *
 * @typeParam Paths - the OpenAPI document, as the `paths` type of openapi-typescript; without one, any route is allowed
 * @typeParam DefaultNames - the names of parameters in the defaults of the constructor: calls may omit them
 */
export class Endpoint<Paths = AnyRoute, DefaultNames extends string = never> implements HasDefaults<
  Record<KnownKeys<DefaultNames>, unknown>
> {
  declare readonly [DEFAULTED]: Record<KnownKeys<DefaultNames>, unknown>;

  /** The API of this class. Override it in a subclass. */
  static readonly vendor: Vendor = GITHUB;

  readonly #pipeline: Pipeline;
  #defaults: EndpointDefaults | undefined;

  /**
   * @param defaults - options and parameters of every call
   * @throws {InvalidOptionError} When an option or the vendor is not valid.
   * @throws {InvalidHeaderError} When names or values are not allowed in a header.
   * @throws {InvalidBaseUrlError} When `baseUrl` is not an `http:` or `https:` URL without userinfo, query or fragment.
   * @throws {InvalidMethodError} When the method is not supported.
   * @throws {InvalidMediaTypeError} When a format or a preview is not allowed in a media type.
   */
  constructor(defaults: OptionsInput & Readonly<Record<DefaultNames, unknown>>);
  constructor(...defaults: OptionalDefaults<DefaultNames>);
  constructor(defaults: OptionsInput = {}) {
    const layer = readOptions(defaults);
    const derived = Object.hasOwn(defaults, PIPELINE) ? (defaults as DerivedOptions)[PIPELINE] : undefined;
    this.#pipeline = derived instanceof Pipeline ? derived : Pipeline.of(new.target.vendor, layer);
  }

  /** @internal What `explain()` looks into; `undefined` where `object` is no endpoint of this library. */
  static pipelineOf(object: object): Pipeline | undefined {
    return #pipeline in object ? object.#pipeline : undefined;
  }

  /** The API of this endpoint. */
  get vendor(): Vendor {
    return Object.freeze({ ...this.#pipeline.vendor });
  }

  /** How parameters are sent. */
  get policy(): Policy {
    return this.#pipeline.policy;
  }

  /** The default options, frozen. Values of parameters, `data` and `request` are not frozen. */
  get DEFAULTS(): EndpointDefaults {
    this.#defaults ??= freezeDefaults(this.#pipeline.flat(this.#pipeline.defaults));
    return this.#defaults;
  }

  /**
   * Returns a new endpoint of the same class with more defaults. Later defaults override earlier ones.
   *
   * ```ts
   * const octokit = new Endpoint().withDefaults({ org: "octokit" });
   * octokit.build("GET /orgs/{org}/repos").url; // => "https://api.github.com/orgs/octokit/repos"
   * ```
   *
   * @param options - options and parameters of every call
   * @throws {EndpointError} When the constructor would throw.
   * @throws {InvalidOptionError} When the class has its own constructor and does not override `derive()`.
   */
  withDefaults<const Defaults>(
    options: NoInfer<Defaults> extends unknown ? NoInfer<DefaultsFor<Paths, Defaults>> : Defaults,
  ): HasDefaults<DefinedOptions<Defaults>> & this;
  withDefaults(options: object): unknown {
    return this.#derived(this.#pipeline.withDefaults(readOptions(options)));
  }

  /**
   * Returns a new endpoint of the same class with another policy.
   *
   * @param policy - the choices to change
   * @throws {InvalidOptionError} When a choice is not supported.
   */
  withPolicy(policy: Partial<Policy>): this {
    return this.#derived(this.#pipeline.withPolicy(policy));
  }

  /**
   * Starts a chain without a route.
   *
   * ```ts
   * new Endpoint().builder().method("HEAD").url("/user").build().method; // => "head"
   * ```
   */
  builder<Defaults = {}>(this: HasDefaults<Defaults>): Unrouted<Paths, keyof Defaults>;
  builder(): unknown {
    return RequestBuilder.start(this.#pipeline);
  }

  /**
   * Starts a chain with a route.
   *
   * ```ts
   * new Endpoint().route("GET /users/{name}").param("name", "octocat").build().url; // => "https://api.github.com/users/octocat"
   * ```
   *
   * @param route - `"<METHOD> <url>"`, or `"<url>"` for GET
   * @throws {InvalidRouteError} When the route is neither.
   * @throws {InvalidMethodError} When the method is not supported.
   * @throws {InvalidTemplateError} When the url is not a valid URI template.
   */
  route<const Route extends string, Defaults = {}>(
    this: HasDefaults<Defaults>,
    route: KnownRoute<Route, Paths>,
  ): Chain<MissingNames<Route, Paths, keyof Defaults>, RouteInfo<Route, Paths>>;
  /** Never callable. It lets editors offer the routes of the document. */
  route(route: Routes<Paths>, _1: never, _2: never, _3: never): never;
  route(route: string): unknown {
    return RequestBuilder.startAt(this.#pipeline, route);
  }

  /**
   * Builds the request options of a call. `build(x)` equals `parse(merge(x))`.
   *
   * ```ts
   * new Endpoint().build("GET /orgs/{org}/repos", { org: "octokit" }).url; // => "https://api.github.com/orgs/octokit/repos"
   * new Endpoint().build({ url: "/orgs/{org}", org: "octokit" }).url; // => "https://api.github.com/orgs/octokit"
   * ```
   *
   * @param route - `"<METHOD> <url>"`, or `"<url>"` for GET; or an object with the url, parameters and options
   * @param parameters - parameters and options
   * @throws {EndpointError} When the request is invalid or unsafe. The subclass of the error tells why.
   */
  build<
    const Route extends string | OptionsInput,
    const Args = {},
    Defaults = {},
    Parameters = ParametersOf<Route, Paths, keyof Defaults>,
  >(
    this: HasDefaults<Defaults>,
    route: NoInfer<Args> extends Parameters
      ? KnownRoute<Route, Paths>
      : RouteOrMissingParameter<Route, Paths, Args, Parameters>,
    parameters?: NoInfer<Args> extends unknown ? NoInfer<Parameters> : Args,
  ): RequestOptionsFor<Route, Paths>;
  /** Never callable. It lets editors offer the routes of the document. */
  build(route: Routes<Paths>, _1: never, _2: never, _3: never): never;
  build(route: unknown, parameters?: object): RequestOptions {
    return this.#pipeline.build(route, parameters);
  }

  /**
   * Merges the options of a call with the defaults, without building the request.
   *
   * ```ts
   * new Endpoint({ org: "octokit" }).merge("GET /orgs/{org}")["org"]; // => "octokit"
   * ```
   *
   * @param route - `"<METHOD> <url>"`, or `"<url>"` for GET; or an object with the url, parameters and options
   * @param parameters - parameters and options
   * @throws {EndpointError} When an option is invalid. The subclass of the error tells why.
   */
  merge<
    const Route extends string | OptionsInput,
    const Args = {},
    Defaults = {},
    Parameters = ParametersOf<Route, Paths, keyof Defaults>,
  >(
    this: HasDefaults<Defaults>,
    route: NoInfer<Args> extends Parameters
      ? KnownRoute<Route, Paths>
      : RouteOrMissingParameter<Route, Paths, Args, Parameters>,
    parameters?: NoInfer<Args> extends unknown ? NoInfer<Parameters> : Args,
  ): EndpointDefaults;
  /** Never callable. It lets editors offer the routes of the document. */
  merge(route: Routes<Paths>, _1: never, _2: never, _3: never): never;
  merge(route: unknown, parameters?: object): EndpointDefaults {
    return this.#pipeline.merge(this.#pipeline.read(route, parameters));
  }

  /**
   * Builds the request options from merged options. It does not apply the defaults.
   *
   * @param options - the result of `merge()`
   * @throws {EndpointError} When the request is invalid or unsafe. The subclass of the error tells why.
   */
  parse(options: OptionsInput): RequestOptions {
    return this.#pipeline.parse(options);
  }

  /** Returns this endpoint as a function; its property `endpoint` is this endpoint. */
  toFunction<Defaults = {}>(this: HasDefaults<Defaults>): EndpointFunction<Paths, keyof Defaults>;
  toFunction(): unknown {
    return createEndpointFunction(() => this as unknown as Endpoint);
  }

  /**
   * Creates an endpoint of the same class, for `withDefaults()` and `withPolicy()`. Override it when the constructor of a
   * subclass takes other arguments than the defaults; that constructor must pass `defaults` to `super()`.
   *
   * @param defaults - the defaults of the new endpoint
   */
  protected derive(defaults: EndpointOptions): Endpoint<Paths> {
    return new (this.constructor as new (defaults: EndpointOptions) => Endpoint<Paths>)(defaults);
  }

  #derived(pipeline: Pipeline): this {
    const options: DerivedOptions = { ...pipeline.flat(pipeline.defaults), [PIPELINE]: pipeline };
    let cause: unknown;
    try {
      const made = this.derive(options);
      const isSameKind = Object.getPrototypeOf(made) === Object.getPrototypeOf(this);
      if (isSameKind && made.#pipeline === pipeline) return made as this;
    } catch (error) {
      cause = error;
    }
    const problem =
      "make another endpoint of the same class, and hand the options to super(): override it where the constructor takes anything else";
    throw new InvalidOptionError([{ name: "derive", problem }], { cause });
  }
}

function freezeDefaults(defaults: EndpointDefaults): EndpointDefaults {
  Object.freeze(defaults.headers);
  Object.freeze(defaults.mediaType.previews);
  Object.freeze(defaults.mediaType);
  return Object.freeze(defaults);
}
