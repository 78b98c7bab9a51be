import { toWellFormed } from "../shared/well-formed.js";

/** Blanks between the tokens of JSON, and texts, which keep theirs. */
const BLANKS = /("[^"\\]*(?:\\[^][^"\\]*)*"?)|\s+/g;

/** JSON without blanks between its tokens, which cost a model as much as words. Numbers keep all their digits. */
export function compactJson(text: string): string {
  return text.replace(BLANKS, (_, quoted: string | undefined) => quoted ?? "");
}

/**
 * Cuts a text, and says so, with the arguments that ask for less.
 *
 * @param isCut - whether more had been there than was read
 * @param names - the arguments of the tool
 */
export function cutText(text: string, longest: number, isCut: boolean, names: readonly string[]): string {
  if (!isCut && text.length <= longest) return text;
  const hints = names.filter((name) => ASKS_FOR_LESS.test(name)).map((name) => JSON.stringify(name));
  const cure = hints.length > 0 ? `ask for less with ${hints.join(", ")}` : "ask for less";
  const length = `${isCut ? "more than " : ""}${text.length}`;
  const shown = toWellFormed(text.slice(0, longest)).replace(/\ufffd$/, "");
  return `${shown}…\n(Cut after ${longest} of ${length} characters: ${cure}.)`;
}

/** Names of arguments that make an answer shorter, or choose a part of it. */
const ASKS_FOR_LESS =
  /(?:^|[^a-z])(?:limit|count|size|top|first|take|fields?|select|filter|per_?page|page_?size|max_?(?:results|items)|since|q|query)(?:$|[^a-z])/i;
