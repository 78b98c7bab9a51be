/** A place in a template: from its first character to the one behind its last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A text in quotation marks, on one line: what a terminal would act on, or could not show, is a dot. */
export function quoted(text: string): string {
  return `"${printable(text)}"`;
}

function printable(text: string): string {
  // No literal: engines check those when a module is loaded, and the classes of Unicode take the longest.
  return text.slice(0, 99).replace(new RegExp("[\\p{C}\\u2028\\u2029]", "gu"), "·");
}

/**
 * A route as a message may show it: up to the `?` of its query, and without userinfo (decision D6); the characters
 * that stay keep their places.
 */
export function shownRoute(route: string): string {
  // Behind a `{?q}` only expressions are shown: what else stands there is a literal part of the query.
  const [path, query = ""] = route.split(/(?=(?<!\{)\?|\{\?)([^]*)/, 2);
  const expressions = /^(?:\{[^{}]*\})*/.exec(query)![0];
  const shown = path! + expressions + (query.length > expressions.length ? "?…" : "");
  const parts = shown.split(/([/\\\s])/).map((part) => {
    const userinfo = Math.max(0, part.lastIndexOf("@"));
    return "*".repeat(userinfo) + part.slice(userinfo);
  });
  return parts.join("");
}

/** The route on a line of its own, and below it carets under `spans`; a long one is shown from before the first. */
export function underlined(route: string, spans: readonly Span[]): string {
  const from = Math.max(0, spans[0]!.start - 60);
  const line = printable(shownRoute(route).slice(from));
  const mark = (place: number): string => (spans.some(({ start, end }) => start <= place && place < end) ? "^" : " ");
  return `\n  ${line}\n  ${Array.from(line, (_, index) => mark(from + index)).join("")}`.trimEnd();
}
