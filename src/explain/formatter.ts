import { formatRoute, kindOf, quote } from "../errors/quote.js";
import { withDots } from "../shared/terminal-text.js";
import { segmentsOf } from "../kernel/segments.js";
import { attempt, isList, isPlainObject, percentEncode } from "../kernel/values.js";
import { Secrets } from "../shared/secrets.js";
import type { Explanation } from "./explanation.js";

/** Stands for a secret. */
const REDACTED = "***";

/** The number of characters that `quote` shows. */
const LONGEST_QUOTE = 99;

/** Formats values for people: text in quotes, objects by their kind, and secrets only on request. */
export class Formatter {
  readonly #isShown: boolean;
  readonly #secrets: Secrets;

  /** @param credentials - the names of a vendor's own */
  constructor(isShown: boolean, credentials: readonly string[]) {
    this.#isShown = isShown;
    this.#secrets = new Secrets(credentials, (_, value, mark = "") => (isShown ? value : mark + REDACTED + mark));
  }

  /** A finished url. */
  url(url: string): string {
    return this.#secrets.url(url);
  }

  /** The url of a route. */
  route(url: string): string {
    return this.#isShown ? url : this.url(formatRoute(url));
  }

  /** The text of a parameter in a url. */
  urlText(name: string, text: string, members?: unknown): string {
    const field = `${percentEncode(name)}=`;
    const start = text.startsWith(field) ? field : "";
    const names = [name, ...(isPlainObject(members) ? Object.keys(members) : [])];
    if (names.some((one) => this.#isHidden(one))) return start + REDACTED;
    const value = attempt(() => decodeURIComponent(text)) ?? "";
    return !start && this.#secrets.text(value) !== value ? REDACTED : this.#secrets.form(text);
  }

  /** The value of a parameter, or of a key of `request`. */
  value(name: string, value: unknown): string {
    const read = segmentsOf(value)?.text ?? value;
    if (this.#isHidden(name)) return REDACTED;
    if (typeof read === "string") return this.#text(read);
    if (isList(read)) return `a list of ${read.length}`;
    return /^(?:number|bigint|boolean)$/.test(typeof read) ? String(read) : kindOf(read);
  }

  /** The value of `data`: any part of a body may be secret. */
  data(data: unknown): string {
    const isHidden = typeof data === "string" && !this.#isShown;
    return isHidden ? `text of ${data.length} characters` : this.value("data", data);
  }

  header(name: string, value: unknown): string {
    return typeof value === "string" ? withDots(this.#secrets.header(name, value)) : String(value);
  }

  #text(text: string): string {
    const shown = this.#secrets.text(text);
    return quote(shown) + (shown.length > LONGEST_QUOTE ? "…" : "");
  }

  #isHidden(name: string): boolean {
    return !this.#isShown && this.#secrets.isSecret(name);
  }
}

/** The longest cell of a table that is shown whole. */
const LONGEST_CELL = 40;

/** Formats an explanation as a table; all sections have the same columns. */
export function tableOf({ method, url, error, parameters, headers, options, unfilled }: Explanation): string {
  const sections = [
    [
      ["PARAMETER", "FROM", "PLACE", "BECAME", "WHY"],
      ...parameters.map((one) => [one.name, one.layer, one.place, one.became ?? one.value, one.reason]),
    ],
    [
      ["HEADER", "FROM", "STATE", "VALUE", "WHY"],
      ...headers.map((one) => [one.name, one.layer, one.state, one.value, one.reason ?? ""]),
    ],
    [
      ["OPTION", "FROM", "", "VALUE", "WHY"],
      ...options.map((one) => [one.name, one.layer, "", one.value, one.reason ?? ""]),
    ],
  ].filter(({ length }) => length > 1);
  const shown = sections.map((rows) => rows.map((cells) => cells.map(shorten)));
  const widthOf = (column: number): number =>
    shown.flat().reduce((width, cells) => Math.max(width, cells[column]!.length), 0);
  const widths = [0, 1, 2, 3, 4].map(widthOf);
  const lineOf = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join("  ")
      .trimEnd();
  return [
    error ? `${error.name}: ${error.message}` : `${method!} ${url!}`,
    ...shown.map((rows) => rows.map(lineOf).join("\n")),
    ...(unfilled.length > 0 ? [`NOT FILLED: ${unfilled.map((name) => `{${name}}`).join(", ")}`] : []),
  ].join("\n\n");
}

/** A cell of a table; the last column says why. */
function shorten(cell: string, column: number): string {
  const length = column === 4 ? 999 : LONGEST_CELL;
  return withDots(cell.length > length ? `${cell.slice(0, length - 1)}…` : cell);
}
