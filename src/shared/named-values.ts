import { lastKey } from "./secret-names.js";

// The values of a text that have names: in JSON, and in the parts of a multipart form.

type Visit = (name: string, start: number, end: number, quote: string) => void;

/**
 * Visits the strings and the numbers of JSON, which may be cut off.
 *
 * @param isNamed - whether values with this name are looked for
 * @param visit - gets such a name if the value is a property with it or an item of its list, else an empty text; the place of
 * the value, of a string without its quotation marks; and the quotation mark that another value needs there: a number has none
 */
export function eachJsonValue(text: string, isNamed: (name: string) => boolean, visit: Visit): void {
  /** The name whose value has not ended yet, and in how many lists of it. */
  let [current, lists] = ["", 0];
  /** The same of the objects around. */
  const outer: [name: string, lists: number][] = [];
  const token = /["[\]{}]|-?\d[\d.eE+-]*/g;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const { 0: mark, index } = match;
    if (mark === '"') {
      const end = endOfString(text, index + 1);
      COLON.lastIndex = token.lastIndex = end + 1;
      if (COLON.test(text)) {
        const name = lastKey(text.slice(index + 1, end));
        [current, lists] = isNamed(name) ? [name, 0] : ["", 0];
        continue;
      }
      visit(current, index + 1, end, "");
    } else if (mark === "{") {
      outer.push([current, lists]);
      current = "";
      continue;
    } else if (mark === "}") [current, lists] = outer.pop() ?? ["", 0];
    else if (mark === "[") lists += 1;
    else if (mark === "]") lists -= 1;
    else visit(current, index, token.lastIndex, '"');
    if (lists < 1) current = "";
  }
}

const COLON = /\s*:/y;

/** Where a JSON string ends: at a quotation mark that is not escaped. */
export function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = end;
    while (escapes > start && text[escapes - 1] === "\\") escapes -= 1;
    if ((end - escapes) % 2 === 0) return end;
  }
  return text.length;
}

/**
 * Visits the parts of a text with the type multipart/form-data (RFC 7578).
 *
 * @param visit - gets the name of a part, or an empty text, and the place of its content
 */
export function eachPart(text: string, boundary: string, visit: Visit): void {
  const delimiter = `--${boundary}`;
  let next = 0;
  for (const part of text.split(delimiter)) {
    const start = next;
    next += part.length + delimiter.length;
    const [head = ""] = /^[^]*?\r?\n\r?\n/.exec(part) ?? [];
    const [, quoted, token] = PART_NAME.exec(head) ?? [];
    const end = start + part.length - (/\r?\n$/.exec(part.slice(-2))?.[0].length ?? 0);
    visit(lastKey(quoted ?? token ?? ""), start + head.length, Math.max(start + head.length, end), "");
  }
}

const PART_NAME = /^content-disposition:.*?[;\s]name=(?:"([^"\r\n]*)"|([^\s;]*))/im;
