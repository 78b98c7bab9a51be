// Compiles the examples and runs their tests against the built library: `npm run examples`, or one of them with
// `npm run examples gitlab`.
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const compiled = join(root, "reports/examples");
const wanted = process.argv[2] ?? "";

const node = (/** @type {string[]} */ ...args) => {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(1);
};

rmSync(compiled, { recursive: true, force: true });
node("node_modules/typescript/bin/tsc", "-p", "examples");

const tests = readdirSync(compiled, { recursive: true, encoding: "utf8" }).filter(
  (path) => /\.test\.m?js$/.test(path) && path.includes(wanted),
);
if (tests.length === 0) {
  console.error(`No example is called "${wanted}".`);
  process.exit(1);
}
node("--test", "--test-reporter=spec", ...tests.map((path) => join(compiled, path)));
