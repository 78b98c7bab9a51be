import { literals, type ShownText } from "../shown/text.js";
import { UNPRINTABLE, type Shell } from "./shell.js";
import { windowsArgument } from "./windows-argument.js";

/** Windows PowerShell 5.1 and PowerShell 7, on Windows. */
export const powershell: Shell = {
  excluded: /[\0\p{Cs}]/u,
  write: (args) => {
    const texts = args.filter((arg) => typeof arg === "object");
    // Up to 7.2, these do not reach a program as they are; that version's way is known to all later ones as "Legacy".
    const isLegacy = texts.some((text) => /"|\\$|^$/.test(literals(text)));
    const words = args.map((arg) => {
      if (typeof arg === "string") return arg;
      return word(isLegacy ? windowsArgument(arg) : arg);
    });
    const command = ["curl.exe", ...words].join(" ");
    return isLegacy ? `& { $PSNativeCommandArgumentPassing = 'Legacy'; ${command} }` : command;
  },
};

const ESCAPED = /* @__PURE__ */ (() => new RegExp(`["$\`\\u201c-\\u201e\\n]|${UNPRINTABLE.source}`, "gu"))();
const LETTERS = /* @__PURE__ */ new Map([
  ["\n", "`n"],
  ["\r", "`r"],
  ["\t", "`t"],
]);

/** Typographic quotation marks count as quotation marks. */
function word(text: ShownText): string {
  const whole = literals(text);
  if (text.every((piece) => typeof piece === "string") && !whole.includes("\n") && !UNPRINTABLE.test(whole)) {
    return `'${whole.replace(/['\u2018-\u201b]/g, "$&$&")}'`;
  }
  const pieces = text.map((piece, index) => {
    if (typeof piece === "string") return piece.replace(ESCAPED, escaped);
    return index < text.length - 1 ? `\${env:${piece.variable}}` : `$env:${piece.variable}`;
  });
  return `"${pieces.join("")}"`;
}

function escaped(character: string): string {
  if (/["$`\u201c-\u201e]/.test(character)) return `\`${character}`;
  return LETTERS.get(character) ?? `$([char]${character.charCodeAt(0)})`;
}
