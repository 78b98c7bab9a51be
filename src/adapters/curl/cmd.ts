import { InvalidRequestError } from "../invalid-request-error.js";
import { literalText, type RedactedText } from "../redaction/redacted-text.js";
import { UNPRINTABLE, type Shell } from "./shell.js";
import { quoteWindowsArgument } from "./windows-argument.js";

/** The command prompt of Windows. */
export const cmd: Shell = {
  // cmd drops carriage returns, and completes file names at a tab.
  unsupported: UNPRINTABLE,
  formatCommand: (args) => {
    const command = ["curl.exe", ...args.map((arg) => (typeof arg === "string" ? arg : quoteArgument(arg)))].join(" ");
    // cmd truncates longer commands.
    if (command.length > 8191)
      throw new InvalidRequestError(
        "body",
        "must be shorter: cmd commands are limited to 8191 characters; use another shell",
      );
    return command;
  },
};

function quoteArgument(text: RedactedText): string {
  const argument = quoteWindowsArgument(text);
  // Within quotation marks, only these characters are special.
  const escape = /["%\n]/.test(literalText(text)) ? escapeWithCarets : (piece: string): string => piece;
  return argument.map((piece) => (typeof piece === "string" ? escape(piece) : `%${piece.variable}%`)).join("");
}

/**
 * Escapes text outside of quotation marks, where a caret makes the next character literal.
 *
 * A caret cannot escape `%`, but it becomes part of the variable name, and no such variable exists. The last `%` of a piece
 * needs none, because the next piece begins with a caret or with the `%` of a variable. Of two line feeds after a caret,
 * the second one is literal.
 */
function escapeWithCarets(piece: string): string {
  return piece
    .replace(/[()!"<>&|^]/g, "^$&")
    .replace(/%(?![\^\n]|$)/g, "%^")
    .replace(/\n/g, "^\n\n");
}
