// The language server of TypeScript 7, which speaks the Language Server Protocol.
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

import { ServerProcess } from "./stream.mjs";

const require = createRequire(import.meta.url);

/** In both lists of the protocol, deprecated is the number of a tag: of completions, and of diagnostics. */
const DEPRECATED = { completion: 1, diagnostic: 2 };

/**
 * Opens a file.
 *
 * @param {string} compiler
 * @param {string} file
 * @param {string} text
 * @returns {Promise<import("./tsserver.mjs").LanguageServer>}
 */
export async function openLsp(compiler, file, text) {
  const path = join(dirname(require.resolve(`${compiler}/package.json`)), "bin/tsc");
  /** @type {Map<number, (result: any) => void>} */
  const waiting = new Map();
  const send = (/** @type {object} */ message) => {
    const json = JSON.stringify({ jsonrpc: "2.0", ...message });
    server.write(`Content-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`);
  };
  const server = new ServerProcess([path, "--lsp", "--stdio"], ({ id, method, params, result }) => {
    // The server asks for settings, and whether it may watch files.
    if (method !== undefined && id !== undefined) send({ id, result: params?.items?.map(() => null) ?? null });
    else waiting.get(id)?.(result);
  });
  let count = 0;
  /** @returns {Promise<any>} */
  const ask = (/** @type {string} */ method, /** @type {object} */ params) => {
    count += 1;
    const id = count;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      send({ id, method, params });
    });
  };
  const uri = pathToFileURL(file).href;
  const textDocument = { uri };
  const capabilities = {
    textDocument: {
      completion: { completionItem: { tagSupport: { valueSet: [DEPRECATED.completion] } } },
      diagnostic: { tagSupport: { valueSet: [1, DEPRECATED.diagnostic] } },
      hover: { contentFormat: ["markdown"] },
    },
  };
  const root = pathToFileURL(dirname(file)).href;
  await ask("initialize", {
    processId: process.pid,
    rootUri: root,
    workspaceFolders: [{ uri: root, name: "" }],
    capabilities,
  });
  send({ method: "initialized", params: {} });
  send({
    method: "textDocument/didOpen",
    params: { textDocument: { uri, languageId: "typescript", version: 1, text } },
  });
  const at = (/** @type {number} */ line, /** @type {number} */ column) => ({
    textDocument,
    position: { line: line - 1, character: column - 1 },
  });
  return {
    hover: async (line, column) => {
      const { contents } = await ask("textDocument/hover", at(line, column));
      return typeof contents === "string" ? contents : contents.value;
    },
    complete: async (line, column) => {
      const result = await ask("textDocument/completion", at(line, column));
      return (result.items ?? result).map((/** @type {{ label: string, tags?: number[] }} */ { label, tags = [] }) => ({
        name: label,
        isDeprecated: tags.includes(DEPRECATED.completion),
      }));
    },
    signature: async (line, column) => {
      const { signatures, activeSignature = 0 } = await ask("textDocument/signatureHelp", at(line, column));
      const { label, documentation = "" } = signatures[activeSignature];
      return `${label}\n${documentation.value ?? documentation}`;
    },
    errors: async () => {
      const { items } = await ask("textDocument/diagnostic", { textDocument });
      const lines = text.split("\n");
      return items
        .filter((/** @type {{ severity?: number }} */ { severity }) => severity === 1)
        .map(
          (
            /** @type {{ range: { start: Place, end: Place }, message: string }} */ { range: { start, end }, message },
          ) => ({
            line: start.line + 1,
            text: lines[start.line]?.slice(start.character, end.character),
            message,
          }),
        );
    },
    struck: async () => {
      const { items } = await ask("textDocument/diagnostic", { textDocument });
      const lines = text.split("\n");
      return items
        .filter((/** @type {{ tags?: number[] }} */ { tags = [] }) => tags.includes(DEPRECATED.diagnostic))
        .map((/** @type {{ range: { start: Place, end: Place } }} */ { range: { start, end } }) =>
          lines[start.line]?.slice(start.character, end.character),
        );
    },
    close: () => server.close(),
  };
}

/** @typedef {{ line: number, character: number }} Place */
