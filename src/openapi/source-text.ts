import { withEscapes } from "../shared/terminal-text.js";

/** A value of a module: data, or the text of an expression. */
export type SourceValue =
  string | number | boolean | null | SourceList | SourceExpression | { readonly [name: string]: SourceValue };

type SourceList = readonly SourceValue[];

/** An expression: a name, or the call of a function whose last argument is an object. */
export class SourceExpression {
  readonly before: string;
  readonly argument: Readonly<Record<string, SourceValue>> | undefined;
  readonly first: SourceExpression | undefined;

  /**
   * @param before - the expression; for a call, the text before its arguments
   * @param argument - the last argument of a call
   * @param first - the argument before it
   */
  constructor(before: string, argument?: Readonly<Record<string, SourceValue>>, first?: SourceExpression) {
    this.before = before;
    this.argument = argument;
    this.first = first;
  }
}

/** The default line width of Prettier. */
export const WIDTH = 80;

/**
 * Formats a value like Prettier. Strings are escaped, so that no value can become code.
 *
 * @param indent - the indentation of the first line
 * @param column - the column at which the value starts
 */
export function writeValue(value: SourceValue, indent: string, column: number): string {
  if (typeof value === "string") return quoted(value);
  if (typeof value === "number") return String(value).replace("e+", "e");
  if (value === null || typeof value === "boolean") return String(value);
  if (value instanceof SourceExpression) return writeExpression(value, indent);
  return isList(value) ? writeList(value, indent, column) : writeObject(value, indent);
}

/** A call in an argument has its own lines, as the object after it. */
function writeExpression({ before, argument, first }: SourceExpression, indent: string): string {
  if (!argument) return before;
  if (!first) return `${before}${writeObject(argument, indent)})`;
  if (!first.argument) return `${before}${first.before}, ${writeObject(argument, indent)})`;
  const inner = `${indent}  `;
  return `${before}\n${inner}${writeExpression(first, inner)},\n${inner}${writeObject(argument, inner)},\n${indent})`;
}

function isList(value: SourceValue): value is SourceList {
  return Array.isArray(value);
}

function writeList(items: SourceList, indent: string, column: number): string {
  const inner = `${indent}  `;
  const texts = items.map((item) => writeValue(item, inner, inner.length));
  const line = `[${texts.join(", ")}]`;
  // Includes the comma after the value.
  if (column + line.length + 1 <= WIDTH && !line.includes("\n")) return line;
  return `[\n${texts.map((text) => `${inner}${text},\n`).join("")}${indent}]`;
}

/** One line for each member: Prettier keeps an object that starts with a line break. */
function writeObject(members: Readonly<Record<string, SourceValue>>, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(members).map(([name, value]) => {
    const key = writeKey(name);
    const start = `${inner}${key}: `;
    const text = writeValue(value, inner, start.length);
    // Prettier breaks the line after a name, unless the name is short.
    const isLong = key.length >= 5 && start.length + `${text},`.search(/\n|$/) > WIDTH;
    if (!isLong) return `${start}${text},\n`;
    const deeper = `${inner}  `;
    return `${inner}${key}:\n${deeper}${writeValue(value, deeper, deeper.length)},\n`;
  });
  return lines.length > 0 ? `{\n${lines.join("")}${indent}}` : "{}";
}

function writeKey(name: string): string {
  // A plain name would set the prototype.
  if (name === "__proto__") return `["__proto__"]`;
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

/** Returns a string literal, with the quotation marks that need fewer escapes. */
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

/** Returns one line of a comment, without characters that end the line. */
export function commentLine(text: string): string {
  return `// ${withEscapes(text.replace(/[\n\r]/g, " "))}`;
}
