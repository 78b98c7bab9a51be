import { decode, lastKey } from "./secret-names.js";

/** A secret in a text. */
export interface SecretRange {
  readonly start: number;
  readonly end: number;
  /** The name of the secret, decoded. */
  readonly name: string;
  /** Whether it is a JSON number, which has no quotation marks. */
  readonly isNumber: boolean;
}

/** Whether the value with this name is a secret. */
export type IsSecret = (name: string) => boolean;

/**
 * Finds the secrets in a text: query pairs, userinfo of urls and JSON properties, also in encoded urls that are values
 * of other urls.
 *
 * @param isForm - whether the text is a query or a form, where a value ends only at the next `&`
 */
export function findSecrets(text: string, isSecret: IsSecret, isForm = false): SecretRange[] {
  const ranges = [
    ...(/=|%(?:25)*3D|\\u003d/i.test(text) ? findPairs(text, isSecret, isForm) : []),
    ...(/@|%(?:25)*40/.test(text) ? findUserinfo(text, isForm) : []),
    ...(text.includes('"') ? findProperties(text, isSecret) : []),
  ];
  ranges.sort((one, other) => one.start - other.start);
  let last = 0;
  return ranges.flatMap((range) => {
    // If two matches overlap, such as userinfo that seems to extend into the next pair, both are secrets.
    const start = Math.max(range.start, last);
    last = Math.max(range.end, last);
    return range.end > start ? [{ ...range, start }] : [];
  });
}

/**
 * The separators of names, values and pairs, encoded any number of times. Some JSON encoders write `\u0026` for `&`.
 */
const SEPARATOR = /[=&#\s"<>]|%(?:25)*(?:3D|26|23)|\\u00(?:26|3d|3c|3e)/gi;

function findPairs(text: string, isSecret: IsSecret, isForm: boolean): SecretRange[] {
  const ranges: SecretRange[] = [];
  let previous = 0;
  /** The name of the secret whose value is not complete yet. */
  let secret: { readonly name: string; readonly start: number; readonly depth: number } | undefined;
  const finish = (end: number): void => {
    if (secret) ranges.push({ ...secret, end, isNumber: false });
    secret = undefined;
  };
  for (const { 0: separator, index } of text.matchAll(SEPARATOR)) {
    const depth = separator.startsWith("%") ? separator.length : 0;
    const isEquals = /=|3D/i.test(separator);
    if (secret && !isEquals && depth <= secret.depth && (!isForm || /&|26/.test(separator))) finish(index);
    else if (!secret && isEquals) {
      const name = nameAtEnd(text.slice(previous, index));
      if (isSecret(name)) secret = { name, start: index + separator.length, depth };
    }
    previous = index + separator.length;
  }
  finish(text.length);
  return ranges;
}

/** Returns the name at the end of a text: `token` for `https://a.example/?token`. */
function nameAtEnd(text: string): string {
  return lastKey(
    decode(text.slice(-LONGEST_NAME))
      .split(/[?;,&#\s{('"]/)
      .at(-1)!,
  );
}

/** Names are shorter than this; only the end of a longer text before `=` is read. */
const LONGEST_NAME = 500;

const USERINFO =
  /(?:(?:\\?\/){2}|(?:%(?:25)*2F){2})((?:[^\s/?#@%"\\]|%(?!(?:25)*(?:2F|3F|23|40)))+)(?:@|%(?:25)*40)/dgi;

function findUserinfo(text: string, isForm: boolean): SecretRange[] {
  const matches = Array.from(text.matchAll(USERINFO));
  // In a form, an "&" ends the url.
  return matches
    .filter((match) => !isForm || !match[1]!.includes("&"))
    .map(({ indices }) => {
      const [start, end] = indices![1]!;
      return { start, end, name: "userinfo", isNumber: false };
    });
}

// A JSON string, with a colon if it is a name, and without its end if the text was cut off; a number; punctuation.
const JSON_TOKEN = /"(?<string>(?:[^"\\]+|\\[^]?)*)(?:"(?<colon>\s*:)?)?|-?\d[\d.eE+-]*|[[\]{}]/g;

/** The name of the secret whose value has not ended yet, and in how many lists of it. */
type Context = readonly [secret: string, depth: number];

const NO_SECRET: Context = ["", 0];

/** Finds strings and numbers that are properties of a secret name, or items of such a list. */
function findProperties(text: string, isSecret: IsSecret): SecretRange[] {
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
    }
    if (depth < 1) secret = "";
  }
  return ranges;
}
