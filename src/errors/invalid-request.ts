import { EndpointError } from "./endpoint-error.js";
import { LONGEST_TEXT } from "./longest-text.js";
import { quote } from "./format.js";
import { LENGTH } from "./sentences.js";

/**
 * Thrown by an adapter when request options cannot be sent. The message contains the path of the property, but no
 * value.
 */
export class InvalidRequestError extends EndpointError {
  /** The path of the property in the request options, such as `body.labels.0.id`. */
  declare readonly path: string;
  /** A stable identifier of the reason, for programs: `"length"` if a text is too long. */
  declare readonly reason: "form" | "length";

  /**
   * @internal
   * @param thrown - the original error; it becomes the `cause` if the caller's code threw it
   */
  constructor(path: string, problem: string, thrown?: unknown, reason: "form" | "length" = "form") {
    super(
      `Invalid request, ${quote(path)}: ${problem}`,
      { path, reason },
      isCallersError(thrown) ? { cause: thrown } : {},
    );
  }

  get code(): "ERR_INVALID_REQUEST" {
    return "ERR_INVALID_REQUEST";
  }
}

/**
 * Checks the length of a text of a request (F5).
 *
 * @throws {InvalidRequestError} When it is too long.
 */
export function checkLength(text: unknown, path: string): void {
  if (typeof text === "string" && text.length > LONGEST_TEXT)
    throw new InvalidRequestError(path, LENGTH, undefined, "length");
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
