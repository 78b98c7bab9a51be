import { attempt } from "../kernel/values.js";
import { secretNames, type SecretNames } from "./secret-names.js";

/**
 * Called with each secret as it is written; returns what is shown instead.
 *
 * @param quote - the quotation mark that a text needs in place of a JSON number
 */
type Replace = (name: string, value: string, quote?: string) => string;

/** The known authentication schemes, such as those of RFC 7617 and RFC 6750, and GitHub's `token`. */
const SCHEME = /^(?:apikey|basic|bearer|digest|dpop|hawk|negotiate|ntlm|oauth|token|aws4-hmac-sha256)[\t ]+/i;

/**
 * Finds secrets by their names: in header fields, urls, forms and JSON, and in a url or JSON that is a value there (decisions
 * G6, G13). Nothing else is searched. All other text stays as it is, to the character; a value with a secret within it is encoded again.
 */
export class Secrets {
  readonly #names: SecretNames;
  readonly #replace: Replace;

  /** @param credentials - names besides those that are generally known, in any case */
  constructor(credentials: readonly string[], replace: Replace) {
    this.#names = secretNames(credentials);
    this.#replace = replace;
  }

  /** Whether the value of this name may be a secret. */
  isSecret(name: string): boolean {
    return this.#names.isSecret(name);
  }

  /** A header value; the authentication scheme of a credential stays. */
  header(name: string, value: string): string {
    if (!this.#names.isSecretHeader(name)) return this.text(value);
    const [scheme = ""] = SCHEME.exec(value) ?? [];
    const secret = value.slice(scheme.length);
    return scheme + (secret && this.#replace(name, secret));
  }

  /** The value of a name. */
  value(name: string, value: string): string {
    return value && this.isSecret(name) ? this.#replace(name, value) : this.text(value);
  }

  /**
   * A url, JSON, or any other text, which is not searched.
   *
   * @param isWithin - whether the text is a value of another one, whose own values are not searched
   */
  text(text: string, isWithin = false): string {
    if (isJson(text)) return this.#json(text, isWithin);
    return isUrl(text) ? this.url(text, isWithin) : text;
  }

  /** The pairs of a form. Some programs send JSON as a form. */
  form(text: string): string {
    return isJson(text) ? this.#json(text, false) : this.#pairs(text, false);
  }

  /** Userinfo, the pairs of the path, of the query and of the fragment. */
  url(text: string, isWithin = false): string {
    const end = text.search(/[?#]|$/);
    const start = text
      .slice(0, end)
      .replace(/^((?:[a-z][\w+.-]*:)?\/\/)([^/]*)@/i, (_, scheme: string, userinfo: string) => {
        return `${scheme}${this.#replace("userinfo", userinfo)}@`;
      });
    return this.#pairs(start, isWithin, /([/;])([^/;=]*)=([^/;]*)/g) + this.#pairs(text.slice(end), isWithin);
  }

  #pairs(text: string, isWithin: boolean, pair = /(^|[?&#])([^?&#=]*)=([^&#]*)/g): string {
    return text.replace(pair, (_, mark: string, name: string, value: string) => {
      const key = attempt(() => FORM.decode(name)) ?? name;
      const isHidden = value && this.isSecret(key);
      return `${mark}${name}=${isHidden ? this.#replace(key, value) : this.#within(value, isWithin, FORM)}`;
    });
  }

  /** JSON, which may be cut off. A name also hides the items of its list, and in place of a number stands a string. */
  #json(text: string, isWithin: boolean): string {
    /** The name of the current value or list, if it is that of a secret; and of those around it. */
    let name = "";
    const outer: string[] = [];
    // Without escapes, a string ends at the next quotation mark.
    const outline = text.replace(/\\[^]/g, "__");
    return outline.replace(JSON_TOKEN, (token: string, inside: string | undefined, behind: string, index: number) => {
      if (inside !== undefined) {
        const start = index + 1;
        const string = text.slice(start, start + inside.length);
        if (!behind.includes(":"))
          return `"${name ? string && this.#replace(name, string) : this.#within(string, isWithin, JSON_TEXT)}${behind}`;
        const key = attempt(() => JSON_TEXT.decode(string)) ?? string;
        name = this.isSecret(key) ? key : "";
      } else if (name && /\d/.test(token)) return this.#replace(name, token, '"');
      if (token === "[" || token === "{") outer.push(name);
      if (token === "]" || token === "}") name = outer.pop() ?? "";
      return text.slice(index, index + token.length);
    });
  }

  /** A value of a text, once. */
  #within(value: string, isWithin: boolean, { decode, encode }: Encoding): string {
    const decoded = isWithin ? undefined : attempt(() => decode(value));
    if (decoded === undefined) return value;
    const shown = this.text(decoded, true);
    // Bytes that are no UTF-8 cannot be encoded again.
    return shown === decoded ? value : (attempt(() => encode(shown)) ?? this.#replace("value", value));
  }
}

/** How a value is written within a text. */
interface Encoding {
  readonly decode: (text: string) => string;
  readonly encode: (text: string) => string;
}

const FORM: Encoding = {
  decode: (text) => decodeURIComponent(text.replaceAll("+", " ")),
  // Names of variables stay readable: "$" needs no encoding in a query.
  encode: (text) => encodeURIComponent(text).replaceAll("%24", "$"),
};

const JSON_TEXT: Encoding = {
  decode: (text) => JSON.parse(`"${text}"`) as string,
  encode: (text) => JSON.stringify(text).slice(1, -1),
};

function isJson(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

function isUrl(text: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|[/?#])/i.test(text);
}

/** A string with what follows it, a bracket, a number, or escapes that are in no string. */
const JSON_TOKEN = /"([^"]*)("\s*:|"?)|[[\]{}]|-?\d[\d.eE+-]*|_+/g;
