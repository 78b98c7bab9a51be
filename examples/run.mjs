// Compiles the examples and runs their tests with the packed library: `npm run examples`, or one of them with `npm run examples
// gitlab`. `npm run examples -- --all` also runs those of frameworks, which have packages of their own.
import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";

import { packLibrary, ROOT, unpackLibrary } from "./library.mjs";

const EXAMPLES = join(ROOT, "examples");
const FRAMEWORKS = join(EXAMPLES, "frameworks");
const program = join(ROOT, "reports/examples");
const options = process.argv.slice(2);
const isWriting = options.includes("--write");
const [wanted = ""] = options.filter((option) => !option.startsWith("--"));

const run = (/** @type {string[]} */ ...args) => {
  if (spawnSync(process.execPath, args, { cwd: ROOT, stdio: "inherit" }).status !== 0) process.exit(1);
};

rmSync(program, { recursive: true, force: true });
const tarball = packLibrary(program);

const frameworks = readdirSync(FRAMEWORKS).filter((name) => existsSync(join(FRAMEWORKS, name, "package.json")));
const chosen = frameworks.filter((name) => (wanted ? name.includes(wanted) : options.includes("--all")));
const tests = runPlain();
if (tests + chosen.length === 0) {
  console.error(`No example is called "${wanted}".`);
  process.exit(1);
}
if (chosen.length > 0) await runFrameworks();

/** Runs the examples that need no packages but those of the repository; the number of their tests. */
function runPlain() {
  unpackLibrary(tarball, program);
  for (const name of ["quickstart", "vendors"]) {
    cpSync(join(EXAMPLES, name), join(program, name), { recursive: true });
  }
  const names = readdirSync(program, { recursive: true, encoding: "utf8" }).filter(
    (path) => /^(?:quickstart|vendors).*\.test\.m?ts$|^quickstart.*\.test\.mjs$/.test(path) && path.includes(wanted),
  );
  if (names.length === 0) return 0;

  writeFileSync(join(program, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const compilerOptions = { rootDir: ".", outDir: "compiled", paths: {} };
  const tsconfig = { extends: "../../examples/tsconfig.json", compilerOptions, include: ["."], exclude: ["compiled"] };
  writeFileSync(join(program, "tsconfig.json"), JSON.stringify(tsconfig));
  checkDatadog();
  run("node_modules/typescript/bin/tsc", "-p", program);
  run("--test", ...names.map((path) => join(program, "compiled", path.replace(/\.ts$/, ".js"))));
  return names.length;
}

/** Checks that the committed files of the vendor are what the command writes from its document, or writes them. */
function checkDatadog() {
  const folder = join(program, "vendors/datadog");
  const command = join(ROOT, "cli/dist/cli.js");
  const args = ["--out", folder, "--name", "datadog-api", "--class", "DatadogApi"];
  run(command, "vendor", join(folder, "openapi.yaml"), ...args);
  for (const name of readdirSync(folder).filter((name) => name.startsWith("datadog-api."))) {
    const committed = join(EXAMPLES, "vendors/datadog", name);
    if (isWriting) cpSync(join(folder, name), committed);
    if (readFileSync(join(folder, name), "utf8") === readFileSync(committed, "utf8")) continue;
    console.error(`${committed} is out of date: npm run examples -- --write`);
    process.exit(1);
  }
}

/** Installs the packages of the frameworks by their lock file, and tests each with the packed library, several at a time. */
async function runFrameworks() {
  run("scripts/install.mjs", "examples/frameworks");
  unpackLibrary(tarball, FRAMEWORKS);
  const waiting = [...chosen];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const isPassed = await npmTest(name);
      if (!isPassed) process.exitCode = 1;
    }
  };
  await Promise.all(Array.from({ length: Math.ceil(availableParallelism() / 2) }, work));
}

/** Whether the tests of a framework pass. @param {string} name */
async function npmTest(name) {
  let output = "";
  const cwd = join(FRAMEWORKS, name);
  const child = spawn("npm", ["test"], { cwd, shell: process.platform === "win32" });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += data));
  const isPassed = await new Promise((resolve) => child.once("close", (status) => resolve(status === 0)));
  console.log(`\n=== ${name}: ${isPassed ? "passed" : "failed"}\n${output}`);
  return isPassed;
}
