// Builds `dist/`: `npm run build`. With --if-needed, only if a source is newer than the build.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const INPUTS = [
  "src",
  "cli/src",
  "cli/package.json",
  "lint/src",
  "package.json",
  "package-lock.json",
  "rollup.config.mjs",
  "scripts/third-party-licenses.mjs",
  "tsconfig.json",
  "tsconfig.build.json",
];
// The last file that a build writes.
const OUTPUT = join(ROOT, "dist/carried.d.cts");

/**
 * When a file or any file of a folder was changed.
 *
 * @param {string} path
 * @returns {number}
 */
function changed(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const names = readdirSync(path).filter((name) => name !== "node_modules");
  // A folder changes when a file is added or removed.
  return Math.max(stats.mtimeMs, ...names.map((name) => changed(join(path, name))));
}

const isNeeded =
  !process.argv.includes("--if-needed") ||
  !existsSync(OUTPUT) ||
  INPUTS.some((input) => changed(join(ROOT, input)) > statSync(OUTPUT).mtimeMs);

if (isNeeded) {
  console.error("Building the library from src/ into dist/ …");
  const start = performance.now();
  const args = [join(ROOT, "node_modules/rollup/dist/bin/rollup"), "--config", "rollup.config.mjs", "--silent"];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: "inherit" });
  if (status !== 0) process.exit(1);
  console.error(`Built dist/ in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}
