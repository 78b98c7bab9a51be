import { hint } from "./closest.js";
import { EndpointError } from "./endpoint-error.js";
import { quoted, shownRoute } from "./shown.js";

/**
 * Thrown where the method is not one of the supported verbs.
 *
 * @see decision B2
 */
export class InvalidMethodError extends EndpointError {
  /** The method as given. */
  declare readonly method: string;
  /** The verbs that are supported, in upper case. */
  declare readonly supported: readonly string[];

  /** @internal */
  constructor(method: string, supported: readonly string[]) {
    const shown = shownRoute(method);
    super(`Invalid method ${quoted(shown)}: use one of ${supported.join(", ")}${hint(method, supported)}`, {
      method: shown,
      supported,
    });
  }

  get code(): "ERR_INVALID_METHOD" {
    return "ERR_INVALID_METHOD";
  }
}
