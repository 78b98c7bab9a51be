import { EndpointError } from "./endpoint-error.js";
import { quote } from "./quote.js";

/**
 * Returns the error of an adapter that cannot send request options. The sentence stands where it is thrown, so that a page with one
 * adapter has no others.
 *
 * @param path - of the property in the request options, such as `body.labels.0.id`
 * @param thrown - the original error; it becomes the `cause` if the caller's code threw it
 */
export function invalidRequest(path: string, problem: string, thrown?: unknown): EndpointError {
  const cause = isCallersError(thrown) ? { cause: thrown } : {};
  const issue = { name: path, reason: "problem", detail: problem } as const;
  return new EndpointError("ERR_INVALID_REQUEST", `Invalid request, ${quote(path)}: ${problem}`, [issue], cause);
}

/** Whether an error comes from the caller's code. Errors of the platform may quote a url or a value (G1). */
function isCallersError(thrown: unknown): boolean {
  // React Native has no DOMException.
  const ofPlatform = "DOMException" in globalThis ? DOMException : URIError;
  const platform = [TypeError, RangeError, SyntaxError, URIError, ofPlatform];
  return thrown instanceof Error && !platform.some((Class) => thrown instanceof Class);
}

/** Runs code that calls methods of what the caller passed, and converts the errors that they throw; those of the library stay. */
export function readSafely<Result>(path: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof EndpointError ? error : invalidRequest(path, "cannot be read", error);
  }
}
