/**
 * Splits a command line like programs on Windows ("Parsing C command-line arguments", Microsoft).
 *
 * Outside of quotation marks, blanks separate arguments. Before a quotation mark, 2n backslashes mean n of them, and the
 * mark opens or closes; 2n + 1 backslashes mean n of them and a literal mark. Two marks within quotation marks mean one.
 * Other backslashes are literal.
 */
export function parseArguments(line: string): string[] {
  const argv: string[] = [];
  let current: string | undefined;
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at]!;
    if (!isQuoted && (character === " " || character === "\t")) {
      if (current !== undefined) argv.push(current);
      current = undefined;
      continue;
    }
    current ??= "";
    if (character === "\\") {
      let end = at;
      while (line[end] === "\\") end += 1;
      const count = end - at;
      const isBeforeMark = line[end] === '"';
      current += "\\".repeat(isBeforeMark ? Math.floor(count / 2) : count);
      at = end - 1;
      if (isBeforeMark && count % 2 === 1) {
        current += '"';
        at = end;
      }
    } else if (character === '"') {
      if (isQuoted && line[at + 1] === '"') {
        current += '"';
        at += 1;
      } else isQuoted = !isQuoted;
    } else current += character;
  }
  if (isQuoted) throw new Error("unclosed quotation mark");
  if (current !== undefined) argv.push(current);
  return argv;
}
