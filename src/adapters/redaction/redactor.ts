import { invalidOption } from "../../errors/invalid-option.js";
import type { InvalidOptionError } from "../../errors/invalid-option-error.js";
import { isCredential } from "../../shared/credentials.js";
import type { RedactedText, Variable } from "./redacted-text.js";

/** The option that shows or hides credentials. */
export interface SecretsOptions {
  /**
   * How credentials are written.
   *
   * - `"hide"` (the default): as the name of an environment variable, such as `$GITHUB_TOKEN`.
   * - `"show"`: as they are sent.
   * - An object: hidden, with these variables for the header, query parameter or body property of this name, such as
   *   `{ "x-license": "MY_LICENSE" }`. Any name can be listed, not only those that are known to be credentials.
   */
  readonly secrets?: "hide" | "show" | Readonly<Record<string, string>> | undefined;
}

/** The known authentication schemes, such as those of RFC 7617 and RFC 6750, and GitHub's `token`. */
const SCHEME = /^(?:apikey|basic|bearer|digest|dpop|hawk|negotiate|ntlm|oauth|token|aws4-hmac-sha256)[\t ]+/i;

// Matches a property name with its value if that is a string or a number, and any other string. The function call is
// marked as pure, so that a bundler can remove it for users of other adapters.
const JSON_PROPERTY = /* @__PURE__ */ (() => {
  // A JSON string without its closing quotation mark; it also matches at the end of truncated JSON.
  const string = '"(?:[^"\\\\]+|\\\\[^]?)*';
  return new RegExp(`(?<name>${string})(?:"\\s*:\\s*(?<value>${string}|-?\\d[\\d.eE+-]*))?"?`, "dg");
})();
const PAIR = /(?:^|&)(?<name>[^&=]*)=(?<value>[^&]+)/dg;

/** Replaces the credentials of one request with environment variables (decisions D6, G6). */
export class Redactor {
  readonly #prefix: string;
  readonly #customVariables = new Map<string, string>();
  /** The variable of each value, by base name: two values of the same name need two variables. */
  readonly #variables = new Map<string, Map<string, string>>();
  readonly #showsAll: boolean;

  constructor(url: string, secrets: SecretsOptions["secrets"] = "hide") {
    this.#prefix = variablePrefix(url);
    this.#showsAll = secrets === "show";
    if (secrets === "show" || secrets === "hide") return;
    // An array also has entries, but its indexes are not names.
    const variables = typeof secrets === "object" && !Array.isArray(secrets) ? { ...secrets } : {};
    for (const [name, variable] of Object.entries<unknown>(variables)) {
      // The characters that every shell allows in a variable name.
      if (typeof variable !== "string" || !/^[a-z_]\w*$/i.test(variable)) throw invalidSecrets();
      this.#customVariables.set(name.toLowerCase(), variable);
    }
    if (this.#customVariables.size === 0) throw invalidSecrets();
  }

  /** Redacts a header value, but not its authentication scheme. */
  redactHeader(name: string, value: string): RedactedText {
    const scheme = name.endsWith("authorization") ? (SCHEME.exec(value)?.[0] ?? "") : "";
    return scheme ? [scheme, ...this.redactValue(name, value.slice(scheme.length))] : this.redactValue(name, value);
  }

  /** Redacts the value of this name. */
  redactValue(name: string, value: string): RedactedText {
    return [this.#variableFor(name, value) ?? value];
  }

  /** Redacts the values in a query string or a URL-encoded form. */
  redactPairs(text: string): RedactedText {
    return this.#redactMatches(text, PAIR, decodePercent);
  }

  /** Redacts the property values in JSON, or in text that may contain JSON. */
  redactJson(text: string): RedactedText {
    return this.#redactMatches(text, JSON_PROPERTY, (name) => decodeUnicodeEscapes(name.slice(1)));
  }

  #redactMatches(text: string, pattern: RegExp, decodeName: (name: string) => string): RedactedText {
    if (this.#showsAll) return [text];
    const pieces: (string | Variable)[] = [];
    let position = 0;
    for (const { groups, indices } of text.matchAll(pattern)) {
      const { name = "", value = "" } = groups!;
      const unquoted = value.replace(/^"/, "");
      const variable = unquoted && this.#variableFor(decodeName(name), unquoted);
      if (!variable) continue;
      const [, end] = indices!.groups!["value"]!;
      const isNumber = pattern === JSON_PROPERTY && unquoted === value;
      pieces.push(text.slice(position, end - unquoted.length), { ...variable, isNumber });
      position = end;
    }
    return [...pieces, text.slice(position)].filter((piece) => piece !== "");
  }

  /** Returns the variable for a value; different values of the same name get different variables. */
  #variableFor(path: string, value: string): Variable | undefined {
    // The last key of a path: `token` in `auth[token]`.
    const name = path.slice(path.lastIndexOf("[") + 1).replace("]", "");
    const customVariable = this.#customVariables.get(name.toLowerCase());
    if (this.#showsAll || !value || (customVariable === undefined && !isCredential(name))) return undefined;
    const suffix = /^authorization$/i.test(name) ? "TOKEN" : toIdentifier(name);
    const base = customVariable ?? `${this.#prefix}_${suffix}`;
    const variables = this.#variables.get(base) ?? new Map<string, string>();
    this.#variables.set(base, variables);
    const variable = variables.get(value) ?? (variables.size > 0 ? `${base}_${variables.size + 1}` : base);
    variables.set(value, variable);
    return { variable, isNumber: false };
  }
}

/** Derives the prefix of the variables from the host: `GITHUB` for https://api.github.com. */
function variablePrefix(url: string): string {
  const labels = /^https?:\/\/([^/?#:]*)/i.exec(url)![1]!.split(".");
  // The name is the last label but one, or the last but two in a domain such as example.co.uk.
  const hasTwoPartSuffix = /^(?:com?|net|org|gov|ac|edu)$/i.test(labels.at(-2) ?? "") && labels.length > 2;
  const label = labels[labels.length - (hasTwoPartSuffix ? 3 : 2)] ?? "";
  return /^[a-z]/i.test(label) ? toIdentifier(label) : "API";
}

function toIdentifier(name: string): string {
  return name.toUpperCase().replace(/\W/g, "_");
}

function decodePercent(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function decodeUnicodeEscapes(name: string): string {
  return name.replace(/\\u([\da-f]{4})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
}

function invalidSecrets(): InvalidOptionError {
  return invalidOption("secrets", "form", '"hide", "show" or an object such as { authorization: "GITHUB_TOKEN" }');
}
