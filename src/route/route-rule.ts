import type { ParsedOptions } from "../options/parsed-options.js";
import type { parseRouteUrl, RouteUrl } from "./route-url.js";

/** How the requests of a route differ from those that its vendor sends by default (I1). */
export interface RouteRule {
  /** The url that is meant. */
  readonly url: RouteUrl;
  /** Whether the rule itself places the parameter of a name that the url does not have. */
  readonly places: (name: string) => boolean;
  /** The documented route, for `explain()`. */
  readonly route: string;
  /** What the rule sets for all calls, for `explain()`: the base url and the `accept` header. */
  readonly options: ParsedOptions;
  /** The `content-type` of a body, for `explain()`. */
  readonly contentType: string | undefined;
  /** The encoder of the body, for `explain()`. */
  readonly body: ((...members: never) => unknown) | undefined;
  /** Applies what the rule says besides the url: an `ApplyRule` of request/. */
  readonly apply: object | undefined;
}

/** Finds the rule of a route. `fluent-endpoint/routes` makes these functions, so that who has no rules ships none. */
export type FindRouteRule = (method: string, url: RouteUrl, parse: typeof parseRouteUrl) => RouteRule | undefined;
