import { EndpointError } from "../errors/endpoint-error.js";
import { quoteInFull } from "../errors/format.js";

/** Thrown when an OpenAPI document is invalid. The message contains the position as a JSON pointer. */
export class InvalidDocumentError extends EndpointError {
  /** The position as a JSON pointer, such as `#/paths/~1users/get` (RFC 6901). */
  declare readonly pointer: string;
  /** A stable identifier of the reason, for programs: `"length"` if a name or a url is too long. */
  declare readonly reason: "form" | "length";

  /** @internal */
  constructor(pointer: string, problem: string, reason: "form" | "length" = "form") {
    super(`Invalid OpenAPI document, at ${quoteInFull(pointer)}: ${problem}`, { pointer, reason });
  }

  get code(): "ERR_INVALID_DOCUMENT" {
    return "ERR_INVALID_DOCUMENT";
  }
}
