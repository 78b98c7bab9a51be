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

/**
 * Writes a value with a line for each member of an object. Strings are escaped, so that no value can become code.
 *
 * @param indent - the indentation of the first line
 */
export function writeValue(value: SourceValue, indent = ""): string {
  if (typeof value === "string") return quoted(value);
  if (value === null || typeof value === "boolean" || typeof value === "number") return String(value);
  if (value instanceof SourceExpression) return writeExpression(value, indent);
  return isList(value) ? writeList(value, indent) : writeObject(value, indent);
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

function writeList(items: SourceList, indent: string): string {
  const inner = `${indent}  `;
  const texts = items.map((item) => writeValue(item, inner));
  if (!texts.some((text) => text.includes("\n"))) return `[${texts.join(", ")}]`;
  return `[\n${texts.map((text) => `${inner}${text},\n`).join("")}${indent}]`;
}

function writeObject(members: Readonly<Record<string, SourceValue>>, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(members).map(
    ([name, value]) => `${inner}${writeKey(name)}: ${writeValue(value, inner)},\n`,
  );
  return lines.length > 0 ? `{\n${lines.join("")}${indent}}` : "{}";
}

function writeKey(name: string): string {
  // A plain name would set the prototype.
  if (name === "__proto__") return `["__proto__"]`;
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

/** Returns a string literal. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029\ufeff]|\p{Cf}/gu, escaped);
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
