import type { EncodedText } from "./encoded-text.js";
import { lastKey } from "./secret-names.js";
import { rangeOf, type IsSecret, type SecretRange } from "./secret-range.js";

const NAME = /^content-disposition:.*?[;\s]name=(?:"([^"\r\n]*)"|([^\s;]*))/im;

/** The start of a multipart text, which shows its boundary. */
const FIRST_LINE = /^--([^\r\n]{1,199}?)[\t ]*\r?\ncontent-/i;

/** The boundary of a text that is multipart/form-data; `undefined` if it is not. */
export function boundaryOf(text: string): string | undefined {
  return FIRST_LINE.exec(text)?.[1];
}

/** Finds the secrets in the parts of a text with the type multipart/form-data (RFC 7578), each part by itself. */
export function findInParts(
  text: EncodedText,
  boundary: string,
  isSecret: IsSecret,
  findInPart: (part: EncodedText) => SecretRange[],
): SecretRange[] {
  const delimiter = `--${boundary}`;
  const ranges: SecretRange[] = [];
  let start = 0;
  for (const part of text.text.split(delimiter)) {
    const end = start + part.length;
    const blankLine = /\r?\n\r?\n/.exec(part);
    const head = blankLine ? part.slice(0, blankLine.index) : "";
    const [, quoted, token] = NAME.exec(head) ?? [];
    const name = lastKey(quoted ?? token ?? "");
    const content = start + (blankLine ? blankLine.index + blankLine[0].length : 0);
    const lineBreak = /\r?\n$/.exec(part.slice(-2))?.[0].length ?? 0;
    if (name && isSecret(name)) ranges.push(rangeOf(text, content, Math.max(content, end - lineBreak), name));
    else
      for (const [from, to] of [
        [start, content],
        [content, end],
      ] as const)
        for (const range of findInPart(text.slice(from, to))) ranges.push(range);
    start = end + delimiter.length;
  }
  return ranges;
}
