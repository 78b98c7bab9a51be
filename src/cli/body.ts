import { UsageError } from "./usage-error.js";

/** Reads a file; the standard input without one. */
export type Read = (file: string | undefined) => Uint8Array;

/**
 * The body that `--data` gives: text as it stands, never written anew; or what `@file` holds, and `@-` the standard input.
 *
 * @throws UsageError where it cannot be read
 */
export function readBody(data: string, read: Read): string | Uint8Array {
  if (!data.startsWith("@")) return data;
  const file = data === "@-" ? undefined : data.slice(1);
  let bytes: Uint8Array;
  try {
    bytes = read(file);
  } catch (error) {
    const { code = "unknown" } = error as NodeJS.ErrnoException;
    const from = file === undefined ? "the standard input" : `the file "${file}"`;
    throw new UsageError(`--data cannot read ${from} (${code}); a text that begins with "@" comes by --data @-`);
  }
  // Closed, or never given: an empty body is not meant.
  if (file === undefined && bytes.length === 0)
    throw new UsageError('the standard input is empty; an empty body is --data ""');
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return bytes;
  }
}

/** Whether a text is a JSON object or list, which is then announced as such. */
export function isJsonText(text: string | Uint8Array): boolean {
  if (typeof text !== "string" || !/^[\t\n\r ]*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
