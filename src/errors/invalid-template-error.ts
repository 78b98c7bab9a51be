import { EndpointError } from "./endpoint-error.js";
import { shownRoute, underlined } from "./shown.js";

/**
 * Thrown where a url is no URI template of RFC 6570, or holds what no request target may hold.
 *
 * @see decisions C1, C6
 */
export class InvalidTemplateError extends EndpointError {
  /** The template up to the `?` of its query. */
  declare readonly template: string;
  /** Where in the template the fault is: an index, counted from 0. */
  declare readonly position: number;

  /** @internal */
  constructor(template: string, position: number, problem: string) {
    super(
      `Invalid template: ${problem} at position ${position}${underlined(template, [{ start: position, end: position + 1 }])}`,
      { template: shownRoute(template), position },
    );
  }

  get code(): "ERR_INVALID_TEMPLATE" {
    return "ERR_INVALID_TEMPLATE";
  }
}
