import { invalidOption } from "../errors/invalid-option.js";
import { readBaseUrl } from "../options/base-url.js";
import { HeaderPatch } from "../options/headers.js";
import { NO_OPTIONS, type ParsedOptions } from "../options/parsed-options.js";
import { ownItems, ownProperties, readProperties, type NamedValues } from "../shared/own-properties.js";
import { isList, isPlainObject } from "../shared/value-kind.js";
import { VERSION } from "../version.js";
import type { RequestHeaders } from "../types/options.js";
import type { BaseUrlTemplate } from "../request/base-url.js";
import type { Policy } from "../types/policy.js";
import type { VendorRoutes } from "../types/vendor-routes.js";
import { mergePolicy } from "./policy.js";

/**
 * What distinguishes one REST API from another: data, not code.
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
  /** The name in `user-agent` and in vendor media types: letters, digits and `-`, such as `github`. */
  readonly name: string;
  /**
   * The public base url of the API: an http(s) URL without userinfo, query or fragment. It may have variables, as in
   * `https://{tenant}.example.com`: required parameters of every call, which are sent nowhere else. Calls and defaults may
   * fill whole labels left of a domain, and path segments; more of the host, as in `https://{host}/api`, only the defaults.
   */
  readonly baseUrl: string;
  /**
   * The version in the vendor's media types, such as `v3` in `application/vnd.github.v3+json`; `""` if they have none.
   * Without this field the API has no media types of its own, and a format or a preview is an error.
   */
  readonly mediaTypeVersion?: string;
  /** The default `accept` header: by default the vendor's own media type, or `application/json` without one. */
  readonly accept?: string;
  /** Default headers, such as `{ "stripe-version": "2024-06-20" }`; `null` removes one that the library sets. */
  readonly headers?: RequestHeaders;
  /**
   * Default parameters that always go to the query, whatever the method, such as `{ "api-version": "7.1" }`. Calls and
   * defaults override their values by name.
   */
  readonly query?: Readonly<Record<string, unknown>>;
  /**
   * Names of header fields and parameters that are credentials, in any case, such as `["private-token"]`. They are hidden
   * where credentials are, and sent as `authorization` is; `authorization` and cookies count anyway.
   */
  readonly credentials?: readonly string[];
  /**
   * Methods besides GET HEAD POST PUT PATCH DELETE OPTIONS, in upper case: with `body: true` the remaining parameters form
   * the body, with `body: false` they go to the query.
   */
  readonly methods?: Readonly<Record<string, { readonly body: boolean }>>;
  /** The routes whose requests differ from those of the others: made by `defineRoutes()` of `fluent-endpoint/routes`. */
  readonly routes?: VendorRoutes;
  /** How this API expects parameters, where it differs from the default. */
  readonly policy?: Partial<Policy>;
}

/**
 * A vendor as a subclass may write it: TypeScript takes `policy: { arrays: "brackets" }` of a static field for any text.
 * `defineVendor()` checks all fields when it compiles.
 */
export interface VendorLike extends Omit<Vendor, "policy"> {
  readonly policy?: object;
}

/**
 * A vendor from its properties: a checked copy, without prototypes, so that later changes have no effect (A3, B6).
 *
 * @throws {InvalidOptionError} When a name cannot be part of a header, or the methods have another form.
 */
export function readVendor({ names, values }: NamedValues): Vendor {
  const entries = names.map((name, index) => [name, values[index]]);
  const own = { __proto__: null, ...Object.fromEntries(entries) } as {
    -readonly [Field in keyof Vendor]: Vendor[Field];
  };
  const { name, mediaTypeVersion = "", methods, policy, headers, query, credentials, routes } = own;
  if (!name || ![name, mediaTypeVersion].every((part: unknown) => typeof part === "string" && /^[\w-]*$/.test(part))) {
    throw invalidOption("vendor", "form", '{ name: "acme", mediaTypeVersion: "v1", … }');
  }
  if (routes !== undefined && typeof routes !== "function")
    throw invalidOption("vendor.routes", "form", "defineRoutes({ … })");
  if (methods !== undefined) own.methods = readMethods(methods);
  if (policy !== undefined) own.policy = mergePolicy({}, policy);
  if (headers !== undefined)
    own.headers = Object.freeze({ ...ownProperties(headers, "vendor.headers") }) as RequestHeaders;
  if (query !== undefined) own.query = Object.freeze({ ...ownProperties(query, "vendor.query") });
  if (credentials !== undefined) own.credentials = readCredentials(credentials);
  return Object.freeze(own);
}

function readMethods(methods: NonNullable<Vendor["methods"]>): NonNullable<Vendor["methods"]> {
  const { names, values } = readProperties(methods, "vendor.methods");
  const rules = names.map((name, index) => {
    const rule = values[index];
    const { body } = { __proto__: null, ...(isPlainObject(rule) && rule) } as { body?: unknown };
    if (!/^[A-Z-]+$/.test(name) || typeof body !== "boolean")
      throw invalidOption("vendor.methods", "form", "{ PURGE: { body: false } }");
    return [name, Object.freeze({ body })] as const;
  });
  return Object.freeze(Object.fromEntries(rules));
}

function readCredentials(credentials: unknown): readonly string[] {
  const names = isList(credentials) ? ownItems(credentials) : [""];
  if (!names.every((name): name is string => typeof name === "string" && name !== ""))
    throw invalidOption("vendor.credentials", "form", 'a list of names such as ["x-api-key"]');
  return Object.freeze(names.map((name) => name.toLowerCase()));
}

/** The `accept` header of an API: by default its own media type (A1, A2). */
export function acceptOf({ name, mediaTypeVersion, accept }: Vendor): string {
  const own = mediaTypeVersion === undefined ? "" : `vnd.${name}${mediaTypeVersion && "."}${mediaTypeVersion}+`;
  return accept ?? `application/${own}json`;
}

/** The options of a vendor that all defaults override: its base url, its query, and the headers that name it (A1, A2). */
export function vendorDefaults(vendor: Vendor, template?: BaseUrlTemplate): ParsedOptions {
  return {
    ...NO_OPTIONS,
    method: "GET",
    baseUrl: template ? template.option : readBaseUrl(vendor.baseUrl),
    headers: HeaderPatch.read({
      accept: acceptOf(vendor),
      "user-agent": `${vendor.name}-endpoint.js/${VERSION}`,
      ...vendor.headers,
    }),
    parameters: vendor.query && readProperties(vendor.query, "vendor.query"),
  };
}
