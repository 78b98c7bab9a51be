import { ValuesError } from "./parameter-error.js";

/**
 * Thrown when values would change the structure of the path: a `.` or `..` segment, an empty segment, or a `?` or `#`
 * from a reserved expression. The message contains the names of all such parameters.
 */
export class UnsafePathError extends ValuesError {
  get code(): "ERR_UNSAFE_PATH" {
    return "ERR_UNSAFE_PATH";
  }
}
