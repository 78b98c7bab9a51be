import type { ParsedOptions } from "../options/parsed-options.js";
import type { parseRouteUrl, RouteUrl } from "./route-url.js";

/** The names of the parameters that a vendor places itself (A2). */
export interface VendorNames {
  /** The names of parameters that go to the query for every method. */
  readonly queryNames: readonly string[];
  /** The names of the variables in the base URL, which are sent nowhere else. */
  readonly baseNames: readonly string[];
}

/** How the requests of a route differ from the default of its vendor (I1). */
export interface RouteRule {
  /** The url to build. */
  readonly url: RouteUrl;
  /** Whether the rule places the parameter with this name, which has no placeholder. */
  readonly places: (name: string, vendor: VendorNames) => boolean;
  /** The documented route, for `explain()`. */
  readonly route: string;
  /** The base URL and the `accept` header of the rule, for `explain()`. */
  readonly options: ParsedOptions;
  /** The `content-type` of a body, for `explain()`. */
  readonly contentType: string | undefined;
  /** The encoder of the body, for `explain()`. */
  readonly body: ((...members: never) => unknown) | undefined;
  /** Creates an `ApplyRule` of request/, which applies all parts of the rule except the url to the calls of a plan. */
  readonly createApply: (() => object) | undefined;
}

/**
 * Finds the rule of a route. `fluent-endpoint/routes` creates these functions, so that programs without rules do not
 * contain their code.
 */
export type FindRouteRule = (method: string, url: RouteUrl, parse: typeof parseRouteUrl) => RouteRule | undefined;
