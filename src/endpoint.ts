import { describe, makeInspectable, shownNamesOf } from "./endpoint/description.js";
import { follow } from "./endpoint/follow.js";
import { defaultsOf, merge, parseMerged } from "./endpoint/merged-options.js";
import { createState, withDefaults, withFinalize, withPolicy } from "./endpoint/state.js";
import { invalidOption } from "./errors/invalid-option.js";
import { build } from "./kernel/build-request.js";
import type { EndpointState, Given, Route } from "./kernel/call.js";
import { readOptions, readParameters } from "./kernel/options.js";
import { findRoute } from "./kernel/route.js";
import { isPlainObject } from "./kernel/values.js";
import { RequestBuilder } from "./request-builder.js";
import { isTrusted } from "./kernel/trust.js";
import { authorityOf, isUnambiguous, originOf, RELATIVE } from "./kernel/url.js";
import type { UrlObject } from "./types/parameter-value.js";
import { GITHUB } from "./vendor/vendor.js";
import type { Calls } from "./types/calls.js";
import type { Chain, Unrouted } from "./types/chain.js";
import type {
  DEFAULTED,
  DefinedNames,
  HasDefaults,
  KnownKeys,
  NamedArguments,
  NamedDefaults,
  NamelessArguments,
  RightDefaults,
} from "./types/defaults.js";
import type { AnyRoute, OfferedRoute } from "./types/paths.js";
import type { MissingNames } from "./types/missing-names.js";
import type { OfVendor, RoutesOfVendor } from "./types/of-vendor.js";
import type {
  EndpointDefaults,
  EndpointOptions,
  FinalizeContext,
  FollowOptions,
  OptionsInput,
  RequestOptions,
} from "./types/options.js";
import type { Policy } from "./types/policy.js";
import type { EachKnownRoute } from "./types/route.js";
import type { RouteInfo } from "./types/route-info.js";
import type { Vendor, VendorLike, VendorOf } from "./types/vendor.js";

/**
 * The key of the state in the options for `derive()`. A constructor may pass these options to `super()`, or a
 * copy with more options.
 */
const DERIVED = /* @__PURE__ */ Symbol("derived");

/**
 * The key of a type-only property. It makes endpoints assignable according to their documents, and allows a cast to an
 * endpoint with another document.
 */
declare const DOCUMENT: unique symbol;

// In an interface: the declaration of a class may have symbols as keys only if a compiler infers their types (JSR does not).
export interface Endpoint<Paths = AnyRoute, DefaultNames extends string = never> {
  readonly [DEFAULTED]: Record<KnownKeys<DefaultNames>, unknown>;
  readonly [DOCUMENT]: Paths | "of some endpoint";
}

/** What takes calls: the types of its methods are those of all faces. */
class Caller {
  build(route: string, parameters?: object, options?: object): RequestOptions {
    const state = Endpoint.stateOf(this);
    const found = findRoute(state.vendor, route, parameters);
    return build(state, found, readParameters(parameters), readOptions(state.vendor, options), options === undefined);
  }

  merge(route: string, parameters?: object, options?: object): EndpointDefaults {
    const state = Endpoint.stateOf(this);
    const found = findRoute(state.vendor, route, parameters);
    const given = readCall(state, parameters, options);
    return merge(state, withRoute(given, found), found, options === undefined);
  }
}

/** Reads the arguments of a call behind its route (A10). */
export function readCall({ vendor }: EndpointState, parameters: unknown, options: unknown): Given {
  return { parameters: readParameters(parameters), options: readOptions(vendor, options) };
}

/** A call with its route among its options: `merge()` and `explain()` show it. */
export function withRoute({ parameters, options }: Given, { method, written: url }: Route): Given {
  return { parameters, options: { ...options, method: method.name, url } };
}

const TypedCaller = Caller as unknown as new <Paths>() => Calls<Paths>;

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
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- no value has these properties
export class Endpoint<Paths = AnyRoute, DefaultNames extends string = never>
  extends TypedCaller<Paths>
  implements HasDefaults<KnownKeys<DefaultNames>>
{
  /** The API of this class. Override it in a subclass. */
  static readonly vendor: VendorLike = GITHUB;

  readonly #state: EndpointState;
  /** The state that the constructor was given, before the hook. */
  readonly #given: EndpointState;
  #defaults: EndpointDefaults | undefined;

  /**
   * @param defaults - options and parameters of every call
   * @throws {EndpointError} `ERR_INVALID_OPTION` when an option or the vendor is not valid.
   * @throws {EndpointError} `ERR_INVALID_HEADER` when names or values are not allowed in a header.
   * @throws {EndpointError} `ERR_INVALID_BASE_URL` when `baseUrl` is neither an `http:` or `https:` URL without userinfo, query or fragment, nor a path.
   * @throws {EndpointError} `ERR_INVALID_METHOD` when the method is not supported.
   * @throws {EndpointError} `ERR_INVALID_MEDIA_TYPE` when a format or a preview is not allowed in a media type.
   */
  constructor(...defaults: NamedArguments<Paths, DefaultNames>);
  constructor(...defaults: NamelessArguments<Paths, DefaultNames>);
  constructor(defaults?: OptionsInput) {
    super();
    const isDerived = isPlainObject(defaults) && Object.hasOwn(defaults, DERIVED);
    const derived = isDerived ? (defaults as { [DERIVED]?: EndpointState })[DERIVED] : undefined;
    const state = derived ?? Endpoint.#create(new.target.vendor, defaults);
    // Without an override, there is no hook to call.
    const isHooked = this.finalize !== Endpoint.prototype.finalize;
    this.#state = isHooked ? withFinalize(state, this.finalize.bind(this)) : state;
    this.#given = state;
  }

  /**
   * Creates an endpoint of another API without a subclass.
   *
   * ```ts
   * const acme = Endpoint.for({ baseUrl: "https://api.acme.example" });
   * acme.build("GET /orders/{id}", { id: 7 }).url; // => "https://api.acme.example/orders/7"
   *
   * const gitlab = Endpoint.for({ name: "gitlab", baseUrl: "https://gitlab.com/api/v4", credentials: ["private-token"] });
   * gitlab.build("GET /projects/{id}", { id: "group/app" }).url; // => "https://gitlab.com/api/v4/projects/group%2Fapp"
   * ```
   *
   * With an OpenAPI document, write `Endpoint.for<paths>(…)`. If the vendor also has variables or a query, write
   * `Endpoint.for<paths, typeof VENDOR>(VENDOR)`.
   *
   * @param vendor - the API
   * @throws {EndpointError} `ERR_INVALID_OPTION` when a field of the vendor is unknown or not valid. It lists all of them.
   * @throws {EndpointError} `ERR_INVALID_BASE_URL` when its `baseUrl` is not one, `ERR_INVALID_HEADER` when a header is not valid.
   */
  static for<const BaseUrl extends string, QueryName extends string = never, const Credential extends string = never>(
    vendor: VendorOf<BaseUrl, QueryName, Credential>,
  ): Endpoint<
    RoutesOfVendor<{ baseUrl: BaseUrl; query: Record<QueryName, unknown>; credentials: readonly Credential[] }>
  >;
  static for<Paths>(vendor: Vendor, ...none: unknown extends Paths ? [never] : []): Endpoint<Paths>;
  static for<Paths, Definition extends Vendor>(
    vendor: Definition,
    // Only for calls that name the document: others take the first signature.
    ...none: unknown extends Paths ? [never] : []
  ): Endpoint<OfVendor<Definition, Paths>>;
  static for(vendor: Vendor): unknown {
    return new Endpoint({ [DERIVED]: Endpoint.#create(vendor) } as object);
  }

  /** Derived endpoints, which programs create for each request, do not come here. */
  static #create(vendor: Vendor, defaults?: object): EndpointState {
    makeInspectable(Endpoint.prototype);
    makeInspectable(RequestBuilder.prototype);
    return createState(vendor, defaults);
  }

  /** @internal For the methods that take calls. */
  static stateOf(caller: Caller): EndpointState {
    return (caller as unknown as Endpoint).#state;
  }

  /** @internal For `explain()`. Returns `undefined` for anything but an endpoint of this copy of the library. */
  static find(endpoint: unknown): EndpointState | undefined {
    return typeof endpoint === "object" && endpoint !== null && #state in endpoint ? endpoint.#state : undefined;
  }

  /** The API of this endpoint. */
  get vendor(): Vendor {
    return Object.freeze({ ...this.#state.vendor.definition });
  }

  /** The policy: how parameters are sent. */
  get policy(): Policy {
    return this.#state.policy;
  }

  /** The default options, frozen. Values of parameters, `data` and `request` are not frozen. */
  get DEFAULTS(): EndpointDefaults {
    this.#defaults ??= freezeDefaults(defaultsOf(this.#state));
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
   * @throws {EndpointError} `ERR_INVALID_OPTION` when the class has its own constructor and does not override `derive()`.
   */
  withDefaults<Names extends PropertyKey>(options: NamedDefaults<Paths, Names>): HasDefaults<Names> & this;
  /** Defaults whose values may be undefined: calls may omit only those that have a value. */
  withDefaults<const Defaults>(
    options: Defaults,
    ...none: RightDefaults<Paths, Defaults>
  ): HasDefaults<DefinedNames<Defaults>> & this;
  withDefaults(options?: object): unknown {
    return this.#derive(withDefaults(this.#state, options));
  }

  /**
   * Returns a new endpoint of the same class with another policy.
   *
   * @param policy - the choices to change
   * @throws {EndpointError} `ERR_INVALID_OPTION` when a choice is not supported.
   */
  withPolicy(policy: Partial<Policy>): this {
    return this.#derive(withPolicy(this.#state, policy));
  }

  /**
   * Starts a chain without a route.
   *
   * ```ts
   * new Endpoint().builder().method("HEAD").url("/user").build().method; // => "head"
   * ```
   */
  builder<Names extends PropertyKey = never>(this: HasDefaults<Names>): Unrouted<Paths, Names>;
  builder(): unknown {
    return RequestBuilder.start(this.#state);
  }

  /**
   * Starts a chain with a route.
   *
   * ```ts
   * const acme = Endpoint.for({ baseUrl: "https://api.acme.example" });
   * acme.route("GET /orders/{id}").param("id", 7).build().url; // => "https://api.acme.example/orders/7"
   * ```
   *
   * @param route - `"<METHOD> <url>"`, or `"<url>"` for GET
   * @throws {EndpointError} `ERR_INVALID_ROUTE` when the route is neither.
   * @throws {EndpointError} `ERR_INVALID_METHOD` when the method is not supported.
   * @throws {EndpointError} `ERR_INVALID_TEMPLATE` when the url is not a valid URI template.
   */
  route<const Route extends string = OfferedRoute, Names extends PropertyKey = never>(
    this: HasDefaults<Names>,
    route: EachKnownRoute<Route, Paths>,
  ): Chain<MissingNames<Route, Paths, Names>, RouteInfo<Route, Paths>>;
  route(route: unknown): unknown {
    return RequestBuilder.start(this.#state, findRoute(this.#state.vendor, route));
  }

  /**
   * Builds the request options from merged options. It does not apply the defaults.
   *
   * @param options - the result of `merge()`
   * @throws {EndpointError} When the request is invalid or unsafe. Its `code` tells the reason.
   */
  parse(options: OptionsInput): RequestOptions {
    return parseMerged(this.#state, options);
  }

  /**
   * Builds a GET request for a url from a response, such as the next page. It has the default headers, but no default
   * parameters, because the url already contains them.
   *
   * ```ts
   * const github = new Endpoint({ per_page: 100 });
   * const next = "https://api.github.com/organizations/3430433/repos?per_page=100&page=2";
   * github.follow(next).url; // => "https://api.github.com/organizations/3430433/repos?per_page=100&page=2"
   * github.follow("https://evil.example/repos?page=2"); // throws UnsafeOriginError
   * ```
   *
   * @param url - an absolute url, as text or as a `URL`, or a path where `baseUrl` is one; sent unchanged. `nextLink()` of `fluent-endpoint/links` reads it from a response
   * @param options - headers, a media type and options for the HTTP client
   * @throws {EndpointError} `ERR_UNSAFE_ORIGIN` when the origin of the url is neither that of `baseUrl` nor in `trustedOrigins`.
   * @throws {EndpointError} `ERR_UNSAFE_PATH` when the path has a `.` or `..` segment.
   * @throws {EndpointError} `ERR_INVALID_OPTION` when the url is not absolute, or when an option is not supported.
   * @see RFC 8288
   */
  follow<Response = unknown>(url: string | UrlObject, options?: FollowOptions): RequestOptions<Response>;
  follow(url: string | UrlObject, options?: object): RequestOptions {
    return follow(this.#state, url, options);
  }

  /**
   * Whether requests to a url may have the credentials of this endpoint, as `finalize()` gets it. Ask it before you sign a
   * request after `build()`.
   *
   * ```ts
   * const github = new Endpoint();
   * github.isTrusted("https://api.github.com/user"); // => true
   * github.isTrusted("https://evil.example/user"); // => false
   * ```
   *
   * It is true for the origins of the vendor, with every value of its variables, of its rules, and of each `baseUrl` of
   * defaults; with `trustedOrigins`, for these only.
   *
   * @param url - the `url` of a request: an absolute url, or a path, which belongs to the page that sends it
   * @throws {EndpointError} `ERR_INVALID_OPTION` when the url is neither.
   */
  isTrusted(url: string): boolean {
    const text = typeof url === "string" ? url : "";
    const authority = authorityOf(text);
    if (!authority && !/^\/(?!\/)/.test(text)) throw invalidOption("url", "must be an absolute url, or a path");
    return (
      isUnambiguous(text) &&
      isTrusted({ state: this.#state, policy: this.policy }, authority ? originOf(authority) : RELATIVE)
    );
  }

  /**
   * Describes this endpoint by its vendor and the names of its defaults. It contains no values, which may be secret.
   *
   * ```ts
   * String(new Endpoint({ org: "octokit" }));
   * // => 'Endpoint {"vendor":"github","parameters":["org"],"headers":["accept","user-agent"]}'
   * ```
   */
  override toString(): string {
    return describe("Endpoint", this.toJSON());
  }

  /** Returns the name of the vendor, or its base URL, and the names of the default parameters and headers, for `JSON.stringify()`. */
  toJSON(): { vendor: string; parameters: string[]; headers: string[] } {
    const { vendor, defaults } = this.#state;
    const { name, baseUrl } = vendor.definition;
    return { vendor: name ?? baseUrl, ...shownNamesOf(defaults.parameters, defaults.options.headers) };
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

  /**
   * Changes a request after it is built. Override it to sign requests or to add a request id. It runs last in
   * `build()`, `parse()`, `follow()`, all chains and the function.
   *
   * ```ts
   * class Acme extends Endpoint {
   *   protected override finalize(request: RequestOptions, { isTrusted }: FinalizeContext): RequestOptions {
   *     return isTrusted ? { ...request, headers: { ...request.headers, "x-signature": "…" } } : request;
   *   }
   * }
   * ```
   *
   * It is synchronous. Do not override `build()` instead: chains and the function do not call it. Errors that it throws
   * reach the caller.
   *
   * @param request - the built request; it belongs to this call, except the values of `body` and `request`
   * @param context - whether the origin of the request is that of the endpoint
   * @returns plain request options, the same object or another one
   */
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- overrides use it
  protected finalize(request: RequestOptions, context: FinalizeContext): RequestOptions {
    return request;
  }

  #derive(state: EndpointState): this {
    let cause: unknown;
    try {
      // Only the constructor of a subclass may look at the options.
      const options = this.constructor === Endpoint ? undefined : defaultsOf(state);
      const derived = this.derive({ ...options, [DERIVED]: state });
      const isSameClass = Object.getPrototypeOf(derived) === Object.getPrototypeOf(this);
      if (isSameClass && derived.#given === state) return derived as this;
    } catch (error) {
      cause = error;
    }
    throw invalidOption("derive", "must be a function that returns new this.constructor(options)", "form", { cause });
  }
}

function freezeDefaults(defaults: EndpointDefaults): EndpointDefaults {
  Object.freeze(defaults.headers);
  Object.freeze(defaults.mediaType.previews);
  Object.freeze(defaults.mediaType);
  return Object.freeze(defaults);
}
