import { isWellFormed } from "../../shared/well-formed.js";
import { invalidOption, type InvalidOptionError } from "../../errors/kinds.js";
import { isPlainObject } from "../../kernel/values.js";
import { credentialsOf } from "../../shared/request-mark.js";
import { isSecret, isSecretHeader, lastKey, mayBeSecret, mayBeSecretHeader } from "../../shared/secret-names.js";
import { findSecrets, type TextStructure } from "../../shared/secret-text.js";
import type { RequestOptions } from "../../types/options.js";
import { withoutPrototype } from "../own-properties.js";

/** A reference to an environment variable, instead of a credential. */
export interface Variable {
  readonly variable: string;
  /** The quotation mark that its name needs where it replaces a JSON number, such as `"` or `%22`; otherwise empty. */
  readonly quote: string;
}

/**
 * A text with variables instead of credentials.
 *
 * The text is well-formed Unicode, except that a lone surrogate from U+DC80 to U+DCFF represents a byte that is not valid
 * UTF-8, as in Python's "surrogateescape".
 */
export type RedactedText = readonly (string | Variable)[];

/** Returns the text without its variables. */
export function literalText(text: RedactedText): string {
  return text.filter((piece) => typeof piece === "string").join("");
}

/** Returns the text with its variables written as `$NAME`, outside of any shell. */
export function plainText(text: RedactedText): string {
  return text.map((piece) => (typeof piece === "string" ? piece : formatVariable(piece))).join("");
}

function formatVariable({ variable, quote }: Variable): string {
  return `${quote}$${variable}${quote}`;
}

/** Converts bytes that are not valid UTF-8 to text, one character a byte. */
export function bytesToText(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte < 0x80 ? byte : 0xdc00 + byte)).join("");
}

/** Converts a header value to text with one character a byte, because headers are sent as Latin-1 (decision D4). */
export function latin1ToText(value: string): string {
  return value.replace(/[\x80-\xff]/g, (character) => String.fromCharCode(0xdc00 + character.charCodeAt(0)));
}

/** Whether the text contains bytes that are not valid UTF-8. */
export function hasInvalidBytes(text: string): boolean {
  return !isWellFormed(text);
}

/** The option that shows or hides credentials. */
export interface SecretsOptions {
  /**
   * How credentials are written.
   *
   * - `"hide"` (the default): as the name of an environment variable, such as `$GITHUB_TOKEN`. That includes values whose
   *   name is often harmless, such as `key`, `session` or `page_token`.
   * - `"certain"`: the same, but values with such a name are shown.
   * - `"show"`: as they are sent.
   * - An object: hidden, with these variables for the header, query parameter or body property of this name, such as
   *   `{ "x-license": "MY_LICENSE" }`. Any name can be listed, not only those that are known to be credentials.
   */
  readonly secrets?: "hide" | "certain" | "show" | Readonly<Record<string, string>> | undefined;
}

/** The known authentication schemes, such as those of RFC 7617 and RFC 6750, and GitHub's `token`. */
const SCHEME = /^(?:apikey|basic|bearer|digest|dpop|hawk|negotiate|ntlm|oauth|token|aws4-hmac-sha256)[\t ]+/i;

/** Replaces the credentials of one request with environment variables (decisions D6, G6). */
export class Redactor {
  readonly #prefix: string;
  readonly #customVariables = new Map<string, string>();
  /** The variable of each value, by base name: two values of the same name need two variables. */
  readonly #variables = new Map<string, Map<string, string>>();
  readonly #showsAll: boolean;
  /** Whether a value is hidden whose name is often harmless. */
  readonly #hidesPossible: boolean;
  /** The names that the vendor of the request declares, in lower case. */
  readonly #credentials: readonly string[];

  /** @param request - valid request options */
  constructor(request: RequestOptions, secrets: SecretsOptions["secrets"] = "hide") {
    const { url, headers } = withoutPrototype(request) as RequestOptions;
    this.#prefix = variablePrefix(url);
    this.#credentials = credentialsOf({ url, headers });
    this.#showsAll = secrets === "show";
    this.#hidesPossible = secrets !== "certain";
    if (secrets === "show" || secrets === "certain" || secrets === "hide") return;
    // An array also has entries, but its indexes are not names.
    const variables = isPlainObject(secrets) ? { ...secrets } : {};
    for (const [name, variable] of Object.entries<unknown>(variables)) {
      // The characters that every shell allows in a variable name.
      if (typeof variable !== "string" || !/^[a-z_]\w*$/i.test(variable)) throw invalidSecrets();
      this.#customVariables.set(name.toLowerCase(), variable);
    }
    if (this.#customVariables.size === 0) throw invalidSecrets();
  }

  /** The values that it has replaced. */
  get hidden(): string[] {
    return [...this.#variables.values()].flatMap((variables) => [...variables.keys()]);
  }

  /** Redacts a header value, but not its authentication scheme. */
  redactHeader(name: string, value: string): RedactedText {
    const scheme = name.endsWith("authorization") ? (SCHEME.exec(value)?.[0] ?? "") : "";
    const rest = value.slice(scheme.length);
    const isHidden =
      this.#customVariables.has(name) ||
      (!this.#showsAll && (this.#isSecretHeader(name) || this.#credentials.includes(name)));
    const redacted = isHidden && rest ? [this.#variableFor(name, rest)] : this.redactText(rest);
    return scheme ? [scheme, ...redacted] : redacted;
  }

  /** Redacts the value with this name, or the secrets in it. */
  redactValue(name: string, value: string): RedactedText {
    return value && this.#isHidden(lastKey(name)) ? [this.#variableFor(lastKey(name), value)] : this.redactText(value);
  }

  /** Redacts the secrets in a text. */
  redactText(text: string, structure: TextStructure = "text"): RedactedText {
    if (this.#showsAll) return [text];
    const pieces: (string | Variable)[] = [];
    let position = 0;
    for (const { start, end, name, quote } of findSecrets(text, (key) => this.#isHidden(key), structure)) {
      pieces.push(text.slice(position, start), { ...this.#variableFor(name, text.slice(start, end)), quote });
      position = end;
    }
    return [...pieces, text.slice(position)].filter((piece) => piece !== "");
  }

  #isHidden(name: string): boolean {
    return !this.#showsAll && (this.#isDeclared(name.toLowerCase()) || this.#isSecret(name));
  }

  #isSecret(name: string): boolean {
    return this.#hidesPossible ? mayBeSecret(name) : isSecret(name);
  }

  #isSecretHeader(name: string): boolean {
    return this.#hidesPossible ? mayBeSecretHeader(name) : isSecretHeader(name);
  }

  #isDeclared(name: string): boolean {
    return this.#customVariables.has(name) || this.#credentials.includes(name);
  }

  /** Returns the variable for a value; different values of the same name get different variables. */
  #variableFor(name: string, value: string): Variable {
    const suffix = /^authorization$/i.test(name) ? "TOKEN" : toIdentifier(name);
    const base = this.#customVariables.get(name.toLowerCase()) ?? `${this.#prefix}_${suffix}`;
    const variables = this.#variables.get(base) ?? new Map<string, string>();
    this.#variables.set(base, variables);
    const variable = variables.get(value) ?? (variables.size > 0 ? `${base}_${variables.size + 1}` : base);
    variables.set(value, variable);
    return { variable, quote: "" };
  }
}

/** Derives the prefix of the variables from the host: `GITHUB` for https://api.github.com. */
function variablePrefix(url: string): string {
  // A path belongs to a page (C14).
  const labels = (/^https?:\/\/([^/?#:]*)/i.exec(url)?.[1] ?? "").split(".");
  // The name is the second to last label, or the third to last in a domain such as example.co.uk.
  const hasTwoPartSuffix = /^(?:com?|net|org|gov|ac|edu)$/i.test(labels.at(-2) ?? "") && labels.length > 2;
  const label = labels[labels.length - (hasTwoPartSuffix ? 3 : 2)] ?? "";
  return /^[a-z]/i.test(label) ? toIdentifier(label) : "API";
}

function toIdentifier(name: string): string {
  return name.toUpperCase().replace(/\W/g, "_");
}

function invalidSecrets(): InvalidOptionError {
  return invalidOption(
    "secrets",
    "form",
    '"hide", "certain", "show" or an object such as { authorization: "GITHUB_TOKEN" }',
  );
}
