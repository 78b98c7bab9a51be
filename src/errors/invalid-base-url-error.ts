import { EndpointError } from "./endpoint-error.js";

/**
 * Thrown when `baseUrl` is not an http(s) URL, or has userinfo, a query or a fragment. The message does not contain it.
 */
export class InvalidBaseUrlError extends EndpointError {
  get code(): "ERR_INVALID_BASE_URL" {
    return "ERR_INVALID_BASE_URL";
  }
}
