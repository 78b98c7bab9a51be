// Compiles the examples and runs their tests, in a folder where the packed library is installed: `npm run examples`, or some
// of them with `npm run examples gitlab`. Those of frameworks are packages of their own.
import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";

import { PACKAGES, testPackages } from "./packages.mjs";
import { packLibrary, ROOT, unpackLibrary } from "./library.mjs";

const program = join(ROOT, "reports/examples");
const compiled = join(program, "compiled");
const wanted = process.argv[2] ?? "";

const run = (/** @type {string} */ cwd, /** @type {string[]} */ ...args) => {
  const { status } = spawnSync(process.execPath, args, { cwd, stdio: "inherit" });
  if (status !== 0) process.exit(1);
};
const node = (/** @type {string[]} */ ...args) => run(ROOT, ...args);

rmSync(program, { recursive: true, force: true });
const tarball = packLibrary(program);
unpackLibrary(tarball, program);
cpSync(join(ROOT, "examples"), program, {
  recursive: true,
  filter: (path) =>
    !["frameworks", "integrations", "node_modules", "starter", "tsconfig.json"].includes(basename(path)),
});
// The SDKs that the vendors are compared with.
const SDKS = [
  ...["@algolia", "@datadog", "@gitbeaker", "@notionhq", "@octokit"],
  ...["algoliasearch", "gitea-js", "openai", "stripe"],
];
for (const name of SDKS) {
  const installed = join(ROOT, "tests/oracles/node_modules", name);
  if (existsSync(installed)) symlinkSync(installed, join(program, "node_modules", name), "junction");
}
writeFileSync(join(program, "package.json"), JSON.stringify({ private: true, type: "module" }));
const compilerOptions = { rootDir: ".", outDir: "compiled", paths: {} };
const tsconfig = { extends: "../../examples/tsconfig.json", compilerOptions, include: ["."], exclude: ["compiled"] };
writeFileSync(join(program, "tsconfig.json"), JSON.stringify(tsconfig));

// Figma in one command: its types have 7,000 lines, so that they are written here instead of committed.
const document = createRequire(import.meta.url).resolve("@figma/rest-api-spec/openapi/openapi.yaml");
const figma = join(program, "vendors/figma");
const command = join(ROOT, "cli/dist/cli.js");
run(program, command, "vendor", document, "--out", figma, "--name", "figma");
// The others that the command writes: their tests compare the files with those of the repository.
for (const [name, className] of Object.entries({ algolia: "AlgoliaApi", datadog: "DatadogApi", openai: "OpenAIApi" })) {
  const folder = join(program, "vendors", name);
  const file = join(folder, "openapi.yaml");
  run(program, command, "vendor", file, "--out", folder, "--name", `${name}-api`, "--class", className);
}
// For editors.
copyFileSync(join(figma, "figma.paths.ts"), join(ROOT, "examples/vendors/figma/figma.paths.ts"));

node("node_modules/typescript/bin/tsc", "-p", program);

const tests = readdirSync(compiled, { recursive: true, encoding: "utf8" }).filter(
  (path) => /\.test\.m?js$/.test(path) && path.includes(wanted),
);
const packages = PACKAGES.filter((name) => name.includes(wanted));
if (tests.length + packages.length === 0) {
  console.error(`No example is called "${wanted}".`);
  process.exit(1);
}
if (tests.length > 0) node("--test", "--test-reporter=spec", ...tests.map((path) => join(compiled, path)));
const failed = await testPackages(packages, tarball);
if (failed.length > 0) process.exit(1);
