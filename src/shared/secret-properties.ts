import type { EncodedText } from "./encoded-text.js";
import { beforeBackslashes, readString, type JsonString } from "./json-string.js";
import { lastKey } from "./secret-names.js";
import { rangeOf, type IsSecret, type SecretRange } from "./secret-range.js";

/** Whether a text is JSON that can contain a property. */
export function isJson(text: string): boolean {
  if (!/^\s*[[{"]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Finds strings and numbers in JSON that are properties of a secret name, or items of such a list. */
export function findInJson(
  json: EncodedText,
  isSecret: IsSecret,
  findInString: (string: EncodedText) => SecretRange[],
): SecretRange[] {
  return walk(json, 0, "", isSecret, findInString)[0];
}

/** Finds properties of secret names in a text that is not JSON, or not all of it: it may be cut off. */
export function findProperties(value: EncodedText, isSecret: IsSecret): SecretRange[] {
  const { text } = value;
  const ranges: SecretRange[] = [];
  if (!text.includes('"')) return ranges;
  let endOfList = 0;
  for (let colon = text.indexOf(":"); colon >= 0; colon = text.indexOf(":", colon + 1)) {
    const name = nameBefore(text, colon);
    if (name === undefined || !isSecret(name)) continue;
    VALUE.lastIndex = colon + 1;
    const [, list, number] = VALUE.exec(text)!;
    const index = VALUE.lastIndex - (list ?? number ?? "").length;
    const string = readString(text, index);
    if (string) ranges.push(rangeOf(value, string.start, string.end, name));
    else if (number) ranges.push(rangeOf(value, index, VALUE.lastIndex, name, '"'));
    else if (list && index >= endOfList) {
      const [found, end] = walk(value, index, name, isSecret, () => []);
      for (const range of found) ranges.push(range);
      endOfList = end;
    }
  }
  return ranges;
}

/** The start of a value. In a form, a blank is a "+". */
const VALUE = /[\s+]*(?:(\[)|(-?\d[\d.eE+-]*))?/y;

/** Names are shorter than this. */
const LONGEST_NAME = 500;

/** Returns the name in quotation marks before a colon. */
function nameBefore(text: string, colon: number): string | undefined {
  let end = colon;
  while (end > 0 && /[\s+]/.test(text[end - 1]!)) end -= 1;
  if (text[end - 1] !== '"') return undefined;
  const closing = beforeBackslashes(text, end - 1, Math.max(0, end - LONGEST_NAME));
  const name = text.slice(Math.max(0, closing - LONGEST_NAME), closing);
  return lastKey(name.slice(name.lastIndexOf('"') + 1));
}

/** The name of the secret whose value has not ended yet, and in how many lists of it. */
type Context = readonly [secret: string, depth: number];

const NO_SECRET: Context = ["", 0];

/**
 * Finds secrets in JSON from an index on, to the end of the text or of the secret list that starts there.
 *
 * @param listName - the name of the list; empty if it is not a secret list
 */
function walk(
  json: EncodedText,
  start: number,
  listName: string,
  isSecret: IsSecret,
  findInString: (string: EncodedText) => SecretRange[],
): [ranges: SecretRange[], end: number] {
  const { text } = json;
  const ranges: SecretRange[] = [];
  let [secret, depth]: Context = [listName, 0];
  /** Of the objects around. */
  const outer: Context[] = [];
  const add = (found: SecretRange): unknown => ranges.push(found);
  const token = /["[\]{}]|-?\d[\d.eE+-]*/g;
  token.lastIndex = start;
  let previous = start;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const { 0: mark, index } = match;
    const string = mark === '"' ? readString(text, beforeBackslashes(text, index, previous)) : undefined;
    if (string) token.lastIndex = string.next;
    previous = token.lastIndex;
    if (string && isFollowedByColon(text, string)) {
      const name = lastKey(text.slice(string.start, string.end));
      [secret, depth] = isSecret(name) ? [name, 0] : NO_SECRET;
      continue;
    }
    if (mark === "{") {
      outer.push(secret ? [secret, depth] : NO_SECRET);
      secret = "";
      continue;
    }
    if (mark === "}") [secret, depth] = outer.pop() ?? NO_SECRET;
    else if (mark === "[") depth += 1;
    else if (mark === "]") depth -= 1;
    else if (secret) {
      if (string) add(rangeOf(json, string.start, string.end, secret));
      else add(rangeOf(json, index, token.lastIndex, secret, '"'));
    } else if (string) for (const range of findInString(json.slice(string.start, string.end))) add(range);
    if (depth < 1) secret = "";
    if (listName && !secret && outer.length === 0) break;
  }
  return [ranges, token.lastIndex || text.length];
}

function isFollowedByColon(text: string, { next }: JsonString): boolean {
  COLON.lastIndex = next;
  return COLON.test(text);
}

const COLON = /\s*:/y;
