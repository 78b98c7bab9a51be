import { OF_MEDIA_TYPES } from "./format.js";
import { IssuesError, type Issue } from "./issue.js";

/** Thrown when a format or preview has an invalid name, or when the vendor has no media types. */
export class InvalidMediaTypeError extends IssuesError {
  /** @internal */
  constructor(issues: readonly Issue[]) {
    super(issues, OF_MEDIA_TYPES);
  }

  get code(): "ERR_INVALID_MEDIA_TYPE" {
    return "ERR_INVALID_MEDIA_TYPE";
  }
}
