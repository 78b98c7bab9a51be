import { ValueError } from "./value-error.js";

/**
 * Thrown where the path cannot be built because values are absent, or empty where that would leave an empty segment;
 * it names all of them.
 *
 * @see decision C5
 */
export class MissingParameterError extends ValueError {
  get code(): "ERR_MISSING_PARAMETER" {
    return "ERR_MISSING_PARAMETER";
  }
}
