import { caretLine, formatRoute, OF_VALUES } from "./format.js";
import { IssuesError, type Issue } from "./issue.js";

/**
 * The base class of errors about the values of parameters: a service that passes on the values of its callers answers 400.
 * The message is safe to show, because it contains names and no values.
 */
export abstract class ParameterError extends IssuesError {}

/** The base class of errors about values for the placeholders of a route: the message points at these. */
export abstract class ValuesError extends ParameterError {
  /** The url template up to the `?` of its query. */
  declare readonly route: string;

  /** @internal */
  constructor(issues: readonly Issue[], route: string, marked: readonly { start: number; end: number }[]) {
    super(issues, OF_VALUES, undefined, { route: formatRoute(route) }, caretLine(route, marked));
  }
}
