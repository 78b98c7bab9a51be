// The supported compilers. They run as commands, because TypeScript 7 has no API.
import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { dirname, join, relative } from "node:path";

import pLimit from "p-limit";

const require = createRequire(import.meta.url);

/** From the oldest supported version to the newest, by package name. */
export const compilers = ["typescript-5.4", "typescript-5.9", "typescript", "typescript-7"];

/** The strictest options of users, without types of a platform. */
export const strict = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  module: "nodenext",
  moduleResolution: "nodenext",
  target: "es2022",
  lib: ["es2022"],
  types: [],
  noEmit: true,
};

/**
 * @typedef {object} Diagnostic
 * @property {string} file
 * @property {number} line
 * @property {number} column
 * @property {string} code
 * @property {string} message its first line
 * @property {string} reason its last line, if there are several
 */

/**
 * @typedef {object} Compiled
 * @property {Diagnostic[]} diagnostics
 * @property {string} output the complete output
 */

/** @param {string} compiler */
export const versionOf = (compiler) => /** @type {string} */ (require(`${compiler}/package.json`).version);

/** A compiler uses one core, except TypeScript 7. */
const inTurn = pLimit(availableParallelism());

/**
 * Compiles files with one compiler, beside as many others as there are cores. Their folder must be inside this repository: only there does the package import
 * itself by name, through `exports`, with the declarations in `dist/`.
 *
 * @param {string} compiler
 * @param {string} project the `tsconfig.json` to write
 * @param {object} compilerOptions
 * @param {string[]} files
 * @param {string[]} [flags]
 * @returns {Promise<Compiled>}
 */
export function compile(compiler, project, compilerOptions, files, flags = []) {
  const folder = dirname(project);
  mkdirSync(folder, { recursive: true });
  writeFileSync(project, JSON.stringify({ compilerOptions, files: files.map((file) => relative(folder, file)) }));
  const tsc = join(dirname(require.resolve(`${compiler}/package.json`)), "bin/tsc");
  const args = [tsc, "-p", project, "--pretty", "false", ...flags];
  const settings = { cwd: folder, encoding: /** @type {const} */ ("utf8"), maxBuffer: 2 ** 28 };
  const run = () =>
    new Promise((/** @type {(compiled: Compiled) => void} */ resolve) => {
      execFile(process.execPath, args, settings, (error, output, errors) => {
        const diagnostics = read(output, folder);
        // A compiler that fails prints diagnostics; one that crashes does not.
        if (error && diagnostics.length === 0) {
          const message = `${error.message} ${errors} ${output}`;
          diagnostics.push({ file: project, line: 0, column: 0, code: "", message, reason: "" });
        }
        resolve({ diagnostics, output });
      });
    });
  return inTurn(run);
}

/**
 * @param {string} output
 * @param {string} folder
 * @returns {Diagnostic[]}
 */
function read(output, folder) {
  const pattern = /^(?:(\S.*?)\((\d+),(\d+)\): )?error (TS\d+): (.*)((?:\n +.*)*)$/gm;
  return [...output.matchAll(pattern)].map(
    ([, file = "", line = "0", column = "0", code = "", message = "", rest = ""]) => ({
      file: file && join(folder, file),
      line: Number(line),
      column: Number(column),
      code,
      message,
      reason: rest.slice(rest.lastIndexOf("\n")).trim(),
    }),
  );
}
