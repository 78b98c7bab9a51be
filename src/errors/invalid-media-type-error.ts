import { EndpointError } from "./endpoint-error.js";

/**
 * Thrown where a format or preview has no valid name, or is asked of a vendor without media types of its own.
 *
 * @see decisions A2, E3
 */
export class InvalidMediaTypeError extends EndpointError {
  get code(): "ERR_INVALID_MEDIA_TYPE" {
    return "ERR_INVALID_MEDIA_TYPE";
  }
}
