import { EndpointError } from "./endpoint-error.js";
import { formatRoute, LENGTH, quote } from "./format.js";

const SENTENCES = {
  text: "must be text, not {}",
  form: 'must be "<METHOD> <url>" or "<url>"',
  separate: "must be one text: {}",
  missing: "must be set by the call or its defaults",
  length: LENGTH,
};

/** Thrown when a route is neither `"<METHOD> <url>"` nor `"<url>"`, or when a call has no url. */
export class InvalidRouteError extends EndpointError {
  /** The route up to the `?` of its query; empty if it is not a string, or not given. */
  declare readonly route: string;

  /** A stable identifier of the reason, for programs; `"length"` if the route is too long. */
  declare readonly reason: keyof typeof SENTENCES;

  /**
   * @internal
   * @param detail - the kind of a route that is not text, or the whole route
   */
  constructor(given: string | undefined, reason: keyof typeof SENTENCES, detail = "") {
    const route = formatRoute(given ?? "");
    const shown = given === undefined ? "the route" : quote(route);
    const rule = SENTENCES[reason].replace("{}", () => detail);
    super(`Invalid route: ${shown} ${rule}, as in "GET /orgs/{org}/repos"`, { route, reason });
  }

  get code(): "ERR_INVALID_ROUTE" {
    return "ERR_INVALID_ROUTE";
  }
}
