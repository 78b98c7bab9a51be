const WHITESPACE = /[\t\n\r ]*/y;
/** A token of RFC 8259: a string, another scalar, or punctuation. */
const TOKEN =
  // eslint-disable-next-line no-control-regex -- JSON strings must not contain them
  /(?<string>"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?<scalar>-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|(?<punctuation>[[\]{},:])/y;

/** The kinds of tokens; punctuation is a kind of its own. */
const STRING = "s";
const SCALAR = "v";
const NAME = "n";
const VALUE = `${STRING}${SCALAR}[{`;

/** Returns the index of the first token that the JSON grammar does not allow. */
export function findSyntaxError(text: string): number {
  const enclosing: string[] = [];
  let expected = VALUE;
  for (let position = 0; ;) {
    WHITESPACE.lastIndex = position;
    TOKEN.lastIndex = position += WHITESPACE.exec(text)?.[0].length ?? 0;
    const { 0: token = "", groups = {} } = TOKEN.exec(text) ?? {};
    const stringKind = expected.includes(NAME) ? NAME : STRING;
    const found = groups["string"] ? stringKind : groups["scalar"] ? SCALAR : (groups["punctuation"] ?? "end");
    if (!expected.includes(found)) return position;
    position += token.length;
    if (found === "[" || found === "{") enclosing.push(found);
    if (found === "]" || found === "}") enclosing.pop();
    expected = expectedAfter(found, enclosing.at(-1));
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
