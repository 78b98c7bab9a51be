import { EndpointError } from "../errors/endpoint-error.js";
import { quote } from "../errors/format.js";

/** Thrown when an OpenAPI document cannot be read. The message names the place in the document. */
export class InvalidDocumentError extends EndpointError {
  /** The place as a JSON pointer, such as `#/paths/~1users/get` (RFC 6901). */
  declare readonly pointer: string;

  /** @internal */
  constructor(pointer: string, problem: string) {
    super(`Invalid OpenAPI document, at ${quote(pointer)}: ${problem}`, { pointer });
  }

  get code(): "ERR_INVALID_DOCUMENT" {
    return "ERR_INVALID_DOCUMENT";
  }
}
