import { caretLine, formatRoute, OF_VALUES } from "./format.js";
import { IssuesError, type Issue } from "./issue.js";

/**
 * Thrown when values would change the structure of the path: a `.` or `..` segment, an empty segment, or a `?` or `#`
 * from a reserved expression. The message names all such parameters.
 */
export class UnsafePathError extends IssuesError {
  /** The url template up to the `?` of its query. */
  declare readonly route: string;

  /** @internal */
  constructor(issues: readonly Issue[], route: string, marked: readonly { start: number; end: number }[]) {
    super(issues, OF_VALUES, undefined, { fields: { route: formatRoute(route) }, end: caretLine(route, marked) });
  }

  get code(): "ERR_UNSAFE_PATH" {
    return "ERR_UNSAFE_PATH";
  }
}
