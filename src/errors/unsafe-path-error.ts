import { ValueError } from "./value-error.js";

/**
 * Thrown where values would change the shape of the path: by a `.` or `..` segment, an empty segment, or a `?` or `#` out
 * of a reserved expression; it names all of them.
 *
 * @see decision C6
 */
export class UnsafePathError extends ValueError {
  get code(): "ERR_UNSAFE_PATH" {
    return "ERR_UNSAFE_PATH";
  }
}
