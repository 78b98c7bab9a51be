import type { EncodedText } from "./encoded-text.js";
import { decode, lastKey } from "./secret-names.js";
import { rangeOf, type IsSecret, type SecretRange } from "./secret-range.js";

/** The separators of names, values and pairs in a text. Some JSON encoders write `\u0026` for `&`. */
const SEPARATOR = /[=&#\s"<>]|\\u00(?:26|3d|3c|3e)/gi;

/**
 * Finds the secrets in pairs such as `token=abc`, which end at the next separator.
 *
 * @param isForm - whether the text is a value of a query or a form, where only `&` is a separator
 */
export function findPairs(value: EncodedText, isSecret: IsSecret, isForm: boolean): SecretRange[] {
  const { text } = value;
  if (!/=|\\u003d/i.test(text)) return [];
  const ranges: SecretRange[] = [];
  let previous = 0;
  /** The name of the secret whose value is not complete yet. */
  let secret: { readonly name: string; readonly start: number } | undefined;
  const finish = (end: number): void => {
    if (secret) ranges.push(rangeOf(value, secret.start, end, secret.name));
    secret = undefined;
  };
  for (const { 0: separator, index } of text.matchAll(SEPARATOR)) {
    const isEquals = /=|3d/i.test(separator);
    if (secret && !isEquals && (!isForm || /&|26/.test(separator))) finish(index);
    else if (!secret && isEquals) {
      const name = nameAtEnd(text.slice(previous, index));
      if (isSecret(name)) secret = { name, start: index + separator.length };
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
      .split(/[=?;,&#+\s{('"]/)
      .at(-1)!,
  );
}

/** Names are shorter than this; only the end of a longer text before `=` is read. */
const LONGEST_NAME = 500;

/** What comes before an authority: the schemes of browsers with any slashes, or two slashes, possibly escaped. */
const BEFORE_AUTHORITY = /(?:https?|wss?|ftp):[/\\]*|\/\\{0,9}\/[/\\]*/gi;
const IN_VALUE = { authority: /[^/\\?#]*/y, hasNoPort: /(?!\[)[^/\\?#:@]*:(?!\d*(?:[/\\?#]|$))/y, end: /$/g };
const IN_TEXT = {
  authority: /[^\s"<>/\\?#]*/y,
  hasNoPort: /(?!\[)[^\s"<>/\\?#:@]*:(?!\d*(?:[\s"<>/\\?#]|$))/y,
  end: /[\s"<>]|$/g,
};

/**
 * Finds the userinfo of urls (RFC 3986, section 3.2.1), which ends at the last `@` of its authority. A password that is
 * not encoded may contain any character: if no port follows the `:`, it can end later in the url.
 *
 * @param isForm - whether the text is a value of a query or a form, which no blank or quotation mark ends
 */
export function findUserinfo(value: EncodedText, isForm: boolean): SecretRange[] {
  const { text } = value;
  if (!text.includes("@")) return [];
  const { authority, hasNoPort, end } = isForm ? IN_VALUE : IN_TEXT;
  const ranges: SecretRange[] = [];
  let [endOfUrl, lastInUrl] = [-1, -1];
  for (const { 0: before, index } of text.matchAll(BEFORE_AUTHORITY)) {
    const start = index + before.length;
    let last = lastMark(text, start, matchAt(authority, text, start));
    if (last <= start && matchAt(hasNoPort, text, start) > 0) {
      if (start > endOfUrl) {
        matchAt(end, text, start);
        endOfUrl = end.lastIndex;
        lastInUrl = lastMark(text, start, endOfUrl);
      }
      last = lastInUrl;
    }
    if (last > start) ranges.push(rangeOf(value, start, last, "userinfo"));
  }
  return ranges;
}

function lastMark(text: string, start: number, end: number): number {
  return text.slice(start, end).lastIndexOf("@") + start;
}

/** Returns where the match at an index ends; 0 if there is none. */
function matchAt(pattern: RegExp, text: string, index: number): number {
  pattern.lastIndex = index;
  pattern.test(text);
  return pattern.lastIndex;
}
