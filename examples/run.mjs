// Compiles the examples and runs their tests, in a folder where the packed library is installed: `npm run examples`, or some
// of them with `npm run examples gitlab`. Those of frameworks are packages of their own.
import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

import { FRAMEWORKS, testFrameworks } from "./frameworks.mjs";
import { packLibrary, ROOT, unpackLibrary } from "./library.mjs";

const program = join(ROOT, "reports/examples");
const compiled = join(program, "compiled");
const wanted = process.argv[2] ?? "";

const node = (/** @type {string[]} */ ...args) => {
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: "inherit" });
  if (status !== 0) process.exit(1);
};

rmSync(program, { recursive: true, force: true });
const tarball = packLibrary(program);
unpackLibrary(tarball, program);
cpSync(join(ROOT, "examples"), program, {
  recursive: true,
  filter: (path) => !["frameworks", "node_modules", "starter", "tsconfig.json"].includes(basename(path)),
});
writeFileSync(join(program, "package.json"), JSON.stringify({ private: true, type: "module" }));
const compilerOptions = { rootDir: ".", outDir: "compiled", paths: {} };
const tsconfig = { extends: "../../examples/tsconfig.json", compilerOptions, include: ["."], exclude: ["compiled"] };
writeFileSync(join(program, "tsconfig.json"), JSON.stringify(tsconfig));
node("node_modules/typescript/bin/tsc", "-p", program);

const tests = readdirSync(compiled, { recursive: true, encoding: "utf8" }).filter(
  (path) => /\.test\.m?js$/.test(path) && path.includes(wanted),
);
const frameworks = FRAMEWORKS.filter((name) => `frameworks/${name}`.includes(wanted));
if (tests.length + frameworks.length === 0) {
  console.error(`No example is called "${wanted}".`);
  process.exit(1);
}
if (tests.length > 0) node("--test", "--test-reporter=spec", ...tests.map((path) => join(compiled, path)));
const failed = await testFrameworks(frameworks, tarball);
if (failed.length > 0) process.exit(1);
