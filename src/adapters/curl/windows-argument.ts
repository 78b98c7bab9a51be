import type { RedactedText } from "../redaction/redacted-text.js";

/**
 * Quotes an argument for the command line of a Windows program: quotation marks are escaped, and so are backslashes before
 * a quotation mark or at the end ("Parsing C command-line arguments", Microsoft).
 */
export function quoteWindowsArgument(text: RedactedText): RedactedText {
  const last = text.length - 1;
  const pieces = text.map((piece, index) => {
    if (typeof piece !== "string") return piece;
    return piece.replace(/\\+"?|"/g, (run, at: number) => {
      if (run.endsWith('"')) return `${run.slice(0, -1).repeat(2)}\\"`;
      return index === last && at + run.length === piece.length ? run.repeat(2) : run;
    });
  });
  return ['"', ...pieces, '"'];
}
