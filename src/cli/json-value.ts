import { UsageError } from "./usage-error.js";

/**
 * Reads JSON that somebody has typed.
 *
 * @param name - of what it is, for messages, which never show the text: it may be a secret
 * @throws UsageError where it is no JSON, with the place; and where a number or a member would not come out as it went in
 */
export function readJson(name: string, text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError(`"${name}" is no JSON: look at position ${faultIn(text)}; as a text, write ${name}=…`);
  }
  // The names in each object that is open: behind nothing but a name, JSON has a colon.
  const open: Set<unknown>[] = [];
  for (const { 0: token, 1: member, index } of text.matchAll(PIECE)) {
    if (token === "{") open.push(new Set());
    if (token === "}") open.pop();
    if (member !== undefined && !isNew(JSON.parse(member), open.at(-1)))
      throw new UsageError(
        `"${name}": an object in it has two members of one name, and only the second, at position ${index}, would be sent; write the whole body with --data`,
      );
    if (/^[-\d]/.test(token) && !isExact(token))
      throw new UsageError(
        `"${name}": a number in it has more digits than JavaScript keeps, and would be sent as another one; write it as a text, ${name}=…, or the whole body with --data`,
      );
  }
  return value;
}

/** Of JSON that is known to be some: the name of a member, another string, a sign of an object, a number. */
const PIECE = /("(?:[^"\\]|\\.)*")[\t\n\r ]*:|"(?:[^"\\]|\\.)*"|[{}]|-?\d[\d.eE+-]*/g;

/** Adds a name to those of its object; whether it was not among them. */
function isNew(member: unknown, names: Set<unknown> | undefined): boolean {
  const { size = 0 } = names ?? {};
  return names?.add(member).size !== size;
}

const BLANKS = /[\t\n\r ]*/y;
/** RFC 8259: a string, another value, or a sign. */
const TOKEN =
  // eslint-disable-next-line no-control-regex -- a string of JSON has none
  /(?<string>"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?<value>-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|(?<sign>[[\]{},:])/y;

/** What may stand somewhere: a string, another value, a name, or a sign, which is itself. */
const STRING = "s";
const VALUE = "v";
const NAME = "n";
const ANY = `${STRING}${VALUE}[{`;

/** Where the first thing is that JSON does not allow there: an index, counted from 0. */
function faultIn(text: string): number {
  const open: string[] = [];
  let expected = ANY;
  for (let at = 0; ;) {
    BLANKS.lastIndex = at;
    TOKEN.lastIndex = at += BLANKS.exec(text)?.[0].length ?? 0;
    const { 0: token = "", groups = {} } = TOKEN.exec(text) ?? {};
    const quoted = expected.includes(NAME) ? NAME : STRING;
    const found = groups["string"] ? quoted : groups["value"] ? VALUE : (groups["sign"] ?? "end");
    if (!expected.includes(found)) return at;
    at += token.length;
    if (found === "[" || found === "{") open.push(found);
    if (found === "]" || found === "}") open.pop();
    expected = behind(found, open.at(-1));
  }
}

/** What may stand behind something, in what is open there. */
function behind(found: string, open: string | undefined): string {
  if (found === "[") return `${ANY}]`;
  if (found === "{") return `${NAME}}`;
  if (found === NAME) return ":";
  if (found === ":") return ANY;
  if (found === ",") return open === "{" ? NAME : ANY;
  return open === undefined ? "" : open === "[" ? ",]" : ",}";
}

/** Whether a number of JSON is the same number when it is written again. */
function isExact(token: string): boolean {
  return decimal(token) === decimal(String(Number(token)));
}

/** A number as its digits and the place of its point: the same for all ways to write it. */
function decimal(token: string): string {
  const [, sign = "", whole = "", fraction = "", exponent = "0"] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(token) ?? [];
  const digits = (whole + fraction).replace(/^0+/, "");
  const significant = trimEnd(digits);
  if (!significant) return "0";
  return `${sign}${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}

/** Without the zeros at its end, in one pass. */
function trimEnd(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === "0") end -= 1;
  return digits.slice(0, end);
}
