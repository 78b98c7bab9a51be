import { EndpointError } from "./endpoint-error.js";
import { quoted, shownRoute } from "./shown.js";

/**
 * Thrown where a route is no `"<METHOD> <url>"` and no `"<url>"`, or where no url is given at all.
 *
 * @see decisions B1, B5
 */
export class InvalidRouteError extends EndpointError {
  /** The route up to the `?` of its query; empty where it is no string, or is not given. */
  declare readonly route: string;

  /** @internal */
  constructor(route: string, problem: string) {
    const shown = shownRoute(route);
    super(
      `Invalid route ${quoted(shown)}: ${problem}; write "<METHOD> <url>" or "<url>", as in "GET /orgs/{org}/repos"`,
      {
        route: shown,
      },
    );
  }

  get code(): "ERR_INVALID_ROUTE" {
    return "ERR_INVALID_ROUTE";
  }
}
