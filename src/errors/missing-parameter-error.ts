import { caretLine, formatRoute, OF_VALUES } from "./format.js";
import { IssuesError, type Issue } from "./issue.js";

/** Thrown when parameters of the path are missing, or empty so that the path would get an empty segment. */
export class MissingParameterError extends IssuesError {
  /** The url template up to the `?` of its query. */
  declare readonly route: string;

  /** @internal */
  constructor(issues: readonly Issue[], route: string, marked: readonly { start: number; end: number }[]) {
    super(issues, OF_VALUES, undefined, { fields: { route: formatRoute(route) }, end: caretLine(route, marked) });
  }

  get code(): "ERR_MISSING_PARAMETER" {
    return "ERR_MISSING_PARAMETER";
  }
}
