import { withEscapes } from "../errors/terminal-text.js";

/** A value of a module: data, or the text of an expression. */
export type SourceValue = string | readonly string[] | SourceExpression | { readonly [name: string]: SourceValue };

/** An expression: a name, or the call of a function whose last argument is an object. */
export class SourceExpression {
  readonly before: string;
  readonly argument: Readonly<Record<string, SourceValue>> | undefined;

  /** @param before - the expression; of a call what precedes its last argument */
  constructor(before: string, argument?: Readonly<Record<string, SourceValue>>) {
    this.before = before;
    this.argument = argument;
  }
}

/** The line width of Prettier's defaults, with which the module is formatted. */
export const WIDTH = 80;

/**
 * Writes a value as Prettier formats it. Nothing in it can end a string or become code.
 *
 * @param indent - the indentation of the line that the value starts in
 * @param column - where the value starts
 */
export function writeValue(value: SourceValue, indent: string, column: number): string {
  if (typeof value === "string") return quoted(value);
  if (value instanceof SourceExpression) {
    return value.argument ? `${value.before}${writeObject(value.argument, indent)})` : value.before;
  }
  return isTexts(value) ? writeList(value, indent, column) : writeObject(value, indent);
}

function isTexts(value: SourceValue): value is readonly string[] {
  return Array.isArray(value);
}

function writeList(items: readonly string[], indent: string, column: number): string {
  const texts = items.map(quoted);
  const line = `[${texts.join(", ")}]`;
  // The comma that follows counts.
  if (column + line.length + 1 <= WIDTH) return line;
  return `[\n${texts.map((text) => `${indent}  ${text},\n`).join("")}${indent}]`;
}

/** Each member has a line: Prettier leaves an object so that starts with a line break. */
function writeObject(members: Readonly<Record<string, SourceValue>>, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(members).map(([name, value]) => {
    const key = writeKey(name);
    const start = `${inner}${key}: `;
    const text = writeValue(value, inner, start.length);
    // Prettier breaks the line behind a name, unless the name is short.
    const isLong = key.length >= 5 && start.length + `${text},`.search(/\n|$/) > WIDTH;
    if (!isLong) return `${start}${text},\n`;
    const deeper = `${inner}  `;
    return `${inner}${key}:\n${deeper}${writeValue(value, deeper, deeper.length)},\n`;
  });
  return lines.length > 0 ? `{\n${lines.join("")}${indent}}` : "{}";
}

function writeKey(name: string): string {
  // As a plain name it would set the prototype.
  if (name === "__proto__") return `["__proto__"]`;
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

/** A string literal, in the quotation marks that need fewer escapes. */
function quoted(text: string): string {
  const literal = JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029\ufeff]|\p{Cf}/gu, escaped);
  const doubles = text.split('"').length;
  if (doubles <= text.split("'").length) return literal;
  return `'${literal.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function escaped(character: string): string {
  return Array.from({ length: character.length }, (_, index) => {
    return `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`;
  }).join("");
}

/** A line of a comment: no character in it ends the line. */
export function commentLine(text: string): string {
  return `// ${withEscapes(text.replace(/[\n\r]/g, " "))}`;
}
