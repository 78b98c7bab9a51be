import type { EndpointError, Reason } from "./endpoint-error.js";
import { errorOf } from "./error-of.js";

/** Returns the error of a single invalid option. */
export function invalidOption(
  name: string,
  detail: string,
  reason: Reason = "form",
  cause?: ErrorOptions,
): EndpointError {
  return errorOf("ERR_INVALID_OPTION", [{ name, reason, detail }], undefined, cause);
}
