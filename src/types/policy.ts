/**
 * The choices of how an endpoint sends parameters.
 *
 * ```ts
 * const search = new Endpoint().withPolicy({ arrays: "repeat" });
 * search.build("GET /search", { label: ["bug", "p1"] }).url; // => "https://api.github.com/search?label=bug&label=p1"
 * ```
 */
export interface Policy {
  /**
   * How a list is written in the query: `a=1&a=2` (`"repeat"`, the default), `a=1,2` (`"comma"`, GitHub's), `a[]=1&a[]=2`
   * (`"brackets"`) or `a[0]=1&a[1]=2` (`"indices"`). Brackets are percent-encoded.
   */
  readonly arrays: "comma" | "repeat" | "brackets" | "indices";
  /**
   * How a plain object is written in the query. `"error"` (the default) throws. `"brackets"` writes `a[k]=v` and
   * `a[k][l]=w`, a nested list according to `arrays`, and a list of objects as `a[0][k]=v`.
   */
  readonly objects: "error" | "brackets";
  /**
   * Origins such as `https://uploads.github.com` that values may choose besides the origin of `baseUrl`. Only these
   * origins receive the credentials of defaults. By default, they are those of the vendor, its rules, and each `baseUrl`
   * of defaults; the built-in vendor, GitHub, has no default, and sends credentials with every call.
   */
  readonly trustedOrigins: readonly string[] | undefined;
  /**
   * The encoder of the body, such as `form` of `fluent-endpoint/bodies`. Not set by default: the body is then an
   * object, which clients and adapters send as JSON.
   */
  readonly body: BodyEncoder | undefined;
}

/** The second argument of an encoder. */
export interface EncoderContext {
  /** The policy of the endpoint. */
  readonly policy: Policy;
  /** What `.policy()` of the chain has set, which overrides the styles of single members. */
  readonly chosen?: Partial<Policy>;
}

/** An encoded body. */
export interface EncodedBody {
  /** Any body that clients accept: text, bytes, a FormData, … */
  readonly body: unknown;
  /**
   * The `content-type` header, unless the caller sets one, which must be the same type or also JSON. If it is absent, the
   * client sets the header.
   */
  readonly contentType?: string | undefined;
}

/**
 * Encodes the parameters without a placeholder as the body of a request. `build()` passes on errors that an encoder
 * throws.
 *
 * ```ts
 * const lines: BodyEncoder = (members) => ({ body: Object.values(members).join("\n"), contentType: "text/plain" });
 * new Endpoint().withPolicy({ body: lines }).build("POST /x", { a: 1, b: 2 }).body; // => "1\n2"
 * ```
 *
 * @param members - the parameters by name, with the values that the caller passed; or `data` that is a plain object or a
 * list, as it is
 * @param context - the policy of the endpoint
 */
export type BodyEncoder = (members: Readonly<Record<string, unknown>>, context: EncoderContext) => EncodedBody;

/** The rules of a vendor, as `defineRoutes()` of `fluent-endpoint/routes` returns them. */
export interface VendorRoutes {
  // A copy loses a signature: the compiler rejects `{ ...vendor.routes }`, which has no rules; `rulesOf(vendor)` has them.
  (methods: never): unknown;
  // Types only. A text, because each copy of the declarations has a symbol of its own: the one for `import`, the one for
  // `require()`, and those of other versions.
  readonly "made by defineRoutes()": true;
}

/**
 * How the requests of a route differ from the default of its vendor. A string is its `url`.
 */
export interface RouteRule {
  /**
   * The url, as a template of RFC 6570: a suffix of the documented path, such as `{?key,ref}`, or the whole path, such
   * as `/reports{.format}`.
   */
  readonly url?: string;
  /** The base URL, unless defaults or the call set one. */
  readonly baseUrl?: string;
  /**
   * Parameters that always go to the query, in a style that a template cannot express. `"querystring"` writes a value without
   * its name: a text as it is, anything else as JSON. A list of names leaves the style to the policy.
   */
  readonly query?: Readonly<Record<string, QueryStyle | "querystring">> | readonly string[];
  /** Names of parameters that are header fields. Lists and objects have commas, `name*` writes an object as `k=v`. */
  readonly headers?: readonly string[];
  /** The `accept` header, instead of the vendor's default. */
  readonly accept?: string;
  /** The `content-type` of a body, unless the caller sets one. */
  readonly contentType?: string;
  /** The encoder of the body; `"data"` if the body is always `data`. */
  readonly body?: BodyEncoder | "data";
  /** Whether the encoder of the rule also writes `data` that is a text: `json` writes it with quotation marks. */
  readonly encodesText?: true;
  /** Whether a request without parameters for the body has an empty one, `{}` in JSON. */
  readonly requiresBody?: true;
  /** Names of parameters of the path whose slashes are slashes, as `segments()` writes them. */
  readonly segments?: readonly string[];
  /** Names of cookies: a parameter of that name is an error, because it would be in the url. */
  readonly cookies?: readonly string[];
  /** Names of members of the body that an option, a credential or a header has, too: `{ headers: … }` is then the member. */
  readonly members?: readonly string[];
  /** The values of parameters that no default and no call sets: an API may require what its document has a default for. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /**
   * Names of parameters that may be objects. With this field in the rule `"*"`, which then counts for all routes, an object for
   * another parameter is an error, unless an expression such as `{?filter*}`, `name*` in `headers`, or a style such as
   * `deepObject` says that it may be one.
   */
  readonly objects?: readonly string[];
  /** In the rule `"*"`: names of header fields that calls set by the option `headers`. A parameter of that name is an error. */
  readonly optionHeaders?: readonly string[];
  /** In the rule `"*"`: whether default parameters are never members of a body. */
  readonly bodiesWithoutDefaults?: true;
}

/**
 * How OpenAPI writes a query parameter: a list as `a=1&a=2` (`form`), `a=1,2` (`comma`), `a=1%202` (`spaceDelimited`) or
 * `a=1|2` (`pipeDelimited`), with tabs (`tabDelimited`, of OpenAPI 2.0), an object as `k=v`, `a=k,v`, … or `a[k]=v`
 * (`deepObject`). Lists and objects within a list or an object are JSON texts there, or have more brackets (`deepObject`).
 * `json` writes the whole value as JSON: `a=[1,2]`.
 */
export type QueryStyle = "form" | "comma" | "spaceDelimited" | "pipeDelimited" | "tabDelimited" | "deepObject" | "json";
