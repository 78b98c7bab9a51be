import { EndpointError } from "../errors/endpoint-error.js";
import { quote } from "../errors/format.js";

/** Thrown when an OpenAPI document is invalid. The message contains the position as a JSON pointer. */
export class InvalidDocumentError extends EndpointError {
  /** The position as a JSON pointer, such as `#/paths/~1users/get` (RFC 6901). */
  declare readonly pointer: string;

  /** @internal */
  constructor(pointer: string, problem: string) {
    super(`Invalid OpenAPI document, at ${quote(pointer)}: ${problem}`, { pointer });
  }

  get code(): "ERR_INVALID_DOCUMENT" {
    return "ERR_INVALID_DOCUMENT";
  }
}
