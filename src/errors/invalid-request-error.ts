import { EndpointError } from "./endpoint-error.js";
import { quoted } from "./shown.js";

/**
 * Thrown by an adapter where request options cannot be sent; it names the place, and never shows a value.
 *
 * @see decisions D6, F1
 */
export class InvalidRequestError extends EndpointError {
  /** Where in the request options the fault is, such as `body.labels.0.id`. */
  declare readonly path: string;

  /** @internal */
  constructor(path: string, problem: string, options?: ErrorOptions) {
    super(`Invalid request, ${quoted(path)}: ${problem}`, { path }, options);
  }

  get code(): "ERR_INVALID_REQUEST" {
    return "ERR_INVALID_REQUEST";
  }
}
