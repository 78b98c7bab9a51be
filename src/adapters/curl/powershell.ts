import { UNPRINTABLE } from "../../errors/terminal-text.js";
import { literalText, type RedactedText } from "../redaction/redactor.js";
import { BEST_FIT, quoteWindowsArgument, type Shell } from "./shell.js";

/** Windows PowerShell 5.1 and PowerShell 7, on Windows. */
export const powershell: Shell = {
  unsupported: [/[\0\p{Cs}]/u, BEST_FIT],
  formatCommand: (args) => {
    const texts = args.filter((arg) => typeof arg === "object");
    // PowerShell up to 7.2 does not escape these characters for programs. Later versions do the same in "Legacy" mode.
    const isLegacy = texts.some((text) => /"|\\$|^$/.test(literalText(text)));
    const words = args.map((arg) => {
      if (typeof arg === "string") return arg;
      return quoteArgument(isLegacy ? quoteWindowsArgument(arg) : arg);
    });
    const command = ["curl.exe", ...words].join(" ");
    return isLegacy ? `& { $PSNativeCommandArgumentPassing = 'Legacy'; ${command} }` : command;
  },
};

const SPECIAL = /* @__PURE__ */ (() => new RegExp(`["$\`\\n]|${UNPRINTABLE.source}`, "gu"))();
const ESCAPES = /* @__PURE__ */ new Map([
  ["\n", "`n"],
  ["\r", "`r"],
  ["\t", "`t"],
]);

/** Quotes an argument. PowerShell treats typographic quotation marks like plain ones; they are rejected before. */
function quoteArgument(text: RedactedText): string {
  const literal = literalText(text);
  if (text.every((piece) => typeof piece === "string") && !literal.includes("\n") && !UNPRINTABLE.test(literal)) {
    return `'${literal.replace(/'/g, "''")}'`;
  }
  const pieces = text.map((piece, index) => {
    if (typeof piece === "string") return piece.replace(SPECIAL, escapeCharacter);
    return index < text.length - 1 ? `\${env:${piece.variable}}` : `$env:${piece.variable}`;
  });
  return `"${pieces.join("")}"`;
}

function escapeCharacter(character: string): string {
  if (/["$`]/.test(character)) return `\`${character}`;
  return ESCAPES.get(character) ?? `$([char]${character.charCodeAt(0)})`;
}
