/**
 * Takes a command line apart as programs on Windows do ("Parsing C command-line arguments", Microsoft): outside of quotes,
 * blanks end an argument; 2n backslashes before a quotation mark are n of them, and the mark counts; after 2n + 1, it is
 * a character; two marks in quotes are one; other backslashes are characters.
 */
export function argumentsIn(line: string): string[] {
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
  if (isQuoted) throw new Error("a quotation mark without its other one");
  if (current !== undefined) argv.push(current);
  return argv;
}
