import type { ShownText } from "../shown/text.js";

/**
 * An argument as a program on Windows finds it in its command line: in quotes, with the quotation marks in it, and the
 * backslashes before these and before its end, escaped ("Parsing C command-line arguments", Microsoft).
 */
export function windowsArgument(text: ShownText): ShownText {
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
