import { OF_HEADERS } from "./format.js";
import { IssuesError, type Issue } from "./issue.js";

/** Thrown when header fields have an invalid name or value. The message contains all names, but no values. */
export class InvalidHeaderError extends IssuesError {
  /** @internal */
  constructor(issues: readonly Issue[]) {
    super(issues, OF_HEADERS);
  }

  /** The name of the first invalid header field, as the caller wrote it. */
  get header(): string {
    return this.names[0]!;
  }

  get code(): "ERR_INVALID_HEADER" {
    return "ERR_INVALID_HEADER";
  }
}
