import { formatRoute, kindOf, quote } from "../errors/format.js";
import { withDots } from "../shared/terminal-text.js";
import { segmentsOf } from "../kernel/segments.js";
import { attempt, isList, isPlainObject, percentEncode } from "../kernel/values.js";
import { Secrets } from "../shared/secrets.js";
import type { Explanation } from "./explanation.js";

/** Stands for a secret. */
const REDACTED = "***";

/** The number of characters of a text that are shown. */
const LONGEST_QUOTE = 99;

/** The number of characters of a text that are searched for secrets, because few of them are shown. */
const LONGEST_READ = 9999;

/** Formats values for people: text in quotes, objects by their kind, and secrets only on request. */
export class Formatter {
  readonly #isShown: boolean;
  readonly #secrets: Secrets;

  /** @param credentials - the names of a vendor's own */
  constructor(isShown: boolean, credentials: readonly string[]) {
    this.#isShown = isShown;
    this.#secrets = new Secrets(credentials, (_, value, quote = "") => (isShown ? value : quote + REDACTED + quote));
  }

  /** A finished url. */
  url(url: string): string {
    return this.#secrets.url(url);
  }

  /** The text of a parameter in a url. */
  urlText(name: string, text: string): string {
    const field = `${percentEncode(name)}=`;
    const start = text.startsWith(field) ? field : "";
    const value = attempt(() => decodeURIComponent(text.slice(start.length))) ?? "";
    const isTelling = this.#isHidden(name) || this.#secrets.text(value) !== value;
    return isTelling ? start + REDACTED : this.#secrets.form(text);
  }

  /** The value of a parameter, or of a key of `request`. */
  value(name: string, value: unknown): string {
    const read = segmentsOf(value)?.text ?? value;
    if (this.#isHidden(name)) return REDACTED;
    return typeof read === "string" ? this.#text(read) : formatAny(read);
  }

  header(name: string, value: unknown): string {
    return typeof value === "string" ? withDots(this.#secrets.header(name, value)) : String(value);
  }

  option(name: string, value: unknown): string {
    if (name.startsWith("request.")) return this.value(name.slice("request.".length), value);
    // Any part of a body may be secret, so text is not shown.
    if (name === "data" && typeof value === "string" && value)
      return this.#isShown ? this.#text(value) : `text of ${value.length} characters`;
    if (name === "data") return formatAny(value);
    const text = String(value);
    return withDots(name === "url" && !this.#isShown ? this.url(formatRoute(text)) : text);
  }

  #isHidden(name: string): boolean {
    return !this.#isShown && this.#secrets.isSecret(name);
  }

  #text(text: string): string {
    const shown = this.#secrets.text(text.slice(0, LONGEST_READ));
    const more = Math.max(0, shown.length - LONGEST_QUOTE) + Math.max(0, text.length - LONGEST_READ);
    return quote(shown) + (more > 0 ? ` and ${more} more` : "");
  }
}

function formatAny(value: unknown): string {
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "number") return Object.is(value, -0) ? "-0" : String(value);
  if (value === "" || typeof value !== "object") return typeof value === "boolean" ? String(value) : kindOf(value);
  return isList(value) ? `a list of ${value.length}` : formatObject(value);
}

/** `a Date`, `a ReadableStream`: read from plain data, so that no code of the value runs. */
function formatObject(value: object | null): string {
  const kind = kindOf(value);
  if (value === null || isPlainObject(value)) return kind;
  const make: unknown = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(value), "constructor")?.value;
  const name: unknown = typeof make === "function" && Object.getOwnPropertyDescriptor(make, "name")?.value;
  return typeof name === "string" && /^\w{1,50}$/.test(name) ? `a ${name}` : kind;
}

/** The longest cell of a table that is shown whole, but for the last one of a row. */
const LONGEST_CELL = 40;

/** Formats an explanation as a table; all sections have the same columns. */
export function tableOf({ method, url, error, parameters, headers, options, unfilled }: Explanation): string {
  const sections = [
    {
      head: ["PARAMETER", "FROM", "PLACE", "BECAME", "WHY"],
      rows: parameters.map((one) => [one.name, one.layer, one.place, one.became ?? one.value, one.reason]),
    },
    {
      head: ["HEADER", "FROM", "STATE", "VALUE", "WHY"],
      rows: headers.map((one) => [one.name, one.layer, one.state, one.value, one.reason ?? ""]),
    },
    {
      head: ["OPTION", "FROM", "", "VALUE", "WHY"],
      rows: options.map((one) => [one.name, one.layer, "", one.value, one.reason ?? ""]),
    },
  ];
  const shown = sections.filter(({ rows }) => rows.length > 0).map(({ head, rows }) => [head, ...rows.map(cellsOf)]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...shown.flat().map((row) => row[column]!.length)));
  const lineOf = (row: readonly string[]): string =>
    row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join("  ");
  return [
    error ? `${error.name}: ${error.message}` : `${method!} ${url!}`,
    ...shown.map((rows) => rows.map((row) => lineOf(row).trimEnd()).join("\n")),
    ...(unfilled.length > 0 ? [`NOT FILLED: ${unfilled.map((name) => `{${name}}`).join(", ")}`] : []),
  ].join("\n\n");
}

function cellsOf(row: readonly string[]): readonly string[] {
  const texts = row.map((cell) => withDots(cell.slice(0, 999)));
  return texts.map((text, column) =>
    column === 4 || text.length <= LONGEST_CELL ? text : `${text.slice(0, LONGEST_CELL - 1)}…`,
  );
}
