import { decode, lastKey } from "./secret-names.js";
import type { IsSecret, SecretRange } from "./secret-range.js";

/**
 * Finds strings and numbers in JSON that are properties of a secret name, or items of such a list. The JSON can be a string
 * of other JSON, or percent-encoded in a query or a form.
 */
export function findProperties(text: string, isSecret: IsSecret): SecretRange[] {
  return [...findInJson(text, isSecret), ...findEncoded(text, isSecret)];
}

// A JSON string, with a colon if it is a name, and without its end if the text was cut off; a number; punctuation. A
// quotation mark before a name starts it: in other texts, a stray one confuses strings and the text between them.
const JSON_TOKEN =
  /"(?<string>(?:[^"\\]+|\\[^]?)*)(?:"(?<colon>\s*:)|(?="[\w.[\]-]{1,99}"\s*:)|"|)|-?\d[\d.eE+-]*|[[\]{}]/g;

/** The name of the secret whose value has not ended yet, and in how many lists of it. */
type Context = readonly [secret: string, depth: number];

const NO_SECRET: Context = ["", 0];

/** Finds properties in JSON, and in other texts with JSON in it. */
function findInJson(text: string, isSecret: IsSecret): SecretRange[] {
  if (!text.includes('"')) return [];
  const ranges: SecretRange[] = [];
  let [secret, depth] = NO_SECRET;
  /** Of the objects around. */
  const outer: Context[] = [];
  for (const { 0: token, index, groups } of text.matchAll(JSON_TOKEN)) {
    const string = groups!["string"];
    if (groups!["colon"] !== undefined) {
      const name = lastKey(string!);
      [secret, depth] = isSecret(name) ? [name, 0] : NO_SECRET;
      continue;
    }
    if (token === "{") {
      outer.push(secret ? [secret, depth] : NO_SECRET);
      secret = "";
      continue;
    }
    if (token === "}") [secret, depth] = outer.pop() ?? NO_SECRET;
    else if (token === "[") depth += 1;
    else if (token === "]") depth -= 1;
    else if (secret) {
      const isNumber = string === undefined;
      const start = isNumber ? index : index + 1;
      ranges.push({ start, end: start + (string ?? token).length, name: secret, isNumber });
    } else if (string) for (const range of findInString(string, index + 1, isSecret)) ranges.push(range);
    if (depth < 1) secret = "";
  }
  return ranges;
}

/** Finds properties of JSON that is a string of other JSON. */
function findInString(string: string, offset: number, isSecret: IsSecret): SecretRange[] {
  if (!/\\(?:"|u0022)/.test(string)) return [];
  return findDecoded(string, offset, /\\(?:u[\da-f]{4}|.)|[^]/gi, (json) => findInJson(json, isSecret));
}

/** Finds properties of percent-encoded JSON, anywhere in a text. */
function findEncoded(text: string, isSecret: IsSecret): SecretRange[] {
  if (!/%(?:25){0,4}22/.test(text)) return [];
  return findDecoded(text, 0, /%[\da-f]{2}|[^]/gi, (decoded) => [
    ...findInJson(decoded, isSecret),
    ...findEncoded(decoded, isSecret),
  ]);
}

/**
 * Finds secrets in a text from which one encoding is removed.
 *
 * @param characters - matches each character, encoded or not
 */
function findDecoded(
  text: string,
  offset: number,
  characters: RegExp,
  find: (decoded: string) => SecretRange[],
): SecretRange[] {
  const places: number[] = [];
  const decoded = text.replace(characters, (character, place: number) => {
    places.push(offset + place);
    return character.length > 1 ? decode(character) : character;
  });
  places.push(offset + text.length);
  // Within a string, a number must not become another string.
  return find(decoded).map(({ start, end, name }) => {
    return { start: places[start]!, end: places[end]!, name, isNumber: false };
  });
}
