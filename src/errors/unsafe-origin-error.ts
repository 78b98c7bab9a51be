import { caretLine, formatRoute, OF_VALUES } from "./format.js";
import { IssuesError, type Issue } from "./issue.js";

/** Thrown when values would choose where the request goes: the scheme, the host, the port or userinfo. */
export class UnsafeOriginError extends IssuesError {
  /** The url template up to the `?` of its query. */
  declare readonly route: string;

  /** @internal */
  constructor(issues: readonly Issue[], route: string, marked: readonly { start: number; end: number }[]) {
    super(issues, OF_VALUES, undefined, { fields: { route: formatRoute(route) }, end: caretLine(route, marked) });
  }

  get code(): "ERR_UNSAFE_ORIGIN" {
    return "ERR_UNSAFE_ORIGIN";
  }
}
