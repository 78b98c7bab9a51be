import { FaultError } from "./fault.js";

/**
 * Thrown where a format or preview has no valid name, or is asked of a vendor without media types of its own; it tells all such
 * names.
 *
 * @see decisions A2, E3
 */
export class InvalidMediaTypeError extends FaultError {
  get code(): "ERR_INVALID_MEDIA_TYPE" {
    return "ERR_INVALID_MEDIA_TYPE";
  }
}
