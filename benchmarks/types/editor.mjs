// The TypeScript language service, as editors use it.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import ts from "typescript";

/** Marks the cursor in a text. */
const cursor = "¦";

/**
 * @typedef {object} Offer
 * @property {string[]} names in the order of the editor
 * @property {number} milliseconds
 */

/** A file that is open in an editor. */
export class Editor {
  #version = 0;
  #text;
  #service;

  /**
   * @param {string} file
   * @param {string} text its content before anything is typed
   */
  constructor(file, text) {
    this.file = file;
    this.#text = text;
    /** @type {Map<string, ts.IScriptSnapshot>} */
    const snapshots = new Map();
    const options = {
      strict: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: true,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      lib: ["lib.es2023.d.ts", "lib.dom.d.ts"],
      types: [],
    };
    this.#service = ts.createLanguageService({
      getCompilationSettings: () => options,
      getScriptFileNames: () => [file],
      getScriptVersion: (name) => (name === file ? String(this.#version) : "0"),
      getScriptSnapshot: (name) => {
        if (name === file) return ts.ScriptSnapshot.fromString(this.#text);
        const known = snapshots.get(name);
        if (known || !ts.sys.fileExists(name)) return known;
        const snapshot = ts.ScriptSnapshot.fromString(readFileSync(name, "utf8"));
        snapshots.set(name, snapshot);
        return snapshot;
      },
      getCurrentDirectory: () => dirname(file),
      getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
      fileExists: ts.sys.fileExists,
      readFile: ts.sys.readFile,
      readDirectory: ts.sys.readDirectory,
      directoryExists: ts.sys.directoryExists,
      getDirectories: ts.sys.getDirectories,
    });
    this.#service.getProgram();
  }

  /**
   * The completions after a text is typed at the end of the file.
   *
   * @param {string} typed the text, with the cursor
   * @returns {Offer}
   */
  complete(typed) {
    const position = this.#type(typed);
    // The time excludes the change of the text: editors send it before they ask for completions.
    const started = performance.now();
    const info = this.#service.getCompletionsAtPosition(this.file, position, {});
    const milliseconds = performance.now() - started;
    const entries = [...(info?.entries ?? [])];
    entries.sort((a, b) => Number(a.sortText > b.sortText) - Number(a.sortText < b.sortText));
    return { names: entries.map(({ name }) => name), milliseconds };
  }

  /**
   * What the editor shows for the name before the cursor.
   *
   * @param {string} typed the text, with the cursor
   */
  hover(typed) {
    const info = this.#service.getQuickInfoAtPosition(this.file, this.#type(typed) - 1);
    return ts.displayPartsToString(info?.displayParts);
  }

  /**
   * The parameters of each signature of the call at the cursor, the first one as the editor shows it at once.
   *
   * @param {string} typed the text, with the cursor
   */
  signatures(typed) {
    const help = this.#service.getSignatureHelpItems(this.file, this.#type(typed), {});
    const items = (help?.items ?? []).map(({ parameters }) =>
      parameters.map(({ displayParts }) => ts.displayPartsToString(displayParts)),
    );
    const shown = items.splice(help?.selectedItemIndex ?? 0, 1);
    return [...shown, ...items];
  }

  /**
   * @param {string} typed the text, with the cursor
   * @returns {number} the position of the cursor
   */
  #type(typed) {
    const position = this.#base().length + typed.indexOf(cursor);
    this.#text = this.#base() + typed.replace(cursor, "");
    this.#version++;
    return position;
  }

  #first = "";

  #base() {
    this.#first ||= this.#text;
    return this.#first;
  }
}

/**
 * Measures the first completion, and the median of those after each further key.
 *
 * @param {string} workspace
 * @param {string} text the content of the file
 * @param {readonly string[]} keys the typed text after each key, with the cursor
 * @returns {{ first: number, warm: number, names: string[] }}
 */
export function latency(workspace, text, keys) {
  const editor = new Editor(join(workspace, "editor.ts"), text);
  const offers = keys.map((typed) => editor.complete(typed));
  const [first, ...rest] = offers.map(({ milliseconds }) => milliseconds);
  const warm = rest.sort((a, b) => a - b)[Math.floor(rest.length / 2)];
  return { first: first ?? 0, warm: warm ?? 0, names: offers[0]?.names ?? [] };
}
