import { EndpointError } from "./endpoint-error.js";
import { quoted } from "./shown.js";

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
    super(`Invalid method ${quoted(method)}: use one of ${supported.join(", ")}`, { method, supported });
  }

  get code(): "ERR_INVALID_METHOD" {
    return "ERR_INVALID_METHOD";
  }
}
