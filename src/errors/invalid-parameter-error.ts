import { OF_PARAMETERS } from "./format.js";
import type { Issue } from "./issue.js";
import { cureOf } from "./other-clients.js";
import { ParameterError } from "./parameter-error.js";

/** Thrown when values of parameters cannot be sent. The message contains the names of all such parameters. */
export class InvalidParameterError extends ParameterError {
  /** @internal */
  constructor(issues: readonly Issue[]) {
    super(issues.map(withCure), OF_PARAMETERS);
  }

  /** The name of the first invalid parameter. */
  get parameter(): string {
    return this.names[0]!;
  }

  get code(): "ERR_INVALID_PARAMETER" {
    return "ERR_INVALID_PARAMETER";
  }
}

/** Adds what to write instead of the option of another client: a policy would only send it. */
function withCure(issue: Issue): Issue {
  const { name, reason, detail = "" } = issue;
  const cure = cureOf(name);
  if (cure && reason === "objects") return { name, reason: "option", detail: cure };
  return cure && reason === "value" ? { name, reason, detail: `${detail}; ${cure}` } : issue;
}
