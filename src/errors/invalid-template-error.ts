import { EndpointError } from "./endpoint-error.js";
import { caretLine, formatRoute, OF_TEMPLATES } from "./format.js";

/** Thrown when a url is not an RFC 6570 URI template, or contains a part that is not allowed in a request target. */
export class InvalidTemplateError extends EndpointError {
  /** The template up to the `?` of its query. */
  declare readonly template: string;
  /** The index of the first invalid character, counted from 0. */
  declare readonly position: number;
  /** A stable identifier of the reason, for programs; `"length"` if the template is too long. */
  declare readonly reason: keyof typeof OF_TEMPLATES;

  /**
   * @internal
   * @param detail - what to write
   */
  constructor(text: string, position: number, reason: keyof typeof OF_TEMPLATES, detail = "") {
    const carets = caretLine(text, [{ start: position, end: position + 1 }]);
    const template = formatRoute(text);
    const sentence = OF_TEMPLATES[reason].replace("{}", () => detail);
    super(`Invalid template: position ${position} ${sentence}${carets}`, { template, position, reason });
  }

  get code(): "ERR_INVALID_TEMPLATE" {
    return "ERR_INVALID_TEMPLATE";
  }
}
