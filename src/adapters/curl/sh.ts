import { UNPRINTABLE } from "../../errors/terminal-text.js";
import { literalText, type RedactedText } from "../redaction/redactor.js";

const EACH_UNPRINTABLE = /* @__PURE__ */ (() => new RegExp(`(${UNPRINTABLE.source})`, "gu"))();
const UNPRINTABLE_RUN = /* @__PURE__ */ (() => new RegExp(`((?:${UNPRINTABLE.source})+)`, "u"))();
/** Characters that are special in a `printf` format, in its quotation marks or on a terminal, and line feeds. */
const SPECIAL_IN_FORMAT = /* @__PURE__ */ (() => new RegExp(`^-|['\\\\\\n]|${UNPRINTABLE.source}`, "gu"))();

/** Formats a command for POSIX shells: sh, dash, bash, ksh, zsh. Strings are flags; texts are quoted; `input` is piped to curl. */
export function formatShellCommand(args: readonly (string | RedactedText)[], input?: RedactedText): string {
  const command = ["curl", ...args.map((arg) => (typeof arg === "string" ? arg : quoteArgument(arg)))].join(" ");
  return input ? `${formatPrintf(input)} | ${command}` : command;
}

function quoteArgument(text: RedactedText): string {
  const literal = literalText(text);
  if (text.every((piece) => typeof piece === "string"))
    return /^[\w./:-]+$/.test(literal) ? literal : singleQuote(literal) || "''";
  // These are special in double quotes; an interactive bash replaces "!" with an earlier command.
  const isPlain = !/["$`\\!\n]/.test(literal) && !UNPRINTABLE.test(literal);
  const pieces = text.map((piece, index) => {
    if (typeof piece === "string") return isPlain ? piece : singleQuote(piece);
    // In zsh, a `[` or `:` after a name without braces selects a part of the variable.
    const variable = index < text.length - 1 ? `\${${piece.variable}}` : `$${piece.variable}`;
    return isPlain ? variable : `"${variable}"`;
  });
  return isPlain ? `"${pieces.join("")}"` : pieces.join("");
}

/**
 * Quotes text in single quotes, where no character is special.
 *
 * Unprintable characters are written by `printf`, because POSIX shells do not support `$'…'`. A substitution never ends in
 * a line feed, which the shell would remove.
 */
function singleQuote(text: string): string {
  // Before version 5.0, bash expands "!" in quoted text after its first line.
  const outside = text.includes("\n") ? /['!]/g : /'/g;
  const parts = text.split(UNPRINTABLE_RUN).map((part, index) => {
    if (index % 2 === 1) return `"$(printf '${part.replace(EACH_UNPRINTABLE, toOctal)}')"`;
    return part && `'${part.replace(outside, "'\\$&'")}'`;
  });
  return parts.join("");
}

/** Formats a command that prints the text; `printf` is a builtin, so the limit for arguments does not apply. */
function formatPrintf(text: RedactedText): string {
  const format = text.map((piece) =>
    typeof piece === "string" ? piece.replace(/%/g, "%%").replace(SPECIAL_IN_FORMAT, toOctal) : "%s",
  );
  const variables = text.flatMap((piece) => (typeof piece === "string" ? [] : [` "$${piece.variable}"`]));
  return `printf '${format.join("")}'${variables.join("")}`;
}

function toOctal(character: string): string {
  const code = character.charCodeAt(0);
  // A fast way: a long body has many line feeds.
  if (code < 0x80) return `\\${code.toString(8).padStart(3, "0")}`;
  // A lone surrogate represents a byte.
  const bytes = code >= 0xdc80 ? [code - 0xdc00] : new TextEncoder().encode(character);
  return Array.from(bytes, (byte) => `\\${byte.toString(8).padStart(3, "0")}`).join("");
}
