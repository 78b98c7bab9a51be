import { parseArguments } from "./windows-arguments.js";

type Variables = Readonly<Record<string, string>>;

/** How PowerShell passes arguments to programs: "Legacy" up to version 7.2, "Windows" by default in later versions. */
export type Passing = "Legacy" | "Windows";

/** Returns the arguments of the program that PowerShell runs. */
export function readPowerShell(command: string, variables: Variables, passing: Passing): string[] {
  const [, legacy] = /^& \{ \$PSNativeCommandArgumentPassing = 'Legacy'; ([^]*) \}$/.exec(command) ?? [];
  const words = splitWords(legacy ?? command, variables);
  if (passing === "Windows" && legacy === undefined) return words;
  // Empty arguments are dropped, and those with a blank outside of their own quotation marks are quoted.
  const line = words.filter(Boolean).map((word) => (needsQuotes(word) ? `"${word}${/\\*$/.exec(word)![0]}"` : word));
  return parseArguments(line.join(" "));
}

/** Like PowerShell's NativeCommandParameterBinder, this ignores quotation marks after a backslash. */
function needsQuotes(word: string): boolean {
  let marks = 0;
  return Array.from(word).some((character, index, all) => {
    if (character === '"' && all[index - 1] !== "\\") marks += 1;
    return /\s/.test(character) && marks % 2 === 0;
  });
}

const SINGLE = "'\u2018\u2019\u201a\u201b";
const DOUBLE = '"\u201c\u201d\u201e';
const ESCAPES: Variables = { "0": "\0", a: "\x07", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" };

/** Splits a command as described in about_Quoting_Rules and about_Special_Characters. */
function splitWords(command: string, variables: Variables): string[] {
  const words: string[] = [];
  let rest = command;
  while (rest) {
    let word: string;
    if (SINGLE.includes(rest[0]!)) [word, rest] = readSingleQuoted(rest.slice(1));
    else if (DOUBLE.includes(rest[0]!)) [word, rest] = readDoubleQuoted(rest.slice(1), variables);
    else {
      word = /^[\w.-]+/.exec(rest)?.[0] ?? "";
      if (!word) throw new Error(`unquoted ${rest[0]!}`);
      rest = rest.slice(word.length);
    }
    words.push(word);
    if (rest && !rest.startsWith(" ")) throw new Error("unexpected text after a quotation mark");
    rest = rest.slice(1);
  }
  return words;
}

function readSingleQuoted(text: string): [word: string, rest: string] {
  let word = "";
  for (let at = 0; at < text.length; at += 1) {
    if (SINGLE.includes(text[at]!)) {
      at += 1;
      if (at === text.length || !SINGLE.includes(text[at]!)) return [word, text.slice(at)];
    }
    word += text[at]!;
  }
  throw new Error("unclosed quotation mark");
}

function readDoubleQuoted(text: string, variables: Variables): [word: string, rest: string] {
  let word = "";
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!;
    if (DOUBLE.includes(character)) {
      at += 1;
      if (at === text.length || !DOUBLE.includes(text[at]!)) return [word, text.slice(at)];
      word += text[at]!;
    } else if (character === "`") {
      at += 1;
      word += ESCAPES[text[at]!] ?? text[at]!;
    } else if (character === "$") {
      const expression = text.slice(at);
      const found = /^\$\(\[char\](\d+)\)|^\$\{env:(\w+)\}|^\$env:(\w+)/.exec(expression);
      if (!found) throw new Error(`unexpected expression ${expression.slice(0, 20)}`);
      const [whole, code, braced, name = braced] = found;
      word += code ? String.fromCharCode(Number(code)) : (variables[name!] ?? "");
      at += whole.length - 1;
    } else word += character;
  }
  throw new Error("unclosed quotation mark");
}
