import { caretLine, formatRoute, OF_VALUES } from "./format.js";
import { IssuesError, type Issue } from "./issue.js";

/**
 * The base class of errors about values of parameters. A service that passes on values of its callers should respond
 * with 400. The message is safe to show, because it contains names but no values.
 */
export abstract class ParameterError extends IssuesError {}

/** The base class of errors about values for the placeholders of a route. The message points at the placeholders. */
export abstract class ValuesError extends ParameterError {
  /** The url template up to the `?` of its query. */
  declare readonly route: string;

  /** @internal */
  constructor(issues: readonly Issue[], route: string, marked: readonly { start: number; end: number }[]) {
    super(issues, OF_VALUES, undefined, { route: formatRoute(route) }, caretLine(route, marked));
  }
}
