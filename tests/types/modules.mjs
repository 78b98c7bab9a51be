// The declarations that users publish, and the ways in which compilers find the declarations of this package.
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
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
 * How a compiler looks for modules.
 *
 * @type {Record<string, { options: object, files: string[], isIn: (major: number) => boolean }>}
 */
const resolutions = {
  node10: {
    options: { module: "commonjs", moduleResolution: "node10" },
    files: ["sdk.ts", "consumer.ts"],
    isIn: (major) => major < 7,
  },
  node16: {
    options: { module: "node16", moduleResolution: "node16" },
    files: ["sdk.ts", "consumer.ts", "both.mts"],
    isIn: () => true,
  },
  nodenext: {
    options: { module: "nodenext", moduleResolution: "nodenext" },
    files: ["sdk.ts", "consumer.ts", "both.mts"],
    isIn: () => true,
  },
  bundler: {
    options: { module: "esnext", moduleResolution: "bundler" },
    files: ["sdk.ts", "consumer.ts"],
    isIn: () => true,
  },
};

/**
 * Copies the programs to a folder that has this package as a dependency.
 *
 * @param {string} name of the folder
 * @param {readonly string[]} files
 * @returns {Promise<string>} the folder
 */
async function prepare(name, files) {
  const folder = join(workspace, name);
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  symlinkSync(root, join(folder, "node_modules/fluent-endpoint"));
  for (const file of [...files, "from-import.mts", "from-require.cts"]) cpSync(join(sources, file), join(folder, file));
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
  /** @type {string[]} */
  const published = [];
  const ofCompilers = compilers.map(async (compiler) => {
    const version = versionOf(compiler);
    const major = Number(version.split(".")[0]);
    const known = Object.entries(resolutions).filter(([, { isIn }]) => isIn(major));
    for (const [name, { options: own, files }] of known) {
      const folder = await prepare(`${compiler}-${name}`, files);
      const project = join(folder, "tsconfig.json");
      const old = major === 6 && name === "node10" ? { ignoreDeprecations: "6.0" } : {};
      const { diagnostics } = await compile(
        compiler,
        project,
        { ...options, ...own, ...old },
        files.map((file) => join(folder, file)),
      );
      const title = `TypeScript ${version}, ${name}`;
      failures.push(...diagnostics.map(({ file, line, message }) => `${title}: ${file}:${line} ${message}`));
      if (diagnostics.length === 0) passed.push(title);
    }
    const { folder, problems } = await publish(compiler);
    published.push(folder);
    failures.push(...problems.map((problem) => `TypeScript ${version}, declarations: ${problem}`));
  });
  await Promise.all(ofCompilers);
  const ofAllVersions = compilers.map(async (compiler) => {
    const files = published.map((folder) => join(folder, "consumer.ts"));
    const project = join(workspace, `tsconfig.${compiler}.json`);
    const { diagnostics } = await compile(compiler, project, options, files);
    const title = `TypeScript ${versionOf(compiler)}, declarations of all versions`;
    failures.push(...diagnostics.map(({ file, line, message }) => `${title}: ${file}:${line} ${message}`));
    if (diagnostics.length === 0) passed.push(title);
  });
  await Promise.all(ofAllVersions);
  return { passed: passed.sort(), failures };
}

/**
 * Writes the declarations of the SDK, beside a consumer of them.
 *
 * @param {string} compiler
 * @returns {Promise<{ folder: string, problems: string[] }>}
 */
async function publish(compiler) {
  const written = await prepare(`${compiler}-sdk`, ["sdk.ts"]);
  const folder = await prepare(`${compiler}-published`, ["consumer.ts"]);
  const emit = { ...options, noEmit: false, declaration: true, emitDeclarationOnly: true, outDir: folder };
  const source = join(written, "sdk.ts");
  const { diagnostics } = await compile(
    compiler,
    join(written, "tsconfig.json"),
    { ...emit, rootDir: dirname(source) },
    [source],
  );
  const problems = diagnostics.map(({ line, message }) => `sdk.ts:${line} ${message}`);
  if (problems.length === 0 && readFileSync(join(folder, "sdk.d.ts"), "utf8").includes("secret"))
    problems.push("sdk.d.ts contains the value of a default");
  return { folder, problems };
}
