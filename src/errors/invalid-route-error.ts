import { EndpointError } from "./endpoint-error.js";
import { formatRoute, quote } from "./format.js";

/** Thrown when a route is neither `"<METHOD> <url>"` nor `"<url>"`, or when a call has no url. */
export class InvalidRouteError extends EndpointError {
  /** The route up to the `?` of its query; empty if it is not a string, or not given. */
  declare readonly route: string;

  /** @internal */
  constructor(given: string | undefined, rule: string) {
    const route = formatRoute(given ?? "");
    super(
      `Invalid route: ${given === undefined ? "the route" : quote(route)} must be ${rule}, as in "GET /orgs/{org}/repos"`,
      { route },
    );
  }

  get code(): "ERR_INVALID_ROUTE" {
    return "ERR_INVALID_ROUTE";
  }
}
