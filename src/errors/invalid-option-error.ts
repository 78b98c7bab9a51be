import { OF_OPTIONS } from "./format.js";
import { IssuesError, type Issue } from "./issue.js";

/** Thrown when options, a policy or a vendor are invalid. The message contains all names. */
export class InvalidOptionError extends IssuesError {
  /** @internal */
  constructor(issues: readonly Issue[], options?: ErrorOptions) {
    super(issues, OF_OPTIONS, options);
  }

  /** The name of the first invalid option. */
  get option(): string {
    return this.names[0]!;
  }

  get code(): "ERR_INVALID_OPTION" {
    return "ERR_INVALID_OPTION";
  }
}
