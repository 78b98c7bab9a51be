import { BASE_URL_FAULTS, type BaseUrlFault } from "./base-url-faults.js";
import { EndpointError } from "./endpoint-error.js";

/**
 * Thrown when `baseUrl` is neither an http(s) URL nor a path, or has userinfo, a query or a fragment. The message says what is wrong, and
 * does not contain it.
 */
export class InvalidBaseUrlError extends EndpointError {
  /** A stable identifier of the fault, for programs, such as `"host"`, `"scheme"` or `"query"`. */
  declare readonly reason: BaseUrlFault;

  /** @internal */
  constructor(reason: BaseUrlFault) {
    super(`Invalid baseUrl: it ${BASE_URL_FAULTS[reason]}`, { reason });
  }

  get code(): "ERR_INVALID_BASE_URL" {
    return "ERR_INVALID_BASE_URL";
  }
}
