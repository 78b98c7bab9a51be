import { InvalidRequestError } from "../errors/invalid-request.js";
import { isWellFormed } from "../shared/well-formed.js";

/**
 * Returns a text that UTF-8 can represent. Clients replace a lone surrogate by U+FFFD (decision D9).
 *
 * @throws {InvalidRequestError} When a text is not well-formed Unicode.
 */
export function wellFormed(text: string, path = "body"): string {
  if (isWellFormed(text)) return text;
  throw new InvalidRequestError(path, "must be well-formed Unicode; it contains a lone surrogate");
}
