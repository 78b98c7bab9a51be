import { argumentsIn } from "./windows-arguments.js";

/** The arguments of the one program that cmd starts for what is typed at its prompt. */
export function readCmd(typed: string, variables: Readonly<Record<string, string>>): string[] {
  const lines = typed.split("\n").map((line) => expand(line.replaceAll("\r", ""), variables));
  return argumentsIn(unescape(lines.join("\n")));
}

/** Phase 1, at the prompt: of a variable that is not set, the percent sign stays, and the search goes on behind it. */
function expand(line: string, variables: Readonly<Record<string, string>>): string {
  const names = new Map(Object.entries(variables).map(([name, value]) => [name.toUpperCase(), value]));
  let expanded = "";
  for (let at = 0; at < line.length; at += 1) {
    const end = line[at] === "%" ? line.indexOf("%", at + 1) : -1;
    const name = line.slice(at + 1, end === -1 ? at + 1 : end);
    // %NAME:old=new% and %NAME:~1,2% are parts of the variable.
    const value = names.get(name.split(":")[0]!.toUpperCase());
    if (end === -1 || !name || value === undefined) expanded += line[at]!;
    else {
      expanded += value;
      at = end;
    }
  }
  return expanded;
}

/** Phase 2: quotes and carets; what would start, join or redirect another command is no part of this one. */
function unescape(line: string): string {
  let unescaped = "";
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at]!;
    if (character === "\n") throw new Error("a second command");
    if (character === '"') isQuoted = !isQuoted;
    if (!isQuoted && character === "^") {
      at += 1;
      // A line feed behind a caret is dropped, and what follows, another line feed too, is a character.
      if (line[at] === "\n") at += 1;
      if (at >= line.length) throw new Error("a caret at the end asks for more");
      unescaped += line[at]!;
    } else if (!isQuoted && /[&|<>()]/.test(character)) throw new Error(`${character} has a meaning`);
    else unescaped += character;
  }
  if (isQuoted) throw new Error("a quotation mark without its other one");
  return unescaped;
}
