import type { RedactedText } from "../redaction/redactor.js";

/** The quoting rules of a shell. */
export interface Shell {
  /** The characters that an argument cannot contain. */
  readonly unsupported: readonly RegExp[];
  /**
   * Formats a curl command. Strings are flags and stay as they are; texts are quoted; `input` is piped to curl.
   */
  formatCommand(args: readonly (string | RedactedText)[], input?: RedactedText): string;
}

/**
 * Matches characters that Windows turns into quotation marks, separators or line ends when it converts a command to a code
 * page ("best fit"): by then, nothing can be escaped anymore. curl.exe has its arguments converted, and so has a script that
 * is saved in another encoding.
 *
 * They are those of all code pages that Windows sets for a language, and the quotation marks of PowerShell.
 */
export const BEST_FIT: RegExp =
  /[\u0300-\u0302\u0306\u0308\u030c\u030e\u00a1\u00a5\u00a6\u00a8\u00ab\u00b4\u00bb\u01c0\u01c3\u02b9-\u02bc\u02c4\u02c6-\u02c8\u02ca\u02cb\u02d8\u02d9\u066a\u2018-\u201e\u2030\u2032\u2033\u2035\u2039\u203a\u203c\u20a9\u2190-\u2192\u2195\u21a8\u2216\u2223\u2303\u2320\u2321\u2329\u232a\u25b2\u25ba\u25c4\u25d9\u2642\u266a\u2758\u275b-\u275e\u3008\u3009\u301d-\u301f\uff01\uff02\uff04-\uff09\uff1c\uff1e\uff3c\uff3e\uff40\uff5c]/;

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
