import { decode, lastKey } from "./secret-names.js";
import { findProperties } from "./secret-properties.js";
import type { IsSecret, SecretRange } from "./secret-range.js";

/**
 * Finds the secrets in a text: query pairs, userinfo of urls and JSON properties, also in encoded urls and JSON that are
 * values of other urls or of other JSON.
 *
 * @param isForm - whether the text is a query or a form, where a value ends only at the next `&`
 */
export function findSecrets(text: string, isSecret: IsSecret, isForm = false): SecretRange[] {
  const ranges = [
    ...(/=|%(?:25)*3D|\\u003d/i.test(text) ? findPairs(text, isSecret, isForm) : []),
    ...(/@|%(?:25)*40/.test(text) ? findUserinfo(text, isForm) : []),
    ...findProperties(text, isSecret),
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
