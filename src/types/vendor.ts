import type { RequestHeaders } from "./options.js";
import type { Policy, VendorRoutes } from "./policy.js";

/**
 * Describes a REST API as data: how its requests differ from those of other APIs.
 *
 * ```ts
 * const GITLAB: Vendor = { name: "gitlab", baseUrl: "https://gitlab.com/api/v4" };
 * class GitLab extends Endpoint {
 *   static override readonly vendor = GITLAB;
 * }
 * new GitLab().build("GET /projects/{id}", { id: "group/app" }).url; // => "https://gitlab.com/api/v4/projects/group%2Fapp"
 * ```
 */
export interface Vendor {
  /**
   * The name in `user-agent` and in vendor media types: letters, digits and `-`, such as `github`. Without it, `user-agent`
   * names this library.
   */
  readonly name?: string;
  /**
   * The base url of the API: an http(s) URL without userinfo, query or fragment, or a path such as `/api`, which belongs to
   * the page that sends the request. It may have variables, as in
   * `https://{tenant}.example.com` or `https://{host}/api`, which the constructor or `withDefaults()` fills.
   */
  readonly baseUrl: string;
  /**
   * The version in the vendor's media types, such as `v3` in `application/vnd.github.v3+json`; `""` if they have none.
   * Without this field, the API has no media types, and a format or a preview throws an error.
   */
  readonly mediaTypeVersion?: string;
  /** The default `accept` header. If absent, it is the media type of the vendor, or `application/json`. */
  readonly accept?: string;
  /**
   * The media type of its bodies where neither the call nor an encoder sets one, such as `application/json` without the
   * charset that is the default.
   */
  readonly contentType?: string;
  /** Default headers, such as `{ "stripe-version": "2024-06-20" }`; `null` removes one that the library sets. */
  readonly headers?: RequestHeaders;
  /**
   * Default parameters that go to the query for every method, such as `{ "api-version": "7.1" }`. Calls and defaults
   * override them by name.
   */
  readonly query?: Readonly<Record<string, unknown>>;
  /**
   * Names of header fields and parameters that are credentials, in any case, such as `["private-token"]`. They are
   * hidden and withheld like `authorization`. Do not list `authorization` and cookies: they are always credentials.
   */
  readonly credentials?: readonly string[];
  /**
   * Methods besides GET HEAD POST PUT PATCH DELETE OPTIONS QUERY, in upper case. With `body: true`, parameters without a
   * placeholder form the body; with `body: false`, they go to the query.
   */
  readonly methods?: Readonly<Record<string, { readonly body: boolean }>>;
  /** The rules for routes with other requests, from `defineRoutes()` of `fluent-endpoint/routes`. */
  readonly routes?: VendorRoutes;
  /**
   * The values of variables of `baseUrl` that have a default, such as `{ region: "us" }`. The constructor and
   * `withDefaults()` replace them.
   */
  readonly variables?: Readonly<Record<string, string | number>>;
  /** How this API expects parameters, if it differs from the default policy. */
  readonly policy?: Partial<Policy>;
}

/**
 * A vendor as a static field of a subclass. TypeScript infers `string` for `policy: { arrays: "brackets" }` there.
 * `defineVendor()` checks all fields at compile time.
 */
export interface VendorLike extends Omit<Vendor, "policy"> {
  readonly policy?: object;
}

/** A vendor whose type contains what its calls depend on, and no other values, which editors would show. */
export interface VendorOf<
  BaseUrl extends string,
  QueryName extends string,
  Credential extends string = string,
> extends Omit<Vendor, "baseUrl" | "query" | "credentials"> {
  readonly baseUrl: BaseUrl;
  readonly credentials?: readonly Credential[];
  readonly query?: Readonly<Record<QueryName, unknown>>;
}
