import { FaultError } from "./fault.js";

/**
 * Thrown where a header field has no valid name or value; it tells all such fields, and never a value.
 *
 * @see decisions D4, D6
 */
export class InvalidHeaderError extends FaultError {
  /** The first header field at fault, as it was spelt. */
  get header(): string {
    return this.names[0]!;
  }

  get code(): "ERR_INVALID_HEADER" {
    return "ERR_INVALID_HEADER";
  }
}
