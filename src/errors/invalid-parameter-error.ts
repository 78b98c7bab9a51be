import { FaultError } from "./fault.js";

/**
 * Thrown where the value of a parameter cannot be written where the parameter goes; it tells all such parameters.
 *
 * @see decisions C4, C9, D2
 */
export class InvalidParameterError extends FaultError {
  /** The first parameter at fault. */
  get parameter(): string {
    return this.names[0]!;
  }

  get code(): "ERR_INVALID_PARAMETER" {
    return "ERR_INVALID_PARAMETER";
  }
}
