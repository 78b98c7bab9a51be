import { InvalidRequestError } from "../../errors/invalid-request.js";
import { UNPRINTABLE } from "../../errors/terminal-text.js";
import { literalText, type RedactedText } from "../redaction/redactor.js";
import { BEST_FIT, quoteWindowsArgument, type Shell } from "./shell.js";

/** The command prompt of Windows. */
export const cmd: Shell = {
  // cmd drops carriage returns, and completes file names at a tab.
  unsupported: [UNPRINTABLE, BEST_FIT],
  formatCommand: (args) => {
    // Checked before escaping, which would take seconds and fail for a very long text.
    if (args.some((arg) => typeof arg !== "string" && literalText(arg).length > MAX_LENGTH)) throw tooLong();
    const command = ["curl.exe", ...args.map((arg) => (typeof arg === "string" ? arg : quoteArgument(arg)))].join(" ");
    if (command.length > MAX_LENGTH) throw tooLong();
    return command;
  },
};

/** cmd truncates longer commands. */
const MAX_LENGTH = 8191;

function tooLong(): InvalidRequestError {
  const problem = `must be shorter: cmd commands are limited to ${MAX_LENGTH} characters; use another shell`;
  return new InvalidRequestError("body", problem);
}

function quoteArgument(text: RedactedText): string {
  const argument = quoteWindowsArgument(text);
  // Within quotation marks, only these characters are special.
  const escape = /["%\n]/.test(literalText(text)) ? escapeWithCarets : (piece: string): string => piece;
  return argument.map((piece) => (typeof piece === "string" ? escape(piece) : `%${piece.variable}%`)).join("");
}

/** Characters that are special outside of quotation marks. */
const SPECIAL = '()!"<>&|^\\n';
/** Matches special characters, and each `%` that no caret follows in the result. */
const EACH_SPECIAL = /* @__PURE__ */ (() => new RegExp(`[${SPECIAL}]|%(?![${SPECIAL}]|$)`, "g"))();

/**
 * Escapes text outside of quotation marks, where a caret makes the next character literal.
 *
 * A caret cannot escape `%`, but it becomes part of the variable name, and no such variable exists. The last `%` of a piece
 * needs none, because the next piece begins with a caret or with the `%` of a variable. Of two line feeds after a caret,
 * the second one is literal.
 */
function escapeWithCarets(piece: string): string {
  return piece.replace(EACH_SPECIAL, (character) => ESCAPES.get(character) ?? `^${character}`);
}

const ESCAPES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["%", "%^"],
  ["\n", "^\n\n"],
]);
