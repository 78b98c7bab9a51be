import type { MisspeltBaseUrl } from "./misspelt.js";
import type { DidYouMean, ThirdArgument } from "./mistakes.js";
import type { Sendable } from "./parameter-value.js";
import type { CarriesResponse } from "./response.js";

/**
 * Headers by name, in any case. `null` removes a default header; `undefined` keeps it. For the `Headers` of the platform,
 * a `Map` or a list of pairs, write `Object.fromEntries(headers)`.
 *
 * ```ts
 * const headers: RequestHeaders = { "x-trace": 1, accept: null };
 * new Endpoint().build("/user", {}, { headers }).headers["x-trace"]; // => "1"
 * ```
 */
export interface RequestHeaders {
  readonly [name: string]: string | number | bigint | boolean | null | undefined;
}

/** The options that change the `accept` header. */
export interface MediaTypeOptions {
  /** A media type parameter such as `"raw"`, `"diff"` or `"text+json"`; `""` and `"json"` select the vendor's default. */
  readonly format?: string | undefined;
  /** Names of API previews such as `"mercy"`, with or without `-preview`; they are added to those of the defaults. */
  readonly previews?: readonly string[] | undefined;
}

/** The options of `follow()`. */
export interface FollowOptions {
  /** Headers, merged by lower-case name with those of the defaults. */
  readonly headers?: RequestHeaders | undefined;
  /** Changes the `accept` header. */
  readonly mediaType?: MediaTypeOptions | undefined;
  /** Options for the HTTP client, such as `{ signal }`: returned unchanged. */
  readonly request?: object | undefined;
}

/** The options of calls and defaults, without parameters, body and route. */
export interface CallSettings extends FollowOptions {
  /** The base URL of relative urls, an `http:` or `https:` URL; by default the vendor's. */
  readonly baseUrl?: string | undefined;
}

/** Parameters of any name, where names of options are names like any other. */
export interface AnyName {
  readonly [parameter: string]: Sendable;
}

/** Parameters of any name but those that are probably meant as options. */
// Patterns of names refuse what is no parameter: editors do not offer them.
export interface OpenNames {
  readonly [parameter: string]: Sendable;
  readonly [baseUrl: `base${string}${"url" | "URL"}`]: DidYouMean<ThirdArgument<"baseUrl">>;
  readonly [headers: `he${string}ader`]: Exclude<Sendable, object> | DidYouMean<ThirdArgument<"headers">>;
  readonly [mediaType: `media${string}type`]: Exclude<Sendable, object> | DidYouMean<ThirdArgument<"mediaType">>;
}

/** The body of a call. */
export interface BodyOption {
  /** The body, sent unchanged. Without it, the remaining parameters form a JSON body. */
  readonly data?: unknown;
}

/** The options of a call, without parameters. */
export interface CallOptions extends CallSettings, BodyOption {}

/** The options of defaults, without parameters. */
export interface DefaultOptions extends CallOptions, RouteOptions {}

/** The method and the url, as options. */
export interface RouteOptions {
  /** A supported method, in any case; GET by default. */
  readonly method?: string | undefined;
  /** A path or a full URL, as a URI template of RFC 6570; `:name` means `{name}`. */
  readonly url?: string | undefined;
}

/** The options and parameters of merged options and defaults. */
export interface RequestParameters extends CallOptions, MisspeltBaseUrl {
  /** Any other key is a parameter: it fills its placeholder, or goes to the query or the body. */
  readonly [parameter: string]: unknown;
}

/** The options and parameters of a call, including its route. */
export interface EndpointOptions extends RequestParameters, RouteOptions {}

/** Options, parameters and route in one object, as defaults and the function accept them: an object literal, or a value of any interface or class. */
export type OptionsInput = EndpointOptions | (object & CallOptions & RouteOptions);

/** The options of a call merged with the defaults: what `merge()` returns and `parse()` takes. */
export interface EndpointDefaults extends RequestParameters {
  readonly baseUrl: string;
  /** The method, in upper case. */
  readonly method: string;
  /** The url as a URI template, not expanded; absent when the defaults have none. */
  readonly url?: string;
  /** Headers by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly mediaType: { readonly format: string; readonly previews?: readonly string[] };
}

/** The second argument of `finalize()`. */
export interface FinalizeContext {
  /**
   * Whether the request goes to an origin of the vendor, its rules or its defaults; with `trustedOrigins`, to one of these.
   * Do not add a signature or a token to any other request.
   */
  readonly isTrusted: boolean;
  /**
   * The method and the path of the route, without values: `"GET /repos/{owner}/{repo}"`, for traces and logs. It is
   * `undefined` for `follow()`.
   */
  readonly route: string | undefined;
}

/**
 * Plain request options for any HTTP client: what `build()` returns.
 *
 * @typeParam Response - the type of the response body; it exists in types only, see `ResponseOf`
 */
export interface RequestOptions<Response = unknown> extends CarriesResponse<Response> {
  /** The method, in lower case. `fetch` and undici require upper case. */
  method: string;
  /** The full url in printable ASCII, with every placeholder replaced. */
  url: string;
  /** Headers by lower-case name. */
  headers: Record<string, string>;
  /** The body; absent when there is none. */
  body?: unknown;
  /** The `request` option, unchanged. */
  request?: object;
}
