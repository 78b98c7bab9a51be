import { ValuesError } from "./parameter-error.js";

/** Thrown when parameters of the path are missing, or empty so that the path would have an empty segment. */
export class MissingParameterError extends ValuesError {
  get code(): "ERR_MISSING_PARAMETER" {
    return "ERR_MISSING_PARAMETER";
  }
}
