import { EndpointError, type EndpointErrorCode, type Issue } from "./endpoint-error.js";
import { caretLine, quote } from "./quote.js";

/** A text, and its parts that are at fault; without parts, the text itself is. */
export interface Place {
  readonly text: string;
  readonly marked?: readonly { readonly start: number; readonly end: number }[] | undefined;
}

/** How many issues a message lists: the rest is counted. */
const MOST_LISTED = 20;

/** Returns the error of issues, each of which is reported once: a line for each, and carets under the places at fault (F1). */
export function errorOf(
  code: EndpointErrorCode,
  all: readonly Issue[],
  place?: Place,
  options?: ErrorOptions,
): EndpointError {
  const kind = code.slice(4, 5) + code.slice(5).replaceAll("_", " ").toLowerCase();
  const issues = [...new Map(all.map((issue) => [JSON.stringify(issue), issue])).values()];
  const lines = issues.slice(0, MOST_LISTED).map(({ name, detail, position }) => {
    const subject = position === undefined ? quote(place && !place.marked ? place.text : name) : `position ${position}`;
    return `${kind}: ${subject} ${detail}`;
  });
  if (issues.length > MOST_LISTED) lines.push(`… and ${issues.length - MOST_LISTED} more`);
  const carets = place?.marked ? caretLine(place.text, place.marked) : "";
  return new EndpointError(code, lines.join("\n") + carets, issues, options);
}
