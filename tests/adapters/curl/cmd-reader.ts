import { parseArguments } from "./windows-arguments.js";

/** Returns the arguments of the program that cmd runs for a line typed at its prompt. */
export function readCmd(typed: string, variables: Readonly<Record<string, string>>): string[] {
  const lines = typed.split("\n").map((line) => expand(line.replaceAll("\r", ""), variables));
  return parseArguments(unescape(lines.join("\n")));
}

/** Phase 1: expands variables. At the prompt, the percent sign of an unset variable stays, and the search continues after it. */
function expand(line: string, variables: Readonly<Record<string, string>>): string {
  const names = new Map(Object.entries(variables).map(([name, value]) => [name.toUpperCase(), value]));
  let expanded = "";
  for (let at = 0; at < line.length; at += 1) {
    const end = line[at] === "%" ? line.indexOf("%", at + 1) : -1;
    const name = line.slice(at + 1, end === -1 ? at + 1 : end);
    // %NAME:old=new% and %NAME:~1,2% also expand the variable.
    const value = names.get(name.split(":")[0]!.toUpperCase());
    if (end === -1 || !name || value === undefined) expanded += line[at]!;
    else {
      expanded += value;
      at = end;
    }
  }
  return expanded;
}

/** Phase 2: interprets quotation marks and carets; throws for a character that would run another command or redirect. */
function unescape(line: string): string {
  let unescaped = "";
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at]!;
    if (character === "\n") throw new Error("unexpected second command");
    if (character === '"') isQuoted = !isQuoted;
    if (!isQuoted && character === "^") {
      at += 1;
      // A line feed after a caret is dropped; the next character, even a second line feed, is literal.
      if (line[at] === "\n") at += 1;
      if (at >= line.length) throw new Error("unexpected caret at the end");
      unescaped += line[at]!;
    } else if (!isQuoted && /[&|<>()]/.test(character)) throw new Error(`unescaped ${character}`);
    else unescaped += character;
  }
  if (isQuoted) throw new Error("unclosed quotation mark");
  return unescaped;
}
