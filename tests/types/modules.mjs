// The declarations that users publish compile in the programs of others, whatever compiler wrote them; and both formats of this
// package are one in a program. tests/package/ has the ways in which compilers find its declarations.
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { compile, strict, versionOf } from "./compilers.mjs";
import { declarationsOf } from "./documents.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const sources = fileURLToPath(new URL("modules", import.meta.url));
const workspace = join(root, "reports/types/modules");

/** The declarations of this package are checked, too; only those of the language are not. */
const options = {
  ...strict,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  verbatimModuleSyntax: false,
};

/**
 * Copies programs to a folder that has this package as a dependency.
 *
 * @param {string} name of the folder
 * @param {readonly string[]} files
 * @returns {Promise<string>} the folder
 */
async function prepare(name, files) {
  const folder = join(workspace, name);
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  symlinkSync(root, join(folder, "node_modules/fluent-endpoint"));
  for (const file of files) cpSync(join(sources, file), join(folder, file));
  for (const ending of ["ts", "cts"]) cpSync(await declarationsOf("odd", 7), join(folder, `odd.d.${ending}`));
  return folder;
}

/**
 * @param {readonly string[]} compilers
 * @returns {Promise<{ passed: string[], failures: string[] }>}
 */
export async function checkModules(compilers) {
  rmSync(workspace, { recursive: true, force: true });
  /** @type {string[]} */
  const passed = [];
  /** @type {string[]} */
  const failures = [];
  const check = async (
    /** @type {string} */ compiler,
    /** @type {string} */ name,
    /** @type {string[]} */ files,
    own = {},
  ) => {
    const project = join(workspace, `tsconfig.${compiler}.${name}.json`);
    const { diagnostics } = await compile(compiler, project, { ...options, ...own }, files);
    const title = `TypeScript ${versionOf(compiler)}, ${name}`;
    failures.push(...diagnostics.map(({ file, line, message }) => `${title}: ${file}:${line} ${message}`));
    if (diagnostics.length === 0) passed.push(title);
  };

  const written = await prepare("written", ["sdk.ts"]);
  const both = await prepare("both", ["both.mts", "from-import.mts", "from-require.cts"]);
  const published = await Promise.all(
    compilers.map(async (compiler) => {
      const outDir = await prepare(`published-${compiler}`, ["consumer.ts"]);
      const emit = { noEmit: false, declaration: true, emitDeclarationOnly: true, outDir, rootDir: written };
      await check(compiler, "declarations", [join(written, "sdk.ts")], emit);
      if (readFileSync(join(outDir, "sdk.d.ts"), "utf8").includes("secret"))
        failures.push(`${compiler}: sdk.d.ts contains the value of a default`);
      return join(outDir, "consumer.ts");
    }),
  );
  await Promise.all(
    compilers.map(async (compiler) => {
      await check(compiler, "both formats", [join(both, "both.mts")]);
      await check(compiler, "declarations of all compilers", published);
    }),
  );
  return { passed: passed.sort(), failures };
}
