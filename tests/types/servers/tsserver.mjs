// The language server of TypeScript up to version 6, which editors start as tsserver.
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { ServerProcess } from "./stream.mjs";

const require = createRequire(import.meta.url);

/**
 * @typedef {object} LanguageServer
 * @property {(line: number, column: number) => Promise<string>} hover the text that the editor shows; lines and columns start at 1
 * @property {(line: number, column: number) => Promise<{ name: string, isDeprecated: boolean }[]>} complete
 * @property {(line: number, column: number) => Promise<string>} signature the signature that help shows first, with its comment
 * @property {() => void} close
 */

/**
 * Opens a file.
 *
 * @param {string} compiler
 * @param {string} file
 * @param {string} text
 * @returns {Promise<LanguageServer>}
 */
export async function openTsserver(compiler, file, text) {
  const path = join(dirname(require.resolve(`${compiler}/package.json`)), "lib/tsserver.js");
  /** @type {Map<number, (body: any) => void>} */
  const waiting = new Map();
  const server = new ServerProcess([path, "--disableAutomaticTypingAcquisition"], ({ request_seq: number, body }) => {
    waiting.get(number)?.(body);
  });
  let count = 0;
  const send = (/** @type {string} */ command, /** @type {object} */ args) => {
    count += 1;
    server.write(`${JSON.stringify({ seq: count, type: "request", command, arguments: { file, ...args } })}\n`);
    return count;
  };
  /** @returns {Promise<any>} */
  const ask = (/** @type {string} */ command, /** @type {object} */ args) =>
    new Promise((resolve) => waiting.set(send(command, args), resolve));
  send("open", { fileContent: text });
  return {
    hover: async (line, offset) => {
      const { displayString, documentation, tags } = await ask("quickinfo", { line, offset });
      return [displayString, documentation, ...tags.map((/** @type {{ name: string }} */ { name }) => `@${name}`)].join(
        "\n",
      );
    },
    complete: async (line, offset) => {
      const { entries } = await ask("completionInfo", { line, offset });
      return entries.map((/** @type {{ name: string, kindModifiers?: string }} */ { name, kindModifiers = "" }) => ({
        name,
        isDeprecated: kindModifiers.includes("deprecated"),
      }));
    },
    signature: async (line, offset) => {
      const { items, selectedItemIndex } = await ask("signatureHelp", { line, offset });
      const { prefixDisplayParts, parameters, separatorDisplayParts, suffixDisplayParts, documentation } =
        items[selectedItemIndex];
      const text = (/** @type {{ text: string }[]} */ parts) => parts.map((part) => part.text).join("");
      const within = parameters.map((/** @type {{ displayParts: { text: string }[] }} */ { displayParts }) =>
        text(displayParts),
      );
      const shown = text(prefixDisplayParts) + within.join(text(separatorDisplayParts)) + text(suffixDisplayParts);
      return `${shown}\n${text(documentation ?? [])}`;
    },
    close: () => server.close(),
  };
}
