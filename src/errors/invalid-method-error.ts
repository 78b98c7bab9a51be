import { didYouMean } from "./did-you-mean.js";
import { EndpointError } from "./endpoint-error.js";
import { formatRoute, quote } from "./format.js";

/** Thrown when the method is not supported. */
export class InvalidMethodError extends EndpointError {
  /** The method, as the caller wrote it. */
  declare readonly method: string;
  /** The supported methods, in upper case. */
  declare readonly supported: readonly string[];

  /** @internal */
  constructor(given: string, supported: readonly string[]) {
    const method = formatRoute(given);
    const hint = didYouMean(given, supported);
    super(`Invalid method: ${quote(method)} must be one of ${supported.join(", ")}${hint}`, { method, supported });
  }

  get code(): "ERR_INVALID_METHOD" {
    return "ERR_INVALID_METHOD";
  }
}
