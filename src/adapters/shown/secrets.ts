import { isCredential } from "../../shared/credentials.js";
import { InvalidOptionError } from "../../errors/invalid-option-error.js";
import type { ShownText, Variable } from "./text.js";

/** Whether credentials are shown, for an adapter whose result people read. */
export interface SecretsOptions {
  /**
   * `"hide"`, the default, writes the name of an environment variable for each credential, such as `$GITHUB_TOKEN`;
   * `"show"` writes all as it is sent. Variables by the names of header fields, query parameters and members of the body
   * name what is a credential beside those that are known: `{ "x-license": "MY_LICENSE" }`.
   */
  readonly secrets?: "hide" | "show" | Readonly<Record<string, string>> | undefined;
}

/** RFC 7617, RFC 6750, …: the schemes that are named before credentials, and the `token` of GitHub's. */
const SCHEME = /^(?:apikey|basic|bearer|digest|dpop|hawk|negotiate|ntlm|oauth|token|aws4-hmac-sha256)[\t ]+/i;

// Each name of a member, with its value if that is a string or a number; and every other string. In a function, or who
// uses no secrets would ship it.
const MEMBER = /* @__PURE__ */ (() => {
  // A string of JSON, without its closing quotation mark; also where the text ends too early.
  const string = '"(?:[^"\\\\]+|\\\\[^]?)*';
  return new RegExp(`(?<name>${string})(?:"\\s*:\\s*(?<value>${string}|-?\\d[\\d.eE+-]*))?"?`, "dg");
})();
const PAIR = /(?:^|&)(?<name>[^&=]*)=(?<value>[^&]+)/dg;

/** Keeps the credentials of one request back. */
export class Secrets {
  readonly #owner: string;
  readonly #named = new Map<string, string>();
  readonly #hidden = new Map<string, Map<string, string>>();
  readonly #areShown: boolean;

  constructor(url: string, secrets: SecretsOptions["secrets"] = "hide") {
    this.#owner = ownerOf(url);
    this.#areShown = secrets === "show";
    if (secrets === "show" || secrets === "hide") return;
    // A list has names too, which nobody has given it.
    const given = typeof secrets === "object" && !Array.isArray(secrets) ? { ...secrets } : {};
    for (const [name, variable] of Object.entries<unknown>(given)) {
      // Of the name of a variable that every shell takes.
      if (typeof variable !== "string" || !/^[a-z_]\w*$/i.test(variable)) throw invalid();
      this.#named.set(name.toLowerCase(), variable);
    }
    if (this.#named.size === 0) throw invalid();
  }

  /** Whether anything was kept back so far. */
  get isHiding(): boolean {
    return this.#hidden.size > 0;
  }

  /** The value of a header field; the scheme of credentials stays. */
  field(name: string, value: string): ShownText {
    const scheme = name.endsWith("authorization") ? (SCHEME.exec(value)?.[0] ?? "") : "";
    return scheme ? [scheme, ...this.value(name, value.slice(scheme.length))] : this.value(name, value);
  }

  /** The value that goes by this name. */
  value(name: string, value: string): ShownText {
    return [this.#variable(name, value) ?? value];
  }

  /** A query, or a form. */
  pairs(text: string): ShownText {
    return this.#parts(text, PAIR, decoded);
  }

  /** JSON, or what may hold some. */
  members(text: string): ShownText {
    return this.#parts(text, MEMBER, (name) => unescaped(name.slice(1)));
  }

  #parts(text: string, pattern: RegExp, nameOf: (name: string) => string): ShownText {
    if (this.#areShown) return [text];
    const pieces: (string | Variable)[] = [];
    let done = 0;
    for (const { groups, indices } of text.matchAll(pattern)) {
      const { name = "", value = "" } = groups!;
      const inner = value.replace(/^"/, "");
      const variable = inner && this.#variable(nameOf(name), inner);
      if (!variable) continue;
      const [, end] = indices!.groups!["value"]!;
      const isNumber = pattern === MEMBER && inner === value;
      pieces.push(text.slice(done, end - inner.length), { ...variable, isNumber });
      done = end;
    }
    return [...pieces, text.slice(done)].filter((piece) => piece !== "");
  }

  /** The variable for a value: one of its own for each, because two of a name may differ. */
  #variable(path: string, value: string): Variable | undefined {
    // `token` of `auth[token]`.
    const name = path.slice(path.lastIndexOf("[") + 1).replace("]", "");
    const given = this.#named.get(name.toLowerCase());
    if (this.#areShown || !value || (given === undefined && !isCredential(name))) return undefined;
    const base = given ?? `${this.#owner}_${/^authorization$/i.test(name) ? "TOKEN" : identifier(name)}`;
    const values = this.#hidden.get(base) ?? new Map<string, string>();
    this.#hidden.set(base, values);
    const variable = values.get(value) ?? (values.size > 0 ? `${base}_${values.size + 1}` : base);
    values.set(value, variable);
    return { variable, isNumber: false };
  }
}

/** Whose credentials they are: `GITHUB` for https://api.github.com. */
function ownerOf(url: string): string {
  const labels = /^https?:\/\/([^/?#:]*)/i.exec(url)![1]!.split(".");
  // Of example.co.uk, the third from the end.
  const at = labels.length - (/^(?:com?|net|org|gov|ac|edu)$/i.test(labels.at(-2) ?? "") && labels.length > 2 ? 3 : 2);
  const label = labels[at] ?? "";
  return /^[a-z]/i.test(label) ? identifier(label) : "API";
}

function identifier(name: string): string {
  return name.toUpperCase().replace(/\W/g, "_");
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function unescaped(name: string): string {
  return name.replace(/\\u([\da-f]{4})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
}

function invalid(): InvalidOptionError {
  const problem = 'use "hide", "show", or names of variables such as { authorization: "GITHUB_TOKEN" }';
  return new InvalidOptionError([{ name: "secrets", problem }]);
}
