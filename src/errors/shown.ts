/** A place in a template: from its first character to the one behind its last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** More than this is not read by anyone. */
const WIDEST = 99;

/** A text in quotation marks and on one line: what a terminal would act on, or could not show, is a dot. */
export function quoted(text: string): string {
  return `"${printable(text.length > WIDEST ? `${text.slice(0, WIDEST)}…` : text)}"`;
}

function printable(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "·");
}

/**
 * A route as a message may show it: up to the `?` of its query, and without userinfo (decision D6); the characters
 * that stay keep their places.
 */
export function shownRoute(route: string): string {
  return route
    .replace(/(?<!\{)\?[^]*/, "?…")
    .replace(/(\/\/)([^/?#]*)@/, (_, slashes: string, userinfo: string) => `${slashes}${"*".repeat(userinfo.length)}@`);
}

/** The route on a line of its own, and a caret below every character of `spans`; a long one is cut around the first. */
export function underlined(route: string, spans: readonly Span[]): string {
  const line = shownRoute(route);
  const from = Math.max(0, Math.min(spans[0]?.start ?? 0, line.length) - WIDEST / 3);
  let carets = "";
  for (const { start, end } of spans) {
    if (start <= line.length && start - from < WIDEST) carets = carets.padEnd(start - from) + "^".repeat(end - start);
  }
  return `\n  ${printable(line.slice(from, from + WIDEST))}${carets && `\n  ${carets.slice(0, WIDEST)}`}`;
}
