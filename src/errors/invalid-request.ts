import { EndpointError } from "./endpoint-error.js";
import { quote } from "./format.js";

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
  // React Native has no DOMException.
  const ofPlatform = "DOMException" in globalThis ? DOMException : URIError;
  const platform = [TypeError, RangeError, SyntaxError, URIError, ofPlatform];
  return thrown instanceof Error && !platform.some((Class) => thrown instanceof Class);
}

/** Returns an error of this library unchanged, and converts any other to an InvalidRequestError (decision G1). */
export function toInvalidRequest(thrown: unknown, path: string): EndpointError {
  return thrown instanceof EndpointError ? thrown : new InvalidRequestError(path, "cannot be read", thrown);
}

/** Runs code that calls methods of the body, and converts the errors that they throw. */
export function readSafely<Result>(path: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw toInvalidRequest(error, path);
  }
}
