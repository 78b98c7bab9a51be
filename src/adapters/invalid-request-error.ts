import { EndpointError } from "../errors/endpoint-error.js";
import { quote } from "../errors/format.js";

/** Thrown by an adapter when request options cannot be sent. The message names the place, and never shows a value. */
export class InvalidRequestError extends EndpointError {
  /** The place in the request options, such as `body.labels.0.id`. */
  declare readonly path: string;

  /** @internal */
  constructor(path: string, problem: string, options?: ErrorOptions) {
    super(`Invalid request, ${quote(path)}: ${problem}`, { path }, options);
  }

  get code(): "ERR_INVALID_REQUEST" {
    return "ERR_INVALID_REQUEST";
  }
}
