import { EncodedText } from "./encoded-text.js";
import { lastKey } from "./secret-names.js";

/** A secret in a text. */
export interface SecretRange {
  readonly start: number;
  readonly end: number;
  /** The name of the secret, decoded. */
  readonly name: string;
  /** For a JSON number, the quotation mark that another value needs there, such as `"` or `%22`; otherwise empty. */
  readonly quote: string;
}

/** Whether the value with this name is a secret. */
export type IsSecret = (name: string) => boolean;

/** The structure of a text whose values have names: a query or a form, JSON, or the parts of a multipart/form-data body. */
export type NamedStructure = "form" | "json" | { readonly boundary: string };

/** The structure of a text; "text" is one that its content type does not tell. */
export type TextStructure = NamedStructure | "text" | "url";

/** Finds secrets in a text; `inValue` finds those in its values. */
type Find = (text: EncodedText, isSecret: IsSecret, inValue: (value: EncodedText) => SecretRange[]) => SecretRange[];

/**
 * Finds the secrets in a text for people to read (G13): in a url, a form or JSON, and in one more of these that is a value
 * there, such as a redirect url in a query or JSON in a form.
 */
export function findSecrets(text: string, isSecret: IsSecret, structure: TextStructure = "text"): SecretRange[] {
  const inValue = (value: EncodedText): SecretRange[] => findInText(value, isSecret, () => []);
  return withoutOverlaps(finderOf(text, structure)(EncodedText.of(text), isSecret, inValue));
}

/** Finds the values of a text that have the name of a secret. */
export function findNamedSecrets(text: string, isSecret: IsSecret, structure: NamedStructure): SecretRange[] {
  return namedFinder(structure)(EncodedText.of(text), isSecret, () => []);
}

function finderOf(text: string, structure: TextStructure): Find {
  if (structure === "url") return findInUrl;
  // Some programs send JSON as a form.
  return structure === "text" || (structure === "form" && isJson(text)) ? findInText : namedFinder(structure);
}

function namedFinder(structure: NamedStructure): Find {
  if (structure === "json") return findInJson;
  if (structure === "form") return (text, ...context) => findInPairs(text, "&", ...context);
  return (text, ...context) => findInParts(text, structure.boundary, ...context);
}

/** Of two that overlap, such as userinfo within a secret, both are secrets. */
function withoutOverlaps(ranges: SecretRange[]): SecretRange[] {
  ranges.sort((one, other) => one.start - other.start || other.end - one.end);
  let last = 0;
  return ranges.flatMap((range) => {
    const start = Math.max(range.start, last);
    last = Math.max(range.end, last);
    return range.end > start ? [{ ...range, start }] : [];
  });
}

function rangeOf(text: EncodedText, start: number, end: number, name: string, quote = ""): SecretRange {
  return { start: text.placeOf(start), end: text.placeOf(end), name, quote: quote && text.encode(quote) };
}

/** A text without any of these has no secret. */
const HINT = /[=@":%\\]/;

/** Finds secrets in JSON, or in words: urls, pairs such as `token=abc`, and properties of JSON. */
const findInText: Find = (value, ...context) => {
  const { text } = value;
  if (!HINT.test(text)) return [];
  if (isJson(text)) return findInJson(value, ...context);
  return [
    // JSON that was cut off.
    ...(/^\s*[[{"]/.test(text) ? findInJson(value, ...context) : []),
    ...findProperties(value, context[0]),
    ...value.split(' \t\r\n\f\v"<>', /[=@%]/).flatMap((word) => findInUrl(word, ...context)),
  ];
};

/** Finds secrets in the authority, the segments, the query and the fragment of a url. */
const findInUrl: Find = (url, ...context) => {
  const { text } = url;
  if (text[text.search(/[=/?#]/)] === "=") return findInPairs(url, "&;", ...context);
  const fragment = placeOf("#", text);
  const query = Math.min(placeOf("?", text), fragment);
  const base = url.slice(0, query);
  return [
    ...findUserinfo(base),
    ...base.split("/", HINT).flatMap((segment) => findInPairs(segment, "&;", ...context)),
    ...findInPairs(url.slice(query + 1, fragment), "&", ...context),
    ...findInPairs(url.slice(fragment + 1), "#&", ...context),
  ];
};

function placeOf(mark: string, text: string): number {
  const index = text.indexOf(mark);
  return index < 0 ? text.length : index;
}

/** Finds the userinfo of urls (RFC 3986, section 3.2.1), which ends at the last `@` of the authority. */
function findUserinfo(url: EncodedText): SecretRange[] {
  const ranges: SecretRange[] = [];
  for (const { 1: userinfo, index } of url.text.matchAll(/[/\\]{2}([^/\\?#]*)@/g))
    ranges.push(rangeOf(url, index + 2, index + 2 + userinfo!.length, "userinfo"));
  return ranges;
}

function findInPairs(text: EncodedText, separators: string, ...[isSecret, inValue]: Rest<Find>): SecretRange[] {
  return text.split(separators, HINT).flatMap((pair) => {
    const equals = pair.text.indexOf("=");
    const names = pair.text.slice(0, Math.max(0, equals)).split(/[,({']/);
    const name = lastKey(names.at(-1)!);
    const value = pair.slice(equals + 1);
    if (name && isSecret(name)) return [rangeOf(value, 0, value.text.length, name)];
    return HINT.test(value.text) ? inValue(value.withBlanks().withoutTriplets()) : [];
  });
}

type Rest<Function> = Function extends (first: never, ...rest: infer Others) => unknown ? Others : never;

/** Finds secrets in the parts of a text with the type multipart/form-data (RFC 7578). */
function findInParts(text: EncodedText, boundary: string, ...[isSecret, inValue]: Rest<Find>): SecretRange[] {
  const delimiter = `--${boundary}`;
  let next = 0;
  return text.text.split(delimiter).flatMap((part) => {
    const start = next;
    next += part.length + delimiter.length;
    const [head = ""] = /^[^]*?\r?\n\r?\n/.exec(part) ?? [];
    const [, quoted, token] = PART_NAME.exec(head) ?? [];
    const name = lastKey(quoted ?? token ?? "");
    const end = start + part.length - (/\r?\n$/.exec(part.slice(-2))?.[0].length ?? 0);
    const content = text.slice(start + head.length, Math.max(start + head.length, end));
    return name && isSecret(name) ? [rangeOf(content, 0, content.text.length, name)] : inValue(content);
  });
}

const PART_NAME = /^content-disposition:.*?[;\s]name=(?:"([^"\r\n]*)"|([^\s;]*))/im;

function isJson(text: string): boolean {
  if (!/^\s*[[{"]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Finds properties in a text that is not JSON, such as a line of a log. */
function findProperties(value: EncodedText, isSecret: IsSecret): SecretRange[] {
  const ranges: SecretRange[] = [];
  for (const { 0: match, 1: name, 2: number, index } of value.text.matchAll(PROPERTY)) {
    const start = index + match.length;
    if (!isSecret(lastKey(name!))) continue;
    if (number) ranges.push(rangeOf(value, start - number.length, start, lastKey(name!), '"'));
    else ranges.push(rangeOf(value, start, endOfString(value.text, start), lastKey(name!)));
  }
  return ranges;
}

const PROPERTY = /"([^"\\]{1,200})"\s{0,99}:\s{0,99}(?:"|(-?\d[\d.eE+-]*))/g;

/** Finds strings and numbers in JSON that are properties of a secret name, or items of such a list. It may be cut off. */
const findInJson: Find = (json, isSecret, inValue) => {
  const { text } = json;
  const ranges: SecretRange[] = [];
  /** The name of the secret whose value has not ended yet, and in how many lists of it. */
  let [secret, lists] = ["", 0];
  /** The same of the objects around. */
  const outer: [secret: string, lists: number][] = [];
  const token = /["[\]{}]|-?\d[\d.eE+-]*/g;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const { 0: mark, index } = match;
    if (mark === '"') {
      const end = endOfString(text, index + 1);
      COLON.lastIndex = token.lastIndex = end + 1;
      if (COLON.test(text)) {
        const name = lastKey(text.slice(index + 1, end));
        [secret, lists] = isSecret(name) ? [name, 0] : ["", 0];
        continue;
      }
      if (secret) ranges.push(rangeOf(json, index + 1, end, secret));
      else if (HINT.test(text.slice(index + 1, end)))
        for (const range of inValue(json.slice(index + 1, end).withoutEscapes())) ranges.push(range);
    } else if (mark === "{") {
      outer.push([secret, lists]);
      secret = "";
      continue;
    } else if (mark === "}") [secret, lists] = outer.pop() ?? ["", 0];
    else if (mark === "[") lists += 1;
    else if (mark === "]") lists -= 1;
    else if (secret) ranges.push(rangeOf(json, index, token.lastIndex, secret, '"'));
    if (lists < 1) secret = "";
  }
  return ranges;
};

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
