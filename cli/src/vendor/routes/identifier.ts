import ts from "typescript";

/** Names that no constant of a module may have, whether it becomes an ES module or CommonJS. */
const RESERVED: ReadonlySet<string> = new Set([
  ...[
    "arguments",
    "await",
    "break",
    "case",
    "catch",
    "class",
    "const",
    "continue",
    "debugger",
    "default",
    "delete",
    "do",
  ],
  ...[
    "else",
    "enum",
    "eval",
    "export",
    "exports",
    "extends",
    "false",
    "finally",
    "for",
    "function",
    "globalThis",
    "if",
  ],
  ...["implements", "import", "in", "instanceof", "interface", "let", "module", "new", "null", "package", "private"],
  ...[
    "protected",
    "public",
    "require",
    "return",
    "static",
    "super",
    "switch",
    "this",
    "throw",
    "true",
    "try",
    "typeof",
  ],
  ...["undefined", "var", "void", "while", "with", "yield"],
]);

/** Longer names are cut. */
const LONGEST = 80;

/**
 * Joins texts to a name such as `getFile`: that of a constant, and nothing else, whatever the texts are.
 *
 * @returns `undefined` if they make no name, or a reserved one
 */
export function identifierOf(...texts: readonly string[]): string | undefined {
  const words = texts.flatMap(wordsOf).map(withoutShouting);
  const [first = "", ...rest] = words;
  const joined = [lowerFirst(first), ...rest.map(upperFirst)].join("");
  const name = joined.slice(0, LONGEST);
  return isIdentifier(name) && !RESERVED.has(name) ? name : undefined;
}

function wordsOf(text: string): readonly string[] {
  const spaced = Array.from(text.slice(0, 1000), (letter) =>
    isPart(letter) && !/[$\p{Pc}]/u.test(letter) ? letter : " ",
  );
  return spaced.join("").split(" ").filter(Boolean);
}

/** Letters come with each version of Unicode, and every compiler has another: those of ES5 are letters for all. */
function isPart(letter: string): boolean {
  return ts.isIdentifierPart(letter.codePointAt(0)!, ts.ScriptTarget.ES5);
}

function isIdentifier(name: string): boolean {
  return ts.isIdentifierStart(name.codePointAt(0) ?? 0, ts.ScriptTarget.ES5) && Array.from(name).every(isPart);
}

/** `GET` is a word of `GET_FILE`, and `getURL` has its capitals. */
function withoutShouting(word: string): string {
  return /\p{Ll}/u.test(word) ? word : word.toLowerCase();
}

/** Converts `GetFile` to getFile, and `URLList` to urlList. */
function lowerFirst(word: string): string {
  return word.replace(/^(?:\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu})/u, (capitals) => capitals.toLowerCase());
}

function upperFirst(word: string): string {
  return word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
