import { attempt } from "../kernel/values.js";
import { lastKey, secretNames, type SecretNames } from "./secret-names.js";

/** Stands for a secret. */
export const REDACTED = "***";

/**
 * Returns what is shown instead of a secret.
 *
 * @param quote - the quotation mark that a text needs in place of a JSON number
 */
type Replace = (name: string, value: string, quote?: string) => string;

/** How the text of a body is divided: by its content type. */
export type TextStructure = "form" | "text" | { readonly boundary: string };

/** The known authentication schemes, such as those of RFC 7617 and RFC 6750, and GitHub's `token`. */
const SCHEME = /^(?:apikey|basic|bearer|digest|dpop|hawk|negotiate|ntlm|oauth|token|aws4-hmac-sha256)[\t ]+/i;

/**
 * Hides secrets by their names: in header fields, urls, forms and JSON, and in a url or JSON that is a value there (decisions
 * G6, G13). Nothing else is searched. All other text stays as it is, to the character; a value with a secret within it is encoded again.
 */
export class Secrets {
  readonly #names: SecretNames;
  readonly #replace: Replace;

  /** @param credentials - names besides those that are generally known, in any case */
  constructor(credentials: readonly string[] = [], replace: Replace = (_, __, quote = "") => quote + REDACTED + quote) {
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
    return value && this.#names.isSecret(name) ? this.#replace(lastKey(name), value) : this.text(value);
  }

  /** A text of a structure that a content type tells. */
  body(text: string, structure: TextStructure): string {
    if (typeof structure === "object") return this.#parts(text, structure.boundary);
    // Some programs send JSON as a form.
    return structure === "form" && !isJson(text) ? this.#pairs(text, false) : this.text(text);
  }

  /** A url, JSON, or any other text, which is not searched. */
  text(text: string): string {
    return this.#text(text, false);
  }

  /** Userinfo, the pairs of the path, of the query and of the fragment. */
  url(text: string): string {
    return this.#url(text, false);
  }

  /** @param isWithin - whether the text is a value of another one */
  #text(text: string, isWithin: boolean): string {
    if (isJson(text)) return this.#json(text, isWithin);
    return isUrl(text) ? this.#url(text, isWithin) : text;
  }

  #url(text: string, isWithin: boolean): string {
    const end = text.search(/[?#]|$/);
    const [base, rest] = [text.slice(0, end), text.slice(end)];
    const start = base.replace(
      /^([a-z][\w+.-]*:)?(\/\/)([^/]*)@/i,
      (_, scheme = "", slashes: string, userinfo: string) => {
        return `${String(scheme)}${slashes}${this.#replace("userinfo", userinfo)}@`;
      },
    );
    return this.#pairs(start, isWithin, /([/;])([^/;=]*)=([^/;]*)/g) + this.#pairs(rest, isWithin);
  }

  #pairs(text: string, isWithin: boolean, pair = /(^|[?&#])([^?&#=]*)=([^&#]*)/g): string {
    return text.replace(pair, (_, mark: string, name: string, value: string) => {
      const key = attempt(() => decodeForm(name)) ?? name;
      if (value && this.#names.isSecret(key)) return `${mark}${name}=${this.#replace(lastKey(key), value)}`;
      return `${mark}${name}=${isWithin ? value : this.#within(value, decodeForm, encodeQuery)}`;
    });
  }

  /** JSON, which may be cut off. A name also hides the items of its list, and in place of a number stands a string. */
  #json(text: string, isWithin: boolean): string {
    let [shown, position] = ["", 0];
    const hide = (start: number, end: number, hidden: string): void => {
      shown += text.slice(position, start) + hidden;
      position = end;
    };
    /** The name whose value has not ended yet, and in how many lists of it; and the same of the objects around. */
    let [current, lists] = ["", 0];
    const outer: [name: string, lists: number][] = [];
    const token = /["[\]{}]|-?\d[\d.eE+-]*/g;
    for (let found = token.exec(text); found; found = token.exec(text)) {
      const { 0: mark, index } = found;
      const name = lastKey(current);
      if (mark === "{") {
        outer.push([current, lists]);
        current = "";
        continue;
      }
      if (mark === "}") [current, lists] = outer.pop() ?? ["", 0];
      else if (mark === "[") lists += 1;
      else if (mark === "]") lists -= 1;
      else if (mark === '"') {
        const end = endOfString(text, index + 1);
        const string = text.slice(index + 1, end);
        COLON.lastIndex = token.lastIndex = end + 1;
        if (COLON.test(text)) {
          const key = attempt(() => decodeJson(string)) ?? string;
          [current, lists] = this.isSecret(key) ? [key, 0] : ["", 0];
          continue;
        }
        if (name) hide(index + 1, end, string && this.#replace(name, string));
        else if (!isWithin) hide(index + 1, end, this.#within(string, decodeJson, encodeJson));
      } else if (name) hide(index, token.lastIndex, this.#replace(name, mark, '"'));
      if (lists < 1) current = "";
    }
    return shown + text.slice(position);
  }

  /** The parts of a multipart form (RFC 7578). */
  #parts(text: string, boundary: string): string {
    const delimiter = `--${boundary}`;
    return text
      .split(delimiter)
      .map((part) => {
        const [head = ""] = /^[^]*?\r?\n\r?\n/.exec(part) ?? [];
        const [, quoted, token] = PART_NAME.exec(head) ?? [];
        const [end = ""] = /\r?\n$/.exec(part.slice(-2)) ?? [];
        const content = part.slice(head.length, Math.max(head.length, part.length - end.length));
        return head
          ? head + this.value(quoted ?? token ?? "", content) + part.slice(head.length + content.length)
          : part;
      })
      .join(delimiter);
  }

  /** A value of a text, once. */
  #within(value: string, decode: (text: string) => string, encode: (text: string) => string): string {
    const decoded = attempt(() => decode(value));
    if (decoded === undefined || !/[=@:]/.test(decoded)) return value;
    const shown = this.#text(decoded, true);
    // Bytes that are no UTF-8 cannot be encoded again.
    return shown === decoded ? value : (attempt(() => encode(shown)) ?? this.#replace("value", value));
  }
}

const PART_NAME = /^content-disposition:.*?[;\s]name=(?:"([^"\r\n]*)"|([^\s;]*))/im;

function isJson(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

function isUrl(text: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|[/?#])/i.test(text);
}

function decodeForm(text: string): string {
  return decodeURIComponent(text.replaceAll("+", " "));
}

/** Names of variables stay readable: `$` needs no encoding in a query. */
function encodeQuery(text: string): string {
  return encodeURIComponent(text).replaceAll("%24", "$");
}

function decodeJson(text: string): string {
  return JSON.parse(`"${text}"`) as string;
}

function encodeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

const COLON = /\s*:/y;

/** Where a JSON string ends: at a quotation mark that is not escaped. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = end;
    while (escapes > start && text[escapes - 1] === "\\") escapes -= 1;
    if ((end - escapes) % 2 === 0) return end;
  }
  return text.length;
}
