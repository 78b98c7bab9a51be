import { InvalidRequestError } from "../../errors/invalid-request-error.js";
import { literals, type ShownText } from "../shown/text.js";
import { UNPRINTABLE, type Shell } from "./shell.js";
import { windowsArgument } from "./windows-argument.js";

/** The command prompt of Windows. */
export const cmd: Shell = {
  // It drops carriage returns, and completes the name of a file at a tab.
  excluded: UNPRINTABLE,
  write: (args) => {
    const command = ["curl.exe", ...args.map((arg) => (typeof arg === "string" ? arg : word(arg)))].join(" ");
    // A longer one, it cuts off.
    if (command.length > 8191) throw new InvalidRequestError("body", "cmd takes 8191 characters: use another shell");
    return command;
  },
};

function word(text: ShownText): string {
  const argument = windowsArgument(text);
  // In quotes, nothing but these has a meaning.
  const escape = /["%\n]/.test(literals(text)) ? escaped : (piece: string): string => piece;
  return argument.map((piece) => (typeof piece === "string" ? escape(piece) : `%${piece.variable}%`)).join("");
}

/**
 * Without quotes that cmd would see, so that a caret takes the meaning of what follows. It takes none of `%`: there, the
 * caret gets into the name of the variable, and so there is no such variable; behind the piece, one comes anyway, or the
 * percent sign of a variable. A line feed counts if it is the second.
 */
function escaped(piece: string): string {
  return piece
    .replace(/[()!"<>&|^]/g, "^$&")
    .replace(/%(?!\^|$)/g, "%^")
    .replace(/\n/g, "^\n\n");
}
