import { literals, type ShownText } from "../shown/text.js";
import { UNPRINTABLE, type Shell } from "./shell.js";

const UNPRINTABLES = /* @__PURE__ */ (() => new RegExp(`(${UNPRINTABLE.source})`, "gu"))();
const RUNS = /* @__PURE__ */ (() => new RegExp(`((?:${UNPRINTABLE.source})+)`, "u"))();
/** What has a meaning in a format of `printf`, in the quotes around it, or on a terminal; a format is one line. */
const OF_A_FORMAT = /* @__PURE__ */ (() => new RegExp(`^-|['\\\\\\n]|${UNPRINTABLE.source}`, "gu"))();

/** POSIX shells: sh, dash, bash, ksh, zsh. */
export const sh: Shell = {
  excluded: /\0/,
  write: (args, input) => {
    const command = ["curl", ...args.map((arg) => (typeof arg === "string" ? arg : word(arg)))].join(" ");
    return input ? `${printed(input)} | ${command}` : command;
  },
};

function word(text: ShownText): string {
  const whole = literals(text);
  if (text.every((piece) => typeof piece === "string"))
    return /^[\w./:-]+$/.test(whole) ? whole : quoted(whole) || "''";
  // Double quotes leave these their meaning; of "!", an interactive bash makes an earlier command.
  const isPlain = !/["$`\\!\n]/.test(whole) && !UNPRINTABLE.test(whole);
  const pieces = text.map((piece, index) => {
    if (typeof piece === "string") return isPlain ? piece : quoted(piece);
    // zsh takes a `[` or a `:` behind a name for a part of it.
    const variable = index < text.length - 1 ? `\${${piece.variable}}` : `$${piece.variable}`;
    return isPlain ? variable : `"${variable}"`;
  });
  return isPlain ? `"${pieces.join("")}"` : pieces.join("");
}

/**
 * In single quotes, where nothing has a meaning. What a terminal would act on is written by `printf`, which every shell
 * has, as `$'…'` is not; it is never at the end of a substitution that a line feed gets lost.
 */
function quoted(text: string): string {
  // A bash before 5.0 looks for "!" in the further lines of a quoted text.
  const outside = text.includes("\n") ? /['!]/g : /'/g;
  const parts = text.split(RUNS).map((part, index) => {
    if (index % 2 === 1) return `"$(printf '${part.replace(UNPRINTABLES, octal)}')"`;
    return part && `'${part.replace(outside, "'\\$&'")}'`;
  });
  return parts.join("");
}

/** A command that prints any bytes, as many as there are: `printf` is no process, so no limit of arguments counts. */
function printed(text: ShownText): string {
  const format = text.map((piece) =>
    typeof piece === "string" ? piece.replace(/%/g, "%%").replace(OF_A_FORMAT, octal) : "%s",
  );
  const variables = text.flatMap((piece) => (typeof piece === "string" ? [] : [` "$${piece.variable}"`]));
  return `printf '${format.join("")}'${variables.join("")}`;
}

function octal(character: string): string {
  const code = character.charCodeAt(0);
  // A lone surrogate is a byte.
  const bytes = code >= 0xdc80 && code <= 0xdcff ? [code - 0xdc00] : new TextEncoder().encode(character);
  return Array.from(bytes, (byte) => `\\${byte.toString(8).padStart(3, "0")}`).join("");
}
