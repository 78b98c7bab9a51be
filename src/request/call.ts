import { invalidOption } from "../errors/invalid-option.js";
import type { BaseUrl } from "../options/base-url.js";
import type { ParsedOptions } from "../options/options.js";
import type { CallPlan } from "../route/call-plan.js";
import type { ApiMethods } from "../route/methods.js";
import type { RouteUrl } from "../route/route-url.js";
import { isPlainObject } from "../shared/passed-values.js";
import type { RequestOptions } from "../types/options.js";
import type { Policy } from "../types/policy.js";
import type { VendorRoutes } from "../types/vendor-routes.js";
import type { Vendor } from "../vendor/vendor.js";
import type { MediaTypeNegotiator } from "./accept.js";

/** A call: all that a build needs. Each stage takes it, and a step returns another one. */
export interface Call {
  readonly api: Api;
  readonly plan: CallPlan;
  /** The values of the names in the plan, those of defaults first. Lists and objects for the url are copies (C7). */
  readonly values: readonly unknown[];
  /** The values as the caller passed them, which tell defaults from others. */
  readonly passed: readonly unknown[];
  /** The options, merged with the defaults. */
  readonly options: ParsedOptions;
  /** The options of the call without the defaults; `undefined` if it has none, or if they are not known. */
  readonly ownOptions: Pick<ParsedOptions, "headers" | "mediaType"> | undefined;
  /** The defaults that the call was merged with. */
  readonly defaults: ParsedOptions;
  /** The pairs of the query parameters that the rule of the route wrote, by the name of the parameter. */
  readonly ruledQuery: ReadonlyMap<string, readonly (readonly [name: string, text: string])[]> | undefined;
  readonly observer: RequestObserver | undefined;
  /** The url, if a step has built it to check its origin. */
  readonly url: string | undefined;
}

/** Returns a call of an API with other options. V8 creates a literal faster than a copy. */
export function withOptions(call: Call, api: Api, options: ParsedOptions, ruledQuery = call.ruledQuery): Call {
  const { plan, values, passed, ownOptions, defaults, observer, url } = call;
  return { api, plan, values, passed, options, ownOptions, defaults, ruledQuery, observer, url };
}

/** What a build knows of its endpoint. */
export interface Api {
  readonly vendor: Vendor;
  readonly policy: Policy;
  /** What the chain has set of the policy, which overrides rules of routes (I2). */
  readonly chosen: Partial<Policy> | undefined;
  readonly negotiator: MediaTypeNegotiator;
  readonly defaults: ParsedOptions;
  /** The base URL of the defaults. */
  readonly defaultBaseUrl: BaseUrl;
  /**
   * The origins that the author of the vendor named: its base URL, those of its rules, and those of defaults (D5).
   * `undefined` for the built-in vendor.
   */
  readonly sealedOrigins: readonly string[] | undefined;
  /** The vendor's base URL, if it has variables. */
  readonly template: BaseUrlTemplate | undefined;
  /** With the defaults of the vendor, which all others override. */
  readonly ofVendor: Pick<Api, "defaults">;
  /** The header fields of calls without headers and media type and without a body; also those with the last body. */
  readonly headers: {
    bare: Readonly<Record<string, string>> | undefined;
    typed: Readonly<Record<string, string>> | undefined;
    contentType: string | undefined;
  };
  /** Whether `buildPlain()` may build calls: no step, policy or default does more. */
  readonly isPlain: boolean;
  /** The steps before a request, and after it: `undefined` for vendors that declare nothing that needs them. */
  readonly before: ((call: Call) => Call) | undefined;
  readonly after: ((request: RequestOptions, call: Call) => RequestOptions) | undefined;
}

/** The base URL of a vendor with variables (A2). */
export interface BaseUrlTemplate {
  /** The option that stands for this base URL, because callers must not pass templates. */
  readonly option: BaseUrl;
  readonly url: RouteUrl;
  /**
   * Returns a call with the vendor's base URL, filled with its values, unless defaults, the rule or the call set another
   * one. Its `text` remains that of the template.
   */
  readonly fill: (call: Call) => Call;
  /** Whether values for labels of its host make this origin. */
  readonly covers: (origin: string) => boolean;
}

/** The rules of a vendor's routes, as `defineRoutes()` of `fluent-endpoint/routes` creates them. */
export interface RouteRules extends VendorRoutes {
  /** Returns the methods of a vendor with its rules. */
  readonly addTo: (methods: ApiMethods) => ApiMethods;
  /** The origins of the base URLs of all rules. */
  readonly origins: readonly string[];
  /** The step before the request: applies the rule of the route. */
  readonly before: (call: Call) => Call;
}

/**
 * Reads the `routes` of a vendor.
 *
 * @throws {InvalidOptionError} When they are not rules of `defineRoutes()`.
 */
export function readRouteRules(routes: VendorRoutes | undefined): RouteRules | undefined {
  if (routes === undefined || isRouteRules(routes)) return routes;
  throw invalidOption("vendor.routes", "form", "defineRoutes(rules)");
}

/** Only its own properties, because any code can add others to `Object.prototype`. */
function isRouteRules(routes: VendorRoutes): routes is RouteRules {
  return (
    isPlainObject(routes) &&
    ["addTo", "before"].every((name) => typeof Object.getOwnPropertyDescriptor(routes, name)?.value === "function")
  );
}

/** Receives the results of each step of a build. An observed call takes no short cuts. */
export interface RequestObserver {
  /** The route and the method are valid. Called again after the steps of the vendor, if there are any. */
  planned(call: Call): void;
  /**
   * The expressions of the template are expanded.
   *
   * @param texts - the expansion of each variable that has a value
   */
  expanded(expansions: readonly string[], texts: ReadonlyMap<object, string>): void;
  /** The variables of the vendor's base url are expanded (A2). */
  baseExpanded(url: RouteUrl, expansions: readonly string[]): void;
  /** The encoder of the policy writes the body; `false` if it turns out that it does not (D8). */
  encoded(isUsed: boolean): void;
  /** The request is built, but a hook may still change it (A7). */
  built(request: RequestOptions): void;
  /** A parameter was placed. */
  placed(placement: {
    readonly name: string;
    readonly place: "url" | "host" | "path" | "query" | "fragment" | "header" | "body" | "dropped";
    /** The reason: the rule of the specification, the decision, or the chain step. */
    readonly rule: "P1" | "P2" | "P3" | "P5" | "A2" | "A4" | "I1" | "D2" | "query()";
    /** Its percent-encoded text in the url; `undefined` if it is not there. */
    readonly text?: string | undefined;
    /** The expression of the template that contains it. */
    readonly expression?: string;
  }): void;
}
