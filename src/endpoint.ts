import { createEndpointFunction, type EndpointFunction } from "./endpoint-function.js";
import { InvalidOptionError } from "./errors/invalid-option-error.js";
import { readOptions } from "./merge/read-options.js";
import { Pipeline } from "./pipeline.js";
import type { Policy } from "./policy.js";
import { RequestBuilder } from "./request-builder.js";
import type { Chain } from "./types/chain.js";
import type { Routes } from "./types/document.js";
import type { DefaultsFor, GIVEN, Gives, NamesGiven, Promised, WithoutPromise } from "./types/given.js";
import type { Needs } from "./types/needs.js";
import type { On } from "./types/on.js";
import type { EndpointDefaults, EndpointOptions, GivenOptions, RequestOptions } from "./types/options.js";
import type { AnyRoute, Incomplete, KnownRoute, ParametersOf, RequestOptionsFor } from "./types/route.js";
import type { Unrouted } from "./types/unrouted.js";
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
 * A REST API with defaults: turns routes and parameters into request options. It never changes.
 *
 * ```ts
 * const github = new Endpoint({ headers: { authorization: "token secret" } });
 * const request = github.build("GET /orgs/{org}/repos", { org: "octokit", type: "private" });
 * request.method; // => "get"
 * request.url; // => "https://api.github.com/orgs/octokit/repos?type=private"
 * request.headers["authorization"]; // => "token secret"
 * ```
 *
 * For another API, subclass it and name its vendor (decision A2):
 *
 * ```ts
 * class GitLab extends Endpoint {
 *   static override readonly vendor = { name: "gitlab", baseUrl: "https://gitlab.com/api/v4" };
 * }
 * new GitLab().build("/version").url; // => "https://gitlab.com/api/v4/version"
 * ```
 */
export class Endpoint<Paths = AnyRoute, Given extends string = never> implements Gives<
  Record<Promised<Given>, unknown>
> {
  declare readonly [GIVEN]: Record<Promised<Given>, unknown>;

  /** The API that instances of this class speak to. */
  static readonly vendor: Vendor = GITHUB;

  readonly #pipeline: Pipeline;
  #defaults: EndpointDefaults | undefined;

  /**
   * @param defaults - options of every later call, parameters among them (specification, Rules for defaults)
   * @throws InvalidOptionError, InvalidHeaderError, InvalidBaseUrlError, InvalidMethodError or InvalidMediaTypeError
   * where they are not what they must be
   */
  constructor(defaults: GivenOptions & Readonly<Record<Given, unknown>>);
  constructor(...defaults: WithoutPromise<Given>);
  constructor(defaults: GivenOptions = {}) {
    const layer = readOptions(defaults);
    const derived = Object.hasOwn(defaults, PIPELINE) ? (defaults as DerivedOptions)[PIPELINE] : undefined;
    this.#pipeline = derived instanceof Pipeline ? derived : Pipeline.of(new.target.vendor, layer);
  }

  /** @internal What `explain()` looks into; `undefined` where `object` is no endpoint of this library. */
  static pipelineOf(object: object): Pipeline | undefined {
    return #pipeline in object ? object.#pipeline : undefined;
  }

  /** The API this endpoint speaks to. */
  get vendor(): Vendor {
    return Object.freeze({ ...this.#pipeline.vendor });
  }

  /** How it decides where the specification leaves a choice. */
  get policy(): Policy {
    return this.#pipeline.policy;
  }

  /**
   * The current default options, frozen; parameters, `data` and `request` in them are the caller's own (decision A3).
   */
  get DEFAULTS(): EndpointDefaults {
    this.#defaults ??= freezeDefaults(this.#pipeline.flat(this.#pipeline.defaults));
    return this.#defaults;
  }

  /**
   * A new endpoint of the same class, with `options` as defaults on top of those in force.
   *
   * ```ts
   * const octokit = new Endpoint().withDefaults({ org: "octokit" });
   * octokit.build("GET /orgs/{org}/repos").url; // => "https://api.github.com/orgs/octokit/repos"
   * ```
   *
   * @param options - any options and parameters (specification, Rules for defaults; decision A4)
   * @throws as the constructor does
   */
  withDefaults<const Defaults>(
    options: NoInfer<Defaults> extends unknown ? NoInfer<DefaultsFor<Paths, Defaults>> : Defaults,
  ): Gives<NamesGiven<Defaults>> & this;
  withDefaults(options: object): unknown {
    return this.#derived(this.#pipeline.withDefaults(readOptions(options)));
  }

  /**
   * A new endpoint of the same class, with another policy.
   *
   * @param policy - what to change; the rest stays
   * @throws InvalidOptionError where a choice is not known
   */
  withPolicy(policy: Partial<Policy>): this {
    return this.#derived(this.#pipeline.withPolicy(policy));
  }

  /** Starts a chain without a route. */
  builder<Names = {}>(this: Gives<Names>): Unrouted<Paths, keyof Names>;
  builder(): unknown {
    return RequestBuilder.start(this.#pipeline);
  }

  /**
   * Starts a chain.
   *
   * @param route - `"<METHOD> <url>"`, or `"<url>"` for GET
   * @throws InvalidRouteError, InvalidMethodError or InvalidTemplateError where it is none (decisions B1, B2, C1)
   */
  route<const Route extends string, Names = {}>(
    this: Gives<Names>,
    route: KnownRoute<Route, Paths>,
  ): Chain<Needs<Route, Paths, keyof Names>, On<Route, Paths>>;
  /** Never callable: it makes editors offer the routes. */
  route(route: Routes<Paths>, _1: never, _2: never, _3: never): never;
  route(route: string): unknown {
    return RequestBuilder.startAt(this.#pipeline, route);
  }

  /**
   * Builds the request options of one call, `(route, parameters)` or `(options)`: `build(x)` equals `parse(merge(x))`.
   *
   * @param route - `"<METHOD> <url>"`, or `"<url>"` for GET; or options with the route among them
   * @param parameters - parameters and options
   * @throws EndpointError of the kind that tells what is wrong (decision F1)
   */
  build<
    const Route extends string | GivenOptions,
    const Args = {},
    Names = {},
    Parameters = ParametersOf<Route, Paths, keyof Names>,
  >(
    this: Gives<Names>,
    route: NoInfer<Args> extends Parameters ? KnownRoute<Route, Paths> : Incomplete<Route, Paths, Args, Parameters>,
    parameters?: NoInfer<Args> extends unknown ? NoInfer<Parameters> : Args,
  ): RequestOptionsFor<Route, Paths>;
  /** Never callable: it makes editors offer the routes. */
  build(route: Routes<Paths>, _1: never, _2: never, _3: never): never;
  build(route: unknown, parameters?: object): RequestOptions {
    return this.#pipeline.build(route, parameters);
  }

  /**
   * The options of one call with the defaults applied, not yet parsed (decision A6).
   *
   * @throws EndpointError of the kind that tells what is wrong (decision F1)
   */
  merge<
    const Route extends string | GivenOptions,
    const Args = {},
    Names = {},
    Parameters = ParametersOf<Route, Paths, keyof Names>,
  >(
    this: Gives<Names>,
    route: NoInfer<Args> extends Parameters ? KnownRoute<Route, Paths> : Incomplete<Route, Paths, Args, Parameters>,
    parameters?: NoInfer<Args> extends unknown ? NoInfer<Parameters> : Args,
  ): EndpointDefaults;
  /** Never callable: it makes editors offer the routes. */
  merge(route: Routes<Paths>, _1: never, _2: never, _3: never): never;
  merge(route: unknown, parameters?: object): EndpointDefaults {
    return this.#pipeline.merge(this.#pipeline.read(route, parameters));
  }

  /**
   * Builds the request options from what `merge()` gave; no default is applied again.
   *
   * @throws EndpointError of the kind that tells what is wrong (decision F1)
   */
  parse(options: GivenOptions): RequestOptions {
    return this.#pipeline.parse(options);
  }

  /** The callable face of this endpoint; `.endpoint` of it leads back here. */
  toFunction<Names = {}>(this: Gives<Names>): EndpointFunction<Paths, keyof Names>;
  toFunction(): unknown {
    return createEndpointFunction(() => this as unknown as Endpoint);
  }

  /**
   * Makes another endpoint of this kind. A subclass whose constructor takes anything but the defaults overrides it, and
   * hands `defaults` to `super()` on the way.
   *
   * @param defaults - what the new endpoint has for defaults
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
