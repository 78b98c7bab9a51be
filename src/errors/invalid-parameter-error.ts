import { OF_PARAMETERS } from "./format.js";
import type { Issue } from "./issue.js";
import { ParameterError } from "./parameter-error.js";

/** Thrown when values of parameters cannot be sent. The message contains the names of all such parameters. */
export class InvalidParameterError extends ParameterError {
  /** @internal */
  constructor(issues: readonly Issue[]) {
    super(issues, OF_PARAMETERS);
  }

  /** The name of the first invalid parameter. */
  get parameter(): string {
    return this.names[0]!;
  }

  get code(): "ERR_INVALID_PARAMETER" {
    return "ERR_INVALID_PARAMETER";
  }
}
