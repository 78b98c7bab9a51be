import { EncodedText } from "./encoded-text.js";
import { eachJsonValue, eachPart, endOfString } from "./named-values.js";
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

/** The structure of a text: a query or a form, the parts of a multipart/form-data body, or one that its content type does not tell. */
export type TextStructure = "form" | "text" | "url" | { readonly boundary: string };

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

function finderOf(text: string, structure: TextStructure): Find {
  if (structure === "url") return findInUrl;
  if (typeof structure === "object") return (parts, ...context) => findInParts(parts, structure.boundary, ...context);
  // Some programs send JSON as a form.
  if (structure === "text" || isJson(text)) return findInText;
  return (pairs, ...context) => findInPairs(pairs, "&", ...context);
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
  const ranges: SecretRange[] = [];
  eachPart(text.text, boundary, (name, start, end) => {
    const content = text.slice(start, end);
    ranges.push(...(name && isSecret(name) ? [rangeOf(content, 0, content.text.length, name)] : inValue(content)));
  });
  return ranges;
}

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
  const ranges: SecretRange[] = [];
  eachJsonValue(json.text, isSecret, (secret, start, end, quote) => {
    if (secret) ranges.push(rangeOf(json, start, end, secret, quote));
    else if (!quote && HINT.test(json.text.slice(start, end)))
      for (const range of inValue(json.slice(start, end).withoutEscapes())) ranges.push(range);
  });
  return ranges;
};
