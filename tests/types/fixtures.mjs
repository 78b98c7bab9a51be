// Correct code compiles, and each mistake has the expected message. A mistake follows `// @ts-expect-error <start of the first line
// of the message>`; it is compiled without the directive.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

import { compile, strict, versionOf } from "./compilers.mjs";
import { declarationsOf } from "./documents.mjs";

const fixtures = fileURLToPath(new URL("fixtures", import.meta.url));
export const workspace = fileURLToPath(new URL("../../reports/types/fixtures/", import.meta.url));
const directive = /^(\s*\/\/) @ts-expect-error\b[ \t]*(.*)$/;

/**
 * Compiler options of users, and the fixtures that are compiled with them. Without strict options, correct code must compile,
 * and a mistake may.
 *
 * @type {Record<string, { options: object, isMeant: (name: string) => boolean, isLoose?: boolean, without?: string }>}
 */
const settings = {
  "exact optional properties": {
    options: { exactOptionalPropertyTypes: true, skipLibCheck: true },
    isMeant: (name) => !name.startsWith("platform"),
  },
  "types of browsers and Node": {
    options: { lib: ["es2023", "dom"], types: ["node"], skipLibCheck: true },
    isMeant: (name) => name.startsWith("platform"),
  },
  "inexact optional properties": {
    options: { exactOptionalPropertyTypes: false, skipLibCheck: true },
    isMeant: (name) => !name.startsWith("platform"),
  },
  "declarations checked too": {
    options: { exactOptionalPropertyTypes: true, skipLibCheck: false },
    isMeant: (name) => name.startsWith("sdk"),
  },
  "options that are not strict": {
    options: { ...strict, strict: false, noUncheckedIndexedAccess: false, skipLibCheck: true },
    isMeant: (name) => !/^(?:platform|nullable)/.test(name),
    isLoose: true,
  },
  "isolated declarations": {
    options: { exactOptionalPropertyTypes: true, skipLibCheck: true, declaration: true, isolatedDeclarations: true },
    isMeant: (name) => name.startsWith("exports"),
    // The option is younger.
    without: "typescript-5.4",
  },
};

/** Without `--all`. */
const USUAL = ["exact optional properties", "types of browsers and Node"];

/** @typedef {{ file: string, line: number, text: string }} Expected */
/** @typedef {import("./compilers.mjs").Diagnostic} Diagnostic */

/**
 * Copies the fixtures without their directives, beside the types of the documents.
 *
 * @param {readonly import("./documents.mjs").Layout[]} layouts
 * @returns {Promise<{ files: string[], expected: Expected[] }>}
 */
async function prepare(layouts) {
  rmSync(workspace, { recursive: true, force: true });
  /** @type {string[]} */
  const files = [];
  /** @type {Expected[]} */
  const expected = [];
  for (const layout of layouts) {
    const folder = join(workspace, `layout-${layout}`);
    for (const name of ["documents", "fixtures"]) mkdirSync(join(folder, name), { recursive: true });
    for (const name of /** @type {const} */ (["odd", "github"])) {
      cpSync(await declarationsOf(name, layout), join(folder, "documents", `${name}.d.ts`));
    }
    for (const name of readdirSync(fixtures)) {
      const file = join(folder, "fixtures", name);
      const lines = readFileSync(join(fixtures, name), "utf8").split("\n");
      lines.forEach((line, index) => {
        const [, comment, text = ""] = directive.exec(line) ?? [];
        if (comment === undefined) return;
        expected.push({ file, line: index + 2, text });
        lines[index] = `${comment} mistake: ${text}`;
      });
      writeFileSync(file, lines.join("\n"));
      files.push(file);
    }
  }
  return { files, expected };
}

/**
 * @param {readonly Diagnostic[]} diagnostics
 * @param {readonly Expected[]} expected
 * @param {boolean} isLoose whether mistakes may have no error, or another one
 * @returns {string[]} the differences
 */
function differences(diagnostics, expected, isLoose) {
  const failures = [];
  const unexpected = new Set(diagnostics);
  for (const { file, line, text } of expected) {
    const here = diagnostics.filter((one) => one.file === file && one.line === line);
    for (const one of here) unexpected.delete(one);
    if (isLoose) continue;
    const place = `${basename(file)}:${line}`;
    if (here.length !== 1) failures.push(`${place} ${here.length} errors instead of one`);
    for (const { message } of here.filter(({ message }) => text === "" || !begins(message, text)))
      failures.push(`${place} another message\n  expected: ${text}\n  came:     ${message}`);
  }
  for (const { file, line, code, message } of unexpected)
    failures.push(`${basename(file)}:${line} not expected\n  came:     ${code} ${message}`);
  return failures;
}

/**
 * Whether a message starts with a text. `…` stands for any text: compilers print some types differently.
 *
 * @param {string} message
 * @param {string} text
 */
function begins(message, text) {
  const [first = "", ...rest] = text.split("…");
  let at = first.length;
  return (
    message.startsWith(first) &&
    rest.every((part) => {
      const found = message.indexOf(part, at);
      at = found + part.length;
      return found >= 0;
    })
  );
}

/**
 * Compiles all fixtures.
 *
 * @param {readonly string[]} compilers
 * @param {boolean} isAll whether with all options and both layouts, or with strict options and those of platforms alone
 * @returns {Promise<{ passed: string[], failures: string[] }>}
 */
export async function checkFixtures(compilers, isAll) {
  const { files, expected } = await prepare(isAll ? [6, 7] : [7]);
  const chosen = Object.entries(settings).filter(([setting]) => isAll || USUAL.includes(setting));
  const runs = compilers.flatMap((compiler) =>
    chosen
      .filter(([, { without }]) => compiler !== without)
      .map(async ([setting, { options, isMeant, isLoose = false }]) => {
        const project = join(workspace, `tsconfig.${compiler}.${setting.replaceAll(" ", "-")}.json`);
        const isRead = (/** @type {string} */ file) => isMeant(basename(file));
        const { diagnostics } = await compile(compiler, project, { ...strict, ...options }, files.filter(isRead));
        const mistakes = expected.filter(({ file }) => isRead(file));
        const failures = new Set(differences(diagnostics, mistakes, isLoose));
        return { name: `TypeScript ${versionOf(compiler)}, ${setting}`, mistakes: mistakes.length, failures };
      }),
  );
  const finished = await Promise.all(runs);
  return {
    passed: finished
      .filter(({ failures }) => failures.size === 0)
      .map(({ name, mistakes }) => `${name}: ${mistakes} mistakes with their messages`),
    failures: finished.flatMap(({ name, failures }) => Array.from(failures, (failure) => `${name}: ${failure}`)),
  };
}
