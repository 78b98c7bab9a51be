import { formatRoute, kindOf, quote } from "../errors/format.js";
import { withDots } from "../errors/terminal-text.js";
import { attempt, isList, percentEncode } from "../kernel/values.js";
import { segmentsOf } from "../shared/path-segments.js";
import { REDACTED, Secrets } from "../shared/secrets.js";

/** The number of characters of a text that are shown. */
const LONGEST_QUOTE = 99;

/** The number of characters of a text that are searched for secrets, because few of them are shown. */
const LONGEST_READ = 9999;

/** Formats values for people: text in quotes, objects by their kind, and secrets only on request (D6). */
export class Formatter {
  readonly showsSecrets: boolean;
  readonly #secrets: Secrets;

  /** @param credentials - the names of a vendor's own */
  constructor(showsSecrets: boolean, credentials: readonly string[]) {
    this.showsSecrets = showsSecrets;
    this.#secrets = new Secrets(credentials);
  }

  isSecret(name: string): boolean {
    return !this.showsSecrets && this.#secrets.isSecret(name);
  }

  /** A finished url. */
  url(url: string): string {
    return this.showsSecrets ? url : this.#secrets.url(url);
  }

  /** The text of a parameter in a url. */
  urlText(name: string, text: string): string {
    if (this.showsSecrets) return text;
    const field = `${percentEncode(name)}=`;
    const start = text.startsWith(field) ? field : "";
    const value = attempt(() => decodeURIComponent(text.slice(start.length)));
    const isTelling = value !== undefined && this.#secrets.text(value) !== value;
    return this.isSecret(name) || isTelling ? start + REDACTED : this.#secrets.body(text, "form");
  }

  /** The value of a parameter, or of a key of `request`. */
  value(name: string, value: unknown): string {
    const read = segmentsOf(value)?.text ?? value;
    if (this.isSecret(name)) return REDACTED;
    if (this.showsSecrets || typeof read !== "string") return formatAny(read);
    const shown = this.#secrets.text(read.slice(0, LONGEST_READ));
    return formatText(shown, Math.max(0, read.length - LONGEST_READ));
  }

  header(name: string, value: unknown): string {
    if (typeof value !== "string") return String(value);
    return withDots(this.showsSecrets ? value : this.#secrets.header(name, value));
  }

  option(name: string, value: unknown): string {
    if (name.startsWith("request")) return this.value(name.slice("request.".length), value);
    // Any part of a body may be secret, so text is not shown.
    if (name === "data" && typeof value === "string" && value && !this.showsSecrets)
      return `text of ${value.length} characters`;
    if (name === "data") return formatAny(value);
    return withDots(name === "url" && !this.showsSecrets ? this.url(formatRoute(value as string)) : String(value));
  }
}

function formatAny(value: unknown): string {
  if (typeof value === "string") return formatText(value, 0);
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "number") return Object.is(value, -0) ? "-0" : String(value);
  if (typeof value !== "object") return typeof value === "boolean" ? String(value) : kindOf(value);
  return isList(value) ? `a list of ${value.length}` : formatObject(value);
}

/** @param rest - how many characters follow the text */
function formatText(text: string, rest: number): string {
  const more = Math.max(0, text.length - LONGEST_QUOTE) + rest;
  return quote(text) + (more > 0 ? ` and ${more} more` : "");
}

/** `a Date`, `a ReadableStream`: read from plain data, so that no code of the value runs. */
function formatObject(value: object | null): string {
  const kind = kindOf(value);
  if (kind !== "a class instance") return kind;
  const make: unknown = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(value), "constructor")?.value;
  const name: unknown = typeof make === "function" && Object.getOwnPropertyDescriptor(make, "name")?.value;
  return typeof name === "string" && /^\w{1,50}$/.test(name) ? `a ${name}` : kind;
}
