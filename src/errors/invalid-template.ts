import type { EndpointError, Reason } from "./endpoint-error.js";
import { errorOf } from "./error-of.js";
import { formatRoute } from "./quote.js";

/** Returns the error of a template, which points at a character. */
export function invalidTemplate(text: string, position: number, reason: Reason, detail: string): EndpointError {
  const marked = [{ start: position, end: position + 1 }];
  return errorOf("ERR_INVALID_TEMPLATE", [{ name: "url", reason, detail, position }], {
    text: formatRoute(text),
    marked,
  });
}
