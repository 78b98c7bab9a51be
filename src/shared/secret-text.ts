import { EncodedText } from "./encoded-text.js";
import { findPairs, findUserinfo } from "./secret-pairs.js";
import { boundaryOf, findInParts } from "./secret-parts.js";
import { findInJson, findProperties, isJson } from "./secret-properties.js";
import type { IsSecret, SecretRange } from "./secret-range.js";

/** The structure of a text: a query or a form, a url, the parts of a multipart/form-data body, or any other text. */
export type TextStructure = "text" | "form" | "url" | { readonly boundary: string };

/**
 * Finds the secrets in a text: pairs, userinfo of urls and JSON properties, also in encoded urls and JSON that are values
 * of other urls or of other JSON. A text with a structure is split first, and each of its values is read by itself.
 */
export function findSecrets(text: string, isSecret: IsSecret, structure: TextStructure = "text"): SecretRange[] {
  const ranges = findIn(EncodedText.of(text), isSecret, structure);
  // Of two that start together, the longer one contains the other.
  ranges.sort((one, other) => one.start - other.start || other.end - one.end);
  let last = 0;
  return ranges.flatMap((range) => {
    // If two matches overlap, such as userinfo that seems to extend into the next pair, both are secrets.
    const start = Math.max(range.start, last);
    last = Math.max(range.end, last);
    return range.end > start ? [{ ...range, start }] : [];
  });
}

function findIn(text: EncodedText, isSecret: IsSecret, structure: TextStructure): SecretRange[] {
  if (structure === "form") return findInForm(text, isSecret);
  if (structure === "url") return findInUrl(text, isSecret);
  const boundary = structure === "text" ? boundaryOf(text.text) : structure.boundary;
  if (boundary === undefined) return findInValue(text, isSecret, false);
  return findInParts(text, boundary, isSecret, (part) => findInValue(part, isSecret, false));
}

/** Finds secrets in the segments, the query and the fragment of a url. */
function findInUrl(url: EncodedText, isSecret: IsSecret): SecretRange[] {
  const [, base, query] = /^([^?#]*\??)([^#]*)/.exec(url.text) as unknown as [string, string, string];
  const fragment = base.length + query.length;
  return [
    ...findUserinfo(url.slice(0, base.length), true),
    ...pieces(url.slice(0, base.length), /\//g).flatMap((segment) => findInValue(segment, isSecret, true)),
    ...findInForm(url.slice(base.length, fragment), isSecret),
    ...pieces(url.slice(fragment, url.text.length), /#/g).flatMap((part) => findInForm(part, isSecret)),
  ];
}

/** Finds secrets in the pairs of a query or a form, each pair by itself. */
function findInForm(form: EncodedText, isSecret: IsSecret): SecretRange[] {
  return pieces(form, /&/g).flatMap((pair) => findInValue(pair, isSecret, true));
}

/**
 * Finds secrets in a single value, at every level of its encoding.
 *
 * @param isForm - whether it is a value of a query or a form, which no blank or quotation mark ends
 */
function findInValue(value: EncodedText, isSecret: IsSecret, isForm: boolean): SecretRange[] {
  const { text } = value;
  if (!/[=@"%\\]/.test(text)) return [];
  if (isJson(text)) return findInStrings(value, isSecret);
  const words = isForm ? [value] : pieces(value, /[\s"<>]/g);
  const encoded = words.flatMap((word) => pieces(word, /&/g).flatMap((pair) => findInPair(pair, isSecret)));
  // Encoded JSON that is not in a url may have blanks.
  const decoded = !isForm && /%22\s*:/.test(text) && /\s/.test(text) ? value.withoutTriplets() : undefined;
  return [
    ...findPairs(value, isSecret, isForm),
    ...findUserinfo(value, isForm),
    ...findInBrokenJson(value, isSecret),
    ...(decoded ? findInBrokenJson(decoded, isSecret) : []),
    ...encoded,
  ];
}

/** Finds secrets in what is encoded within a pair: in its value, or in each of the parts of a url. */
function findInPair(pair: EncodedText, isSecret: IsSecret): SecretRange[] {
  const { text } = pair;
  const value = pair.slice(text.indexOf("=") + 1, text.length);
  // The "=" may also be a part of JSON without a name.
  for (const candidate of /["%]/.test(text) ? [value, pair] : []) {
    const json = candidate.withBlanks();
    if (isJson(json.text)) return findInStrings(json, isSecret);
    const decoded = json.withoutTriplets();
    if (decoded && isJson(decoded.text)) return findInStrings(decoded, isSecret);
  }
  const decoded = text.includes("%22") ? pair.withoutTriplets() : undefined;
  const parts = text.includes("%") ? pieces(pair, /[/=?#]/g) : [];
  return [
    ...(decoded ? findInBrokenJson(decoded, isSecret) : []),
    ...parts.flatMap((part) => {
      const inner = part.withoutTriplets();
      return inner ? findInValue(inner, isSecret, true) : [];
    }),
  ];
}

/** Finds secrets in JSON, and in the strings in it. */
function findInStrings(json: EncodedText, isSecret: IsSecret): SecretRange[] {
  return findInJson(json, isSecret, (string) => {
    if (!/[=@"%\\]/.test(string.text)) return [];
    const unescaped = string.withoutEscapes();
    return unescaped ? findInValue(unescaped, isSecret, false) : findInBrokenJson(string, isSecret);
  });
}

/** Finds secrets in a text that is not JSON, or not all of it. Some JSON encoders write `\u0022` for `"`. */
function findInBrokenJson(value: EncodedText, isSecret: IsSecret): SecretRange[] {
  const unescaped = value.text.includes("\\u0022") ? value.withoutEscapes() : undefined;
  return [...findProperties(value, isSecret), ...(unescaped ? findProperties(unescaped, isSecret) : [])];
}

/** Splits a text at separators of one character. */
function pieces(text: EncodedText, separator: RegExp): EncodedText[] {
  const parts: EncodedText[] = [];
  let start = 0;
  for (const { index } of text.text.matchAll(separator)) {
    parts.push(text.slice(start, index));
    start = index + 1;
  }
  parts.push(text.slice(start, text.text.length));
  return parts;
}
