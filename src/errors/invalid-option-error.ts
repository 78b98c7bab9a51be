import { FaultError } from "./fault.js";

/**
 * Thrown where an option, a policy or a vendor is not what it must be; it tells all that are at fault.
 *
 * @see decisions B4, B5, F2
 */
export class InvalidOptionError extends FaultError {
  /** The first option at fault. */
  get option(): string {
    return this.names[0]!;
  }

  get code(): "ERR_INVALID_OPTION" {
    return "ERR_INVALID_OPTION";
  }
}
