import type { CarriesResponse } from "./response.js";

/** Header fields as given: `null` takes a default away, `undefined` is "not given" (decisions A5, D4). */
export type RequestHeaders = Readonly<Record<string, string | number | bigint | boolean | null | undefined>>;

/** What amends the `accept` header (specification, Rules for media types). */
export interface MediaTypeOptions {
  /** Media type parameter such as `raw`, `diff`, `text+json`; `""` and `json` mean the vendor's default. */
  readonly format?: string | undefined;
  /** Names of API previews such as `mercy`, with or without `-preview`; united with those set as defaults. */
  readonly previews?: readonly string[] | undefined;
}

/** The options beside the parameters and the body. */
export interface CallSettings {
  /** An http(s) URL that a url which is a path is placed after; by default the vendor's address. */
  readonly baseUrl?: string | undefined;
  /** Header fields, merged by lower-cased name with those of the defaults. */
  readonly headers?: RequestHeaders | undefined;
  /** Amends the `accept` header. */
  readonly mediaType?: MediaTypeOptions | undefined;
  /** Meta information for the client, such as `{ signal }`: returned unchanged. */
  readonly request?: object | undefined;
}

/** The options beside the parameters (specification, Options object). */
export interface CallOptions extends CallSettings {
  /** The body, as it is; without it the remaining parameters form a JSON body. */
  readonly data?: unknown;
}

/** The route, where it stands among the options. */
export interface RouteOptions {
  /** A supported verb in any case; GET by default. */
  readonly method?: string | undefined;
  /** A path or a full URL, as a URI template of RFC 6570; `:name` means `{name}`. */
  readonly url?: string | undefined;
}

/** Options and parameters of a call. */
export interface RequestParameters extends CallOptions {
  /** Any other key is a parameter: it fills its placeholder, or goes to the query or the body. */
  readonly [parameter: string]: unknown;
}

/** Options and parameters, with the route among them. */
export interface EndpointOptions extends RequestParameters, RouteOptions {}

/** What a call takes for its options: an object literal, or a value of any interface or class. */
export type GivenParameters = RequestParameters | (object & CallOptions);

/** The same with the route among the options. */
export type GivenOptions = EndpointOptions | (object & CallOptions & RouteOptions);

/** Options after the defaults are applied, not yet parsed (specification, Merged options object; decision A6). */
export interface EndpointDefaults extends RequestParameters {
  readonly baseUrl: string;
  /** The verb in upper case. */
  readonly method: string;
  /** The url template, not expanded; absent where defaults name none. */
  readonly url?: string;
  /** Header fields by their name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly mediaType: { readonly format: string; readonly previews: readonly string[] };
}

/**
 * What `build()` returns: plain request options for any HTTP client (specification, Result object).
 *
 * @typeParam Response - what the server answers, where that is known: types only, see `ResponseOf`
 */
export interface RequestOptions<Response = unknown> extends CarriesResponse<Response> {
  /** The verb in lower case; `fetch` and undici need it in upper case (decision B3). */
  method: string;
  /** The full url: printable ASCII, every placeholder replaced. */
  url: string;
  /** Header fields by their name in lower case. */
  headers: Record<string, string>;
  /** The body, where there is one: only for verbs that have one. */
  body?: unknown;
  /** The `request` option, unchanged. */
  request?: object;
}
