import { EndpointError } from "../errors/endpoint-error.js";
import { quote } from "../errors/format.js";

/**
 * Thrown by an adapter when request options cannot be sent. The message contains the path of the property, but no
 * value.
 */
export class InvalidRequestError extends EndpointError {
  /** The path of the property in the request options, such as `body.labels.0.id`. */
  declare readonly path: string;

  /**
   * @internal
   * @param thrown - the original error; it becomes the `cause` if the caller's code threw it
   */
  constructor(path: string, problem: string, thrown?: unknown) {
    super(`Invalid request, ${quote(path)}: ${problem}`, { path }, isCallersError(thrown) ? { cause: thrown } : {});
  }

  get code(): "ERR_INVALID_REQUEST" {
    return "ERR_INVALID_REQUEST";
  }
}

/** Whether an error comes from the caller's code. Errors of the platform may quote a url or a value (decision G1). */
function isCallersError(thrown: unknown): boolean {
  return isAny(thrown, Error) && !isAny(thrown, TypeError, RangeError, SyntaxError, URIError, DOMException);
}

function isAny(thrown: unknown, ...classes: readonly (abstract new (...args: never[]) => unknown)[]): boolean {
  try {
    return classes.some((Class) => thrown instanceof Class);
  } catch {
    // A revoked proxy.
    return false;
  }
}

/** Returns an error of this library unchanged, and converts any other to an InvalidRequestError (decision G1). */
export function toInvalidRequest(thrown: unknown, path: string): EndpointError {
  return isAny(thrown, EndpointError)
    ? (thrown as EndpointError)
    : new InvalidRequestError(path, "cannot be read", thrown);
}

/** Runs code that calls methods of the body, and converts the errors that they throw. */
export function readSafely<Result>(path: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw toInvalidRequest(error, path);
  }
}
