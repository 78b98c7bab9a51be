import { EndpointError } from "./endpoint-error.js";

/**
 * Thrown where `baseUrl` is no http or https URL, or has userinfo, a query or a fragment; it never shows it.
 *
 * @see decisions C7, F2
 */
export class InvalidBaseUrlError extends EndpointError {
  get code(): "ERR_INVALID_BASE_URL" {
    return "ERR_INVALID_BASE_URL";
  }
}
