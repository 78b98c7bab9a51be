import { quote } from "./library.js";
import { UsageError } from "./usage-error.js";

/** Reads a file, or the standard input if `file` is `undefined`. */
export type ReadFile = (file: string | undefined) => Uint8Array;

/**
 * Reads the value of `--data`: a text, which is never re-encoded, `@file`, or `@-` for the standard input.
 *
 * @throws {UsageError} When the file cannot be read, or the standard input is empty.
 */
export function readBodyArgument(data: string, readFile: ReadFile): string | Uint8Array {
  if (!data.startsWith("@")) return data;
  const file = data === "@-" ? undefined : data.slice(1);
  let bytes: Uint8Array;
  try {
    bytes = readFile(file);
  } catch (error) {
    const { code } = error as { readonly code: string };
    const source = file === undefined ? "the standard input" : `the file ${quote(file)}`;
    throw new UsageError(
      `--data cannot read ${source} (${code}); to send text that starts with "@", pipe it to --data @-`,
    );
  }
  // An empty input is more likely a mistake, such as a closed pipe, than an empty body.
  if (file === undefined && bytes.length === 0)
    throw new UsageError('the standard input must not be empty; for an empty body, use --data ""');
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return bytes;
  }
}

/** Whether a body is the text of a JSON object or list. */
export function isJsonText(text: string | Uint8Array): boolean {
  if (typeof text !== "string" || !/^[\t\n\r ]*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
