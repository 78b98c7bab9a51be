// Correct code compiles, and each mistake has the expected message, with both layouts of documents.
//
// A mistake follows `// @ts-expect-error <start of the first line of the message>`. The fixtures are compiled twice: as they
// are, to check that each directive has an error, and without the directives, to compare the messages.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { compile, strict, versionOf } from "./compilers.mjs";
import { declarationsOf, layouts } from "./documents.mjs";

const fixtures = fileURLToPath(new URL("fixtures", import.meta.url));
const workspace = fileURLToPath(new URL("../../reports/types/fixtures/", import.meta.url));
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
  "inexact optional properties": {
    options: { exactOptionalPropertyTypes: false, skipLibCheck: true },
    isMeant: (name) => !name.startsWith("platform"),
  },
  "declarations checked too": {
    options: { exactOptionalPropertyTypes: true, skipLibCheck: false },
    isMeant: (name) => name.startsWith("mistakes"),
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
  "types of browsers and Node": {
    options: { lib: ["es2023", "dom"], types: ["node"], skipLibCheck: true },
    isMeant: (name) => name.startsWith("platform"),
  },
};

/** Without `--all`. */
const USUAL = ["exact optional properties", "types of browsers and Node"];

/** @typedef {{ file: string, line: number, text: string }} Expected */
/** @typedef {import("./compilers.mjs").Diagnostic} Diagnostic */

/**
 * Copies the fixtures: once as they are, once without directives.
 *
 * @returns {Promise<{ files: string[], expected: Expected[] }>}
 */
async function prepare() {
  rmSync(workspace, { recursive: true, force: true });
  /** @type {string[]} */
  const files = [];
  /** @type {Expected[]} */
  const expected = [];
  for (const layout of layouts) {
    const folder = join(workspace, `layout-${layout}`);
    for (const name of ["documents", "as-is", "bare"]) mkdirSync(join(folder, name), { recursive: true });
    for (const name of /** @type {const} */ (["odd", "github"])) {
      cpSync(await declarationsOf(name, layout), join(folder, "documents", `${name}.d.ts`));
    }
    for (const name of readdirSync(fixtures)) {
      const lines = readFileSync(join(fixtures, name), "utf8").split("\n");
      const asIs = join(folder, "as-is", name);
      const bare = join(folder, "bare", name);
      writeFileSync(asIs, lines.join("\n"));
      lines.forEach((line, index) => {
        const [, comment, text = ""] = directive.exec(line) ?? [];
        if (comment === undefined) return;
        expected.push({ file: bare, line: index + 2, text });
        lines[index] = `${comment} ${text}`;
      });
      writeFileSync(bare, lines.join("\n"));
      files.push(asIs, bare);
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
  /** @type {Map<string, Diagnostic[]>} */
  const found = new Map();
  for (const diagnostic of diagnostics) {
    const place = `${diagnostic.file}:${diagnostic.line}`;
    found.set(place, [...(found.get(place) ?? []), diagnostic]);
  }
  const failures = [];
  for (const { file, line, text } of expected) {
    const here = found.get(`${file}:${line}`) ?? [];
    found.delete(`${file}:${line}`);
    if (isLoose) continue;
    if (text === "") failures.push(`${basename(file)}:${line} an error is expected, but not its message`);
    if (here.length !== 1) failures.push(`${basename(file)}:${line} ${here.length} errors instead of one`);
    for (const { message } of here.filter(({ message }) => !begins(message, text))) {
      failures.push(`${basename(file)}:${line} another message\n  expected: ${text}\n  came:     ${message}`);
    }
  }
  for (const { file, line, code, message } of [...found.values()].flat()) {
    failures.push(`${basename(file)}:${line} not expected\n  came:     ${code} ${message}`);
  }
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
 * @param {boolean} isAll whether with all options, or with strict ones and those of platforms alone
 * @returns {Promise<{ passed: string[], failures: string[] }>}
 */
export async function checkFixtures(compilers, isAll) {
  const { files, expected } = await prepare();
  const passed = [];
  const failures = [];
  const runs = compilers.flatMap((compiler) =>
    Object.entries(settings)
      .filter(([setting]) => isAll || USUAL.includes(setting))
      .map(async ([setting, { options, isMeant, isLoose = false, without }]) => {
        if (compiler === without) return { passed: [], failures: [] };
        const project = join(workspace, `tsconfig.${compiler}.${setting.replaceAll(" ", "-")}.json`);
        const isRead = (/** @type {string} */ file) =>
          isMeant(basename(file)) && !(isLoose && dirname(file).endsWith("as-is"));
        const chosen = files.filter(isRead);
        const { diagnostics } = await compile(compiler, project, { ...strict, ...options }, chosen);
        const differing = differences(
          diagnostics,
          expected.filter(({ file }) => isMeant(basename(file))),
          isLoose,
        );
        const name = `TypeScript ${versionOf(compiler)}, ${setting}`;
        return {
          passed: differing.length === 0 ? [`${name}: ${chosen.length} files`] : [],
          failures: Array.from(new Set(differing), (failure) => `${name}: ${failure}`),
        };
      }),
  );
  for (const run of await Promise.all(runs)) {
    passed.push(...run.passed);
    failures.push(...run.failures);
  }
  passed.push(`${expected.length / layouts.length} mistakes with their messages`);
  return { passed, failures };
}
