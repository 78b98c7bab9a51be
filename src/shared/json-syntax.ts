// Loops over characters: a regular expression that repeats alternatives overflows the stack in a long body.

/** What may come next, by the first character of a token; a letter or a digit stands for any scalar. */
const SCALAR = "0";
const STRING = '"';
/** A string that is the name of a member. */
const NAME = "n";
const VALUE = `${STRING}${SCALAR}[{`;

/** Where a token ends, or where it stops being one. */
type Token = readonly [end: number, isWhole: boolean];

/** Returns the index of the first character with which a text cannot be the start of JSON (RFC 8259). */
export function findSyntaxError(text: string): number {
  const enclosing: string[] = [];
  let expected = VALUE;
  for (let position = 0; ;) {
    while (isBlank(text.charCodeAt(position))) position += 1;
    const first = text[position] ?? "";
    const kind = first === STRING && expected.includes(NAME) ? NAME : isScalar(first) ? SCALAR : first;
    if (!kind || !expected.includes(kind)) return position;
    const [end, isWhole] = readToken(text, position, first);
    if (!isWhole) return end;
    position = end;
    if (kind === "[" || kind === "{") enclosing.push(kind);
    if (kind === "]" || kind === "}") enclosing.pop();
    expected = expectedAfter(kind, enclosing.at(-1));
  }
}

/** Returns the kinds of tokens that may follow `found` in the enclosing object or list. */
function expectedAfter(found: string, enclosing: string | undefined): string {
  if (found === "[") return `${VALUE}]`;
  if (found === "{") return `${NAME}}`;
  if (found === NAME) return ":";
  if (found === ":") return VALUE;
  if (found === ",") return enclosing === "{" ? NAME : VALUE;
  return enclosing === undefined ? "" : enclosing === "[" ? ",]" : ",}";
}

function readToken(text: string, start: number, first: string): Token {
  if (first === STRING) return readString(text, start + 1);
  if (!isScalar(first)) return [start + 1, true];
  const word = ["true", "false", "null"].find((name) => name.startsWith(first));
  return word === undefined ? readNumber(text, start) : readWord(text, start, word);
}

function readString(text: string, start: number): Token {
  for (let position = start; position < text.length; position += 1) {
    const character = text[position]!;
    if (character === STRING) return [position + 1, true];
    if (character < " ") return [position, false];
    if (character !== "\\") continue;
    position += 1;
    if (text[position] === "u") {
      for (const last = position + 4; position < last; position += 1)
        if (!/^[\da-f]/i.test(text.charAt(position + 1))) return [position + 1, false];
    } else if (!/^["\\/bfnrt]/.test(text.charAt(position))) return [position, false];
  }
  return [text.length, false];
}

function readNumber(text: string, start: number): Token {
  let position = text[start] === "-" ? start + 1 : start;
  const whole = text[position] === "0" ? position + 1 : endOfDigits(text, position);
  if (whole === position) return [position, false];
  position = whole;
  for (const mark of [/^\./, /^e/i]) {
    if (!mark.test(text.charAt(position))) continue;
    position += 1;
    if (!mark.test(".") && /^[+-]/.test(text.charAt(position))) position += 1;
    const end = endOfDigits(text, position);
    if (end === position) return [position, false];
    position = end;
  }
  return [position, true];
}

function endOfDigits(text: string, start: number): number {
  let end = start;
  while (isDigit(text.charAt(end))) end += 1;
  return end;
}

function readWord(text: string, start: number, word: string): Token {
  let length = 0;
  while (length < word.length && text[start + length] === word[length]) length += 1;
  return [start + length, length === word.length];
}

function isBlank(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9;
}

function isDigit(character: string): boolean {
  return character >= "0" && character <= "9";
}

function isScalar(first: string): boolean {
  return isDigit(first) || /^[-tfn]/.test(first);
}
