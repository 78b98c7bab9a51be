/**
 * How an endpoint sends parameters, where the specification leaves a choice.
 *
 * ```ts
 * const search = new Endpoint().withPolicy({ arrays: "repeat" });
 * search.build("GET /search", { label: ["bug", "p1"] }).url; // => "https://api.github.com/search?label=bug&label=p1"
 * ```
 */
export interface Policy {
  /**
   * What a missing value in the path means: `"error"` (the default) throws a MissingParameterError, `"omit"` expands as
   * RFC 6570 says, and removes a surplus `/` at the end of the path.
   */
  readonly missing: "error" | "omit";
  /**
   * How a list is written to the query: `a=1,2` (`"comma"`, the default), `a=1&a=2` (`"repeat"`), `a[]=1&a[]=2`
   * (`"brackets"`) or `a[0]=1&a[1]=2` (`"indices"`). Brackets are percent-encoded.
   */
  readonly arrays: "comma" | "repeat" | "brackets" | "indices";
  /**
   * How a plain object is written to the query: `"error"` (the default) throws, `"brackets"` writes `a[k]=v` and
   * `a[k][l]=w`, a list in it as `arrays` says, and a list of objects as `a[0][k]=v`.
   */
  readonly objects: "error" | "brackets";
  /**
   * What happens to parameters of a call that have no place, because `data` is the whole body: `"error"` (the default)
   * throws an InvalidParameterError, `"drop"` does not send them. Default parameters without a place are never sent.
   */
  readonly unplaced: "error" | "drop";
  /**
   * Origins such as `https://uploads.github.com` that values may choose besides that of `baseUrl`, and the only ones that
   * receive the credentials of defaults. Not set by default: credentials are sent with every call.
   */
  readonly trustedOrigins: readonly string[] | undefined;
  /**
   * How the remaining parameters of a method with a body become the body: an encoder such as `form` of
   * `fluent-endpoint/bodies`. Not set by default: they are an object, which clients and adapters send as JSON.
   */
  readonly body: BodyEncoder | undefined;
}

/** An encoded body. */
export interface EncodedBody {
  /** Any body that clients accept: text, bytes, a FormData, … */
  readonly body: unknown;
  /** The `content-type` header, unless the caller sets one; without it, the client sets the header. */
  readonly contentType?: string | undefined;
}

/**
 * Encodes the parameters of a request that have no placeholder as its body. What an encoder throws reaches the caller of
 * `build()`.
 *
 * ```ts
 * const lines: BodyEncoder = (members) => ({ body: Object.values(members).join("\n"), contentType: "text/plain" });
 * new Endpoint().withPolicy({ body: lines }).build("POST /x", { a: 1, b: 2 }).body; // => "1\n2"
 * ```
 *
 * @param members - the parameters by name, with the values that the caller passed
 * @param context - the policy of the endpoint
 */
export type BodyEncoder = (
  members: Readonly<Record<string, unknown>>,
  context: { readonly policy: Policy },
) => EncodedBody;
