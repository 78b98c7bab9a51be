import { quote } from "./library.js";
import { isExactNumber } from "./json-number.js";
import { UsageError } from "./usage-error.js";

/**
 * Parses a JSON value from the command line.
 *
 * @param name - The name of the parameter for error messages, which never contain the text: it may be a secret.
 * @throws {UsageError} When the text is not JSON, or when JSON.parse() would change a number or drop a duplicate property.
 */
export function parseJson(name: string, text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError(`${quote(name)} must be valid JSON; for text, write name=…`);
  }
  // The property names of each enclosing object. In JSON, only a property name is followed by a colon.
  const enclosing: Set<unknown>[] = [];
  for (const { 0: token, 1: property, index } of text.matchAll(TOKEN_TO_CHECK)) {
    if (token === "{") enclosing.push(new Set());
    if (token === "}") enclosing.pop();
    if (property !== undefined && !addName(JSON.parse(property), enclosing.at(-1)!))
      throw new UsageError(
        `${quote(name)} must not contain duplicate properties, as at position ${index}; to send them, pass the whole body with --data`,
      );
    if (/^[-\d]/.test(token) && !isExactNumber(token))
      throw new UsageError(
        `${quote(name)} must not contain a number with more digits than JavaScript supports; write it as text, name=…, or pass the whole body with --data`,
      );
  }
  return value;
}

/** Matches in valid JSON: a property name, another string, a brace, or a number. */
const TOKEN_TO_CHECK = /("(?:[^"\\]|\\.)*")[\t\n\r ]*:|"(?:[^"\\]|\\.)*"|[{}]|-?\d[\d.eE+-]*/g;

/** Adds a property name; returns whether it is new. */
function addName(name: unknown, names: Set<unknown>): boolean {
  const { size } = names;
  return names.add(name).size !== size;
}
